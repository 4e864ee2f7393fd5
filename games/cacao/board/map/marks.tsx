/** What is drawn on top of tiles: lit edges, the numbers they would bring, rings and frames. */
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import type { CellName, EdgeName } from '../../rules/types.ts';
import { href, type Yield } from '../icons.tsx';
import type { Work } from '../preview/preview.ts';
import { edgeMiddle, edgeParts, middleOf, outwards } from './geometry.ts';

export function yieldOf(work: Pick<Work, 'fruits' | 'gold' | 'water' | 'suns'>): Yield {
  if (work.gold > 0) return 'gold';
  if (work.water > 0) return 'water';
  return work.suns > 0 ? 'sun' : 'fruit';
}

const amountOf = (work: Pick<Work, 'fruits' | 'gold' | 'water' | 'suns'>): number =>
  work.gold || work.water || work.suns || work.fruits;

/** A bar of light on the line between two tiles. */
export function EdgeLight({ edge, light }: { edge: EdgeName; light: Yield | 'idle' | 'open' }) {
  const { x, y } = edgeMiddle(edge);
  const { side } = edgeParts(edge);
  const turn = side === 'N' || side === 'S' ? 0 : 90;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={`cacao-light is-${light}`}>
      <rect class="cacao-light-glow" x="-40" y="-10" width="80" height="20" rx="10" />
      <rect class="cacao-light-bar" x="-36" y="-5.5" width="72" height="11" rx="5.5" />
    </g>
  );
}

/** The yield as symbol and number, beside the edge on the jungle tile. The owner's shape stands on it if it is not mine. */
export function YieldTag(props: { work: Work; owner: Seat | null }) {
  const { work, owner } = props;
  const at = edgeMiddle(work.edge);
  const out = outwards(edgeParts(work.edge).side);
  const kind = yieldOf(work);
  const sale = work.fruits < 0;
  return (
    <g transform={`translate(${at.x + out.x * 5} ${at.y + out.y * 5})`} class={`cacao-yield is-${kind}`}>
      <g class="cacao-readable">
        <rect class="cacao-shade" x="-30" y="-17" width="60" height="36" rx="18" transform="translate(1 3)" />
        <rect
          class="cacao-yield-paper"
          x="-30"
          y="-17"
          width="60"
          height="34"
          rx="17"
          stroke-dasharray={sale ? '6 4' : undefined}
        />
        <use href={href(kind)} x="-27" y="-13" width="26" height="26" />
        <text class="cacao-yield-number" x="12" y="9">
          {`+${amountOf(work)}`}
        </text>
        {owner !== null && (
          <g transform="translate(-38 -28) scale(.95)">
            <path d={seatLook(owner).path} fill={seatColour(owner)} stroke="var(--paper)" stroke-width="3" />
          </g>
        )}
      </g>
    </g>
  );
}

const FRAME = 'M-38-48H38Q48-48 48-38V38Q48 48 38 48H-38Q-48 48-48 38V-38Q-48-48-38-48Z';

/** An empty place on the table. */
export function SpaceFrame({ legal, chosen }: { legal: boolean; chosen: boolean }) {
  return (
    <>
      <path d={FRAME} class={`cacao-space ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''}`} />
      {legal && <path d="M-10 0H10M0-10V10" class="cacao-space-plus" />}
    </>
  );
}

/** A jungle space that will be filled; with several, each has a number that the display speaks of. */
export function FillMark({ space, number }: { space: CellName; number: number | null }) {
  const { x, y } = middleOf(space);
  return (
    <g transform={`translate(${x} ${y})`} class="cacao-tofill">
      <path d={FRAME} />
      <g transform="translate(-26 -26) scale(2.17)">
        <use href={href('pile')} width="24" height="24" opacity=".55" />
      </g>
      <g class="cacao-readable">
        <circle r="17" />
        <text class="cacao-number" y="9">
          {number ?? '?'}
        </text>
      </g>
    </g>
  );
}

/** Marks what somebody else did last, until the viewer has acted. */
export const RecentRing = ({ seat }: { seat: Seat }) => (
  <g class="cacao-recent">
    <path d={FRAME} class="cacao-recent-halo" transform="scale(1.06)" />
    <path d={FRAME} stroke={seatColour(seat, 'deep')} class="cacao-recent-ring" transform="scale(1.06)" />
  </g>
);

/** Around an own tile that can be built over, with the token it costs. */
export const OverRing = () => (
  <>
    <path d={FRAME} class="cacao-over-halo" transform="scale(1.02)" />
    <path d={FRAME} class="cacao-over-ring" transform="scale(1.02)" />
    <use href={href('sun')} x="20" y="-54" width="34" height="34" />
  </>
);
export const SpotRing = () => <path d={FRAME} class="cacao-spot" transform="scale(1.08)" />;
export const AimRing = () => <path d={FRAME} class="cacao-aim-ring" transform="scale(1.03)" />;
export const ChosenRing = () => <path d={FRAME} class="cacao-chosen-ring" transform="scale(1.04)" />;
/** Stands behind everything that can have the keyboard's focus, and is seen while it has. */
export function FocusRing({ x = 0, y = 0, width = 96, height = 96 }) {
  return (
    <rect
      class="cacao-focus"
      x={x - width / 2 - 2}
      y={y - height / 2 - 2}
      width={width + 4}
      height={height + 4}
      rx="13"
    />
  );
}
