/** The four landscapes: each a texture for fields and cards, and an emblem on a 24 px grid. Told apart without colour. */
import type { ComponentChildren } from 'preact';
import type { Landscape } from '../../rules/types.ts';

const root = 'M0 0Q1-13 0-22M0-12Q-9-10-12 0M0-14Q9-11 12 0M0-17Q-17-14-20 0M0-18Q16-16 20 0';
const wave = 'M0 0q5.5-7 11 0t11 0 11 0 11 0';
const stalk = 'M0 0Q1-14-1-30M5 0Q8-12 12-22M-5 0Q-8-10-11-17';

const at = (d: string, x: number, y: number) => <path d={d} transform={`translate(${x} ${y})`} />;

/** On a field of 92 × 92, its middle at 46, 46. */
export const textures: Readonly<Record<Landscape, ComponentChildren>> = {
  mangrove: (
    <g fill="none" stroke="var(--mg-mangrove-mark)" stroke-width="3" stroke-linecap="round">
      {at(root, 68, 32)}
      {at(root, 24, 62)}
      {at(root, 70, 86)}
      {at(root, 22, 24)}
      <path d="M12 80h22M56 52h24M4 38h14" stroke-width="2.4" />
    </g>
  ),
  water: (
    <g fill="none" stroke="var(--mg-water-mark)" stroke-width="3.2" stroke-linecap="round">
      {at(wave, 40, 14)}
      {at(wave, 6, 30)}
      {at(wave, 44, 44)}
      {at(wave, 4, 60)}
      {at(wave, 42, 74)}
      {at(wave, 8, 86)}
    </g>
  ),
  sand: (
    <g fill="var(--mg-sand-mark)">
      {[
        [58, 10, 3.4],
        [74, 20, 2.6],
        [84, 38, 3.4],
        [62, 30, 2.6],
        [46, 18, 2.6],
        [10, 56, 3.4],
        [24, 66, 2.6],
        [14, 80, 3.4],
        [36, 80, 3.4],
        [30, 50, 2.6],
        [50, 62, 2.6],
        [60, 84, 3.4],
        [78, 70, 2.6],
        [80, 54, 2.6],
        [46, 44, 3],
        [10, 36, 2.6],
        [16, 14, 2.6],
        [34, 30, 2.6],
      ].map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  ),
  reed: (
    <g fill="none" stroke="var(--mg-reed-mark)" stroke-width="3" stroke-linecap="round">
      {at(stalk, 68, 40)}
      {at(stalk, 24, 84)}
      {at(stalk, 74, 88)}
      {at(stalk, 44, 58)}
      {at(stalk, 20, 40)}
      <g stroke-width="6.5">
        <path d="M67 12v6M23 56v6M73 60v6M43 30v6M19 12v6" />
      </g>
    </g>
  ),
};

/** The same on a 24 px grid, cut out as a round piece of land. */
const land = 'M4.5 3.6Q12 1.6 19.6 3.4 22.6 12 20.4 19.8 12 22.6 3.8 20.2 1.4 12 4.5 3.6Z';

const emblem = (landscape: Landscape, mark: ComponentChildren) => (
  <>
    <path d={land} fill={`var(--mg-${landscape})`} stroke={`var(--mg-${landscape}-deep)`} stroke-width="1.4" />
    <g fill="none" stroke={`var(--mg-${landscape}-deep)`} stroke-width="1.9" stroke-linecap="round">
      {mark}
    </g>
  </>
);

export const emblems: Readonly<Record<Landscape, ComponentChildren>> = {
  mangrove: emblem(
    'mangrove',
    <path d="M12 5.4V19M12 10.6Q7.6 11.4 6.6 19M12 10.6Q16.4 11.4 17.4 19M12 7.4Q8.6 7.6 7 6M12 7.4Q15.4 7.6 17 6" />,
  ),
  water: emblem(
    'water',
    <path d="M5 8.4q2.3-2.9 4.7 0t4.7 0 4.7 0M5 13q2.3-2.9 4.7 0t4.7 0 4.7 0M5 17.6q2.3-2.9 4.7 0t4.7 0 4.7 0" />,
  ),
  sand: emblem(
    'sand',
    <path
      stroke-width="2.6"
      d="M7 7.4h.1M12 6h.1M17 7.6h.1M9.4 11h.1M14.6 11h.1M6.6 14.4h.1M12 15h.1M17.4 14.6h.1M9.4 18.4h.1M14.6 18.4h.1"
    />,
  ),
  reed: emblem(
    'reed',
    <>
      <path d="M12 19.4V9M7.6 19.4Q8.2 15 7 11.6M16.4 19.4Q15.8 15 17 11.6" />
      <path stroke-width="3.2" d="M12 5.4v3M6.8 8.6l.2 2M17.2 8.6l-.2 2" />
    </>,
  ),
};
