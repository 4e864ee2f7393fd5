/**
 * The paper-cut scenes of the jungle tiles, drawn once as symbols on a field of 100 × 100 and used by every tile.
 * Each has one large silhouette; leaves frame it; the number is put on it later (jungle.tsx), because it is data.
 */
import type { ComponentChildren } from 'preact';
import type { JungleKind } from '../../editions/box.ts';
import { Leaf, Pod, pod } from './foliage.tsx';
import { Grain, OUTLINE } from './paper.tsx';

export const sceneHref = (name: JungleKind | 'back'): string => `#cacao-scene-${name}`;

/** Ground, clearing and the leaves around it. */
function Jungle(props: { clearing: string; children?: ComponentChildren }) {
  return (
    <>
      <path d={OUTLINE} fill="var(--cacao-leaf-2)" />
      <path
        d="M9 14Q22 4 38 9 55 2 70 8 90 5 93 24 98 40 92 54 97 74 89 88 72 97 54 92 36 98 20 92 3 88 7 68 2 50 8 36Z"
        fill="var(--cacao-leaf-3)"
      />
      <path
        d="M17 26Q28 11 48 15 70 10 82 24 92 40 86 58 90 78 74 84 52 92 32 86 12 84 13 62 8 42 17 26Z"
        fill="var(--cacao-under)"
        transform="translate(0 2)"
      />
      <path
        d="M17 26Q28 11 48 15 70 10 82 24 92 40 86 58 90 78 74 84 52 92 32 86 12 84 13 62 8 42 17 26Z"
        fill={props.clearing}
      />
      {props.children}
    </>
  );
}

const frame = (
  <>
    <Leaf x={3} y={30} turn={-62} size={0.66} shade={1} />
    <Leaf x={3} y={4} turn={38} size={0.62} shade={4} />
    <Leaf x={97} y={4} turn={128} size={0.6} shade={1} />
    <Leaf x={98} y={30} turn={-152} size={0.5} shade={3} />
    <Leaf x={2} y={97} turn={-44} size={0.7} shade={1} />
    <Leaf x={22} y={98} turn={-30} size={0.5} shade={4} />
  </>
);

/** The crown that pods hang from. */
const crown = (
  <>
    <Leaf x={52} y={21} turn={-4} size={0.94} shade={1} />
    <g transform="translate(48 21) scale(-1 1)">
      <Leaf x={0} y={0} turn={-4} size={0.94} shade={1} />
    </g>
    <Leaf x={50} y={22} turn={22} size={0.8} shade={2} />
    <g transform="translate(50 22) scale(-1 1)">
      <Leaf x={0} y={0} turn={22} size={0.8} shade={2} />
    </g>
  </>
);

/** How many pods hang there is how many each worker picks. */
export function Pods({ count }: { count: number }) {
  if (count <= 1) return <Pod x={50} y={54} turn={0} size={1} />;
  return (
    <>
      <Pod x={35} y={52} turn={14} size={0.9} />
      <Pod x={63} y={52} turn={-14} size={0.9} />
      {count > 2 && <Pod x={50} y={60} turn={0} size={0.85} />}
    </>
  );
}

const market = (
  <>
    <ellipse cx="50" cy="84" rx="36" ry="6" fill="var(--cacao-under)" />
    <path d="M20 38h5v46h-5ZM75 38h5v46h-5Z" fill="var(--cacao-wood-deep)" />
    <path d="M25 40h50v24H25Z" fill="var(--cacao-dark)" opacity=".55" />
    <path d="M16 62h68l-3 22H19Z" fill="var(--cacao-wood)" />
    <path d="M16 62h68l-.8 5H16.7ZM34 67h2.5v17H34ZM63 67h2.5v17H63Z" fill="var(--cacao-wood-deep)" />
    <g transform="translate(34 55) rotate(78) scale(.3)">
      <path d={pod} fill="var(--cacao-fruit)" stroke="var(--cacao-fruit-deep)" stroke-width="4" />
    </g>
    <g transform="translate(49 56) rotate(96) scale(.3)">
      <path d={pod} fill="var(--cacao-fruit)" stroke="var(--cacao-fruit-deep)" stroke-width="4" />
    </g>
    <path d="M22 18h56l9 25H13Z" fill="var(--cacao-under)" transform="translate(0 3)" />
    <path
      d="M22 18h11.2l-2.6 23a8.8 7 0 0 1-17.6 2ZM44.4 18h11.2l3.2 23a8.8 7 0 0 1-17.6 0ZM66.8 18H78l9 25a8.8 7 0 0 1-17.6-2Z"
      fill="var(--cacao-cloth)"
    />
    <path
      d="M33.2 18h11.2l-3.2 23a8.8 7 0 0 1-10.6 3 8.8 7 0 0 1-5.9-3ZM55.6 18h11.2l2.6 23a8.8 7 0 0 1-10.6 3Z"
      fill="none"
    />
    <path
      d="M33.2 18h11.2l-3.2 23c-1.2 9-14 9-15.2 1.5ZM55.6 18h11.2l7.2 24.5c-1.2 7.5-14 7.5-15.2-1.5Z"
      fill="var(--cacao-cream)"
    />
    <path d="M22 18h56l1.5 4.2h-59Z" fill="var(--cacao-shine)" opacity=".5" />
  </>
);

