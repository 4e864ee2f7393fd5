/** Examples of taking a region: worshipers created, collected, exchanged and paid. */
import { Arrow, type Example } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import { cellAt, Display, Light, Lights, Region } from './pieces.tsx';

const exchange: Example = {
  panels: [
    {
      says: words(
        'Drei rote Anhänger werden zu einem blauen: Drei gleiche legst du zurück, einen einer anderen Farbe nimmst du.',
        'Three red worshippers become a blue one: you return three of one colour and take one of another.',
      ),
      size: [210, 60],
      draw: () => (
        <>
          <Lights x={20} y={30} colours={['red', 'red', 'red']} />
          <Arrow from={[114, 30]} to={[152, 30]} />
          <Light x={184} y={30} colour="blue" />
        </>
      ),
    },
  ],
};

const creating: Example = {
  panels: [
    {
      says: words(
        'Du nimmst die grüne Landschaft aus der Mitte der Auslage.',
        'You take the green region in the middle of the display.',
      ),
      size: [200, 200],
      draw: () => <Display gap={false} />,
    },
    {
      next: true,
      says: words(
        'Auf den vier Landschaften daneben entsteht je ein grüner Anhänger: in ihrer Zeile und ihrer Spalte, nie schräg.',
        'A green worshipper appears on each of the four regions next to it: in its row and column, never diagonally.',
      ),
      size: [200, 200],
      draw: () => (
        <>
          <Display gap />
          {[1, 3, 5, 7].map(cell => {
            const { x, y } = cellAt(cell);
            return <Light key={cell} x={x + 15} y={y + 15} colour="green" />;
          })}
        </>
      ),
    },
  ],
};

const collecting: Example = {
  panels: [
    {
      says: words(
        'Auf der Landschaft, die du nimmst, stehen zwei gelbe und ein roter Anhänger: Alle drei kommen in deinen Vorrat.',
        'There are two yellow worshippers and a red one on the region you take: all three go to your supply.',
      ),
      size: [270, 84],
      draw: () => (
        <>
          <Region x={40} y={40} colour="blue" />
          <Light x={20} y={62} colour="yellow" />
          <Light x={44} y={66} colour="yellow" />
          <Light x={66} y={58} colour="red" />
          <Arrow from={[92, 40]} to={[140, 40]} />
          <Lights x={172} y={40} colours={['yellow', 'yellow', 'red']} />
        </>
      ),
    },
  ],
};

const paying: Example = {
  panels: [
    {
      says: words(
        'Die Kosten sind zweimal Blau und ein buntes Symbol. Du legst zwei blaue Anhänger und einen beliebigen zurück, hier einen roten.',
        'The cost is two blue symbols and an any-colour symbol. You return two blue worshippers and any other, here a red one.',
      ),
      size: [220, 120],
      draw: () => (
        <>
          <Lights x={76} y={24} colours={['blue', 'blue', 'any']} />
          <Arrow from={[110, 44]} to={[110, 72]} />
          <Lights x={76} y={96} colours={['blue', 'blue', 'red']} />
        </>
      ),
    },
  ],
};

const reducing: Example = {
  panels: [
    {
      says: words(
        'Mit der Vergünstigung für Blau fallen beide blauen Symbole weg. Das bunte bleibt: Dafür legst du einen Anhänger deiner Wahl zurück.',
        'With the reduction token for blue you don’t pay either blue symbol. The any-colour symbol stays: you return a worshipper of your choice for it.',
      ),
      size: [220, 120],
      draw: () => (
        <>
          <rect class="orbis-example-token" x="8" y="6" width="42" height="36" rx="9" />
          <Light x={29} y={24} colour="blue" />
          <path class="orbis-example-strike" d="M14 38 44 10" />
          <Lights x={99} y={24} colours={['blue', 'blue', 'any']} />
          <path class="orbis-example-strike" d="M84 40 114 8M118 40 148 8" />
          <Arrow from={[167, 44]} to={[167, 72]} />
          <Light x={167} y={96} colour="red" />
        </>
      ),
    },
  ],
};

export const taking: Readonly<Record<string, Example>> = {
  R9: exchange,
  R12: creating,
  R13: collecting,
  R15: paying,
  R17: reducing,
};
