/** The pieces on a 24 px grid: solid shapes with one highlight, told apart by outline before colour. */
import type { ComponentChildren } from 'preact';

const coin = (
  <>
    <circle cx="12" cy="12" r="9.6" fill="var(--mg-coin)" stroke="var(--mg-coin-deep)" stroke-width="1.7" />
    <circle cx="12" cy="12" r="6.8" fill="none" stroke="var(--mg-coin-deep)" stroke-width="1" opacity=".55" />
    <path
      d="M6.2 9.4A6.6 6.6 0 0 1 11 5.6"
      fill="none"
      stroke="var(--mg-shine)"
      stroke-width="1.8"
      stroke-linecap="round"
    />
  </>
);

const amulet = (
  <>
    <path d="M8.6 6.2Q8.4 1.4 12 1.4T15.4 6.2" fill="none" stroke="var(--mg-amulet-deep)" stroke-width="1.8" />
    <path
      d="M12 4.6Q17 5 20.2 9.2 20.4 16.6 12 22.6 3.6 16.6 3.8 9.2 7 5 12 4.6Z"
      fill="var(--mg-amulet)"
      stroke="var(--mg-amulet-deep)"
      stroke-width="1.5"
    />
    <path d="M7 10Q8.6 7.6 11.2 7.2" fill="none" stroke="var(--mg-shine)" stroke-width="1.8" stroke-linecap="round" />
  </>
);

const sun = (
  <>
    <path
      d="M12 .6 14 4.2 17.6 2.2 18.2 6 22.2 6.2 20.8 10 24 12 20.8 14 22.2 17.8 18.2 18 17.6 21.8 14 19.8 12 23.4 10 19.8 6.4 21.8 5.8 18 1.8 17.8 3.2 14 0 12 3.2 10 1.8 6.2 5.8 6 6.4 2.2 10 4.2Z"
      fill="var(--mg-sun)"
      stroke="var(--mg-sun-deep)"
      stroke-width="1"
      stroke-linejoin="round"
    />
    <circle cx="12" cy="12" r="6.9" fill="var(--mg-sun-core)" />
  </>
);

/** A bird of paradise: crest, beak, and a tail that nobody else has. */
const bird = (
  <>
    <path
      d="M10.4 12.4Q4 13 1.4 22.4 6 19.8 8 20 7 22 7.6 23.2 11 19.4 14.6 16.6Z"
      fill="var(--mg-bird-tail)"
      stroke="var(--mg-bird-deep)"
      stroke-width="1.1"
      stroke-linejoin="round"
    />
    <path
      d="M18.4 3.2Q14 1.6 11.8 5 8 9 9.2 13.6 12.6 18.8 17 13.4 19.4 10 19.2 7.2L23 6.2 19.6 4.6Q19.2 3.8 18.4 3.2Z"
      fill="var(--mg-bird)"
      stroke="var(--mg-bird-deep)"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path
      d="M14 2.8Q12.4.8 10.2 1M15.6 2.2Q14.8.6 13 .2"
      fill="none"
      stroke="var(--mg-bird-deep)"
      stroke-width="1.3"
      stroke-linecap="round"
    />
    <path d="M10.4 9.8Q13.4 8.4 15.4 10.2 14 13.6 11 13.4Z" fill="var(--mg-bird-wing)" />
    <circle cx="16.6" cy="5.6" r="1.1" fill="var(--mg-bird-deep)" />
  </>
);

const boat = (
  <>
    <path
      d="M12.4 2.2Q20 6 19.6 14.4H12.4Z"
      fill="var(--mg-sail)"
      stroke="var(--mg-wood-deep)"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path
      d="M10.6 5.4Q5.2 9 5 14.4H10.6Z"
      fill="var(--mg-sail)"
      stroke="var(--mg-wood-deep)"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M11.5 1.2V16" stroke="var(--mg-wood-deep)" stroke-width="1.6" stroke-linecap="round" />
    <path
      d="M1.4 15.4H22.6Q20.8 21.6 16.6 22H7.4Q3.2 21.6 1.4 15.4Z"
      fill="var(--mg-wood)"
      stroke="var(--mg-wood-deep)"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d="M4 17.4H20" stroke="var(--mg-shine)" stroke-width="1.2" stroke-linecap="round" opacity=".7" />
  </>
);