const mine = (
  <>
    <path
      d="M8 84Q13 52 30 42 34 20 51 17 66 18 71 38 88 50 92 84Z"
      fill="var(--cacao-under)"
      transform="translate(0 3)"
    />
    <path d="M8 84Q13 52 30 42 34 20 51 17 66 18 71 38 88 50 92 84Z" fill="var(--cacao-rock-deep)" />
    <path d="M16 84Q20 58 35 47 40 26 52 23 60 24 64 40 52 46 48 60 34 66 30 84Z" fill="var(--cacao-rock)" />
    <path d="M30 84V62Q31 42 50 41 69 42 70 62V84Z" fill="var(--cacao-wood)" />
    <path d="M37 84V63Q38 49 50 48.5 62 49 63 63V84Z" fill="var(--cacao-dark)" />
    <path d="M28 58h9v5h-9ZM63 58h9v5h-9ZM46.5 38h7v11h-7Z" fill="var(--cacao-wood-deep)" />
    <g fill="var(--cacao-gold)" stroke="var(--cacao-gold-deep)" stroke-width="1.8" stroke-linejoin="round">
      <path d="m40 84 3-10 8-4 7 5 2 9Z" />
      <path d="m22 86 3-8 7-2 6 4 1 6Z" />
      <path d="m53 87 2-7 6-2 5 4 1 5Z" />
    </g>
    <path d="m45 75 5-2.5M26 80l3-1.2" stroke="var(--cacao-shine)" stroke-width="2" stroke-linecap="round" />
  </>
);

const water = (
  <>
    <path d="M22 16Q50 8 78 16L82 46H18Z" fill="var(--cacao-rock-deep)" />
    <path d="M18 20q10-8 17-3l-2 26-17 6ZM82 20q-10-8-17-3l2 26 17 6Z" fill="var(--cacao-rock)" />
    <path d="M34 15q16-5 32 0l4 46H30Z" fill="var(--cacao-water)" />
    <path
      d="M40 16l-2 42M50 14v46M60 16l2 42"
      stroke="var(--cacao-foam)"
      stroke-width="3"
      stroke-linecap="round"
      stroke-dasharray="16 7 9 6"
    />
    <path d="M10 62Q28 50 50 52 73 50 90 62 93 82 72 87 50 92 28 87 7 82 10 62Z" fill="var(--cacao-water-deep)" />
    <path d="M15 62Q31 53 50 55 70 53 85 62 87 77 70 82 50 86 30 82 13 77 15 62Z" fill="var(--cacao-water)" />
    <path
      d="M30 60q5-5 10 0 5-6 10 0 5-6 10 0 5-5 10 0"
      fill="none"
      stroke="var(--cacao-foam)"
      stroke-width="4"
      stroke-linecap="round"
    />
    <path
      d="M23 71q6-4 12 0t12 0M44 79q5-3 10 0"
      fill="none"
      stroke="var(--cacao-foam)"
      stroke-width="2.6"
      stroke-linecap="round"
    />
  </>
);

const sunRays = Array.from({ length: 12 }, (_, i) => (
  <path key={i} d={i % 2 ? 'M50 10 55 26H45Z' : 'M50 4 56 26H44Z'} transform={`rotate(${i * 30} 50 43)`} />
));

