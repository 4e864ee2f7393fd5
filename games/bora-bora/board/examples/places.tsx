/** Examples on the islands, in the temple and on the ceremony area. */
import { Around, Arrow, type Example, Figure } from '@atoll/boardkit/drawing/example.tsx';
import { type Seat, words } from '@atoll/engine';
import base from '../../editions/base.json' with { type: 'json' };
import type { Material } from '../../rules/names.ts';
import { Die, Path, Priest, Region, Sign } from './pieces.tsx';

const along = (number: number, die: number, kind: 'land' | 'water' = 'land') => (
  <>
    <Path from={{ x: 96, y: 60 }} to={{ x: 204, y: 60 }} kind={kind} number={number} />
    <Region x={64} y={60} terrain="forest" holder={1} />
    <Region x={236} y={60} terrain="beach" />
    <Die seat={1} face={die} x={150} y={104} size={32} />
  </>
);

const number: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Blau hat eine 4. Der Landweg trägt die 3: Sie ist höchstens so hoch wie der Würfel.',
        'Blue has a 4. The land path has a 3: no higher than the die.',
      ),
      size: [300, 126],
      draw: () => along(3, 4),
    },
    {
      verdict: 'mayNot',
      says: words('Der Wasserweg trägt die 5: zu viel für eine 4.', 'The water path has a 5: too much for a 4.'),
      size: [300, 126],
      draw: () => along(5, 4, 'water'),
    },
  ],
};

const pushing: Example = {
  panels: [
    {
      says: words('Auf dem Bauplatz steht eine rote Hütte.', 'There is a red hut on the building site.'),
      size: [140, 110],
      draw: () => <Region x={70} y={55} terrain="steppe" holder={0} fish={5} />,
    },
    {
      next: true,
      says: words(
        'Blau zieht ein und nimmt den Bauplatz samt Opfergabe. Rot wird verdrängt, bleibt aber im Gebiet.',
        'Blue moves in and takes the site with its offering. Red is pushed aside, but stays in the region.',
      ),
      size: [140, 110],
      draw: () => <Region x={70} y={55} terrain="steppe" holder={1} aside={0} fish={5} />,
    },
  ],
};

const fish: Example = {
  panels: [
    {
      says: words(
        'Blau hat hier gerade gebaut. Mit dem roten Gott bringt der Fisch sofort 5 Punkte.',
        'Blue has just built here. With the red god the fish brings 5 points at once.',
      ),
      size: [220, 110],
      draw: () => (
        <>
          <Region x={66} y={55} terrain="steppe" holder={1} fish={5} />
          <Sign name="god-red" x={150} y={55} size={40} />
          <Figure x={196} y={55} size={28}>
            +5
          </Figure>
        </>
      ),
    },
  ],
};

const fishAtTheEnd: Example = {
  panels: [
    {
      says: words(
        'Blau hält den Bauplatz und bekommt am Ende die 5 Punkte. Rot ist zwar auch im Gebiet, bekommt aber nichts.',
        'Blue holds the site and gets the 5 points at the end. Red is in the region too, but gets nothing.',
      ),
      size: [140, 110],
      draw: () => <Region x={70} y={55} terrain="steppe" holder={1} aside={0} fish={5} />,
    },
  ],
};

/** The temple's spaces from 6 at the top to 1, with the priests that stand there. */
function Temple({ priests, meant }: { priests: Readonly<Record<number, Seat>>; meant?: number }) {
  return (
    <>
      {[6, 5, 4, 3, 2, 1].map((space, i) => {
        const seat = priests[space];
        const y = 20 + i * 38;
        return (
          <g key={space}>
            <rect
              class={`bora-example-space ${space === meant ? 'is-meant' : ''}`}
              x="34"
              y={y - 17}
              width="64"
              height="34"
              rx="8"
            />
            <Figure x={18} y={y} size={20}>
              {space}
            </Figure>
            {seat !== undefined && <Priest seat={seat} x={66} y={y} size={30} />}
          </g>
        );
      })}
    </>
  );
}

