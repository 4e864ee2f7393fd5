/** The rules of Sardines, numbered; each names the tests that prove it. */
import { type Chapter, words } from '@atoll/engine';

export const rulebook: readonly Chapter[] = [
  {
    title: words('Vorbereitung', 'Setting up'),
    rules: [
      {
        id: 'R1',
        title: words('Karten', 'Cards'),
        text: words(
          'Die 36 Karten (viermal 1 bis 9) werden gemischt. Alle bekommen drei auf die Hand, der Rest ist der verdeckte Stapel. Sitz 1 beginnt.',
          'The 36 cards (1 to 9, four of each) are shuffled. Everybody gets three, the rest is the face-down pile. The first seat begins.',
        ),
        tests: ['everybody starts with three of the 36 cards'],
      },
    ],
  },
  {
    title: words('Ein Zug', 'A turn'),
    rules: [
      {
        id: 'R2',
        title: words('Ausspielen', 'Playing a card'),
        text: words(
          'Spiel eine Karte aus deiner Hand offen an das Ende der Reihe.',
          'Play a card from your hand face up to the end of the row.',
        ),
        tests: ['a card goes to the end of the row', 'nobody may play what they do not hold'],
      },
      {
        id: 'R3',
        title: words('Fangen', 'Catching'),
        text: words(
          'Liegt eine gleiche Karte schon in der Reihe, fängst du sie, alle Karten hinter ihr und deine eigene.',
          'If a card alike lies in the row already, you catch it, all cards after it, and your own.',
        ),
        tests: ['a card catches its like and everything after it'],
      },
      {
        id: 'R4',
        title: words('Nachziehen', 'Drawing'),
        text: words('Danach ziehst du eine Karte vom Stapel.', 'Then you draw a card from the pile.'),
        tests: ['at the end of the turn a card is drawn'],
      },
    ],
  },
  {
    title: words('Ende', 'The end'),
    rules: [
      {
        id: 'R5',
        title: words('Wann es endet', 'When it ends'),
        text: words(
          'Ist die letzte Karte des Stapels gezogen, endet die Partie sofort. Alle hatten dann gleich viele Züge.',
          'When the last card of the pile is drawn, the game ends at once. Everybody has had as many turns.',
        ),
        tests: ['with the last card of the pile it is over'],
      },
      {
        id: 'R6',
        title: words('Wer gewinnt', 'Who wins'),
        text: words(
          'Jede gefangene Karte ist einen Punkt wert. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr den Sieg.',
          'Each card caught is a point. Most points win; in a tie you share the win.',
        ),
        tests: ['most cards caught win, and equals share'],
      },
      {
        id: 'R7',
        title: words('Was verdeckt ist', 'What is hidden'),
        text: words(
          'Deine Hand kennst nur du. Gefangene Karten bleiben offen liegen.',
          'Only you know your hand. Cards that were caught stay open for all to see.',
        ),
        tests: ['a hand is seen by its owner alone'],
      },
    ],
  },
];
