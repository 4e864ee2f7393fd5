/** Who and what stands on the board: people, huts, priests, tiles and cards. `currentColor` is the seat's. */
import { line, shine, solid } from './goodsArt.tsx';

const ring = { stroke: 'var(--bora-line)', 'stroke-width': 1.2, 'stroke-linejoin': 'round' as const };
const skin = { fill: 'var(--bora-skin)', ...ring };
const hair = { fill: 'var(--bora-hair)', ...ring };
const own = { fill: 'currentColor', ...ring };

const man = (
  <>
    <path d="M1.8 23.2c.2-5.4 3.4-8 10.2-8s10 2.6 10.2 8Z" {...skin} />
    <path d="M8 23.2c.2-3.6 1.6-5.6 4-7.6 2.4 2 3.8 4 4 7.6Z" fill="var(--bora-cloth-man)" {...ring} />
    <path d="M9.4 13h5.2v3.6c-1 1.6-4.2 1.6-5.2 0Z" {...skin} />
    <path d="M6.6 8.4c0-4 2.2-6.4 5.4-6.4s5.4 2.4 5.4 6.4c0 3.8-2.4 6.6-5.4 6.6s-5.4-2.8-5.4-6.6Z" {...skin} />
    <path
      d="M6.2 8.2C5.8 3.4 8.2.8 12 .8s6.2 2.6 5.8 7.4c-.8-2-1.6-2.8-2.4-3.2-2 1.2-4.8 1.2-6.8 0-.8.4-1.6 1.2-2.4 3.2Z"
      {...hair}
    />
    <path d="M3.4 20.4l2-1.6M4.6 22.2l2.2-2M20.6 20.4l-2-1.6M19.4 22.2l-2.2-2" {...line('skin-deep', 1)} />
  </>
);

const woman = (
  <>
    <path d="M5 19.4C3 12.6 3.8.8 12 .8s9 11.8 7 18.6c-2.4 1.8-11.6 1.8-14 0Z" {...hair} />
    <path d="M3.2 23.2c.2-4.6 3-6.8 8.8-6.8s8.6 2.2 8.8 6.8Z" {...skin} />
    <path
      d="M6.6 23.2c.4-2.2 1.4-3.4 2.6-4.4 1 .9 1.9 1.2 2.8 1.2s1.8-.3 2.8-1.2c1.2 1 2.2 2.2 2.6 4.4Z"
      fill="var(--bora-cloth-woman)"
      {...ring}
    />
    <path d="M9.8 13.6h4.4v3.8c-1 1.4-3.4 1.4-4.4 0Z" {...skin} />
    <path d="M7.4 9.4c0-3.8 1.8-6 4.6-6s4.6 2.2 4.6 6c0 3.6-2 6-4.6 6s-4.6-2.4-4.6-6Z" {...skin} />
    <path d="M7 9.2c-.2-4 1.6-6.4 5-6.4s5.2 2.4 5 6.4c-2.4-.6-4-1.8-5-3.6-1 1.8-2.6 3-5 3.6Z" {...hair} />
    <g fill="var(--bora-flower)" stroke="var(--bora-flower-deep)" stroke-width=".8">
      <circle cx="17.8" cy="4" r="1.5" />
      <circle cx="20.2" cy="5.6" r="1.5" />
      <circle cx="19.2" cy="8.2" r="1.5" />
      <circle cx="16.6" cy="7.8" r="1.5" />
      <circle cx="16" cy="5.4" r="1.5" />
    </g>
    <circle cx="18" cy="6.2" r="1.2" fill="var(--bora-yellow)" />
  </>
);

const bothPeople = (
  <>
    <g transform="translate(-1.2 4.6) scale(.66)">{man}</g>
    <g transform="translate(9.4 4.6) scale(.66)">{woman}</g>
  </>
);

/** A hut under a roof of this colour. */
const hutOf = (roof: string) => (
  <>
    <path d="M4.6 11.6h14.8v10H4.6Z" fill="var(--bora-cream)" {...ring} />
    <path d="M9.8 21.6v-6.2c0-1.4 1-2.2 2.2-2.2s2.2.8 2.2 2.2v6.2Z" fill="var(--bora-dark)" />
    <path d="M12 1.4 23 12.6H1Z" fill={roof} {...ring} />
    <path
      d="M12 4.2 7.6 11M12 4.2v7M12 4.2l4.4 6.8"
      fill="none"
      stroke="#fff"
      stroke-opacity=".55"
      stroke-width="1.1"
      stroke-linecap="round"
    />
  </>
);
const hut = hutOf('currentColor');
export const coralHut = hutOf('var(--bora-coral)');

