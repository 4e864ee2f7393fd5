/** A whole turn: place and turn a tile, fill the jungle, work, and see the neighbour work. */
import { type Lesson, words } from '@atoll/engine';

export const turn: Lesson = {
  id: 'turn',
  title: words('Ein ganzer Zug', 'A whole turn'),
  goal: words('Du legst an, füllst den Urwald und lässt arbeiten.', 'You place a tile, fill the jungle and work.'),
  seats: 2,
  seat: 0,
  seed: 'turn',
  position: {
    seats: 2,
    first: 1,
    active: 0,
    board: [
      { cell: '0,0', jungle: 'plantation1' },
      { cell: '1,1', jungle: 'market2' },
      { cell: '0,-1', seat: 1, tile: '1-1-1-1' },
    ],
    display: ['market3', 'mine1'],
    villages: [{ hand: ['1-1-1-1', '2-1-0-1', '3-0-0-1'] }, { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'], fruits: 1 }],
  },
  steps: [
    {
      words: words(
        'Ein Zug hat drei Teile: anlegen, Urwald füllen, arbeiten. Arbeiter und Urwald wechseln sich ab wie die Felder eines Schachbretts.',
        'A turn has three parts: place, fill the jungle, work. Workers and jungle alternate like the squares of a chessboard.',
      ),
      points: [{ place: '0,0' }, { place: '1,1' }, { place: '0,-1' }],
      task: { kind: 'goOn' },
      rules: ['R8'],
    },
    {
      words: words(
        'Leg das Plättchen 2-1-0-1 rechts neben die Plantage. Dreh es so, dass die zwei Arbeiter zur Plantage schauen: Tipp es an, bis es passt.',
        'Place the tile 2-1-0-1 on the right of the plantation. Turn it so that its two workers look at the plantation: tap it until it fits.',
      ),
      points: [{ component: '2-1-0-1' }, { place: '1,0' }],
      task: { kind: 'move', move: { tile: '2-1-0-1', cell: '1,0', turn: 3 } },
      otherwise: words(
        'So darfst du legen. Hier kommt aber 2-1-0-1 rechts neben die Plantage, die zwei Arbeiter zu ihr gedreht.',
        'You may place it like that. But here 2-1-0-1 goes on the right of the plantation, its two workers turned to it.',
      ),
      rules: ['R8', 'R9'],
    },
    {
      words: words(
        'Ein leeres Urwaldfeld hat nun zwei Arbeiterplättchen neben sich, deines und das deiner Nachbarin. Also musst du es füllen. Nimm den Markt 3 aus der Auslage.',
        'An empty jungle space now has two worker tiles beside it, yours and your neighbour’s. So you must fill it. Take market 3 from the display.',
      ),
      points: [{ place: '1,-1' }, { prompt: true }],
      task: { kind: 'move', move: { jungle: 'market3', space: '1,-1' } },
      otherwise: words(
        'Die Goldgrube brächte euch beiden je 1 Gold. Du hast gleich zwei Früchte: Am Markt sind sie mehr wert.',
        'The mine would bring both of you 1 gold. You are about to have two fruits: they are worth more at the market.',
      ),
      rules: ['R11', 'R12'],
    },
    {
      words: words(
        'Die Reihenfolge bestimmst du. Lass erst die beiden an der Plantage ernten, damit du etwas zu verkaufen hast.',
        'You decide the order. Let the two at the plantation harvest first, so that you have something to sell.',
      ),
      points: [{ prompt: true }, { component: 'plantation' }],
      task: { kind: 'move', move: { edge: '1,0:W', workers: 2 } },
      otherwise: words('Noch nicht: Ernte erst mit beiden Arbeitern.', 'Not yet: harvest with both workers first.'),
      rules: ['R18', 'R20'],
    },
    {
      words: words(
        'Zwei Märkte, ein Arbeiter an jedem. Verkauf zuerst am teuren: 3 Gold.',
        'Two markets, one worker at each. Sell at the dearer one first: 3 gold.',
      ),
      points: [{ place: '1,-1' }, { prompt: true }],
      task: { kind: 'move', move: { edge: '1,0:N', workers: 1 } },
      otherwise: words('Erst der Markt, der 3 zahlt.', 'First the market that pays 3.'),
      rules: ['R21'],
    },
    {
      words: words(
        'Die zweite Frucht: Verkauf sie für 2, oder heb sie für einen besseren Markt auf. Fünf passen ins Lager. Entscheide selbst.',
        'The second fruit: sell it for 2, or keep it for a better market. Storage holds five. It is your choice.',
      ),
      points: [{ prompt: true }],
      task: { kind: 'free', decisions: 1 },
      others: { moves: [{ edge: '0,-1:E', workers: 1 }] },
      rules: ['R18', 'R20'],
    },
    {
      words: words(
        'Siehst du? Auch die Arbeiterin deiner Nachbarin hat auf den neuen Markt geschaut und in deinem Zug verkauft. Jeder Arbeiter arbeitet nur einmal in der Partie.',
        'See? Your neighbour’s worker looked at the new market too, and sold in your turn. Each worker works only once in a game.',
      ),
      points: [{ panel: 1 }, { place: '1,-1' }],
      task: { kind: 'goOn' },
      rules: ['R16', 'R17', 'R19'],
    },
  ],
};
