/** Signs rather than things: dice faces, ticks and crosses, the two birds on the backs of tasks. */
import { goodsArt, line, solid } from './goodsArt.tsx';
import { placeArt } from './placeArt.tsx';

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7.4, 7.4],
    [16.6, 16.6],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.4, 7.4],
    [16.6, 7.4],
    [7.4, 16.6],
    [16.6, 16.6],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.2, 6.4],
    [16.8, 6.4],
    [7.2, 12],
    [16.8, 12],
    [7.2, 17.6],
    [16.8, 17.6],
  ],
};

/** The body in `currentColor`, pips in `--bora-pip`: boards give both the seat's colours. */
export const dieArt = (face: number) => (
  <>
    <path
      d="M5.6 1.4h12.8c2.6 0 4.2 1.6 4.2 4.2v12.8c0 2.6-1.6 4.2-4.2 4.2H5.6c-2.6 0-4.2-1.6-4.2-4.2V5.6c0-2.6 1.6-4.2 4.2-4.2Z"
      fill="currentColor"
      stroke="var(--bora-line)"
      stroke-width="1.2"
    />
    <path d="M4 8.6V6.2C4 4.8 4.8 4 6.2 4h2.4" {...line('shine', 1.2)} />
    {(pips[face] ?? []).map(([x, y]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r={face === 6 ? 2 : 2.3} fill="var(--bora-pip, var(--paper-high))" />
    ))}
  </>
);

const stroke = (width: number) =>
  ({
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const;

const arrow = (
  <g transform="translate(12.6 10.6) scale(.5)">
    <circle cx="12" cy="12" r="11.4" fill="var(--bora-cream)" stroke="var(--bora-line)" stroke-width="2" />
    <path d="M12 5v13M6.4 12.6 12 18.4l5.6-5.8" {...line('dark', 3)} />
  </g>
);

export const markArt = {
  check: <path d="M3.6 12.8 9.4 18.6 20.6 5.8" {...stroke(3.4)} />,
  cross: <path d="M5 5 19 19M19 5 5 19" {...stroke(3.2)} />,
  down: <path d="M12 3v17M5 13l7 7.4L19 13" {...stroke(3)} />,
  right: <path d="M8.5 4.5 16 12l-7.5 7.5" {...stroke(3)} />,
  push: <path d="M21 12H4M11 4.6 3.6 12l7.4 7.4" {...stroke(3)} />,
  crane: (
    <>
      <path
        d="M3 4.6 9.2 3c2.2-.4 3.4 1 3 3l-1 4.8c5.6-.4 9.4 1.4 11.4 6-4 3-10 3.2-13.6.6-2.4-1.8-2-4.6-1.4-7l.8-3.6Z"
        {...solid('white')}
      />
      <path d="M11 18.4V23M14.6 18.6V23M3 4.6 7 6" {...line('pearl-deep', 1.6)} />
      <path d="M9.4 3c1.4-.2 2.4.3 2.8 1.4H8.6Z" fill="var(--bora-red)" />
    </>
  ),
  parrot: (
    <>
      <path d="M12.4 1.4c5 0 7.6 3.4 7.6 8 0 6-3.8 9.4-9 9.6L6 23.2l1.4-5.6C4.6 14 5 4.6 12.4 1.4Z" {...solid('red')} />
      <path d="M7.4 17.6C7 12 10 8.8 15.4 9.6c.6 5-2 8.6-4.4 9.4Z" {...solid('blue')} />
      <path d="M17.6 4.6c3 .2 4.4 2 3.8 5-1.4-1-2.6-1.2-3.4-.8Z" {...solid('yellow')} />
      <circle cx="14.6" cy="5.4" r="1.3" fill="var(--bora-dark)" />
    </>
  ),
  tattooed: (
    <>
      <g transform="translate(-1.6 -.4) scale(.92)">{placeArt.man}</g>
      {arrow}
    </>
  ),
  collected: (
    <>
      <g transform="translate(-1.6 -.4) scale(.92)">{placeArt.woman}</g>
      {arrow}
    </>
  ),
  anyMaterial: (
    <>
      <g transform="translate(5.6 -.6) scale(.54)">{goodsArt.sand}</g>
      <g transform="translate(-.4 11) scale(.54)">{goodsArt.wood}</g>
      <g transform="translate(11.6 11) scale(.52)">{goodsArt.stone}</g>
    </>
  ),
};
