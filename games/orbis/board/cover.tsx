/** Orbis on the home page: night falls over a world of tablets, and the five elements come alight above it. */
import './css/palette.css';
import './css/cover.css';
import type { CoverProps } from '@atoll/boardkit/board.ts';
import type { Colour } from '../rules/types.ts';
import { signs } from './art/elements.tsx';

const stars = Array.from({ length: 46 }, (_, i) => ({
  x: ((i * 97) % 440) - 20,
  y: (i * 53 + ((i * i) % 17) * 7) % 190,
  r: 0.7 + (i % 4) * 0.4,
  late: i % 3,
}));

/** The rows of the pyramid, the lowest first; null is a wilderness. */
const rows: readonly (readonly (Colour | null)[])[] = [
  ['green', 'yellow', 'blue', 'white', 'red'],
  ['yellow', 'blue', null, 'red'],
  ['blue', 'white', 'red'],
  ['white', 'red'],
];
const [W, H] = [50, 36];

function Slab({ colour, x, y }: { colour: Colour | null; x: number; y: number }) {
  const sign = colour && signs[colour];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-23.500" y="-15.500" width="47" height="34" rx="5" class="orbis-cover-shade" />
      <rect
        x="-24"
        y="-17"
        width="48"
        height="34"
        rx="5"
        fill={colour ? `var(--orbis-${colour}-deep)` : 'var(--orbis-rock-dark)'}
      />
      {colour ? (
        <path d="M-24 4Q-8-6 4 2T24-1V12Q24 17 19 17H-19Q-24 17-24 12Z" fill={`var(--orbis-${colour}-hill)`} />
      ) : (
        <path d="M-22 17-12-4-4 4 4-12 14 2 22 17Z" fill="var(--orbis-rock-light)" />
      )}
      <rect x="-24" y="-17" width="48" height="34" rx="5" class="orbis-cover-edge" />
      {sign && <g transform="translate(-11 -12) scale(.92)">{sign()}</g>}
    </g>
  );
}

/** Where the elements hover, in a bow over the pyramid. */
const lights: readonly { colour: Colour; x: number; y: number }[] = [
  { colour: 'yellow', x: 58, y: 128 },
  { colour: 'green', x: 112, y: 70 },
  { colour: 'white', x: 200, y: 42 },
  { colour: 'blue', x: 288, y: 70 },
  { colour: 'red', x: 342, y: 128 },
];

export function Cover({ reducedMotion }: CoverProps) {
  return (
    <svg
      class={`orbis-cover ${reducedMotion ? 'is-still' : ''}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-200" y="-100" width="800" height="500" class="orbis-cover-sky" />
      <path d="M-200 96Q-40 60 90 88T320 70 600 92V400H-200Z" class="orbis-cover-band-1" />
      <path d="M-200 150Q-20 116 110 146T340 128 600 150V400H-200Z" class="orbis-cover-band-2" />
      {stars.map(({ x, y, r, late }, i) => (
        <circle key={i} cx={x} cy={y} r={r} class={`orbis-cover-star is-${late}`} />
      ))}
      <g transform="translate(200 150)">
        <circle r="104" class="orbis-cover-ring" />
        <circle r="78" class="orbis-cover-moon" />
        <path d="M-78 0H78M0-78V78M0-78C-56-40-56 40 0 78M0-78C56-40 56 40 0 78" class="orbis-cover-grid" />
      </g>
      <path
        d="M-200 250-120 196-70 226 10 156 62 208 96 186 150 236 258 232 306 178 350 214 410 150 478 220 540 190 600 232V400H-200Z"
        class="orbis-cover-far"
      />
      <path d="M-200 290Q-60 236 60 262T340 254 600 284V400H-200Z" class="orbis-cover-near" />
      {rows.map((row, level) =>
        row.map((colour, i) => (
          <Slab key={`${level} ${i}`} colour={colour} x={200 + (i - (row.length - 1) / 2) * W} y={270 - level * H} />
        )),
      )}
      {lights.map(({ colour, x, y }, i) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <g class={`orbis-cover-light is-${i}`}>
            <circle r="29" fill={`var(--orbis-${colour})`} opacity=".16" />
            <circle r="20" fill={`var(--orbis-${colour})`} opacity=".22" />
            <g transform="translate(-16 -16) scale(1.35)">{signs[colour]()}</g>
          </g>
        </g>
      ))}
      <path d="M-200 306Q-40 278 90 292T330 290 600 304V420H-200Z" class="orbis-cover-front" />
    </svg>
  );
}
