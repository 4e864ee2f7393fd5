/** Cacao's symbols on a 24 px grid: solid shapes with one highlight, told apart by silhouette before colour. */
import { defineIcons } from '@atoll/boardkit/drawing/icons.tsx';
import { words } from '@atoll/engine';

const fruit = (
  <>
    <path d="M12 1.6 13.4 5h-2.8Z" fill="var(--cacao-wood)" />
    <path
      d="M12 3.6c5 2.3 6.6 6 6.2 9.9-.4 3.8-2.9 7-6.2 9.1-3.3-2.1-5.8-5.3-6.2-9.1-.4-3.9 1.2-7.6 6.2-9.9Z"
      fill="var(--cacao-fruit)"
      stroke="var(--cacao-fruit-deep)"
      stroke-width="1.3"
    />
    <path
      d="M12 5.5v15.5M15.3 7.5c1.2 4 .5 8.3-1.5 12M8.7 7.5c-1.2 4-.5 8.3 1.5 12"
      fill="none"
      stroke="var(--cacao-fruit-deep)"
      stroke-width="1.1"
      stroke-linecap="round"
    />
    <path
      d="M7.7 9.8c-.5 1.8-.4 3.7.2 5.4"
      fill="none"
      stroke="var(--cacao-shine)"
      stroke-width="1.5"
      stroke-linecap="round"
    />
  </>
);

const gold = (
  <>
    <circle cx="12" cy="12" r="9.8" fill="var(--cacao-gold)" stroke="var(--cacao-gold-deep)" stroke-width="1.5" />
    <circle cx="12" cy="12" r="6.7" fill="none" stroke="var(--cacao-gold-deep)" stroke-width="1.1" />
    <path d="M12 8.3 15.7 12 12 15.7 8.3 12Z" fill="var(--cacao-gold-deep)" />
    <path
      d="M5.2 9.5a7.2 7.2 0 0 1 3-3.7"
      fill="none"
      stroke="var(--cacao-shine)"
      stroke-width="1.5"
      stroke-linecap="round"
    />
  </>
);

const water = (
  <>
    <path
      d="M12 1.5c3.9 4.9 7 8.7 7 12.9a7 7 0 0 1-14 0c0-4.2 3.1-8 7-12.9Z"
      fill="var(--cacao-water)"
      stroke="var(--cacao-water-deep)"
      stroke-width="1.3"
    />
    <path d="M5.6 14.6q2.1-1.6 4.2 0t4.2 0 4.2 0" fill="none" stroke="var(--cacao-water-deep)" stroke-width="1.3" />
    <path
      d="M8.3 9.6c-.8 1.2-1.3 2.2-1.5 3.1"
      fill="none"
      stroke="var(--cacao-shine)"
      stroke-width="1.5"
      stroke-linecap="round"
    />
  </>
);

const rays = Array.from({ length: 8 }, (_, i) => (
  <path key={i} d="M12 .8 14.3 6H9.7Z" transform={`rotate(${i * 45} 12 12)`} />
));

const sun = (
  <>
    <g fill="var(--cacao-sun)" stroke="var(--cacao-sun-deep)" stroke-width=".9" stroke-linejoin="round">
      {rays}
    </g>
    <circle cx="12" cy="12" r="5.7" fill="var(--cacao-sun)" stroke="var(--cacao-sun-deep)" stroke-width="1.3" />
    <path
      d="M8.4 11.2a3.8 3.8 0 0 1 2.4-2.7"
      fill="none"
      stroke="var(--cacao-shine)"
      stroke-width="1.4"
      stroke-linecap="round"
    />
  </>
);

const temple = (
  <>
    <path
      d="M9.5 2.5h5v4h2.7v4.5h2.6v4.5h2.4v6H1.8v-6h2.4V11h2.6V6.5h2.7Z"
      fill="var(--cacao-stone)"
      stroke="var(--cacao-stone-deep)"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M10.2 11h3.6v10.5h-3.6Z" fill="var(--cacao-stone-deep)" />
    <path d="M6.8 11h2.2M4.2 15.5h3.3" stroke="var(--cacao-shine)" stroke-width="1.2" stroke-linecap="round" />
  </>
);

/** Also cut into every worker tile: head and poncho, looking up. */
export const workerHead = 'M12 1.5a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 1 1 0-9.8Z';
export const workerBody =
  'M12 12.6c6.2 0 9.7 3.4 9.9 8.3.1 1.1-.6 1.7-1.6 1.7H3.7c-1 0-1.7-.6-1.6-1.7.2-4.9 3.7-8.3 9.9-8.3Z';

const worker = (
  <>
    <path d={workerHead} fill="currentColor" />
    <path d={workerBody} fill="currentColor" />
    <path
      d="m7 19 2.5-2.5L12 19l2.5-2.5L17 19"
      fill="none"
      stroke="var(--paper)"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </>
);

/** The water carrier: somebody with a jug on the head. */
const carrier = (
  <>
    <path
      d="M8 1.5h8l-1.2 2.2c1.5.9 2 2 1.7 3.3H7.5c-.3-1.3.2-2.4 1.7-3.3Z"
      fill="var(--cacao-water)"
      stroke="var(--cacao-water-deep)"
      stroke-width="1"
    />
    <path
      d="M12 7.5a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 1 1 0-7.2ZM12 15.5c5.3 0 8 2.4 8.3 6 .1.8-.4 1.3-1.2 1.3H4.9c-.8 0-1.3-.5-1.2-1.3.3-3.6 3-6 8.3-6Z"
      fill="currentColor"
    />
  </>
);

const pile = (
  <>
    <rect x="3" y="8.5" width="15" height="13" rx="2.5" fill="var(--cacao-leaf-1)" />
    <rect
      x="4.5"
      y="5.5"
      width="15"
      height="13"
      rx="2.5"
      fill="var(--cacao-leaf-2)"
      stroke="var(--cacao-leaf-1)"
      stroke-width="1"
    />
    <rect
      x="6"
      y="2.5"
      width="15"
      height="13"
      rx="2.5"
      fill="var(--cacao-leaf-3)"
      stroke="var(--cacao-leaf-1)"
      stroke-width="1"
    />
    <path d="M13.5 5c2.6 1.5 3.2 5 0 8-3.2-3-2.6-6.5 0-8Z" fill="var(--cacao-leaf-1)" />
  </>
);

const turn = (
  <>
    <path d="M19 12a7 7 0 1 1-2.3-5.2" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
    <path d="M19.8 2.5v6h-6Z" fill="currentColor" />
  </>
);

export const { Icon, Sprite, href } = defineIcons('cacao', {
  fruit: { words: words('Kakaofrucht', 'Cacao fruit'), draw: fruit },
  gold: { words: words('Gold', 'Gold'), draw: gold },
  water: { words: words('Wasser', 'Water'), draw: water },
  sun: { words: words('Sonnenstein', 'Sun token'), draw: sun },
  temple: { words: words('Tempel', 'Temple'), draw: temple },
  worker: { words: words('Arbeiter', 'Worker'), draw: worker },
  carrier: { words: words('Wasserträger', 'Water carrier'), draw: carrier },
  pile: { words: words('Urwaldstapel', 'Jungle pile'), draw: pile },
  turn: { words: words('Drehen', 'Turn'), draw: turn },
});

export type Yield = 'fruit' | 'gold' | 'water' | 'sun';
