/** Bora Bora on the home page: the sun sets behind the volcano, huts on stilts, a canoe comes home. */
import './css/palette.css';
import './css/paints.css';
import './css/cover.css';
import type { CoverProps } from '@atoll/boardkit/board.ts';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';

/** A hut on stilts with a thatched roof under a ridge of its seat's colour, and its light on the water. */
function Hut({ x, y, size, seat }: { x: number; y: number; size: number; seat: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="bora-cover-stilt" d="M-17 14V34M-6 14V36M6 14V36M17 14V34" />
      <path d="M-25 12H25L23 18H-23Z" fill="var(--bora-wood)" />
      <path d="M-18-6H18V12H-18Z" fill="var(--bora-cream)" />
      <path d="M-5 12V1Q0-4 5 1V12Z" fill={seatColour(seat)} />
      <path class="bora-cover-window" d="M-14-1h6v7h-6ZM8-1h6v7H8Z" />
      <path d="M0-34 31-3Q16 2 0 1-16 2-31-3Z" class="bora-cover-thatch" />
      <path d="M0-34 31-3Q24 0 14 1Z" fill="var(--bora-under)" />
      <path d="M0-31-20-4M0-31-7-1M0-31 8-1" class="bora-cover-straw" />
      <path d="M-6-30Q0-42 6-30L2-24H-2Z" fill={seatColour(seat)} />
    </g>
  );
}

const frond = 'M0 0Q26-22 62-10 48-8 42-2 36-8 30 0 24-6 18 3 10-2 0 0Z';

function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-8 40Q-12-60 20-118L27-114Q2-60 10 40Z" class="bora-cover-trunk" />
      <path d="M-7-20 7-24M-6-42 7-47M-1-64 11-69M7-86 18-91" class="bora-cover-rings" />
      <g transform="translate(23 -116)">
        <g class="bora-cover-sway">
          {[-168, -132, -88, -40, 2, 34].map((turn, i) => (
            <path
              key={turn}
              d={frond}
              transform={`rotate(${turn}) scale(1 ${turn < -90 ? -1 : 1})`}
              fill={i % 2 ? 'var(--bora-leaf)' : 'var(--bora-leaf-deep)'}
            />
          ))}
          <circle cx="-4" cy="6" r="6" fill="var(--bora-wood-deep)" />
          <circle cx="6" cy="8" r="6" fill="var(--bora-wood)" />
        </g>
      </g>
    </g>
  );
}

function Canoe() {
  return (
    <g class="bora-cover-canoe">
      <path d="M-44 2Q0 14 44 2 40 18 26 20H-26Q-40 18-44 2Z" fill="var(--bora-wood)" />
      <path d="M-44 2Q0 14 44 2 43 7 40 11-0 20-40 11-43 7-44 2Z" fill="var(--bora-coral)" />
      <path d="M-20 32H34M-14 18-20 32M20 18 34 32" class="bora-cover-outrigger" />
      <g transform="translate(-8 -6)">
        <path d="M-9 14Q-9-4 0-5 9-4 9 14Z" fill="var(--bora-cloth-man)" />
        <circle cy="-11" r="7" fill="var(--bora-skin)" />
        <path d="M-7-11Q-8-20 0-20 8-20 7-11 0-16-7-11Z" fill="var(--bora-hair)" />
        <g class="bora-cover-paddle">
          <path d="M4 0 24 26" class="bora-cover-shaft" />
          <path d="M21 21Q33 27 31 40 20 36 21 21Z" fill="var(--bora-red)" />
        </g>
      </g>
      <g transform="translate(18 0)">
        <circle cx="-4" cy="-1" r="5" fill="var(--bora-fruit)" />
        <circle cx="5" cy="-1" r="5" fill="var(--bora-yellow)" />
        <path d="M-12 1H13Q10 11 0 11-9 11-12 1Z" fill="var(--bora-bowl)" />
      </g>
    </g>
  );
}

function Bird({ class: name }: { class: string }) {
  return (
    <g class={name}>
      <path class="bora-cover-wing" d="M0 0Q-8-9-18-6-10-4-7 1-3 4 0 2 3 4 7 1 10-4 18-6 8-9 0 0Z" />
    </g>
  );
}

