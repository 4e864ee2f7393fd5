/** What landings allow, as signs on a 24 px grid: huts to build, cards to draw; and a few plain marks. */
import type { ComponentChildren } from 'preact';

const roof = (dx: number, dy: number) => (
  <g transform={`translate(${dx} ${dy})`}>
    <path d="M3.6 10.4H16.4V18H3.6Z" fill="var(--mg-wall)" stroke="var(--mg-wood-deep)" stroke-width="1.2" />
    <path d="M8 18V13.4H12V18Z" fill="var(--mg-wood-deep)" />
    <path
      d="M10 1.6 19 10.8Q10 13.2 1 10.8Z"
      fill="var(--mg-thatch)"
      stroke="var(--mg-wood-deep)"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
  </g>
);

const card = (fill: string, inner: ComponentChildren) => (
  <>
    <path
      d="M6.6 2.4H17.4Q18.8 2.4 18.8 3.8V20.2Q18.8 21.6 17.4 21.6H6.6Q5.2 21.6 5.2 20.2V3.8Q5.2 2.4 6.6 2.4Z"
      fill={fill}
      stroke="var(--mg-card-deep)"
      stroke-width="1.4"
    />
    {inner}
  </>
);

const openCard = card(
  'var(--mg-card)',
  <path
    d="M9 9.6Q12 5.6 15 9.6 12 13.4 9 9.6ZM8.6 17.4H15.4"
    fill="none"
    stroke="var(--mg-card-deep)"
    stroke-width="1.5"
    stroke-linecap="round"
  />,
);
const closedCard = card(
  'var(--mg-back)',
  <path d="M8 6.4h8v11.2H8ZM8 6.4l8 11.2M16 6.4 8 17.6" fill="none" stroke="var(--mg-back-mark)" stroke-width="1.3" />,
);

export const signArt = {
  hut: <g transform="translate(2 2)">{roof(0, 0)}</g>,
  twoHuts: (
    <>
      <g transform="translate(0 -1) scale(.68)">{roof(0, 2)}</g>
      <g transform="translate(10.2 8) scale(.68)">{roof(0, 2)}</g>
      <path d="M7 19.4h.1M17 5.4h.1" stroke="var(--mg-wood-deep)" stroke-width="2.4" stroke-linecap="round" />
    </>
  ),
  doubleHut: (
    <>
      <g transform="translate(1.6 -1) scale(.76)">{roof(5.6, 0)}</g>
      <g transform="translate(-.6 7) scale(.76)">{roof(5.6, 1)}</g>
    </>
  ),
  hutOrDouble: (
    <>
      <g transform="translate(-1 6) scale(.58)">{roof(0, 4)}</g>
      <g transform="translate(10.8 1) scale(.6)">
        {roof(0, 0)}
        {roof(0, 12)}
      </g>
      <path d="M9.4 20.4 11.8 3" stroke="var(--mg-wood-deep)" stroke-width="1.2" opacity=".55" />
    </>
  ),
  open: openCard,
  pile: closedCard,
  any: (
    <>
      <g transform="translate(-3.6 -.6) scale(.9)">{closedCard}</g>
      <g transform="translate(5.6 2.6) scale(.88)">{openCard}</g>
    </>
  ),
  start: card(
    'var(--mg-card)',
    <path
      d="M12 5.6 13.6 9.4 17 9.8 14.4 12.6 15.2 16.6 12 14.4 8.8 16.6 9.6 12.6 7 9.8 10.4 9.4Z"
      fill="var(--mg-talisman)"
      stroke="var(--mg-amulet-deep)"
      stroke-width="1"
      stroke-linejoin="round"
    />,
  ),
  path: (
    <path
      d="M3 19.4Q9 19.4 9.6 14T16 8.6M16 8.6 15 4M16 8.6 20.6 8"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
    />
  ),
  check: (
    <path
      d="M4.6 12.6 9.8 18 19.6 6.4"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  cross: (
    <path d="M5.6 5.6 18.4 18.4M18.4 5.6 5.6 18.4" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
  ),
} as const satisfies Record<string, ComponentChildren>;
