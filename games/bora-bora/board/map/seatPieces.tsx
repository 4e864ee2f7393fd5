/** Pieces in a seat's colour that also carry its shape: huts on the islands, dice on the mats. */
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import { dieIcon, href } from '../icons.tsx';

/** The seat's shape as a small badge; `size` in the units of the drawing around it. */
export function Badge({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <path
        d={seatLook(seat).path}
        fill={seatColour(seat)}
        stroke="var(--paper-high)"
        stroke-width="3.4"
        paint-order="stroke"
      />
    </g>
  );
}

/** In a drawing, around its middle. */
export function Hut({ seat, size, ghost = false }: { seat: Seat; size: number; ghost?: boolean }) {
  return (
    <g class={`bora-hut ${ghost ? 'is-ghost' : ''}`} style={{ color: seatColour(seat) }}>
      <use href={href('hut')} x={-size / 2} y={-size / 2} width={size} height={size} />
      <Badge seat={seat} x={size * 0.32} y={size * 0.3} size={size * 0.46} />
    </g>
  );
}

/** On paper. The shape tells whose it is; dice in the viewer's own hand need none. */
export function Die({ seat, die, size, bare = false }: { seat: Seat; die: number; size: number; bare?: boolean }) {
  return (
    <svg
      class="bora-die"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ color: seatColour(seat), '--bora-pip': seatColour(seat, 'ink') }}
    >
      <use href={href(dieIcon(die))} width="24" height="24" />
      {!bare && <Badge seat={seat} x={21} y={21} size={11} />}
    </svg>
  );
}
