/** Islands and terrains. */
import { line, solid } from './goodsArt.tsx';
import { coralHut } from './placeArt.tsx';

/** An island seen from the side, with a palm. */
const island = (
  <>
    <path d="M12.6 18C11.4 13 11.6 9.4 13.4 6" {...line('wood', 2.4)} />
    <path
      d="M13.4 6.4C10.8 2.4 7 2 3.6 4.4c3.6-.2 6.6.4 9.8 2ZM13.4 6.4c-3.4-.2-6 2-6.8 5.6 2.4-2.6 4.4-4.2 6.8-5.6ZM13.4 6.4c1.4-4 4.4-5.4 8.2-4.2-3.4.8-5.8 2-8.2 4.2ZM13.4 6.4c3.6-.4 6.2 1.4 7.4 5-2.6-2.4-4.8-4-7.4-5Z"
      {...solid('leaf')}
    />
    <path d="M2.6 19.6c2.6-3.4 16.2-3.4 18.8 0Z" {...solid('sand')} />
    <path d="M1 21.8q2.2-1.8 4.4 0t4.4 0 4.4 0 4.4 0 4.4 0" {...line('sea', 1.8)} />
  </>
);

const mountain = (
  <>
    <path d="M1 21.4 9.2 4.6c.8-1.6 2.6-1.6 3.4 0l2.6 5.2 1.2-1.8c.6-.9 1.8-.9 2.4 0L23 21.4Z" {...solid('stone')} />
    <path d="m7.4 8.6 2 1.8 1.7-1.8 1.7 1.8 1.6-1.4-1.8-3.8c-.8-1.6-2.6-1.6-3.4 0Z" {...solid('cream', 'stone-deep')} />
  </>
);
const beach = (
  <>
    <path d="M1 21.4c2-6 7.6-9 22-9.4v9.4Z" {...solid('sand')} />
    <path d="M12 13.8V4.4" {...line('wood', 1.9)} />
    <path d="M4 9.2C5 4.4 8 2 12 2s7 2.4 8 7.2c-2.6-1.4-5-1.4-8 0-3-1.4-5.4-1.4-8 0Z" {...solid('coral', 'red-deep')} />
    <path d="M12 2v7" {...line('red-deep', 1)} />
    <path d="M1 22.4q2-1.6 4 0t4 0" {...line('sea', 1.7)} />
  </>
);
const forest = (
  <>
    <path d="M6.6 15h2.2v7H6.6ZM15.6 16h2.2v6h-2.2Z" {...solid('wood')} />
    <path
      d="M7.7 1.4c3 2.6 3 3.8 2 4.8 2.2 1.6 2.6 3 1.6 4.4 2 1.6 2.6 3.4 1.4 5.4-3 1-7 1-10 0-1.2-2-.6-3.8 1.4-5.4-1-1.4-.6-2.8 1.6-4.4-1-1-1-2.2 2-4.8Z"
      {...solid('leaf')}
    />
    <path
      d="M16.7 5.4c2.6 2.2 2.8 3.4 2 4.4 2.4 2 3.8 4.4 3 7-2.8 1-7.2 1-10 0-.8-2.6.6-5 3-7-.8-1-.6-2.2 2-4.4Z"
      {...solid('leaf')}
    />
  </>
);
const steppe = (
  <>
    <path d="M1 21.4c6-3.4 16-3.4 22 0Z" {...solid('yellow')} />
    <path
      d="M6.6 19.6C6 14 4.4 9.6 2 6.4M7 19.6c.2-5.4-.2-10-1-14M8 19.6c.8-4.4 2-7.6 3.6-10M16.2 19.6c-.4-4.6-1.4-8.4-2.8-11.6M17 19.6c0-6 .6-11 2-15.4M17.8 19.6c.8-3.6 2.2-6.6 4.2-9"
      {...line('leaf', 2)}
    />
  </>
);

/** A village seen from above: several regions with huts. */
const regions = (
  <>
    <path
      d="M2 14.6C1 8 6 2.4 12.4 2.6c6 0 10 4.6 9.4 10.6-.4 5.2-4.6 8.6-10 8.4C6 21.6 2.6 19 2 14.6Z"
      {...solid('leaf')}
    />
    <path
      d="M2 13.4c6-2.6 8 1 11-1s3-6.2 6.4-6.6M13 12.4c1 3.6.4 6-.2 9.2"
      {...line('leaf-deep', 1.3)}
      stroke-dasharray="2 2"
    />
    <g transform="translate(4.6 3.8) scale(.36)">{coralHut}</g>
    <g transform="translate(3.8 13) scale(.34)">{coralHut}</g>
    <g transform="translate(13.6 11.6) scale(.34)">{coralHut}</g>
  </>
);

export const landArt = { island, mountain, beach, forest, steppe, regions };
