/** Examples of the final scoring. */
import { type Example, Figure, Slip } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import base from '../../editions/base.json' with { type: 'json' };
import type { Landscape, Owner } from '../../rules/types.ts';
import { href } from '../icons.tsx';
import { PoleTile } from '../map/badges.tsx';
import { Hut } from '../map/hut.tsx';
import { Field } from './pieces.tsx';

const statue = base.paths[0] ?? { id: 'A', first: 12, second: 6 };
const grounds: readonly Landscape[] = ['mangrove', 'sand', 'water', 'reed', 'sand', 'water', 'mangrove'];
type Built = { owner: Owner; huts: 1 | 2 } | null;

/** A path from its statue at the left over seven fields. */
function Path({ built }: { built: readonly Built[] }) {
  return (
    <>
      <rect class="mg-example-plate" x="2" y="4" width="66" height="72" rx="10" />
      <use href={href('statue')} x="8" y="6" width="30" height="30" />
      <Figure x={50} y={22} size={18}>
        {statue.id}
      </Figure>
      <Figure x={35} y={56} size={19}>{`${statue.first} | ${statue.second}`}</Figure>
      {grounds.map((landscape, i) => {
        const hut = built[i];
        return <Field key={i} x={92 + i * 41} y={40} size={39} landscape={landscape} {...(hut ? { hut } : {})} />;
      })}
    </>
  );
}

/** How many huts somebody has there, and what they bring. */
const Line = ({ x, y, owner, is }: { x: number; y: number; owner: Owner; is: string }) => (
  <>
    <Hut owner={owner} huts={1} x={x} y={y} size={28} />
    <Slip x={x + 52} y={y} width={62} height={30}>
      {is}
    </Slip>
  </>
);

const red = { owner: 0, huts: 1 } as const;
const blue = { owner: 1, huts: 1 } as const;

const path: Example = {
  panels: [
    {
      says: words(
        `Rot hat eine Doppelhütte und eine Hütte, das zählt drei: ${statue.first} Punkte. Blau hat zwei Hütten: ${statue.second} Punkte. Gelb mit einer bekommt nichts.`,
        `Red has a double hut and a hut, which counts three: ${statue.first} points. Blue has two huts: ${statue.second} points. Yellow with one gets nothing.`,
      ),
      size: [362, 128],
      draw: () => (
        <>
          <Path built={[null, { owner: 0, huts: 2 }, blue, null, { owner: 2, huts: 1 }, red, blue]} />
          <Line x={36} y={106} owner={0} is={`+${statue.first}`} />
          <Line x={154} y={106} owner={1} is={`+${statue.second}`} />
          <Line x={272} y={106} owner={2} is="0" />
        </>
      ),
    },
  ],
};

const tie: Example = {
  panels: [
    {
      says: words(
        `Rot und Blau haben je zwei Hütten. Die vorderste rote steht näher an der Statue als die vorderste blaue: ${statue.first} Punkte für Rot, ${statue.second} für Blau.`,
        `Red and Blue have two huts each. Red’s foremost stands nearer to the statue than Blue’s: ${statue.first} points for Red, ${statue.second} for Blue.`,
      ),
      size: [362, 128],
      draw: () => (
        <>
          <Path built={[null, red, blue, null, blue, null, red]} />
          <rect class="mg-example-way" x="112" y="19" width="42" height="42" rx="7" />
          <Line x={100} y={106} owner={0} is={`+${statue.first}`} />
          <Line x={230} y={106} owner={1} is={`+${statue.second}`} />
        </>
      ),
    },
  ],
};

/** Eight fields around a middle, from the upper left clockwise. */
const ring = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

function Ring({
  place,
  built,
  tiles = [],
}: {
  place: 'stone' | 'pole';
  built: readonly Built[];
  tiles?: readonly (number | null)[];
}) {
  return (
    <>
      {ring.map(([x, y], i) => {
        const hut = built[i];
        const tile = tiles[i];
        return (
          <Field
            key={i}
            x={28 + x * 52}
            y={28 + y * 52}
            size={50}
            landscape={grounds[i % 4] ?? 'sand'}
            {...(hut ? { hut } : {})}
          >
            {tile ? <PoleTile x={24} y={28} tile={tile} /> : null}
          </Field>
        );
      })}
      <use href={href(place)} x="60" y="60" width="40" height="40" />
    </>
  );
}

const yellow = { owner: 2, huts: 1 } as const;

const stone: Example = {
  panels: [
    {
      says: words(
        'Auf dem Steinplatz stehen sieben Hütten. Rot hat drei davon: 3 × 7 = 21. Blau hat zwei: 2 × 7 = 14, Gelb ebenso.',
        'Seven huts stand on the stone place. Red has three of them: 3 × 7 = 21. Blue has two: 2 × 7 = 14, and so has Yellow.',
      ),
      size: [306, 164],
      draw: () => (
        <>
          <Ring place="stone" built={[red, blue, yellow, red, null, blue, yellow, red]} />
          <StoneLine y={36} owner={0} huts={3} />
          <StoneLine y={82} owner={1} huts={2} />
          <StoneLine y={128} owner={2} huts={2} />
        </>
      ),
    },
  ],
};

const StoneLine = ({ y, owner, huts }: { y: number; owner: Owner; huts: number }) => (
  <>
    <Hut owner={owner} huts={1} x={182} y={y} size={28} />
    <Figure x={252} y={y} size={20}>{`${huts} × 7 = ${huts * 7}`}</Figure>
  </>
);

const { first, second } = base.poles;

const pole: Example = {
  panels: [
    {
      says: words(
        `Rot und Blau haben je zwei Hütten auf dem Pfahlplatz. Rot hat das Plättchen 2 und war damit zuerst da: ${first} Punkte für Rot, ${second} für Blau.`,
        `Red and Blue have two huts each on the pole place. Red has tile 2 and so was there first: ${first} points for Red, ${second} for Blue.`,
      ),
      size: [306, 164],
      draw: () => (
        <>
          <Ring
            place="pole"
            built={[red, null, blue, null, blue, null, red, null]}
            tiles={[2, null, 3, null, 4, null, 5, null]}
          />
          <Line x={194} y={54} owner={0} is={`+${first}`} />
          <Line x={194} y={106} owner={1} is={`+${second}`} />
        </>
      ),
    },
  ],
};

export const scoring: Readonly<Record<string, Example>> = { R69: path, R70: tie, R72: stone, R75: pole };