export function Cover({ reducedMotion }: CoverProps) {
  return (
    <svg
      class={`bora-cover ${reducedMotion ? 'is-still' : ''}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="bora-cover-sky is-1" d="M-200-100H600V400H-200Z" />
      <path class="bora-cover-sky is-2" d="M-200 66Q-40 42 120 62T400 54 600 64V400H-200Z" />
      <path class="bora-cover-sky is-3" d="M-200 112Q0 96 160 114T420 106 600 112V400H-200Z" />
      <g transform="translate(262 152)">
        <circle class="bora-cover-halo is-far" r="96" />
        <circle class="bora-cover-halo" r="74" />
        <circle class="bora-cover-sun" r="54" />
      </g>
      <path
        d="M-200 176 20 176Q60 150 84 134L104 92Q112 76 122 84L132 96 146 76Q156 66 164 80L186 128Q212 150 262 176Z"
        class="bora-cover-volcano"
      />
      <path
        d="M104 92Q112 76 122 84L132 96 146 76Q150 71 154 71L142 112 132 128 120 118 108 140Z"
        class="bora-cover-ridge"
      />
      <path d="M-200 178Q-60 158 40 166 120 154 190 168 240 160 300 174L320 182H-200Z" class="bora-cover-wood" />
      <path class="bora-cover-water is-1" d="M-200 174Q-60 170 120 174T420 172 600 174V400H-200Z" />
      <path class="bora-cover-glow" d="M222 180H302M232 187H292M214 195H306M240 203H288M226 211H298" />
      <path class="bora-cover-water is-2" d="M-200 212Q-90 202 20 210T220 208 420 212 600 206V400H-200Z" />
      <Hut x={44} y={176} size={0.8} seat={3} />
      <Hut x={318} y={173} size={0.78} seat={1} />
      <Hut x={112} y={188} size={1} seat={0} />
      <path class="bora-cover-jetty" d="M-200 200H90V206H-200Z" />
      <g transform="translate(236 216)">
        <Canoe />
      </g>
      <path class="bora-cover-water is-3" d="M-200 250Q-100 238 0 248T180 246 360 250 600 242V400H-200Z" />
      <path class="bora-cover-ripple" d="M150 236q8-5 16 0t16 0M286 244q8-5 16 0t16 0M40 240q7-4 14 0t14 0" />
      <g class="bora-cover-fish" transform="translate(150 262)">
        <path d="M-20 0Q-8-12 8-9 16-7 20-2L30-9Q27 0 30 9L20 3Q16 9 8 10-8 13-20 0Z" fill="var(--bora-fish)" />
        <circle cx="-10" cy="-2" r="2.2" fill="var(--bora-fish-deep)" />
        <path d="M0-8Q4 0 0 9M8-7Q11 0 8 7" class="bora-cover-gills" />
      </g>
      <Bird class="bora-cover-bird is-first" />
      <Bird class="bora-cover-bird is-second" />
      <path class="bora-cover-sand" d="M-200 286Q-80 246 20 262 110 272 156 300 170 312 150 400H-200Z" />
      <path class="bora-cover-sand" d="M600 276Q470 250 388 266 322 280 296 306 286 330 300 400H600Z" />
      <Palm x={-4} y={290} size={1.22} />
      <g transform="translate(388 296) scale(-1 1)">
        <Palm x={0} y={0} size={1.05} />
      </g>
      <g transform="translate(330 268)">
        <path d="M-3 4H3L4 40H-4Z" fill="var(--bora-wood-deep)" />
        <path d="M-8-4H8L5 8H-5Z" fill="var(--bora-bowl)" />
        <g class="bora-cover-flame">
          <path d="M1-34Q4-22 11-16 15-4 0-3-14-4-11-15-7-18-6-24 0-22 0-16 4-24 1-34Z" fill="var(--bora-fire)" />
          <path d="M1-20Q6-14 5-9 3-4 0-4-5-5-4-10-1-12-1-14 1-13 1-20Z" fill="var(--bora-fire-core)" />
        </g>
      </g>
      <g transform="translate(96 284)">
        {[0, 72, 144, 216, 288].map(turn => (
          <path
            key={turn}
            d="M0 0Q-9-7-5-17 5-18 7-10 6-3 0 0Z"
            transform={`rotate(${turn})`}
            fill="var(--bora-flower)"
          />
        ))}
        <circle r="4.5" fill="var(--bora-yellow)" />
      </g>
    </svg>
  );
}
