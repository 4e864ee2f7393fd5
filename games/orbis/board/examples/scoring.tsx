/** Examples of what regions ask for, and of temples in the end. */
import { Arrow, type Example, Figure } from '@atoll/boardkit/drawing/example.tsx';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { words } from '@atoll/engine';
import edition from '../../editions/base.json' with { type: 'json' };
import type { Colour } from '../../rules/types.ts';
import { href } from '../icons.tsx';
import { cellAt, Gap, Light, Region, spotAt } from './pieces.tsx';

/** The six around a spot of the second row, from its left neighbour clockwise. */
const around = [
  spotAt(2, 0, 162),
  spotAt(3, 0, 162),
  spotAt(3, 1, 162),
  spotAt(2, 2, 162),
  spotAt(1, 2, 162),
  spotAt(1, 1, 162),
];

/** A forest among its neighbours; those with one of its colours are ringed. */
const forestAmong = (neighbours: readonly (Colour | 'wild')[]) => (
  <g transform="translate(-32 0)">
    {around.map((at, i) => {
      const colour = neighbours[i] ?? 'wild';
      const fits = colour === 'wild' || colour === 'green' || colour === 'red';
      return <Region key={i} {...at} colour={colour} {...(fits ? { ring: 'meant' as const } : {})} />;
    })}
    <Region {...spotAt(2, 1, 162)} colour="green" kind="forest" asks={{ n: 3, colours: ['green', 'red'] }} />
  </g>
);

const forest: Example = {
  panels: [
    {
      verdict: 'counts',
      says: words(
        'Der Wald will drei Nachbarn in Grün oder Rot. Er hat einen grünen, einen roten und eine Wildnis, die jede Farbe hat.',
        'The forest needs three green or red neighbours. It has a green one, a red one and a wilderness, which has every colour.',
      ),
      size: [196, 196],
      draw: () => forestAmong(['green', 'blue', 'wild', 'yellow', 'red', 'white']),
    },
    {
      verdict: 'countsNot',
      says: words(
        'Nur zwei Nachbarn passen: Der Wald bringt nichts.',
        'Only two neighbours match: the forest brings nothing.',
      ),
      size: [196, 196],
      draw: () => forestAmong(['green', 'blue', 'white', 'yellow', 'red', 'white']),
    },
  ],
};

const eight: readonly Colour[] = ['red', 'blue', 'white', 'green', 'red', 'red', 'white', 'yellow', 'blue'];

/** The display around the gap of a volcano, with worshipers on some cells. */
const eruption = (on: readonly number[], gone: boolean, cancelled: boolean) => (
  <>
    {eight.map((colour, cell) =>
      cell === 4 ? <Gap key={cell} {...cellAt(4)} /> : <Region key={cell} {...cellAt(cell)} colour={colour} />,
    )}
    {on.map((cell, i) => {
      const { x, y } = cellAt(cell);
      return <Light key={i} x={x + 14} y={y + 14} colour="yellow" gone={gone} />;
    })}
    <Light x={cellAt(8).x + 14} y={cellAt(8).y + 14} colour="white" />
    <Region x={250} y={100} colour="red" kind="volcano" asks={{ n: 3, colours: ['yellow'] }} cancelled={cancelled} />
  </>
);

const volcano: Example = {
  panels: [
    {
      verdict: 'counts',
      says: words(
        'Der Vulkan will drei gelbe Anhänger aus der Auslage. Drei stehen dort: Sie gehen in den allgemeinen Vorrat.',
        'The volcano wants three yellow worshippers from the display. There are three: they go to the general supply.',
      ),
      size: [286, 200],
      draw: () => eruption([0, 3, 5], true, false),
    },
    {
      verdict: 'countsNot',
      says: words(
        'Hier sind es nur zwei. Ganz oder gar nicht: Sie bleiben stehen, und ein „Nicht erfüllt“-Plättchen deckt den Vulkan zu.',
        'Here there are only two. It is all or nothing: they stay, and a cancellation token covers the volcano.',
      ),
      size: [286, 200],
      draw: () => eruption([0, 5], false, true),
    },
  ],
};

const watered = (left: Colour | 'wild', right: Colour, cancelled = false) => (
  <>
    <Region {...spotAt(1, 0)} colour={left} />
    <Region {...spotAt(1, 1)} colour={right} />
    <Region {...spotAt(2, 0)} colour="blue" kind="irrigation" asks={{ colours: ['white'] }} cancelled={cancelled} />
  </>
);

const irrigation: Example = {
  panels: [
    {
      verdict: 'counts',
      says: words(
        'Blau trägt die Bewässerungsanlage, Weiß erfüllt, was sie verlangt.',
        'Blue supports the irrigation system, white is the colour it asks for.',
      ),
      size: [132, 132],
      draw: () => watered('blue', 'white'),
    },
    {
      verdict: 'countsNot',
      says: words(
        'Sie darf hier liegen, aber darunter ist kein Weiß: „Nicht erfüllt“.',
        'It may go here, but there is no white below: it does not count.',
      ),
      size: [132, 132],
      draw: () => watered('blue', 'red', true),
    },
    {
      verdict: 'counts',
      says: words(
        'Eine Wildnis hat jede Farbe: Sie trägt die Anlage und ist zugleich Weiß.',
        'A wilderness has every colour: it supports the system and is white as well.',
      ),
      size: [132, 132],
      draw: () => watered('wild', 'red'),
    },
  ],
};

const temples = edition.temples['3'].toSorted((a, b) => b - a);
const [best = 0, second = 0, third = 0] = temples;

const ranking = [
  { seat: 0, shrines: 4, mystic: 3 },
  { seat: 1, shrines: 2, mystic: 8 },
  { seat: 2, shrines: 2, mystic: 5 },
];

const temple: Example = {
  panels: [
    {
      says: words(
        `Rot hat vier Kultstätten und bekommt den Tempel mit ${best} Punkten. Blau und Gelb haben je zwei: Blaus höchster Mystikwert ist 8, Gelbs nur 5. Also ${second} für Blau und ${third} für Gelb.`,
        `Red has four shrines and gets the ${best}-point temple. Blue and Yellow have two each: Blue’s highest mystic value is 8, Yellow’s only 5. So ${second} for Blue and ${third} for Yellow.`,
      ),
      size: [290, 150],
      draw: () => (
        <>
          {ranking.map(({ seat, shrines, mystic }, i) => (
            <g key={seat} transform={`translate(0 ${i * 50})`}>
              <SeatMark seat={seat} size={28} x={6} y={11} />
              {Array.from({ length: shrines }, (_, n) => (
                <use key={n} href={href('shrine')} x={42 + n * 26} y="12" width="26" height="26" />
              ))}
              {shrines === 2 && (
                <>
                  <use href={href('mystic')} x="108" y="13" width="24" height="24" />
                  <Figure x={144} y={25} size={22}>
                    {mystic}
                  </Figure>
                </>
              )}
              <Arrow from={[166, 25]} to={[200, 25]} />
              <use href={href('temple')} x="214" y="8" width="34" height="34" />
              <Figure x={266} y={25} size={26}>
                {temples[i]}
              </Figure>
            </g>
          ))}
        </>
      ),
    },
  ],
};

export const scoring: Readonly<Record<string, Example>> = { R30: forest, R31: volcano, R32: irrigation, R53: temple };