const priest = (
  <>
    <path d="M12 8.4c4.2 0 7 5 7.8 13.8H4.2C5 13.4 7.8 8.4 12 8.4Z" {...own} />
    <circle cx="12" cy="6.2" r="4.4" {...skin} />
    <path d="M7.2 6.4C6.4 3 8.6.8 12 .8s5.6 2.2 4.8 5.6c-2.8-1.6-6.8-1.6-9.6 0Z" {...own} />
    <path d="M21 4.6v18" {...line('wood', 2)} />
    <circle cx="21" cy="3.6" r="2.2" {...solid('yellow')} />
    <path
      d="M9.4 14.4 12 17l2.6-2.6"
      fill="none"
      stroke="#fff"
      stroke-opacity=".6"
      stroke-width="1.4"
      stroke-linecap="round"
    />
  </>
);

const card = (
  <>
    <path
      d="M5.6 1.4h12.8c1 0 1.8.8 1.8 1.8v17.6c0 1-.8 1.8-1.8 1.8H5.6c-1 0-1.8-.8-1.8-1.8V3.2c0-1 .8-1.8 1.8-1.8Z"
      {...solid('pearl', 'status-deep')}
    />
    <path
      d="M12 5.2c3.6 0 5 2.4 5 5.2 0 3.8-2.4 7.4-5 8.4-2.6-1-5-4.6-5-8.4 0-2.8 1.4-5.2 5-5.2Z"
      {...solid('status')}
    />
    <path d="M9.4 10.4h1.4M13.2 10.4h1.4M10 14.4h4" {...line('pearl', 1.6)} />
  </>
);

const pile = (
  <>
    <path d="M7.4 2h12.8v17H7.4Z" {...solid('pearl', 'status-deep')} />
    <path d="M3.8 4.8h12.8v17.4H3.8Z" {...solid('status')} />
    <path d="M10.2 8.2v.1M10.2 18.4v.1M7 13.3h6.4M10.2 10.4v5.8" {...line('pearl', 1.7)} />
  </>
);

/** A god tile: a round stone with a face. */
const tile = (
  <>
    <circle cx="12" cy="12" r="10.6" {...solid('stone')} />
    <path d="M7.6 9.4q1.5-1.7 3 0M13.4 9.4q1.5-1.7 3 0M8 15.8q4 2.8 8 0M12 10.4v3" {...line('stone-deep', 1.7)} />
    {shine('M3.9 10a8.2 8.2 0 0 1 3-4.6')}
  </>
);

const task = (
  <>
    <path
      d="M3.4 4.2c0-1.6 1-2.6 2.6-2.6h12c1.6 0 2.6 1 2.6 2.6v15.6c0 1.6-1 2.6-2.6 2.6H6c-1.6 0-2.6-1-2.6-2.6Z"
      {...solid('sand')}
    />
    <path d="M7.2 8.4l1.6 1.6 3-3.2M14.6 8.6h2.6M7.2 15.6l1.6 1.6 3-3.2M14.6 15.8h2.6" {...line('sand-deep', 1.8)} />
  </>
);

const temple = (
  <>
    <path d="M12 1.2 22.8 9.6H1.2Z" {...solid('stone')} />
    <path d="M3.2 9.6h17.6v3H3.2Z" {...solid('stone')} />
    <path d="M4.6 12.6h3v7h-3ZM10.5 12.6h3v7h-3ZM16.4 12.6h3v7h-3Z" {...solid('cream', 'stone-deep')} />
    <path d="M1.8 19.6h20.4v3H1.8Z" {...solid('stone')} />
    <circle cx="12" cy="6.6" r="1.7" {...solid('fire')} />
  </>
);

const building = (
  <>
    <path d="M1.6 9.4h20.8v12.4H1.6Z" {...solid('cream', 'bowl-deep')} />
    <path d="M5.4 2.2h13.2l4.6 7.6H.8Z" {...solid('bowl')} />
    <path d="M10 21.8v-6h4v6M5 13h2.4v3H5ZM16.6 13H19v3h-2.4Z" {...solid('dark', 'bowl-deep')} />
    <path d="M8 2.6 5.4 9.4M12 2.6v6.8M16 2.6l2.6 6.8" {...line('sand', 1.1)} />
  </>
);

