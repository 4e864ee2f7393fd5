/** Cacao on the home page: morning over the valley, the village in four colours, ripe fruit in front. */
import './css/palette.css';
import './css/cover.css';
import type { CoverProps } from '@atoll/boardkit/board.ts';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { Leaf, Pod } from './map/foliage.tsx';

const rays = Array.from({ length: 16 }, (_, i) => (
  <path key={i} d={i % 2 ? 'M0-66 6-47H-6Z' : 'M0-78 7-47H-7Z'} transform={`rotate(${i * 22.5})`} />
));

/** A hut with a thatched roof and a door in its seat's colour. */
function Hut({ x, y, size, seat }: { x: number; y: number; size: number; seat: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0" cy="22" rx="27" ry="5" fill="var(--cacao-under)" />
      <path d="M-19 0H19L17 22H-17Z" fill="var(--cacao-cream)" />
      <path d="M-6 22V8Q0 2 6 8V22Z" fill={seatColour(seat)} />
      <path d="M0-25 29 4Q15 9 0 8-15 9-29 4Z" fill="var(--cacao-thatch)" />
      <path d="M0-25 29 4Q22 7 13 8Z" fill="var(--cacao-under)" />
      <path
        d="M0-22-18 4M0-22-6 7M0-22 7 7"
        stroke="var(--cacao-wood)"
        stroke-width="1.4"
        stroke-linecap="round"
        opacity=".6"
      />
      <path d="M-4-21h8l-4-8Z" fill={seatColour(seat)} />
    </g>
  );
}

function Bird({ class: name }: { class: string }) {
  return (
    <g class={name}>
      <path
        class="cacao-wing"
        d="M0 0Q-7-9-15-5-9-4-6 1Q-3 3 0 0Q3 3 6 1 9-4 15-5 7-9 0 0Z"
        fill="var(--cacao-cloth)"
      />
    </g>
  );
}

const Tree = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-3 0 -2-34H2L3 0Z" fill="var(--cacao-wood-deep)" />
    {[-150, -118, -90, -62, -30].map((turn, i) => (
      <Leaf key={turn} x={0} y={-33} turn={turn} size={0.6} shade={i % 2 ? 3 : 2} />
    ))}
  </g>
);

export function Cover({ reducedMotion }: CoverProps) {
  return (
    <svg
      class={`cacao-cover ${reducedMotion ? 'is-still' : ''}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x="-200" y="-100" width="800" height="500" class="cacao-cover-sky" />
      <g transform="translate(112 118)">
        <g class="cacao-cover-rays">{rays}</g>
        <circle r="45" class="cacao-cover-halo" />
        <circle r="38" fill="var(--cacao-sun)" />
        <path d="M-26-12A29 29 0 0 1-10-27" class="cacao-cover-shine" />
      </g>
      <path d="M-200 178Q-60 118 40 156T190 140 330 150 600 120V400H-200Z" class="cacao-cover-far" />
      <g transform="translate(196 88) scale(.8)">
        <path
          d="M38 10h24v14h12v16h12v17h12v23H2V57h12V40h12V24h12Z"
          fill="var(--cacao-under)"
          transform="translate(2 4)"
        />
        <path d="M38 10h24v14h12v16h12v17h12v23H2V57h12V40h12V24h12Z" fill="var(--cacao-stone)" />
        <path d="M38 10h24v4H38ZM26 24h48v4H26ZM14 40h72v4H14ZM2 57h96v5H2Z" fill="var(--cacao-stone-light)" />
        <path d="M43 24h14l5 56H38Z" fill="var(--cacao-stone-deep)" />
        <path d="M45.5 14h9v10h-9Z" fill="var(--cacao-dark)" />
      </g>
      <path d="M-200 196Q-40 150 70 186 160 214 262 172 340 140 600 186V400H-200Z" fill="var(--cacao-leaf-4)" />
      <Tree x={56} y={188} size={1} />
      <Tree x={24} y={186} size={0.74} />
      <Tree x={352} y={176} size={0.95} />
      <Tree x={382} y={180} size={0.7} />
      <path
        d="M188 190Q214 206 196 222 168 240 214 262 250 284 210 320H330Q330 282 284 262 246 244 250 222 254 204 218 188Z"
        fill="var(--cacao-water-deep)"
      />
      <path
        d="M194 191Q222 206 204 223 180 240 224 262 262 284 226 320H314Q316 284 274 263 234 244 242 222 246 205 214 189Z"
        fill="var(--cacao-water)"
      />
      <path class="cacao-cover-ripple" d="M214 204q8-4 14 0M206 228q10-5 18 0M232 252q10-5 18 0M254 276q12-6 22 0" />
      <path d="M-200 236Q-60 196 50 218 150 232 184 250 200 262 176 320H-200Z" fill="var(--cacao-sand)" />
      <path d="M600 228Q440 196 350 216 280 232 288 252 326 276 330 320H600Z" fill="var(--cacao-sand)" />
      <Hut x={70} y={222} size={0.92} seat={0} />
      <Hut x={134} y={236} size={1.06} seat={1} />
      <Hut x={304} y={216} size={0.9} seat={2} />
      <Hut x={356} y={238} size={1.05} seat={3} />
      <g class="cacao-cover-smoke">
        <path d="M72 190q-6-8 0-15t0-15" />
        <path d="M306 186q6-8 0-15t0-15" />
      </g>
      <Bird class="cacao-bird is-first" />
      <Bird class="cacao-bird is-second" />
      <path
        d="M-200 282Q-40 244 60 266 130 284 190 276 280 262 350 274 430 262 600 284V420H-200Z"
        fill="var(--cacao-leaf-2)"
      />
      <Leaf x={-6} y={286} turn={-48} size={1.7} shade={1} />
      <Leaf x={10} y={292} turn={-16} size={1.5} shade={3} />
      <Leaf x={74} y={310} turn={-66} size={1.3} shade={4} />
      <g transform="translate(406 290) scale(-1 1)">
        <Leaf x={0} y={0} turn={-52} size={2} shade={1} />
        <Leaf x={30} y={4} turn={-20} size={1.6} shade={3} />
        <Leaf x={84} y={6} turn={-60} size={1.2} shade={4} />
      </g>
      <path d="M420 10Q350 14 318 24 290 34 272 34" class="cacao-cover-branch" />
      <Leaf x={316} y={22} turn={168} size={1.3} shade={2} />
      <Leaf x={344} y={16} turn={-150} size={1.4} shade={1} />
      <Leaf x={280} y={32} turn={150} size={0.9} shade={3} />
      <g class="cacao-sway" style={{ transformOrigin: '318px 20px' }}>
        <Pod x={318} y={70} turn={4} size={1.05} />
      </g>
      <g class="cacao-sway is-late" style={{ transformOrigin: '370px 24px' }}>
        <Pod x={370} y={84} turn={-6} size={1.25} />
      </g>
      <Leaf x={404} y={20} turn={160} size={1.3} shade={1} />
      <Leaf x={404} y={14} turn={-160} size={1.6} shade={2} />
      <path d="M-20 14Q30 16 58 30" class="cacao-cover-branch" />
      <g class="cacao-sway is-late" style={{ transformOrigin: '34px 20px' }}>
        <Pod x={34} y={68} turn={6} size={1.05} />
      </g>
      <Leaf x={56} y={28} turn={30} size={1} shade={3} />
      <Leaf x={16} y={18} turn={8} size={1.5} shade={1} />
      <Leaf x={-6} y={18} turn={-20} size={1.6} shade={2} />
    </svg>
  );
}
