/** Mangrovia on the home page: morning in the mangroves, huts on the islands, a bird of paradise, the boat coming in. */
import './css/palette.css';
import './css/cover.css';
import type { CoverProps } from '@atoll/boardkit/board.ts';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';

/** A hut on stilts with a thatched roof and a door in its seat's colour. */
function Hut({ x, y, size, seat }: { x: number; y: number; size: number; seat: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="mg-cover-stilt" d="M-15 16V32M-5 16V34M6 16V34M15 16V32" />
      <path d="M-22 13H22L20 18H-20Z" fill="var(--mg-wood)" />
      <path d="M-16-4H16V13H-16Z" fill="var(--mg-wall)" />
      <path d="M-5 13V3Q0-2 5 3V13Z" fill={seatColour(seat)} />
      <path d="M0-30 28-2Q14 3 0 2-14 3-28-2Z" fill="var(--mg-thatch)" />
      <path d="M0-30 28-2Q22 1 13 2Z" fill="var(--mg-under)" />
      <path class="mg-cover-straw" d="M0-27-18-3M0-27-6 0M0-27 7 0" />
      <path d="M-5-26Q0-38 5-26L2-20H-2Z" fill={seatColour(seat)} />
    </g>
  );
}

/** A mangrove: a crown on arched roots that stand in the water. */
function Mangrove({ x, y, size, deep }: { x: number; y: number; size: number; deep?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        class="mg-cover-root"
        d="M0-58V-26M0-30Q-6-16-10 8M0-30Q6-16 11 8M0-36Q-20-26-28 8M0-36Q20-26 30 8M0-42Q-36-34-46 8M0-42Q34-34 48 8"
      />
      <g class="mg-cover-sway">
        <path
          class={deep ? 'mg-cover-leaf is-deep' : 'mg-cover-leaf'}
          d="M-58-58Q-66-84-42-92-36-116-8-112 14-126 34-108 62-106 60-82 72-62 48-54 20-44 0-54-28-44-58-58Z"
        />
        <path class="mg-cover-leaf is-light" d="M-40-74Q-34-96-8-94 12-104 26-92 6-84-4-88-22-82-40-74Z" />
      </g>
    </g>
  );
}

function Statue({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-26 60-20 26Q-30 16-28-10-26-52 0-54 26-52 28-10 30 16 20 26L26 60Z"
        fill="var(--mg-rock)"
        stroke="var(--mg-rock-deep)"
        stroke-width="3"
      />
      <path
        d="M-22-16Q-12-26-4-17M22-16Q12-26 4-17M0-16-7 10H7M-12 28Q0 34 12 28"
        fill="none"
        stroke="var(--mg-rock-deep)"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M-24-28Q-16-50 4-50" fill="none" stroke="var(--mg-shine)" stroke-width="4" stroke-linecap="round" />
    </g>
  );
}

/** The bird of paradise on its branch. */
function Bird() {
  return (
    <g transform="translate(308 84)">
      <path class="mg-cover-root" d="M-70 40Q-10 20 60 30T150 12" />
      <path class="mg-cover-leaf is-deep" d="M60 30Q84 4 108 14 92 34 60 30ZM20 26Q40 42 36 62 18 52 20 26Z" />
      <g class="mg-cover-bob">
        <g class="mg-cover-tail">
          <path
            d="M-14 14Q-66 30-84 96-58 74-44 78-50 92-44 104-22 66 4 34Z"
            fill="var(--mg-bird-tail)"
            stroke="var(--mg-bird-deep)"
            stroke-width="2"
          />
          <path d="M-14 22Q-46 40-62 78M-4 28Q-28 52-38 84" fill="none" stroke="var(--mg-bird-wing)" stroke-width="3" />
        </g>
        <path
          d="M36-30Q14-38 2-20-20 2-14 24 2 52 26 24 40 6 38-10L58-16 40-23Q39-27 36-30Z"
          fill="var(--mg-bird)"
          stroke="var(--mg-bird-deep)"
          stroke-width="2"
        />
        <path d="M-8 6Q10-4 22 8 12 26-6 24Z" fill="var(--mg-bird-wing)" />
        <path
          d="M16-34Q8-46-4-46M24-36Q20-48 10-52M31-34Q32-46 24-54"
          fill="none"
          stroke="var(--mg-bird-tail)"
          stroke-width="3"
          stroke-linecap="round"
        />
        <circle cx="27" cy="-17" r="4" fill="var(--mg-bird-deep)" />
        <circle cx="28" cy="-18" r="1.4" fill="#fff" />
      </g>
    </g>
  );
}

