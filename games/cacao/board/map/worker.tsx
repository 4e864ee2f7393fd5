/** A worker tile: a village square in its seat's colour and shape, workers at the edges looking outwards. */
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import { workerBody, workerHead } from '../icons.tsx';
import { workersAround } from './geometry.ts';
import { GRAIN, OUTLINE } from './paper.tsx';

/** Where the workers of one edge stand, for one, two and three of them. */
const ranks: Readonly<Record<number, readonly number[]>> = { 1: [50], 2: [35, 65], 3: [23, 50, 77] };
const rank = (n: number): readonly number[] => ranks[n] ?? Array.from({ length: n }, (_, i) => 14 + (72 / (n - 1)) * i);

/** One side, drawn as the northern one: a road to the edge and those who stand there, or a hedge. */
function Side({ workers, ink }: { workers: number; ink: string }) {
  if (workers === 0)
    return <path class="cacao-hedge" d="M26 9q4-6 9-2 4-6 10-2 5-5 10 0 6-4 10 2 6-3 9 3 1 6-6 6H32q-8 0-6-7Z" />;
  const places = rank(workers);
  const first = (places[0] ?? 50) - 13;
  const last = (places.at(-1) ?? 50) + 13;
  return (
    <>
      <path class="cacao-road" d={`M${first} 3H${last}L60 40H40Z`} />
      {places.map(x => (
        <g key={x} transform={`translate(${x - 13.2} 3.5) scale(1.1)`} fill={ink}>
          <path d={workerHead} />
          <path d={workerBody} />
        </g>
      ))}
    </>
  );
}

/** A hut seen from above. */
const Hut = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="cacao-shade" r="8.5" cx=".8" cy="1.5" />
    <circle class="cacao-hut" r="8.5" />
    <path class="cacao-thatch" d="M0 0V-8M0 0 7 4M0 0-7 4" />
  </g>
);

const corners = [
  { x: 84, y: 16, between: [0, 1] },
  { x: 84, y: 84, between: [1, 2] },
  { x: 16, y: 84, between: [2, 3] },
  { x: 16, y: 16, between: [3, 0] },
] as const;

/** Drawn from the middle, 100 units wide. `below`: how many tiles lie under it. `plain`: for very small pictures. */
export function WorkerArt(props: { seat: Seat; tile: string; turn: number; below?: number; plain?: boolean }) {
  const { seat, tile, turn, below = 0, plain = false } = props;
  const counts = workersAround(tile, 0);
  return (
    <g transform={below > 0 ? 'translate(-53 -55)' : 'translate(-50 -50)'}>
      {below > 0 && (
        <>
          <path d={OUTLINE} class="cacao-shade" transform="translate(8 12) rotate(3 50 50)" />
          <path
            d={OUTLINE}
            fill={seatColour(seat)}
            stroke={seatColour(seat, 'deep')}
            stroke-width="2"
            transform="translate(7 9) rotate(3 50 50)"
          />
        </>
      )}
      <path d={OUTLINE} class="cacao-shade" transform="translate(1 4)" />
      <path d={OUTLINE} fill={seatColour(seat)} />
      <g transform={`rotate(${turn * 90} 50 50)`}>
        <path d="M13 6Q6 6 6 13L6 87Q6 94 13 94L87 94Q94 94 94 87L94 13Q94 6 87 6Z" class="cacao-street" />
        {[0, 1, 2, 3].map(side => (
          <g key={side} transform={`rotate(${side * 90} 50 50)`}>
            <Side workers={counts[side] ?? 0} ink={seatColour(seat, 'ink')} />
          </g>
        ))}
        {corners.map(({ x, y, between }) =>
          plain || between.some(side => (counts[side] ?? 0) > 2) ? null : <Hut key={`${x} ${y}`} x={x} y={y} />,
        )}
      </g>
      <path d="M38 31H62L69 38V62L62 69H38L31 62V38Z" class="cacao-shade" transform="translate(.5 2)" />
      <path d="M38 31H62L69 38V62L62 69H38L31 62V38Z" fill="var(--cacao-plaza)" />
      <g transform="translate(36.5 36.5) scale(1.125)">
        <path d={seatLook(seat).path} fill={seatColour(seat)} stroke="var(--cacao-plaza-line)" stroke-width="1.6" />
      </g>
      <path d={OUTLINE} fill={GRAIN} />
    </g>
  );
}
