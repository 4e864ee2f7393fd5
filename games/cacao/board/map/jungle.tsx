/** A jungle tile: its scene and the number that counts, on a tag whose shape says what is given. */
import type { Box } from '../../editions/box.ts';
import { GRAIN, OUTLINE } from './paper.tsx';
import { Pods, sceneHref } from './scenes.tsx';

function kindOf(box: Box, jungle: string) {
  const type = box.jungleIds.indexOf(jungle);
  return { kind: box.jungleKind[type] ?? 'temple', value: box.jungleValue[type] ?? 0 };
}

/** Drawn from the middle, 100 units wide. */
export function JungleArt({ box, jungle }: { box: Box; jungle: string }) {
  const { kind, value } = kindOf(box, jungle);
  return (
    <g transform="translate(-50 -50)">
      <path d={OUTLINE} class="cacao-shade" transform="translate(1 4)" />
      <use href={sceneHref(kind)} width="100" height="100" />
      {kind === 'plantation' && <Pods count={value} />}
      <path d={OUTLINE} fill={GRAIN} />
      {kind === 'temple' ? (
        <TempleTag first={box.edition.temple.first} second={box.edition.temple.second} />
      ) : (
        <Tag kind={kind} value={value} />
      )}
    </g>
  );
}

export function TileBack() {
  return (
    <g transform="translate(-50 -50)">
      <path d={OUTLINE} class="cacao-shade" transform="translate(1 4)" />
      <use href={sceneHref('back')} width="100" height="100" />
      <path d={OUTLINE} fill={GRAIN} />
    </g>
  );
}

const tags = {
  plantation: {
    path: 'M0-23C13-17 19-7 18 3 17 13 9 20 0 24-9 20-17 13-18 3-19-7-13-17 0-23Z',
    fill: 'fruit',
  },
  market: { path: 'M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20Z', fill: 'gold' },
  mine: { path: 'M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20Z', fill: 'gold' },
  water: { path: 'M0-27C10-15 18-7 18 4A18 18 0 0 1-18 4C-18-7-10-15 0-27Z', fill: 'water' },
  sun: {
    path: 'M0-25 5-17 14-20 15-11 24-8 19 0 24 8 15 11 14 20 5 17 0 25-5 17-14 20-15 11-24 8-19 0-24-8-15-11-14-20-5-17Z',
    fill: 'sun',
  },
} as const;

function Tag({ kind, value }: { kind: keyof typeof tags; value: number }) {
  const { path, fill } = tags[kind];
  return (
    <g transform="translate(77 76)">
      <path d={path} class="cacao-shade" transform="translate(1 3)" />
      <path
        d={path}
        fill={`var(--cacao-${fill}-tag)`}
        stroke={`var(--cacao-${fill}-rim)`}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <text class="cacao-number" y="10" fill={`var(--cacao-${fill}-ink)`}>
        {value}
      </text>
    </g>
  );
}

/** First and second place, as two plaques of stone. */
function TempleTag({ first, second }: { first: number; second: number }) {
  return (
    <g transform="translate(50 80)">
      <rect x="-29" y="-16" width="58" height="32" rx="9" class="cacao-shade" transform="translate(1 3)" />
      <rect
        x="-29"
        y="-16"
        width="58"
        height="32"
        rx="9"
        fill="var(--cacao-gold-tag)"
        stroke="var(--cacao-gold-rim)"
        stroke-width="2.5"
      />
      <path d="M1-15V15" stroke="var(--cacao-gold-rim)" stroke-width="2" />
      <text class="cacao-number" x="-13" y="11" fill="var(--cacao-gold-ink)">
        {first}
      </text>
      <text class="cacao-number is-second" x="15" y="9" fill="var(--cacao-gold-ink)">
        {second}
      </text>
    </g>
  );
}