const temple: Example = {
  panels: [
    {
      says: words(
        'Blau hat eine 4 und will auf die 4. Dort steht Rot, auf der 3 Gelb, die 2 ist frei.',
        'Blue has a 4 and wants to stand on the 4. Red is there, Yellow on the 3, and the 2 is free.',
      ),
      size: [170, 232],
      draw: () => (
        <>
          <Temple priests={{ 4: 0, 3: 2, 1: 0 }} meant={4} />
          <Priest seat={1} x={146} y={96} size={36} />
          <Arrow from={[126, 96]} to={[104, 96]} />
        </>
      ),
    },
    {
      next: true,
      says: words(
        'Rot rutscht auf die 3, Gelb auf die 2. Damit ist die Lücke zu, und der rote Priester auf der 1 bleibt stehen.',
        'Red moves down to the 3, Yellow to the 2. That fills the gap, and the red priest on the 1 stays.',
      ),
      size: [170, 232],
      draw: () => (
        <>
          <Temple priests={{ 4: 1, 3: 0, 2: 2, 1: 0 }} meant={4} />
          <Arrow from={[118, 96]} to={[118, 134]} bend={-14} />
          <Arrow from={[118, 142]} to={[118, 172]} bend={-14} />
        </>
      ),
    },
    {
      next: true,
      says: words(
        'Setzt Gelb nun auf die 2, rutscht der eigene Priester von der 2 auf die 1, und der rote von der 1 fällt heraus.',
        'If Yellow now goes on the 2, their own priest moves from the 2 to the 1, and the red one on the 1 is pushed out.',
      ),
      size: [170, 232],
      draw: () => (
        <>
          <Temple priests={{ 4: 1, 3: 0, 2: 2, 1: 2 }} meant={2} />
          <Arrow from={[104, 210]} to={[132, 210]} />
          <Priest seat={0} x={150} y={208} size={32} />
        </>
      ),
    },
  ],
};

const CELL = 46;

/** The first two rows of the ceremony area; `lying`: cells that hold their material, as column and row. */
function Cells({ lying }: { lying: readonly (readonly [number, number])[] }) {
  return (
    <>
      {base.ceremony.slice(0, 2).map((row, y) =>
        row.map((material, x) => {
          const filled = lying.some(([column, line]) => column === x && line === y);
          return (
            <g key={`${x} ${y}`} transform={`translate(${x * CELL + 4} ${y * CELL + 4})`}>
              <rect class="bora-example-space" width={CELL - 4} height={CELL - 4} rx="7" />
              <g opacity={filled ? 1 : 0.28}>
                <Sign name={material as Material} x={CELL / 2 - 2} y={CELL / 2 - 2} size={filled ? 34 : 24} />
              </g>
            </g>
          );
        }),
      )}
    </>
  );
}

const building: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Zwei Baustoffe liegen nebeneinander. Mit einer 4 kommt das Bauplättchen 3 darauf; beide Baustoffe gehen zurück.',
        'Two materials lie side by side. With a 4, building tile 3 goes on top; both materials go back.',
      ),
      size: [194, 150],
      draw: () => (
        <>
          <Cells
            lying={[
              [0, 0],
              [1, 0],
            ]}
          />
          <Around x={CELL + 2} y={CELL / 2 + 2} width={CELL * 2} height={CELL} />
          <rect class="bora-example-building" x="8" y="104" width={CELL * 2 - 12} height={CELL - 12} rx="7" />
          <Figure x={CELL + 2} y={121} size={24}>
            3
          </Figure>
          <Arrow from={[CELL + 2, 102]} to={[CELL + 2, 58]} />
          <Die seat={1} face={4} x={146} y={122} size={40} />
        </>
      ),
    },
    {
      verdict: 'mayNot',
      says: words(
        'Schräg gegenüber ist nicht benachbart: Hier kannst du nicht bauen.',
        'Diagonal cells are not neighbours: you can’t build here.',
      ),
      size: [194, 150],
      draw: () => (
        <>
          <Cells
            lying={[
              [0, 0],
              [1, 1],
            ]}
          />
          <Die seat={1} face={4} x={146} y={122} size={40} />
        </>
      ),
    },
  ],
};

const trades: Example = {
  panels: [
    {
      says: words(
        'Zwei Tänzer wirken zusammen und bringen 4 Punkte auf einmal.',
        'Two dancers work together and bring 4 points at once.',
      ),
      size: [210, 90],
      draw: () => (
        <>
          <Dancer x={34} sex="man" />
          <Dancer x={94} sex="man" />
          <Figure x={172} y={45} size={32}>
            +4
          </Figure>
        </>
      ),
    },
    {
      says: words(
        'Ein Tänzer und eine Tänzerin zählen nicht zusammen: Sie sind zwei Aktionen, jede bringt 2 Punkte.',
        'A man and a woman who dance do not add up: they are two actions, and each brings 2 points.',
      ),
      size: [210, 90],
      draw: () => (
        <>
          <Dancer x={34} sex="man" />
          <Figure x={80} y={45} size={26}>
            +2
          </Figure>
          <path class="bora-example-path is-water" d="M108 12V78" />
          <Dancer x={142} sex="woman" />
          <Figure x={188} y={45} size={26}>
            +2
          </Figure>
        </>
      ),
    },
  ],
};

const Dancer = ({ x, sex }: { x: number; sex: 'man' | 'woman' }) => (
  <>
    <Sign name={sex} x={x} y={40} size={52} />
    <circle class="bora-example-space" cx={x + 16} cy="60" r="15" />
    <Sign name="tool-points" x={x + 16} y={60} size={22} />
  </>
);

export const places: Readonly<Record<string, Example>> = {
  R18: number,
  R21: pushing,
  R23: fish,
  R38: temple,
  R40: building,
  R44: trades,
  R81: fishAtTheEnd,
};
