/** What regions are, and the tokens, as silhouettes in the colour of the text around them. */
import type { IconDrawing } from '@atoll/boardkit/drawing/icons.tsx';
import { words } from '@atoll/engine';
import type { TileKind } from '../../rules/types.ts';
import { kindNames } from '../../text/names.ts';

const cut = (d: string) => <path d={d} fill="currentColor" fill-rule="evenodd" />;
const line = (d: string, width = 1.8) => (
  <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
);

export const drawings: Readonly<Record<TileKind, IconDrawing>> = {
  farm: {
    words: kindNames.farm,
    draw: (
      <>
        {cut('M12 2.500 20 7.500V14H4V7.500ZM9.500 14V9.500h5V14Z')}
        {line('M2 17.300h20M4.500 21l2-3.700M10 21l.8-3.700M14 21l-.8-3.700M19.500 21l-2-3.700')}
      </>
    ),
  },
  village: {
    words: kindNames.village,
    draw: cut(
      'M7 9.500 1.500 14V21.500H12V14.200ZM5.700 21.500V17h2.600v4.500ZM14.500 2.500 8.800 8l4.700 4.700V21.500H22V9.500ZM16 10h2.800v3H16ZM16 15.500h2.800v3H16Z',
    ),
  },
  forest: {
    words: kindNames.forest,
    draw: cut(
      'M8.500 1.500 13.200 8.500H11l4 6H9.700V21.500H7.300V14.500H2l4-6H3.800ZM17.500 7 22.500 15.500H18.600V21.500H16.400V16.700H13.800l2.700-2.200L14 10.700l2-1.300Z',
    ),
  },
  volcano: {
    words: kindNames.volcano,
    draw: (
      <>
        {cut('M8.500 9.500h7l7 12h-21ZM9.800 12l-1.300 4.200 2.700-1.700 1.600 3.500 1.200-3.800 2 1.300L14.200 12Z')}
        {line('M12 6.700V2M8.300 6.500 6 3.300M15.700 6.500 18 3.300', 2)}
      </>
    ),
  },
  irrigation: {
    words: kindNames.irrigation,
    draw: (
      <>
        {cut(
          'M12 1.500c3.500 4.300 5.300 6.700 5.300 9.200a5.300 5.300 0 0 1-10.600 0c0-2.500 1.800-4.900 5.300-9.200ZM9.200 10.500c0 1.900 1 3.100 2.800 3.300V12.500c-1-.2-1.500-.9-1.500-2Z',
        )}
        {line(
          'M2 18.300c2.500-1.600 4.200-1.600 6.700 0s4.200 1.600 6.700 0 4.200-1.600 6.600 0M2 22c2.500-1.600 4.200-1.600 6.700 0s4.200 1.600 6.700 0 4.200-1.600 6.600 0',
          1.7,
        )}
      </>
    ),
  },
  shrine: {
    words: kindNames.shrine,
    draw: cut(
      'M1.500 5.500Q12 8 22.500 5.500L22 9H19.300L20 22H16.500L16.200 15H7.800L7.500 22H4L4.700 9H2ZM7.900 12.500H16.100L15.900 9H8.100ZM12 .800l1.300 1.700L12 4.200l-1.300-1.700Z',
    ),
  },
  conversion: {
    words: kindNames.conversion,
    draw: (
      <>
        <circle cx="9.500" cy="6.200" r="3.200" fill="currentColor" />
        {cut(
          'M2.500 5.500l2.300-.8L7 10.200q2.500 1 5 0L14.200 4.700l2.300.8-2.300 7L13.500 22H10.600V17H8.400V22H5.500L4.800 12.500Z',
        )}
        {line('M19.300 14.500v7M15.800 18h7', 2.2)}
      </>
    ),
  },
  rock: {
    words: kindNames.rock,
    draw: cut(
      'M9 1.800 15.500 3.500 18.500 12 20 21.800H4L5.500 10ZM11.800 8.200a3.800 3.800 0 1 0 3.500 5.600l-1.600-.8a2 2 0 1 1-1.800-3Z',
    ),
  },
};

const worshiper = (
  <>
    <circle cx="12" cy="6" r="3.500" fill="currentColor" />
    {cut(
      'M3.800 4.500l2.500-.9 2.500 6.200q3.200 1.100 6.400 0l2.500-6.200 2.500.9-3 8.300L15.800 22H8.200L7.100 12.800Z',
    )}
  </>
);

const wilderness = (
  <>
    {cut(
      'M1 21.500 4.500 12 8 10.500 10 4.500 14 3 16.500 9.500 19.500 11.500 23 21.500ZM10.500 8 8.300 17 11.500 12.500 13 17.500 13.500 9Z',
    )}
  </>
);

/** A tablet broken in two. */
const cancelled = cut(
  'M4.500 3H13L10.500 8.500 13 12 9.500 15.500 11.300 21H4.500Q3 21 3 19.500V4.500Q3 3 4.500 3ZM15.800 3H19.500Q21 3 21 4.500V19.500Q21 21 19.500 21H14L12.500 16.200 16 12.300 13.300 8.500Z',
);

const temple = cut(
  'M12 1.500 22.500 7V9.500H1.500V7ZM3.500 11H7V18H3.500ZM10.200 11H13.800V18H10.200ZM17 11H20.500V18H17ZM1.500 19.500H22.500V22.500H1.500Z',
);

const mystic = cut(
  'M12 4.500c5 0 8.800 3.500 11 7.500-2.200 4-6 7.500-11 7.500S3.200 16 1 12c2.200-4 6-7.500 11-7.500ZM12 7.200a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600ZM12 9.700a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600Z',
);

/** The world one creates: what points stand for. */
const orb = (
  <>
    <circle cx="12" cy="12" r="9.800" fill="var(--orbis-cream)" stroke="var(--orbis-night)" stroke-width="1.500" />
    <path
      d="M12 2.200v19.600M2.200 12h19.600M12 2.200c-6 5-6 14.600 0 19.600M12 2.200c6 5 6 14.600 0 19.600"
      fill="none"
      stroke="var(--orbis-night)"
      stroke-width="1"
      opacity=".55"
    />
  </>
);

const exchange = <>{line('M3 8.500h15M14 4.500l4.300 4L14 12.500M21 16.500H6M10 12.500l-4.300 4 4.300 4', 2.2)}</>;

const stack = (
  <>
    {line('M3 13.500 12 18l9-4.500M3 17.500 12 22l9-4.500', 1.7)}
    {cut('M12 3 21.500 8.500 12 14 2.500 8.500Z')}
  </>
);

export const tokens = {
  worshiper: { words: words('Anhänger', 'Worshipper'), draw: worshiper },
  wilderness: { words: words('Wildnis', 'Wilderness'), draw: wilderness },
  cancelled: { words: words('„Nicht erfüllt“', 'Cancellation token'), draw: cancelled },
  temple: { words: words('Tempel', 'Temple'), draw: temple },
  mystic: { words: words('Mystikwert', 'Mystic value'), draw: mystic },
  points: { words: words('Schaffenspunkte', 'Creation points'), draw: orb },
  exchange: { words: words('Tauschen', 'Exchange'), draw: exchange },
  stack: { words: words('Stapel', 'Stack'), draw: stack },
} as const satisfies Readonly<Record<string, IconDrawing>>;
