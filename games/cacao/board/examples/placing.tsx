/** Examples of placing, filling and waking up. */
import { Around, type Example } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import { href } from '../icons.tsx';
import { EdgeLight, FillMark } from '../map/marks.tsx';
import { Gain, Jungle, Table, Workers } from './pieces.tsx';

const start = (
  <>
    <Jungle cell="0,0" tile="plantation1" />
    <Jungle cell="1,1" tile="market2" />
  </>
);

const chessboard: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Das neue Plättchen liegt zwischen einer Plantage und einem Markt: Arbeiter und Urwald wechseln sich ab.',
        'The new tile lies between a plantation and a market: workers and jungle alternate.',
      ),
      size: [300, 200],
      draw: () => (
        <Table>
          {start}
          <Workers cell="1,0" seat={0} tile="1-1-1-1" />
          <Around x={100} y={0} width={104} />
        </Table>
      ),
    },
    {
      verdict: 'mayNot',
      says: words(
        'Hier lägen zwei Arbeiterplättchen Seite an Seite: Das ist ein Feld für Urwald.',
        'Here two worker tiles would lie side by side: this is a space for jungle.',
      ),
      size: [300, 200],
      draw: () => (
        <Table>
          {start}
          <Workers cell="1,0" seat={0} tile="1-1-1-1" />
          <g opacity=".6">
            <Workers cell="2,0" seat={1} tile="1-1-1-1" />
          </g>
          <Around x={200} y={0} width={104} kind="no" />
        </Table>
      ),
    },
  ],
};

const filling: Example = {
  panels: [
    {
      says: words(
        'Blau legt unten links an. Das leere Urwaldfeld hat damit zwei Arbeiterplättchen als Nachbarn: das rote darüber und das blaue daneben.',
        'Blue places at the lower left. Now the empty jungle space has two worker tiles beside it: the red one above and the blue one next to it.',
      ),
      size: [200, 200],
      draw: () => (
        <Table>
          <Jungle cell="0,0" tile="plantation1" />
          <Workers cell="1,0" seat={0} tile="1-1-1-1" />
          <Workers cell="0,1" seat={1} tile="2-1-0-1" />
          <FillMark space="1,1" number={null} />
        </Table>
      ),
    },
    {
      next: true,
      says: words(
        'Also füllt Blau es sofort mit einem Plättchen der Auslage, hier mit einem Markt.',
        'So Blue fills it at once with a tile from the display, here a market.',
      ),
      size: [200, 200],
      draw: () => (
        <Table>
          <Jungle cell="0,0" tile="plantation1" />
          <Workers cell="1,0" seat={0} tile="1-1-1-1" />
          <Workers cell="0,1" seat={1} tile="2-1-0-1" />
          <Jungle cell="1,1" tile="market3" />
          <Around x={100} y={100} width={104} />
        </Table>
      ),
    },
  ],
};

const yellowBesideRed = (
  <>
    <Jungle cell="0,0" tile="plantation1" />
    <Workers cell="1,0" seat={0} tile="1-1-1-1" />
    <Workers cell="0,1" seat={2} tile="1-1-1-1" />
    <Jungle cell="1,1" tile="market3" />
  </>
);

const waking: Example = {
  panels: [
    {
      says: words(
        'Gelb legt das Plättchen unten links und füllt den Markt. Jetzt arbeiten beide gelben Arbeiter, die auf Urwald schauen, und der rote, der auf den neuen Markt schaut.',
        'Yellow places the tile at the lower left and fills in the market. Now both yellow workers that look at jungle work, and the red one that looks at the new market.',
      ),
      size: [200, 200],
      draw: () => (
        <Table>
          {yellowBesideRed}
          <EdgeLight edge="0,1:N" light="fruit" />
          <EdgeLight edge="0,1:E" light="gold" />
          <EdgeLight edge="1,0:S" light="gold" />
        </Table>
      ),
    },
    {
      says: words(
        'Der rote Arbeiter an der Plantage schläft weiter: Sein Plättchen und die Plantage lagen beide schon da.',
        'The red worker at the plantation sleeps on: its tile and the plantation were both there before.',
      ),
      size: [200, 200],
      draw: () => (
        <Table>
          {yellowBesideRed}
          <Around x={68} y={0} width={34} height={42} kind="no" />
        </Table>
      ),
    },
  ],
};

const overbuilding: Example = {
  panels: [
    {
      says: words('Rot gibt einen Sonnenstein ab …', 'Red returns a sun token …'),
      size: [300, 200],
      draw: () => (
        <Table>
          <Jungle cell="1,0" tile="market4" />
          <Jungle cell="0,1" tile="plantation2" />
          <Jungle cell="2,1" tile="water" />
          <Workers cell="1,1" seat={0} tile="1-1-1-1" />
          <use href={href('sun')} x="-38" y="-36" width="64" height="64" />
        </Table>
      ),
    },
    {
      next: true,
      says: words(
        '… und legt auf ein eigenes Plättchen ein neues: zwei Früchte an der Doppelplantage, sofort für 8 Gold verkauft, und ein Schritt am Wasser. Sonst wacht niemand auf.',
        '… and puts a new tile on one of their own: two fruits at the double plantation, sold at once for 8 gold, and a step at the water. Nobody else wakes up.',
      ),
      size: [300, 200],
      draw: () => (
        <Table>
          <Jungle cell="1,0" tile="market4" />
          <Jungle cell="0,1" tile="plantation2" />
          <Jungle cell="2,1" tile="water" />
          <Workers cell="1,1" seat={0} tile="2-1-0-1" below={1} />
          <Gain x={-16} y={70} kind="fruit" amount={2} />
          <Gain x={48} y={-24} kind="gold" amount={8} />
          <Gain x={214} y={70} kind="water" amount={1} />
        </Table>
      ),
    },
  ],
};

export const placing: Readonly<Record<string, Example>> = {
  R8: chessboard,
  R11: filling,
  R16: waking,
  R29: overbuilding,
};
