import { type Chapter, words } from '@atoll/engine';

export const pyramid: Chapter = {
  title: words('Die Pyramide', 'The pyramid'),
  rules: [
    {
      id: 'R22',
      elements: [],
      title: words('Vierzehn Landschaften', 'Fourteen regions'),
      text: words(
        'Deine Welt ist eine Pyramide aus vier Ebenen: unten fünf Landschaften, darüber vier, drei und zwei. Mehr Ebenen gibt es nicht.',
        'Your world is a pyramid of four rows: five regions at the bottom, then four, three and two above. There are no more rows.',
      ),
      tests: ['a pyramid is complete with rows of five, four, three and two: there is no fifth row'],
    },
    {
      id: 'R23',
      elements: [],
      title: words('Die erste Ebene', 'The first row'),
      text: words(
        'In die erste Ebene darfst du jede Farbe legen. Die erste Landschaft liegt irgendwo, jede weitere schließt links oder rechts ohne Lücke an, bis es fünf sind.',
        'You may place any colour in the first row. The first region goes anywhere; every other one joins on the left or right without a gap, until there are five.',
      ),
      tests: [
        'the first region lies in the middle of nothing: there is one spot',
        'in the first row a region of any colour joins at either end',
        'the first row has no gaps',
        'the first row grows to either side until it is five wide',
      ],
    },
    {
      id: 'R24',
      elements: [],
      title: words('Auf zwei anderen', 'Above two others'),
      text: words(
        'Ab der zweiten Ebene liegt jede Landschaft genau über zwei Landschaften der Ebene darunter.',
        'From the second row up, each region lies exactly above two regions of the row below.',
      ),
      tests: ['from the second row on a region lies exactly above two others'],
    },
    {
      id: 'R25',
      elements: [],
      title: words('Dieselbe Farbe', 'The same colour'),
      text: words(
        'Mindestens eine der beiden darunter muss dieselbe Farbe haben wie die neue.',
        'At least one of the two below must have the same colour as the new one.',
      ),
      tests: ['one of the two below must have the same colour'],
    },
    {
      id: 'R26',
      elements: [],
      title: words('Früh nach oben', 'Building up early'),
      text: words(
        'Du darfst eine höhere Ebene beginnen, bevor die darunter voll ist. In den höheren Ebenen dürfen Lücken bleiben.',
        'You may start a higher row before the one below is full. In the higher rows there may be gaps.',
      ),
      tests: [
        'upper rows may be begun before the lower ones are full',
        'upper rows may have gaps: a region need not lie beside another of its row',
      ],
    },
    {
      id: 'R27',
      elements: ['losing', 'points'],
      title: words('Wildnis', 'Wilderness'),
      text: words(
        'Eine umgedrehte Landschaft ist eine Wildnis. Sie gilt in jeder Hinsicht als Landschaft jeder Farbe: Sie passt über alles, und über sie passt alles. Was auf ihrer Vorderseite stand, gibt es nicht mehr. Am Ende kostet sie einen Punkt.',
        'A region turned over is a wilderness. It counts as a region of every colour in every way: it fits above anything, and anything fits above it. Whatever was on its front is gone. At the end it costs one point.',
      ),
      tests: [
        'a wilderness lies above any colours, and any colour lies above a wilderness',
        'a wilderness has no cost and no effect any more',
        'a wilderness counts for a forest as any colour',
        'what was printed on a wilderness does not count any more',
      ],
    },
  ],
};
