/** Leaves and fruits, the same on tiles and on the cover. */

const leaf = 'M0 0C10-14 26-17 42-10 34 5 18 11 0 0Z';

/** One leaf of the frame: where it grows, which way, how large. */
export function Leaf(props: { x: number; y: number; turn: number; size: number; shade: 1 | 2 | 3 | 4 }) {
  const { x, y, turn, size, shade } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={leaf} fill={`var(--cacao-leaf-${shade})`} />
      <path d="M3 0Q20-5 36-8" fill="none" stroke="var(--cacao-leaf-vein)" stroke-width="1.5" stroke-linecap="round" />
    </g>
  );
}

export const pod = 'M0-31C17-23 20-6 17 6 15 17 8 26 0 32-8 26-15 17-17 6-20-6-17-23 0-31Z';

export function Pod(props: { x: number; y: number; turn: number; size: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn}) scale(${props.size})`}>
      <path d="M-3-40q3-4 6 0l-1 12h-4Z" fill="var(--cacao-wood)" />
      <path d={pod} fill="var(--cacao-under)" transform="translate(1 4)" />
      <path d={pod} fill="var(--cacao-fruit)" stroke="var(--cacao-fruit-deep)" stroke-width="2.5" />
      <path
        d="M0-27V28M9-20C15-6 13 11 5 24M-9-20C-15-6-13 11-5 24"
        fill="none"
        stroke="var(--cacao-fruit-deep)"
        stroke-width="2.3"
        stroke-linecap="round"
      />
      <path
        d="M-13-10C-15-2-14 6-12 12"
        fill="none"
        stroke="var(--cacao-shine)"
        stroke-width="3"
        stroke-linecap="round"
      />
    </g>
  );
}