const canoe = (
  <>
    <path d="M1 10.8c6.8 2.6 15.2 2.6 22 0-1 5-3.8 7.2-6.6 7.2H7.6C4.8 18 2 15.8 1 10.8Z" {...solid('wood')} />
    <path d="M16.8 1.6 8.4 16.4" {...line('wood', 2.2)} />
    <path d="M9.4 14.4c-2.2.6-3.4 2.6-3.2 5 2.2-.6 3.8-2 4.6-4.2Z" {...solid('coral', 'red-deep')} />
    <path d="M1 21.6q2.2-1.8 4.4 0t4.4 0 4.4 0 4.4 0 4.4 0" {...line('sea', 1.7)} />
  </>
);

/** A land path: stepping stones that lead to a hut. */
const path = (
  <>
    <ellipse cx="5" cy="20" rx="3.8" ry="2.6" {...solid('sand')} />
    <ellipse cx="12" cy="15.8" rx="3.2" ry="2.2" {...solid('sand')} />
    <ellipse cx="7" cy="12" rx="2.4" ry="1.7" {...solid('sand')} />
    <g transform="translate(9.4 -.4) scale(.6)">{coralHut}</g>
  </>
);

const helper = (
  <>
    <path d="M1.4 15.4h4.2v7.2H1.4Z" {...solid('coral', 'line')} />
    <path
      d="M5.6 15.8c2.4-1.8 4.6-1.6 6.6 0h3.2c1.6 0 1.6 2.4 0 2.4h-3.8l6.2-.4 3.2-2c1.6-.8 2.8.9 1.6 2.2l-4.4 3.8c-.8.6-1.4.8-2.4.8H5.6Z"
      {...skin}
    />
    <path
      d="M12.8 1.6h7c.9 0 1.6.7 1.6 1.6v7c0 .9-.7 1.6-1.6 1.6h-7c-.9 0-1.6-.7-1.6-1.6v-7c0-.9.7-1.6 1.6-1.6Z"
      {...solid('cream', 'line')}
    />
    <path d="M14 4.4v.1M18.6 4.4v.1M16.3 6.7v.1M14 9v.1M18.6 9v.1" {...line('dark', 2)} />
  </>
);

const hook = (
  <>
    <path
      d="M14.6 6.4v8.2c0 3.4-2 5.4-4.6 5.4s-4.6-1.9-4.6-4.8l0-2.4 3 2.8M5.4 12.8 3 16"
      {...line('pearl', 5)}
      stroke="var(--bora-line)"
    />
    <path d="M14.6 6.4v8.2c0 3.4-2 5.4-4.6 5.4s-4.6-1.9-4.6-4.8v-2.4" {...line('pearl', 2.6)} />
    <circle cx="14.6" cy="4.4" r="2.3" {...solid('pearl', 'line')} />
    <path d="M16.6 3.4C19 2.4 21 1.8 23 1.6" {...line('pearl-deep', 1.4)} />
  </>
);

const twelfth = (
  <>
    <path
      d="M1.4 4.6c0-1.8 1.2-3 3-3h15.2c1.8 0 3 1.2 3 3v14.8c0 1.8-1.2 3-3 3H4.4c-1.8 0-3-1.2-3-3Z"
      {...solid('sand')}
    />
    <g transform="translate(5 2.6) scale(.58)">{coralHut}</g>
    <path d="M7.6 17.6 9 16.6v4.6M12.4 17.6c.4-1.2 3.4-1.4 3.4.5 0 1.2-2 1.9-3.4 3.1h3.6" {...line('sand-deep', 1.6)} />
  </>
);

const first = (
  <>
    <path d="M10.6 12h2.8l.4 11h-3.6Z" {...solid('wood')} />
    <path d="M8 9.6h8l-1.2 4H9.2Z" {...solid('bowl')} />
    <path
      d="M12.2.8c.4 2.6 3.4 3.6 3.4 6.4 0 2-1.4 3-3.6 3s-3.6-1-3.6-3c0-1.8 1.2-2.6 1.6-4 .8.5 1.2 1 1.2 1.8.8-1 1.2-2.4 1-4.2Z"
      {...solid('fire')}
    />
    <path d="M16.6 17.4 19.4 15v7.6" {...line('dark', 2)} />
  </>
);

export const placeArt = {
  man,
  woman,
  bothPeople,
  hut,
  priest,
  card,
  pile,
  tile,
  task,
  temple,
  building,
  canoe,
  path,
  helper,
  hook,
  twelfth,
  first,
};