function Boat() {
  return (
    <g class="mg-cover-boat">
      <path d="M4-62Q44-40 42-6H4Z" fill="var(--mg-sail)" />
      <path d="M4-62Q28-36 26-6H4Z" fill="var(--mg-coin)" opacity=".55" />
      <path d="M-6-50Q-34-32-36-6H-6Z" fill="var(--mg-sail)" />
      <path d="M0-70V6" stroke="var(--mg-wood-deep)" stroke-width="4" stroke-linecap="round" />
      <path d="M-50-2Q0 10 50-2 44 18 28 20H-28Q-44 18-50-2Z" fill="var(--mg-wood)" />
      <path d="M-50-2Q0 10 50-2 48 4 45 9 0 18-45 9-48 4-50-2Z" fill="var(--mg-amulet)" />
      <g transform="translate(-20 -6)">
        <path d="M-10 0H10Q9 11 3 12H-3Q-9 11-10 0Z" fill="var(--mg-coin)" />
        <ellipse rx="10" ry="3" fill="var(--mg-coin-deep)" />
      </g>
    </g>
  );
}

export function Cover({ reducedMotion }: CoverProps) {
  return (
    <svg
      class={`mg-cover ${reducedMotion ? 'is-still' : ''}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="mg-cover-sky is-1" d="M-200-100H600V400H-200Z" />
      <path class="mg-cover-sky is-2" d="M-200 74Q-60 54 90 70T370 62 600 72V400H-200Z" />
      <circle class="mg-cover-sun" cx="150" cy="104" r="44" />
      <path class="mg-cover-hill is-far" d="M-200 150Q-90 104 10 132 90 96 170 128 260 100 340 134T600 120V240H-200Z" />
      <path class="mg-cover-hill" d="M-200 160Q-80 138 40 156 140 136 240 158 330 142 600 160V240H-200Z" />
      <path class="mg-cover-water is-1" d="M-200 166Q-60 160 120 166T420 164 600 166V400H-200Z" />
      <path class="mg-cover-glow" d="M118 172H184M126 180H174M112 189H188M134 198H166" />
      <Mangrove x={36} y={176} size={0.74} deep />
      <Mangrove x={236} y={172} size={0.56} deep />
      <path class="mg-cover-isle" d="M166 196Q208 178 262 184 318 182 342 200 300 210 250 208 196 212 166 196Z" />
      <Hut x={216} y={168} size={0.78} seat={3} />
      <Hut x={290} y={172} size={0.86} seat={1} />
      <path class="mg-cover-water is-2" d="M-200 214Q-90 204 20 212T220 208 420 214 600 208V400H-200Z" />
      <g transform="translate(148 222)">
        <Boat />
      </g>
      <path class="mg-cover-water is-3" d="M-200 248Q-100 238 0 246T180 244 360 250 600 242V400H-200Z" />
      <path class="mg-cover-ripple" d="M208 262q9-6 18 0t18 0M96 270q9-6 18 0t18 0M262 240q8-5 16 0t16 0" />
      <Mangrove x={-8} y={270} size={1.2} />
      <path class="mg-cover-sand" d="M600 262Q470 240 392 254 320 268 292 300 286 330 300 400H600Z" />
      <Hut x={384} y={252} size={1.05} seat={0} />
      <Statue x={326} y={254} size={0.72} />
      <path class="mg-cover-reed" d="M270 304Q272 272 266 244M280 306Q286 276 294 254M258 306Q254 284 246 268" />
      <path class="mg-cover-cob" d="M265 238V254M295 248 291 262M245 262 249 274" />
      <path class="mg-cover-sand" d="M-200 292Q-80 270 10 284 60 292 76 320L60 400H-200Z" />
      <Bird />
    </svg>
  );
}
