import { type Chapter, words } from '@atoll/engine';

export const turn: Chapter = {
  title: words('Ein Zug', 'A turn'),
  rules: [
    {
      id: 'R7',
      elements: ['actions', 'board'],
      title: words('Landschaft oder Gottheit', 'A region or a god'),
      text: words(
        'Nimm eine der neun Landschaften der Auslage oder eine der Gottheiten. Danach geht es im Uhrzeigersinn weiter. Nehmen darfst du jede Landschaft, auch eine, die du nicht bezahlen kannst.',
        'Take one of the nine regions in the display, or one of the gods. Then play passes clockwise. You may take any region, even one that you can’t pay for.',
      ),
      tests: [
        'a turn is a region of the display or a god, and then it is the next seat’s turn, clockwise',
        'any of the nine regions can be taken, also one that cannot be paid',
      ],
    },
    {
      id: 'R8',
      elements: ['actions'],
      title: words('Genau eine Gottheit', 'Exactly one god'),
      text: words(
        'Eine Gottheit nimmst du genau einmal in der Partie, wann, entscheidest du. Ist deine Pyramide fertig und du hast noch keine, bleibt dir nur das.',
        'You take a god exactly once per game, whenever you like. Once your pyramid is complete and you have no god yet, taking one is all that is left.',
      ),
      tests: [
        'nobody takes a second god',
        'a god that somebody has taken is gone',
        'with a complete pyramid one must take a god',
      ],
    },
    {
      id: 'R9',
      elements: [],
      title: words('Tauschen, 3 zu 1', 'Exchanging, 3 for 1'),
      text: words(
        'In deinem Zug darfst du jederzeit drei Anhänger einer Farbe gegen einen einer anderen Farbe tauschen, auch mehrmals.',
        'At any time during your turn you may exchange three worshippers of one colour for one of another, several times if you like.',
      ),
      tests: [
        'three worshipers of one colour can become one of any other colour',
        'two of a colour are not enough to exchange',
        'one can exchange as often as there are worshipers for it',
        'with every decision of their turn, players can exchange first',
        'worshipers that were just collected can be exchanged to pay for the region',
      ],
    },
    {
      id: 'R10',
      elements: [],
      title: words('Wann du tauschst', 'When to exchange'),
      text: words(
        'Was immer du gefragt wirst, du darfst vorher tauschen. Nur was du gerade zum Bezahlen oder Zurücklegen brauchst, tauschst du nicht weg. Ist nichts anderes mehr zu entscheiden, endet dein Zug automatisch: Was du dann noch tauschen könntest, kannst du ebenso zu Beginn deines nächsten Zuges tauschen.',
        'Whatever you are asked, you may exchange first. You just can’t exchange away what you need for paying or returning right now. When there is nothing else to decide, your turn ends automatically: anything you could still exchange you can exchange just as well at the start of your next turn.',
      ),
      tests: [
        'while paying, only exchanges are offered after which one can still pay',
        'while a village asks for worshipers, no exchange takes away those it needs',
        'with one spot left, no exchange takes away the only way to lay the tile as a region',
        'the turn does not stop for an exchange alone: what is left can be exchanged when the next turn begins',
      ],
      ours: true,
    },
    {
      id: 'R11',
      elements: [],
      title: words('Zurücknehmen', 'Undo'),
      text: words(
        'In deinem Zug wird nichts Neues bekannt, bis ganz zuletzt die nächste Landschaft aufgedeckt wird. Solange du dran bist, kannst du deshalb Schritt um Schritt zurücknehmen.',
        'Nothing new is revealed in your turn until, last of all, the next region is turned up. So while it is your turn you can undo it step by step.',
      ),
      tests: [
        'a turn can be taken back step by step until the next region is revealed',
        'once the next region is revealed, nothing can be taken back',
        'within a turn chance is asked for nothing but the refill',
      ],
      ours: true,
    },
  ],
};
