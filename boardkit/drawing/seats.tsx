/** Five colours and the five shapes that go with them everywhere; a seat is never named by colour alone. */
import type { Seat, Words } from '@atoll/engine';

export interface SeatLook {
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon';
  words: Words;
  /** The outline on a 24 px grid. */
  path: string;
}

const looks: readonly SeatLook[] = [
  {
    shape: 'circle',
    words: { de: 'roter Kreis', en: 'red circle' },
    path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  },
  {
    shape: 'triangle',
    words: { de: 'blaues Dreieck', en: 'blue triangle' },
    path: 'M10.4 3.4Q12 .9 13.6 3.4L22 18Q23.3 21 20.2 21H3.8Q.7 21 2 18Z',
  },
  {
    shape: 'square',
    words: { de: 'gelbes Quadrat', en: 'yellow square' },
    path: 'M5.5 3H18.5Q21 3 21 5.5V18.5Q21 21 18.5 21H5.5Q3 21 3 18.5V5.5Q3 3 5.5 3Z',
  },
  {
    shape: 'diamond',
    words: { de: 'grüne Raute', en: 'green diamond' },
    path: 'M10.3 2.2Q12 .6 13.7 2.2L21.8 10.3Q23.4 12 21.8 13.7L13.7 21.8Q12 23.4 10.3 21.8L2.2 13.7Q.6 12 2.2 10.3Z',
  },
  {
    shape: 'hexagon',
    words: { de: 'violettes Sechseck', en: 'purple hexagon' },
    path: 'M8 2.7H16Q17.4 2.7 18.1 3.9L22 10.8Q22.7 12 22 13.2L18.1 20.1Q17.4 21.3 16 21.3H8Q6.6 21.3 5.9 20.1L2 13.2Q1.3 12 2 10.8L5.9 3.9Q6.6 2.7 8 2.7Z',
  },
];

export const seatLook = (seat: Seat): SeatLook => looks[seat % looks.length] as SeatLook;

/** The seat's colour: its fill, the text on it, its outline (also text on paper), its tint of paper. */
export const seatColour = (seat: Seat, part?: 'ink' | 'deep' | 'soft'): string =>
  `var(--seat-${seat % looks.length}${part ? `-${part}` : ''})`;

/** The seat's shape, on its own or inside another SVG at x, y. Decoration unless it is given a label. */
export function SeatMark(props: { seat: Seat; size?: number; x?: number; y?: number; label?: string; class?: string }) {
  const { seat, size = 20, x, y, label } = props;
  return (
    <svg
      class={`seat-mark ${props.class ?? ''}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      x={x}
      y={y}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={seatLook(seat).path} fill={seatColour(seat)} stroke={seatColour(seat, 'deep')} stroke-width="1.6" />
      <path
        d={seatLook(seat).path}
        fill="none"
        stroke="#fff"
        stroke-opacity=".35"
        stroke-width="1.4"
        transform="translate(12 12) scale(.72) translate(-12 -12)"
      />
    </svg>
  );
}
