/** A region as a tablet in the display: its element, what it is and does, what it costs and brings. */
import type { Language } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { type Colour, colours, type TileFace } from '../../rules/types.ts';
import { Icon } from '../icons.tsx';

export const OUTLINE =
  'M12 2.500Q2.600 2 2.500 11L2 89Q2.200 97.600 11 97.800L109 98Q117.500 97.600 117.800 88.600L118 11.600Q117.400 2.400 108 2.200Z';
/** Hills in the lower part, within the outline. */
const FAR = 'M2.300 52Q30 34 62 47T117.900 40L117.800 88.600Q117.500 97.600 109 98L11 97.800Q2.200 97.600 2 89Z';
const NEAR = 'M2.200 70Q36 56 70 68T117.900 62L117.800 88.600Q117.500 97.600 109 98L11 97.800Q2.200 97.600 2 89Z';

export const TileSvg = (props: { class?: string; children: ComponentChildren }) => (
  <svg class={`orbis-tile ${props.class ?? ''}`} viewBox="0 0 120 100" aria-hidden="true">
    {props.children}
  </svg>
);

/** The ground of a tile: its colour, hills, and its element once more, large and faint. */
export function Ground({ colour, language }: { colour: Colour; language: Language }) {
  return (
    <g>
      <path d={OUTLINE} fill={`var(--orbis-${colour}-deep)`} />
      <path d={FAR} fill={`var(--orbis-${colour}-hill)`} opacity=".55" />
      <g class="orbis-watermark">
        <Icon name={colour} language={language} size={78} x={30} y={12} quiet />
      </g>
      <path d={NEAR} fill={`var(--orbis-${colour}-hill)`} />
      <path d={OUTLINE} class="orbis-edge" />
    </g>
  );
}

/** Points in their orb. */
export function Orb(props: { x: number; y: number; r: number; points: number; class?: string }) {
  const { x, y, r, points } = props;
  return (
    <g class={`orbis-orb ${props.class ?? ''}`}>
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y + r * 0.52} font-size={r * 1.55}>
        {points < 0 ? `−${-points}` : points}
      </text>
    </g>
  );
}

type Part = { text: string } | { icon: Colour | 'any' | 'worshiper' | 'shrine'; struck?: boolean };

/** What a region does, as a row of signs: `3` and colours for a forest, `+2` and a colour for a conversion. */
export function effectParts({ kind, number, colours: shown }: TileFace): Part[] {
  const icons = shown.map(icon => ({ icon }));
  switch (kind) {
    case 'farm':
      return shown.map(icon => ({ icon, struck: true }));
    case 'village':
      return [{ text: `−${number}` }, { icon: 'worshiper' }];
    case 'forest':
      return [{ text: String(number) }, ...icons];
    case 'volcano':
      return [{ text: `−${number}` }, ...icons];
    case 'irrigation':
      return [{ text: '↓' }, ...icons];
    case 'shrine':
      return Array.from({ length: number }, () => ({ icon: 'shrine' as const }));
    case 'conversion':
      return [{ text: `+${number}` }, ...(shown.length > 1 ? [{ icon: 'any' as const }] : icons)];
    case 'rock':
      return [];
  }
}

/** Signs side by side around a middle. */
export function Signs(props: { parts: readonly Part[]; x: number; y: number; size: number; language: Language }) {
  const { parts, x, y, language } = props;
  const icons = parts.filter(part => 'icon' in part).length;
  const size = icons > 3 ? props.size * 0.78 : props.size;
  const widths = parts.map(part => ('text' in part ? part.text.length * size * 0.62 + 1 : size + 1));
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  return (
    <g class="orbis-signs">
      {parts.map((part, i) => {
        const at = left;
        left += widths[i] ?? 0;
        if ('text' in part)
          return (
            <text key={i} x={at} y={y + size * 0.38} font-size={size * 1.08}>
              {part.text}
            </text>
          );
        return (
          <g key={i}>
            <Icon name={part.icon} language={language} size={size} x={at} y={y - size / 2} quiet />
            {part.struck && (
              <path d={`M${at - 1} ${y + size * 0.42}L${at + size + 1} ${y - size * 0.42}`} class="orbis-strike" />
            )}
          </g>
        );
      })}
    </g>
  );
}

const pips = (level: number, x: number, y: number, size: number) =>
  Array.from({ length: level }, (_, i) => (
    <path
      key={i}
      class="orbis-pip"
      d={`M${x + i * size * 1.15} ${y + size}l${size / 2}-${size} ${size / 2} ${size}Z`}
    />
  ));

/** The symbols of a cost in a row; those of colours with a reduction token are struck out. */
function costSigns(face: TileFace, free: readonly Colour[]): Part[] {
  const parts: Part[] = [];
  for (const colour of colours)
    for (let i = 0; i < face.cost[colour]; i++) parts.push({ icon: colour, struck: free.includes(colour) });
  for (let i = 0; i < face.any; i++) parts.push({ icon: 'any' });
  return parts;
}

/** The outline of a tablet, which is lower than a tile in a world: 120 × 82. */
const SLAB = 'M12 2.5Q2.6 2 2.5 11L2 71Q2.2 79.6 11 79.8L109 80Q117.5 79.6 117.8 70.6L118 11.6Q117.4 2.4 108 2.2Z';
const SLAB_FAR = 'M2.4 42Q30 26 62 37T117.9 30L117.8 70.6Q117.5 79.6 109 80L11 79.8Q2.2 79.6 2 71Z';
const SLAB_BAND = 'M2.1 61H117.8L117.8 70.6Q117.5 79.6 109 80L11 79.8Q2.2 79.6 2 71Z';

/** A region as it lies in the display. `free`: colours that need not be paid. */
export function Tablet(props: { face: TileFace; language: Language; free: readonly Colour[] }) {
  const { face, language } = props;
  const cost = costSigns(face, props.free);
  return (
    <svg class="orbis-tile" viewBox="0 0 120 82" aria-hidden="true">
      <path d={SLAB} fill={`var(--orbis-${face.colour}-deep)`} />
      <path d={SLAB_FAR} fill={`var(--orbis-${face.colour}-hill)`} />
      <g class="orbis-watermark">
        <Icon name={face.colour} language={language} size={66} x={52} y={4} quiet />
      </g>
      {cost.length > 0 && <path d={SLAB_BAND} class="orbis-cost-band" />}
      <path d={SLAB} class="orbis-edge" />
      <Icon name={face.colour} language={language} size={22} x={7} y={6} quiet />
      {pips(face.level, 31, 11, 7.5)}
      <g class="orbis-kind">
        <Icon name={face.kind} language={language} size={29} x={12} y={29} quiet />
      </g>
      <Signs parts={effectParts(face)} x={80} y={45} size={18} language={language} />
      {face.points > 0 && <Orb x={104} y={17} r={12.2} points={face.points} />}
      {face.mystic > 0 && (
        <g class="orbis-mystic">
          <Icon name="mystic" language={language} size={14} x={57} y={10} quiet />
          <text x={72} y={22.5} font-size="16">
            {face.mystic}
          </text>
        </g>
      )}
      {cost.length > 0 && <Signs parts={cost} x={60} y={70.5} size={16.5} language={language} />}
    </svg>
  );
}
