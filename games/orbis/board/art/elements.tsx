/**
 * The five elements and the wheel of all five. Each is a silhouette of its own before it is a colour: an ear of wheat, a
 * leaf, a flame, a wave, a star. They stand for tiles, worshipers and costs alike.
 */
import type { IconDrawing } from '@atoll/boardkit/drawing/icons.tsx';
import { words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import type { Colour } from '../../rules/types.ts';

const shine = (d: string) => (
  <path d={d} fill="none" stroke="var(--orbis-shine)" stroke-width="1.4" stroke-linecap="round" />
);

const body = (colour: Colour) => ({
  fill: `var(--orbis-${colour})`,
  stroke: `var(--orbis-${colour}-rim)`,
  'stroke-width': '1.5',
  'stroke-linejoin': 'round' as const,
});

const grain = (x: number, y: number, turn: number) => (
  <path d="M0-3.6C2.2-1.9 2.2 1.500 0 3.6-2.2 1.5-2.2-1.9 0-3.6Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
);

const wheat = () => (
  <g {...body('yellow')}>
    <path d="M12 23V11" fill="none" stroke-width="2.6" stroke-linecap="round" />
    <path d="M12 23V11" fill="none" stroke="var(--orbis-yellow)" stroke-width="1" stroke-linecap="round" />
    {grain(7.7, 17.2, -42)}
    {grain(16.3, 17.2, 42)}
    {grain(7.5, 11.8, -38)}
    {grain(16.5, 11.8, 38)}
    {grain(8.6, 6.8, -28)}
    {grain(15.4, 6.8, 28)}
    {grain(12, 4.4, 0)}
  </g>
);

const leaf = () => (
  <>
    <path
      d="M21.300 2.200C9.500 1.600 2.400 6.700 3.300 15.500c.2 1.700.8 3 1.700 4.100 9.500 1.800 16.800-4.700 16.300-17.400Z"
      {...body('green')}
    />
    <path
      d="M2.600 22.200C6.300 15.600 10.800 11 16.600 7.300"
      fill="none"
      stroke="var(--orbis-green-rim)"
      stroke-width="1.700"
      stroke-linecap="round"
    />
    {shine('M6 12.200c.6-2.700 2.300-4.700 5-6')}
  </>
);

const flame = () => (
  <>
    <path
      d="M12.500 1.200c1 4-5.900 7.300-5.900 13.600 0 4.600 2.600 7.900 5.800 7.900 3.800 0 6.300-3 6.300-7.100 0-2.800-1.300-4.900-2.300-6.700-.3 1.400-.9 2.200-1.800 2.700.5-3.900-.2-7.500-2.100-10.400Z"
      {...body('red')}
    />
    <path
      d="M12.600 13.500c.3 2-2.500 3.100-2.500 5.600 0 1.700 1 2.700 2.400 2.700s2.500-1.100 2.500-2.700c0-2.200-1.700-3-2.400-5.600Z"
      fill="var(--orbis-red-rim)"
    />
  </>
);

const wave = () => (
  <>
    <path
      d="M1.700 20.900V17C3.600 8.900 8.200 4.300 14 4.300c4.700 0 8.100 2.900 8.300 7-1.600-2-4.100-2.500-5.900-1.300-1.900 1.300-1.600 4 .5 5 1.700.8 3.700.3 5.400-1v6.900Z"
      {...body('blue')}
    />
    <path
      d="M4.300 18.600c2.400-1.500 4.400-1.500 6.400 0 2 1.300 4.200 1.300 6.500 0"
      fill="none"
      stroke="var(--orbis-blue-rim)"
      stroke-width="1.500"
      stroke-linecap="round"
    />
    {shine('M5.600 13.300c1.300-3.100 3.300-5.200 5.900-6.100')}
  </>
);

const star = () => (
  <>
    <path
      d="M12 1.600 15 8.500l7.500.7-5.700 4.900 1.700 7.300L12 17.600l-6.500 3.800 1.700-7.300-5.700-4.900 7.500-.7Z"
      {...body('white')}
    />
    <path
      d="M12 6.600v5.700l-3.600 4.300M12 12.300l5.200-1.700"
      fill="none"
      stroke="var(--orbis-white-rim)"
      stroke-width=".9"
      opacity=".55"
    />
  </>
);

const wedge = (colour: Colour, turn: number) => (
  <path d="M12 12V2A10 10 0 0 1 21.500 8.900Z" fill={`var(--orbis-${colour})`} transform={`rotate(${turn} 12 12)`} />
);

const wheel = () => (
  <>
    {wedge('yellow', 0)}
    {wedge('green', 72)}
    {wedge('blue', 144)}
    {wedge('white', 216)}
    {wedge('red', 288)}
    <path
      d="M12 12V2M12 12l9.500-3.100M12 12l5.900 8.100M12 12l-5.900 8.100M12 12 2.500 8.900"
      stroke="var(--orbis-night)"
      stroke-width="1.200"
    />
    <circle cx="12" cy="12" r="10" fill="none" stroke="var(--orbis-night)" stroke-width="1.500" />
    <circle cx="12" cy="12" r="3.300" fill="var(--orbis-cream)" stroke="var(--orbis-night)" stroke-width="1.200" />
  </>
);

/** The signs themselves, for pictures without a sprite. */
export const signs: Readonly<Record<Colour | 'any', () => ComponentChildren>> = {
  yellow: wheat,
  green: leaf,
  red: flame,
  blue: wave,
  white: star,
  any: wheel,
};

export const elements: Readonly<Record<Colour | 'any', IconDrawing>> = {
  yellow: { words: words('Gelb (Weizen)', 'Yellow (wheat)'), draw: wheat() },
  green: { words: words('Grün (Blatt)', 'Green (leaf)'), draw: leaf() },
  red: { words: words('Rot (Flamme)', 'Red (flame)'), draw: flame() },
  blue: { words: words('Blau (Welle)', 'Blue (wave)'), draw: wave() },
  white: { words: words('Weiß (Stern)', 'White (star)'), draw: star() },
  any: { words: words('Beliebige Farbe', 'Any colour'), draw: wheel() },
};
