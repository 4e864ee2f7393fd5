/** Examples on the map: paths, crossings and the two places, drawn from the edition. */
import type { Example } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import base from '../../editions/base.json' with { type: 'json' };
import type { Landscape } from '../../rules/types.ts';
import { href } from '../icons.tsx';
import { Field, Plate } from './pieces.tsx';

const CELL = 30;
const EDGE = 44;
const letters = { down: ['A', 'B', 'C', 'D'], right: ['E', 'F', 'G', 'H'] } as const;
const streets = base.fields.filter(field => 'paths' in field);
const columnOf = (letter: string): number => letters.down.indexOf(letter as 'A') * 2;
const rowOf = (letter: string): number => letters.right.indexOf(letter as 'E') * 2;
const at = (i: number): number => EDGE + i * CELL + CELL / 2;
const LAST = 7;

/** The streets with their statues; what is not meant stands back. */
function Chart({ paths, fields }: { paths: readonly string[]; fields: (field: (typeof streets)[number]) => boolean }) {
  const statue = (letter: string, x: number, y: number) => (
    <g key={letter} class={paths.includes(letter) || paths.length === 0 ? '' : 'mg-example-other'}>
      <Plate x={x} y={y} width={26} height={34} rx={6} meant={paths.includes(letter)} size={20}>
        {letter}
      </Plate>
    </g>
  );
  return (
    <>
      <rect class="mg-example-sea" x={EDGE - 4} y={EDGE - 4} width={LAST * CELL + 8} height={LAST * CELL + 8} rx="10" />
      {letters.down.map(letter => (
        <rect
          key={letter}
          class="mg-example-street"
          x={at(columnOf(letter)) - CELL / 2}
          y={EDGE}
          width={CELL}
          height={LAST * CELL}
        />
      ))}
      {letters.right.map(letter => (
        <rect
          key={letter}
          class="mg-example-street"
          x={EDGE}
          y={at(rowOf(letter)) - CELL / 2}
          width={LAST * CELL}
          height={CELL}
        />
      ))}
      {streets.map(field => {
        const [x = 0, y = 0] = field.at;
        const [landscape, other] = field.landscape.split(' ') as Landscape[];
        return (
          <g key={field.id} class={fields(field) ? '' : 'mg-example-rest'}>
            <Field x={at(x)} y={at(y)} size={26} landscape={landscape ?? 'sand'} {...(other ? { other } : {})} />
          </g>
        );
      })}
      {letters.down.map(letter => statue(letter, at(columnOf(letter)), 20))}
      {letters.right.map(letter => statue(letter, 20, at(rowOf(letter))))}
    </>
  );
}

const SIZE = [EDGE + LAST * CELL + 8, EDGE + LAST * CELL + 8] as const;
const pathsOf = (field: (typeof streets)[number]): string[] => field.paths?.split(' ') ?? [];
const isIn = (place: string) => (field: (typeof streets)[number]) => 'place' in field && field.place === place;

const paths: Example = {
  panels: [
    {
      says: words(
        'Vier Pfade führen von ihrer Statue nach unten (A bis D), hier B mit seinen sieben Feldern.',
        'Four paths lead down from their statue (A to D), here B with its seven spaces.',
      ),
      size: SIZE,
      draw: () => <Chart paths={['B']} fields={field => pathsOf(field).includes('B')} />,
    },
    {
      says: words('Vier führen nach rechts (E bis H), hier F.', 'Four lead to the right (E to H), here F.'),
      size: SIZE,
      draw: () => <Chart paths={['F']} fields={field => pathsOf(field).includes('F')} />,
    },
    {
      says: words(
        'Wo B und F sich kreuzen, zählt eine Hütte für beide Pfade.',
        'Where B and F cross, a hut counts for both paths.',
      ),
      size: SIZE,
      draw: () => (
        <>
          <Chart paths={['B', 'F']} fields={field => pathsOf(field).some(path => path === 'B' || path === 'F')} />
          <rect
            class="mg-example-way"
            x={at(columnOf('B')) - 15}
            y={at(rowOf('F')) - 15}
            width="30"
            height="30"
            rx="6"
          />
        </>
      ),
    },
  ],
};

/** The middle of a place that lies around a block of water. */
const middle = (place: string) => {
  const all = streets.filter(isIn(place)).map(field => field.at);
  const mean = (axis: 0 | 1) => all.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / Math.max(1, all.length);
  return { x: at(mean(0)), y: at(mean(1)) };
};

const ring = (place: 'stone' | 'pole') => {
  const { x, y } = middle(place);
  return (
    <>
      <Chart paths={[]} fields={isIn(place)} />
      <use href={href(place)} x={x - 13} y={y - 13} width="26" height="26" />
      <rect class="mg-example-way" x={x - 47} y={y - 47} width="94" height="94" rx="9" />
    </>
  );
};

const places: Example = {
  panels: [
    {
      says: words(
        'Der Steinplatz: acht Felder um die Mitte oben rechts. Die Mitte selbst ist kein Feld.',
        'The stone place: eight spaces around the centre at the upper right. The centre itself is no space.',
      ),
      size: SIZE,
      draw: () => ring('stone'),
    },
    {
      says: words(
        'Der Pfahlplatz: acht Felder unten links. Sie zählen auch für ihre Pfade.',
        'The pole place: eight spaces at the lower left. They count for their paths as well.',
      ),
      size: SIZE,
      draw: () => ring('pole'),
    },
  ],
};

export const chart: Readonly<Record<string, Example>> = { R2: paths, R3: places };
