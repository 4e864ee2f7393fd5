/** Examples of what workers bring, and of temples in the end. */
import { type Example, Slip } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import { Gain, Jungle, Storage, Table, WaterTrack, Workers } from './pieces.tsx';

/** A worker tile that looks to the right, at a jungle tile. */
const lookingAt = (jungle: string, tile: string) => (
  <>
    <Workers cell="0,0" seat={1} tile={tile} turn={1} />
    <Jungle cell="1,0" tile={jungle} />
  </>
);

const order: Example = {
  panels: [
    {
      says: words(
        'Erst ernten: Vier Früchte liegen im Lager, zwei kommen dazu. Nur eine passt noch hinein, die andere verfällt.',
        'Harvesting first: four fruits are in storage, two are added. Only one fits, the other is lost.',
      ),
      size: [280, 130],
      draw: () => (
        <>
          <Storage y={10} fruits={4} />
          <Storage y={76} fruits={5} lost={1} />
        </>
      ),
    },
    {
      says: words(
        'Erst verkaufen: Aus vier Früchten werden drei, und beide neuen finden Platz.',
        'Selling first: four fruits become three, and both new ones fit.',
      ),
      size: [280, 130],
      draw: () => (
        <>
          <Storage y={10} fruits={3} />
          <Storage y={76} fruits={5} />
        </>
      ),
    },
  ],
};

const plantation: Example = {
  panels: [
    {
      says: words('Ein Arbeiter an der Einzelplantage: 1 Frucht.', 'One worker at a single plantation: 1 fruit.'),
      size: [200, 140],
      draw: () => (
        <Table>
          {lookingAt('plantation1', '1-1-1-1')}
          <Gain x={50} y={70} kind="fruit" amount={1} />
        </Table>
      ),
    },
    {
      says: words(
        'Zwei Arbeiter an der Doppelplantage: zweimal 2, also 4 Früchte.',
        'Two workers at a double plantation: twice 2, so 4 fruits.',
      ),
      size: [200, 140],
      draw: () => (
        <Table>
          {lookingAt('plantation2', '2-1-0-1')}
          <Gain x={50} y={70} kind="fruit" amount={4} />
        </Table>
      ),
    },
  ],
};

const market: Example = {
  panels: [
    {
      says: words(
        'Drei Arbeiter am Markt 3, aber nur zwei Früchte im Lager: Du verkaufst höchstens beide, für 6 Gold.',
        'Three workers at market 3, but only two fruits in storage: you sell both at most, for 6 gold.',
      ),
      size: [236, 196],
      draw: () => (
        <>
          <Table>
            {lookingAt('market3', '3-1-0-0')}
            <Gain x={50} y={70} kind="gold" amount={6} />
          </Table>
          <Storage y={146} fruits={2} />
        </>
      ),
    },
    {
      says: words(
        'Oder du verkaufst nur eine, für 3 Gold, und behältst die andere.',
        'Or you sell just one, for 3 gold, and keep the other.',
      ),
      size: [236, 196],
      draw: () => (
        <>
          <Table>
            {lookingAt('market3', '3-1-0-0')}
            <Gain x={50} y={70} kind="gold" amount={3} />
          </Table>
          <Storage y={146} fruits={1} />
        </>
      ),
    },
  ],
};

const mine: Example = {
  panels: [
    {
      says: words(
        'Zwei Arbeiter an der Goldgrube 2: zweimal 2, also 4 Gold, ganz ohne Früchte.',
        'Two workers at gold mine 2: twice 2, so 4 gold, without any fruits.',
      ),
      size: [200, 140],
      draw: () => (
        <Table>
          {lookingAt('mine2', '2-1-0-1')}
          <Gain x={50} y={70} kind="gold" amount={4} />
        </Table>
      ),
    },
  ],
};

const water: Example = {
  panels: [
    {
      says: words('Zwei Arbeiter schauen aufs Wasser …', 'Two workers look at the water …'),
      size: [200, 140],
      draw: () => (
        <Table>
          {lookingAt('water', '2-1-0-1')}
          <Gain x={50} y={70} kind="water" amount={2} />
        </Table>
      ),
    },
    {
      next: true,
      says: words(
        '… also geht dein Wasserträger zwei Felder weiter: von −10 über −4 auf −1.',
        '… so your water carrier moves two fields forward: from −10 past −4 to −1.',
      ),
      size: [218, 110],
      draw: () => <WaterTrack from={0} to={2} />,
    },
  ],
};

const aroundTemple = (red: string, blue: string, gold: readonly [number, number, number]) => (
  <Table>
    <Workers cell="1,0" seat={0} tile={red} turn={2} />
    <Workers cell="2,1" seat={1} tile={blue} turn={3} />
    <Workers cell="0,1" seat={2} tile="1-1-1-1" />
    <Jungle cell="1,1" tile="temple" />
    <Slip x={160} y={-26}>{`+${gold[0]}`}</Slip>
    <Slip x={200} y={32}>{`+${gold[1]}`}</Slip>
    <Slip x={0} y={32}>
      {gold[2] === 0 ? 0 : `+${gold[2]}`}
    </Slip>
  </Table>
);

const temples: Example = {
  panels: [
    {
      says: words(
        'Rot hat drei Arbeiter am Tempel und bekommt 6 Gold, Blau hat zwei und bekommt 3, Gelb mit einem bekommt nichts.',
        'Red has three workers at the temple and gets 6 gold, Blue has two and gets 3, Yellow with one gets nothing.',
      ),
      size: [300, 200],
      draw: () => aroundTemple('3-1-0-0', '2-1-0-1', [6, 3, 0]),
    },
    {
      says: words(
        'Rot und Blau haben je zwei: Sie teilen sich die 6 Gold. Einen zweiten Platz gibt es dann nicht, Gelb geht leer aus.',
        'Red and Blue have two each: they share the 6 gold. Then there is no second place, and Yellow gets nothing.',
      ),
      size: [300, 200],
      draw: () => aroundTemple('2-1-0-1', '2-1-0-1', [3, 3, 0]),
    },
  ],
};

export const working: Readonly<Record<string, Example>> = {
  R18: order,
  R20: plantation,
  R21: market,
  R22: mine,
  R23: water,
  R32: temples,
};
