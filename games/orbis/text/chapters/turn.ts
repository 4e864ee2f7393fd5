import { type Chapter, words } from '@atoll/engine';

export const turn: Chapter = {
  title: words('Ein Zug', 'A turn'),
  rules: [
    {
      id: 'R7',
      elements: ['actions', 'board'],
      title: words('Landschaft oder Gottheit', 'A region or a god'),
      text: words(
        'Nimm eine der neun Landschaften der Auslage oder eine der Gottheiten. Danach ist der nächste Spieler im Uhrzeigersinn dran. Nehmen darfst du jede Landschaft, auch eine, die du nicht bezahlen kannst.',
        'Take one of the nine regions of the display, or one of the gods. Then it is the next player’s turn, clockwise. You may take any region, also one that you cannot pay for.',
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
        'Eine Gottheit nimmst du genau einmal im Spiel, wann, ist deine Sache. Ist deine Pyramide fertig und du hast noch keine, bleibt dir nur das.',
        'You take a god exactly once in a game, whenever you like. When your pyramid is complete and you have none, that is all that is left.',
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
        'At any time of your turn you may exchange three worshipers of one colour for one of another, several times if you like.',
      ),
      tests: [
        'three worshipers of one colour can become one of any other colour',
        'two of a colour are not enough to exchange',
        'one can exchange as often as there are worshipers for it',
        'whatever is asked in one’s turn, one can exchange first',
        'worshipers that were just collected can be exchanged to pay for the region',
      ],
    },
    {
      id: 'R10',
      elements: [],
      title: words('Wann getauscht wird', 'When to exchange'),
      text: words(
        'Was immer du gefragt wirst, du darfst vorher tauschen. Nur was du gerade zum Bezahlen oder Zurücklegen brauchst, tauschst du nicht weg. Ist nichts anderes mehr zu entscheiden, endet dein Zug von selbst: Was du dann noch tauschen könntest, kannst du ebenso zu Beginn deines nächsten Zuges tauschen.',
        'Whatever you are asked, you may exchange first. Only what you need for paying or returning just now is not exchanged away. When there is nothing else to decide your turn ends by itself: what you could still exchange then you can exchange as well when your next turn begins.',
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
      title: words('Zurücknehmen', 'Taking back'),
      text: words(
        'In deinem Zug wird nichts Neues bekannt, bis ganz zuletzt die nächste Landschaft aufgedeckt wird. Solange du am Zug bist, kannst du deshalb Schritt um Schritt zurücknehmen.',
        'Nothing new comes out in your turn until, last of all, the next region is revealed. So as long as it is your turn you can take it back, step by step.',
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
