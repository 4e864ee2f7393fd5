/** Tiles as they lie in a world: larger signs, no cost any more; bare rock for a wilderness, cracks where cancelled. */
import type { Language } from '@atoll/engine';
import type { TileFace, ViewRegion } from '../../rules/types.ts';
import { Icon } from '../icons.tsx';
import { effectParts, Ground, Orb, OUTLINE, Signs, TileSvg } from '../sky/tablet.tsx';

const CRACK = '66,-4 55,20 71,40 48,60 64,80 52,104';

/** Shapes that cracked tiles are cut with; in the page once. */
export const Cracks = () => (
  <svg class="sprite" aria-hidden="true" width="0" height="0">
    <clipPath id="orbis-crack-left">
      <polygon points={`-4,-4 ${CRACK} -4,104`} />
    </clipPath>
    <clipPath id="orbis-crack-right">
      <polygon points={`124,-4 ${CRACK} 124,104`} />
    </clipPath>
  </svg>
);

function Front({ face, language, region }: { face: TileFace; language: Language; region: ViewRegion | null }) {
  const reached = region?.neighbours ?? null;
  return (
    <>
      <Ground colour={face.colour} language={language} />
      <Icon name={face.colour} language={language} size={36} x={5} y={5} quiet />
      <g class="orbis-kind">
        <Icon name={face.kind} language={language} size={46} x={37} y={28} quiet />
      </g>
      {reached !== null && (
        <g class={`orbis-reached ${reached >= face.number ? 'is-enough' : ''}`}>
          <rect x="28" y="69" width="64" height="29" rx="13" />
          <text x="60" y="93.5" font-size="27">
            {`${reached}/${face.number}`}
          </text>
        </g>
      )}
      {face.kind === 'farm' && <Signs parts={effectParts(face)} x={98} y={80} size={30} language={language} />}
      {face.kind === 'shrine' && face.number > 1 && (
        <text class="orbis-times" x="24" y="95" font-size="33">{`×${face.number}`}</text>
      )}
      {face.mystic > 0 && (
        <g class="orbis-mystic">
          <text x="115" y="95" font-size="35" text-anchor="end">
            {face.mystic}
          </text>
        </g>
      )}
    </>
  );
}

/** A region of a world. `region`: null for a tile that is only shown there before it is laid. */
export function Laid(props: { face: TileFace; language: Language; region: ViewRegion | null; points: number }) {
  const { face, language, region, points } = props;
  const front = <Front face={face} language={language} region={region} />;
  const orb = (region?.cancelled || face.points > 0 || points !== 0) && (
    <Orb
      x={96}
      y={24}
      r={22.5}
      points={region?.cancelled ? 0 : face.points}
      class={region && points === 0 ? 'is-none' : ''}
    />
  );
  if (!region?.cancelled)
    return (
      <TileSvg>
        {front}
        {orb}
      </TileSvg>
    );
  return (
    <TileSvg class="is-cancelled">
      <path d={OUTLINE} class="orbis-void" />
      <g class="orbis-broken" transform="translate(-3 1) rotate(-3.500 20 100)">
        <g clip-path="url(#orbis-crack-left)">{front}</g>
      </g>
      <g class="orbis-broken" transform="translate(4 2) rotate(4 100 100)">
        <g clip-path="url(#orbis-crack-right)">{front}</g>
      </g>
      <polyline class="orbis-crack" points={CRACK} transform="translate(0 1)" />
      {orb}
    </TileSvg>
  );
}

/** A tile turned over. */
export function Wild({ points }: { points: number }) {
  return (
    <TileSvg class="is-wild">
      <path d={OUTLINE} class="orbis-rock-1" />
      <path d="M6 97.500 16 58 30 50 40 26 56 18 66 40 80 46 92 34 104 60 115 97.700Z" class="orbis-rock-2" />
      <path
        d="M56 18 48 60 62 52 58 97.600H84L76 62 80 46 66 40ZM92 34 94 70 104 97.700H115L104 60Z"
        class="orbis-rock-3"
      />
      <path d="M30 50 34 70 24 97.600M48 60 44 80M94 70 90 84" class="orbis-rock-line" />
      <path d={OUTLINE} class="orbis-edge" />
      <Orb x={96} y={24} r={22.5} points={points} class={points < 0 ? 'is-loss' : 'is-none'} />
    </TileSvg>
  );
}