const sun = (
  <>
    <path d="M20 88 27 74h46l7 14Z" fill="var(--cacao-stone-deep)" />
    <path d="M28 76 33 64h34l5 12Z" fill="var(--cacao-stone)" />
    <g fill="var(--cacao-under)" transform="translate(0 3)">
      {sunRays}
      <circle cx="50" cy="43" r="23" />
    </g>
    <g fill="var(--cacao-sun)" stroke="var(--cacao-sun-deep)" stroke-width="1.6" stroke-linejoin="round">
      {sunRays}
    </g>
    <circle cx="50" cy="43" r="22" fill="var(--cacao-sun)" stroke="var(--cacao-sun-deep)" stroke-width="2.5" />
    <circle cx="50" cy="43" r="15.5" fill="none" stroke="var(--cacao-sun-deep)" stroke-width="2" />
    <path
      d="M43 41h4M53 41h4M44 48q6 5 12 0M50 41v4"
      fill="none"
      stroke="var(--cacao-sun-deep)"
      stroke-width="2.6"
      stroke-linecap="round"
    />
    <path d="M33 38a18 18 0 0 1 8-10" fill="none" stroke="var(--cacao-shine)" stroke-width="3" stroke-linecap="round" />
  </>
);

const temple = (
  <>
    <path d="M36 14h28v13h9v15h9v16h8v27H10V58h8V42h9V27h9Z" fill="var(--cacao-under)" transform="translate(0 4)" />
    <path d="M10 62h80v23H10Z" fill="var(--cacao-stone)" />
    <path d="M18 45h64v17H18Z" fill="var(--cacao-stone)" />
    <path d="M27 30h46v15H27Z" fill="var(--cacao-stone)" />
    <path d="M36 15h28v15H36Z" fill="var(--cacao-stone)" />
    <path d="M10 62h80v4.5H10ZM18 45h64v4.5H18ZM27 30h46v4H27ZM34 14h32v5H34Z" fill="var(--cacao-stone-light)" />
    <path d="M41 30h18l4 55H37Z" fill="var(--cacao-stone-deep)" />
    <path
      d="M42 40h16M41.5 48h17.5M40.5 56h19M40 64h20M39 72h22M38.5 80h23"
      stroke="var(--cacao-stone-light)"
      stroke-width="2.2"
    />
    <path d="M44.5 20h11v10h-11Z" fill="var(--cacao-dark)" />
    <path d="M10 85h80v1.5H10Z" fill="var(--cacao-stone-deep)" />
  </>
);

const back = (
  <>
    <path d={OUTLINE} fill="var(--cacao-leaf-1)" />
    <path d="M14 9Q9 9 9 15L8 86Q9 92 15 92L86 92Q92 91 92 85L92 14Q91 8 85 8Z" fill="var(--cacao-leaf-2)" />
    {[0, 60, 120, 180, 240, 300].map(turn => (
      <Leaf key={turn} x={50} y={50} turn={turn} size={0.82} shade={turn % 120 ? 3 : 1} />
    ))}
    <circle cx="50" cy="50" r="6" fill="var(--cacao-gold)" />
  </>
);

const drawings: Readonly<Record<JungleKind | 'back', ComponentChildren>> = {
  plantation: (
    <Jungle clearing="var(--cacao-meadow)">
      {frame}
      {crown}
    </Jungle>
  ),
  market: (
    <Jungle clearing="var(--cacao-sand)">
      {frame}
      {market}
    </Jungle>
  ),
  mine: (
    <Jungle clearing="var(--cacao-earth)">
      {mine}
      {frame}
    </Jungle>
  ),
  water: (
    <Jungle clearing="var(--cacao-meadow)">
      {water}
      {frame}
    </Jungle>
  ),
  sun: (
    <Jungle clearing="var(--cacao-dawn)">
      {frame}
      {sun}
    </Jungle>
  ),
  temple: (
    <Jungle clearing="var(--cacao-mist)">
      {frame}
      {temple}
    </Jungle>
  ),
  back,
};

export function Scenes() {
  return (
    <svg class="sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <Grain />
      </defs>
      {(Object.keys(drawings) as (keyof typeof drawings)[]).map(name => (
        <symbol key={name} id={`cacao-scene-${name}`} viewBox="0 0 100 100">
          {drawings[name]}
        </symbol>
      ))}
    </svg>
  );
}