export const pieceArt = {
  coin,
  amulet,
  sun,
  bird,
  noBird: (
    <>
      <g opacity=".75">{bird}</g>
      <path d="M3 3 21 21" stroke="var(--mg-shade-ink)" stroke-width="4.6" stroke-linecap="round" />
      <path d="M3 3 21 21" stroke="var(--mg-shade)" stroke-width="2" stroke-linecap="round" />
    </>
  ),
  boat,
  statue: (
    <>
      <path
        d="M6.4 22.4 7.4 15.6Q5.6 14 5.8 9.4 6 1.8 12 1.8T18.2 9.4Q18.4 14 16.6 15.6L17.6 22.4Z"
        fill="var(--mg-rock)"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d="M7 8.6Q9 6.8 11 8.4M17 8.6Q15 6.8 13 8.4M12 8.6 10.6 13.4H13.4M8.8 17.4Q12 18.8 15.2 17.4"
        fill="none"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </>
  ),
  pole: (
    <>
      <path
        d="M5.4 3.4H10V22.4H5.4ZM14 5.6H18.6V22.4H14Z"
        fill="var(--mg-wood)"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.3"
      />
      <path
        d="M3.4 10.6H20.6V15H3.4Z"
        fill="var(--mg-thatch)"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M5.4 3.4Q7.7 1 10 3.4M14 5.6Q16.3 3.2 18.6 5.6"
        fill="var(--mg-wood)"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.3"
      />
    </>
  ),
  stone: (
    <>
      <path
        d="M2 15.6 4.6 9.6 10 8.4 12.6 13.4 11 20 4.6 20.6Z"
        fill="var(--mg-rock)"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M12 19.8 13.4 13.6 18.4 11.8 22.4 15.4 21.4 20.4Z"
        fill="var(--mg-rock)"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <path
        d="M9.4 8 11.4 3 17.2 3.8 18.6 8.6 14.4 12Z"
        fill="var(--mg-rock-light)"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
    </>
  ),
  talisman: (
    <>
      <path
        d="M4.6 2.4Q12 10 19.4 2.4"
        fill="none"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <path
        d="M12 6.4 15.2 11.6 21.4 12.8 17 17.2 17.8 23 12 20.4 6.2 23 7 17.2 2.6 12.8 8.8 11.6Z"
        fill="var(--mg-talisman)"
        stroke="var(--mg-amulet-deep)"
        stroke-width="1.3"
        stroke-linejoin="round"
      />
      <circle cx="12" cy="15" r="2.5" fill="var(--mg-coin)" stroke="var(--mg-coin-deep)" />
    </>
  ),
  bag: (
    <>
      <path
        d="M8.4 8.4Q2.6 13 3.4 18.4 4.4 22.4 12 22.4T20.6 18.4Q21.4 13 15.6 8.4Z"
        fill="var(--mg-bag)"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.4"
      />
      <path
        d="M7 2.6Q9.4 4.4 12 2.8 14.6 4.4 17 2.6L15.4 8H8.6Z"
        fill="var(--mg-bag)"
        stroke="var(--mg-wood-deep)"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path d="M7.6 8.4H16.4" stroke="var(--mg-amulet)" stroke-width="2.2" stroke-linecap="round" />
    </>
  ),
  joker: (
    <>
      <path
        d="M12 2Q18.6 2 22 5.4 22 12 22 18.6 18.6 22 12 22T2 18.6V5.4Q5.4 2 12 2Z"
        fill="var(--mg-rock-light)"
        stroke="var(--mg-rock-deep)"
        stroke-width="1.4"
      />
      <path d="M3.4 6Q6.6 3.4 12 3.4V12H3.4Z" fill="var(--mg-mangrove)" />
      <path d="M20.6 6Q17.4 3.4 12 3.4V12H20.6Z" fill="var(--mg-water)" />
      <path d="M3.4 18Q6.6 20.6 12 20.6V12H3.4Z" fill="var(--mg-sand)" />
      <path d="M20.6 18Q17.4 20.6 12 20.6V12H20.6Z" fill="var(--mg-reed)" />
      <g transform="translate(4.6 4.4) scale(.62)">{bird}</g>
    </>
  ),
} as const satisfies Record<string, ComponentChildren>;
