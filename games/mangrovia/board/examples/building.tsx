/** Examples of building a hut: birds, exact prices, double huts. */
import { type Example, Figure } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import { Points, PoleTile } from '../map/badges.tsx';
import { Field, LandscapeCard, Oracle, Treasure } from './pieces.tsx';

/** Chief points that come at once. */
const Gained = ({ x, y, points }: { x: number; y: number; points: number }) => (
  <>
    <Figure x={x - 36} y={y} size={28}>
      +
    </Figure>
    <Points x={x} y={y} points={points} />
  </>
);

const bird: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Die Vögel sitzen auf Mangroven und Wasser: Auf diesem Mangrovenfeld darfst du bauen.',
        'The birds sit on mangroves and water: you may build on this space.',
      ),
      size: [190, 150],
      draw: () => (
        <>
          <Oracle x={26} y={26} birds={['mangrove', 'water']} />
          <Field x={95} y={102} size={80} landscape="mangrove" price={6} points={2} ring="meant" />
        </>
      ),
    },
    {
      verdict: 'mayNot',
      says: words('Auf Sand sitzt kein Vogel.', 'No bird sits on sand.'),
      size: [190, 150],
      draw: () => (
        <>
          <Oracle x={26} y={26} birds={['mangrove', 'water']} />
          <Field x={95} y={102} size={80} landscape="sand" price={5} points={1} ring="no" />
        </>
      ),
    },
  ],
};

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** A field of water for 7, a water card and treasures. */
const payment = (values: readonly number[], ring: 'meant' | 'no') => (
  <>
    <Field x={50} y={50} size={84} landscape="water" price={7} points={2} ring={ring} />
    <LandscapeCard x={122} y={50} landscape="water" />
    {values.map((value, i) => (
      <Treasure key={i} x={170 + i * 46} y={50} value={value} />
    ))}
    <Figure x={193} y={100} size={20}>{`${values.join(' + ')} = ${sum(values)}`}</Figure>
  </>
);

const exact: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Das Feld kostet 7: Du gibst eine Karte Wasser und Kostbarkeiten für 3 und 4.',
        'The space costs 7: you give a water card and treasures of 3 and 4.',
      ),
      size: [248, 116],
      draw: () => payment([3, 4], 'meant'),
    },
    {
      verdict: 'mayNot',
      says: words('3 und 5 sind 8: Zu viel zahlen darfst du nicht.', '3 and 5 make 8: you may not pay too much.'),
      size: [248, 116],
      draw: () => payment([3, 5], 'no'),
    },
  ],
};

const poleTile: Example = {
  panels: [
    {
      says: words('Oben auf dem Stapel liegt das Pfahlplättchen 4 …', 'Pole tile 4 is on top of the stack …'),
      size: [220, 110],
      draw: () => (
        <>
          <Field x={56} y={56} size={88} landscape="reed" price={9} />
          <PoleTile x={158} y={66} tile={6} />
          <PoleTile x={156} y={60} tile={5} />
          <PoleTile x={154} y={54} tile={4} />
        </>
      ),
    },
    {
      next: true,
      says: words(
        '… es kommt unter die neue Hütte und bringt dir sofort 4 Häuptlingspunkte. Als Nächstes kommt die 5.',
        '… it goes under the new hut and brings you 4 chief points at once. The 5 is next.',
      ),
      size: [220, 110],
      draw: () => (
        <>
          <Field x={56} y={56} size={88} landscape="reed" hut={{ owner: 0, huts: 1 }}>
            <PoleTile x={22} y={26} tile={4} />
          </Field>
          <Gained x={126} y={34} points={4} />
          <PoleTile x={190} y={82} tile={6} />
          <PoleTile x={188} y={76} tile={5} />
        </>
      ),
    },
  ],
};

const double: Example = {
  panels: [
    {
      says: words(
        'Für eine Doppelhütte auf diesem Feld gibst du zwei Karten Wasser und den doppelten Preis, also 14: zum Beispiel 7, 5 und 2.',
        'For a double hut on this space you give two water cards and the double price, so 14: 7, 5 and 2, for example.',
      ),
      size: [310, 116],
      draw: () => (
        <>
          <Field x={46} y={50} size={80} landscape="water" price={7} points={2} />
          <LandscapeCard x={112} y={50} landscape="water" />
          <LandscapeCard x={154} y={50} landscape="water" />
          <Treasure x={198} y={50} value={7} />
          <Treasure x={240} y={50} value={5} />
          <Treasure x={282} y={50} value={2} />
          <Figure x={230} y={100} size={20}>
            7 + 5 + 2 = 14
          </Figure>
        </>
      ),
    },
    {
      next: true,
      says: words(
        'Zwei deiner Hütten stehen dort, und statt 2 bekommst du 4 Häuptlingspunkte.',
        'Two of your huts stand there, and instead of 2 you get 4 chief points.',
      ),
      size: [190, 116],
      draw: () => (
        <>
          <Field x={56} y={54} size={92} landscape="water" hut={{ owner: 1, huts: 2 }} />
          <Gained x={146} y={54} points={4} />
        </>
      ),
    },
  ],
};

const twoLandscapes = (card: 'mangrove' | 'sand', ring: 'meant' | 'no') => (
  <>
    <Oracle x={26} y={26} birds={['mangrove', 'water']} />
    <Field x={70} y={104} size={84} landscape="mangrove" other="sand" price={12} ring={ring} />
    <LandscapeCard x={146} y={104} landscape={card} />
  </>
);

const either: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Das Feld zeigt Mangroven und Sand. Eine Karte Mangroven passt, denn dort sitzt ein Vogel.',
        'The space shows mangroves and sand. A card with mangroves matches, because a bird sits there.',
      ),
      size: [190, 154],
      draw: () => twoLandscapes('mangrove', 'meant'),
    },
    {
      verdict: 'mayNot',
      says: words(
        'Mit einer Karte Sand ginge es nur, wenn auf Sand ein Vogel säße.',
        'A sand card would do only if a bird sat on sand.',
      ),
      size: [190, 154],
      draw: () => twoLandscapes('sand', 'no'),
    },
  ],
};

export const building: Readonly<Record<string, Example>> = {
  R45: bird,
  R47: exact,
  R51: poleTile,
  R57: double,
  R61: either,
};
