/** What Cacao's examples are drawn with: tiles on a little table, gains, a storage and the water track. */
import '../css/palette.css';
import '../css/pieces.css';
import { Arrow, Figure } from '@atoll/boardkit/drawing/example.tsx';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import base from '../../editions/base.json' with { type: 'json' };
import { openBox } from '../../editions/box.ts';
import type { CellName } from '../../rules/types.ts';
import { href, type Yield } from '../icons.tsx';
import { middleOf } from '../map/geometry.ts';
import { JungleArt } from '../map/jungle.tsx';
import { WorkerArt } from '../map/worker.tsx';

const box = openBox(base);

/** Cells are 100 wide; cell 0,0 lies at the upper left. */
export const Table = (props: { children: ComponentChildren }) => <g transform="translate(50 50)">{props.children}</g>;

function At({ cell, children }: { cell: CellName; children: ComponentChildren }) {
  const { x, y } = middleOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

export const Jungle = ({ cell, tile }: { cell: CellName; tile: string }) => (
  <At cell={cell}>
    <JungleArt box={box} jungle={tile} />
  </At>
);

/** `turn`: by how many quarters the strongest side is turned away from north. */
export const Workers = (props: { cell: CellName; seat: Seat; tile: string; turn?: number; below?: number }) => (
  <At cell={props.cell}>
    <WorkerArt seat={props.seat} tile={props.tile} turn={props.turn ?? 0} below={props.below ?? 0} />
  </At>
);

/** What somebody gets, as symbol and number, in the middle of x, y. */
export function Gain(props: { x: number; y: number; kind: Yield; amount: number; seat?: Seat }) {
  const { x, y, kind, amount, seat } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class="example-slip"
        x="-31"
        y="-18"
        width="62"
        height="36"
        rx="18"
        stroke={seat === undefined ? undefined : seatColour(seat, 'deep')}
      />
      <use href={href(kind)} x="-28" y="-14" width="28" height="28" />
      <Figure x={13} y={0} size={24}>{`+${amount}`}</Figure>
    </g>
  );
}

/** Five places for fruits; `lost`: those for which there is no place. */
export function Storage({ y, fruits, lost = 0 }: { y: number; fruits: number; lost?: number }) {
  return (
    <g transform={`translate(8 ${y})`}>
      {Array.from({ length: base.storage }, (_, i) => (
        <g key={i} transform={`translate(${i * 44} 0)`}>
          <rect class="cacao-space" width="40" height="44" rx="8" />
          {i < fruits && <use href={href('fruit')} x="4" y="6" width="32" height="32" />}
        </g>
      ))}
      {Array.from({ length: lost }, (_, i) => (
        <g key={i} transform={`translate(${(base.storage + i) * 44 + 6} 0)`}>
          <use href={href('fruit')} x="4" y="6" width="32" height="32" opacity=".45" />
          <path class="cacao-example-lost" d="M4 6 36 38M36 6 4 38" />
        </g>
      ))}
    </g>
  );
}

/** The beginning of the water track, with the carrier's way from one field to another. */
export function WaterTrack({ from, to }: { from: number; to: number }) {
  const x = (i: number) => 24 + i * 42;
  return (
    <>
      {base.waterTrack.slice(0, 5).map((value, i) => (
        <g key={value}>
          <circle class={`cacao-example-field ${i === to ? 'is-reached' : ''}`} cx={x(i)} cy="78" r="19" />
          <Figure x={x(i)} y={78} size={17}>
            {value < 0 ? `−${-value}` : value}
          </Figure>
        </g>
      ))}
      <use href={href('carrier')} x={x(from) - 17} y="20" width="34" height="34" class="example-seat-1" />
      <Arrow from={[x(from) + 20, 38]} to={[x(to) - 2, 52]} bend={-22} />
    </>
  );
}
