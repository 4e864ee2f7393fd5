import { type Chapter, words } from '@atoll/engine';

export const ending: Chapter = {
  title: words('Zugende und Spielende', 'End of the turn, end of the game'),
  rules: [
    {
      id: 'R30',
      elements: ['chance', 'board'],
      title: words('Ende des Zuges', 'End of the turn'),
      text: words(
        'Zieh ein Arbeiterplättchen nach, solange du welche hast. Dann wird die Auslage auf zwei Urwaldplättchen ergänzt, solange der Stapel reicht, und im Uhrzeigersinn geht es weiter.',
        'Draw a worker tile as long as you have any. Then the display is refilled to two jungle tiles as long as the pile lasts, and play goes on clockwise.',
      ),
      tests: [
        'at the end of a turn one draws a worker tile and the display is filled up to two',
        'when a pile has run out nothing is drawn from it',
        'worker tiles are still drawn when the jungle is used up',
      ],
    },
    {
      id: 'R31',
      elements: ['winning', 'shedding'],
      title: words('Ende der Partie', 'End of the game'),
      text: words(
        'Die Partie endet nach der Runde, in der alle ihr letztes Arbeiterplättchen gelegt haben. Ihr habt alle gleich viele, also auch gleich viele Züge.',
        'The game ends after the round in which everybody has placed their last worker tile. Everybody has the same number of tiles, and so the same number of turns.',
      ),
      tests: [
        'the game ends when everybody has placed their last tile, after the last round is played out',
        'in the very last turn spaces are filled too, and the workers there still work',
        'two thousand games for three: equal turns, each worker once, every coin told of',
        'two thousand games for four: equal turns, each worker once, every coin told of',
      ],
    },
    {
      id: 'R32',
      elements: ['points', 'board'],
      title: words('Tempel werten', 'Scoring temples'),
      text: words(
        'Jeder Tempel wird für sich gewertet: Für die meisten Arbeiter, die auf ihn schauen, bekommst du 6 Gold, für die zweitmeisten 3. Bei Gleichstand um den ersten Platz werden die 6 Gold geteilt und abgerundet, und einen zweiten Platz gibt es nicht; zu zweit sind das je 3, zu dritt 2, zu viert 1. Bei Gleichstand um den zweiten Platz werden die 3 Gold geteilt und abgerundet. Ohne einen Arbeiter dort bekommst du nichts; stehst du allein am Tempel, bekommst du die 6.',
        'Each temple is scored by itself: for the most workers looking at it you get 6 gold, for the second most 3. In a tie for first place the 6 gold are shared, rounded down, and there is no second place; for two that is 3 each, for three 2, for four 1. In a tie for second place its 3 gold are shared, rounded down. Without a worker there you get nothing; alone at a temple you get the 6.',
      ),
      tests: [
        'the example temple: Yellow and Red with two workers share six gold, Purple with one gets nothing',
        'most workers at a temple earn six gold, second most three',
        'a tie for the most shares six gold, rounded down, and there is no second place',
        'a tie for second shares three gold, rounded down',
        'a player who is alone at a temple earns six gold, and nobody is second',
        'a temple without workers pays nobody',
        'only workers on the side towards the temple count, and several tiles of a seat add up',
        'each temple is scored for itself',
      ],
    },
    {
      id: 'R33',
      elements: ['points', 'board'],
      title: words('Tempel und Überbauen', 'Temples and overbuilding'),
      text: words(
        'Wo an einem Tempel überbaut wurde, zählen nur die Arbeiter des oberen Plättchens.',
        'Where somebody has overbuilt at a temple, only the workers of the tile on top count.',
      ),
      tests: ['at a temple only the tile on top counts where somebody has overbuilt'],
    },
    {
      id: 'R34',
      elements: ['points', 'winning', 'losing'],
      title: words('Der Endstand', 'The final score'),
      text: words(
        'Zu deinen Münzen kommen das Gold der Tempel, der Wert deines Wasserfelds und 1 Gold für jeden Sonnenstein, den du noch hast. Ein Wasserfeld unter null wird abgezogen.',
        'To your coins you add the gold of the temples, the value of your water field and 1 gold for each sun token you still have. A water field below zero is subtracted.',
      ),
      tests: [
        'the total is coins, temples, the water field and a gold for each unused sun token',
        'a water carrier that stays behind costs gold',
      ],
    },
    {
      id: 'R35',
      elements: ['winning', 'points'],
      title: words('Übrige Früchte', 'Fruits left over'),
      text: words(
        'Früchte, die noch im Lager liegen, bringen kein Gold. Bei Gleichstand aber gewinnt, wer mehr davon hat.',
        'Fruits still in storage bring no gold. But they break a tie: with equal gold, more fruits win.',
      ),
      tests: ['fruits left over are worth nothing, but decide a tie'],
    },
    {
      id: 'R36',
      elements: ['winning'],
      title: words('Geteilter Sieg', 'Shared win'),
      text: words(
        'Sind auch die Früchte gleich, teilt ihr euch den Sieg.',
        'If the fruits are equal too, you share the win.',
      ),
      tests: ['equal gold and equal fruits share the victory'],
    },
    {
      id: 'R37',
      elements: ['chance'],
      title: words('Was verdeckt ist', 'What is hidden'),
      text: words(
        'Deine Hand siehst nur du, und die Stapel liegen verdeckt. Alles andere ist offen: auch das Gold der anderen, und welche ihrer Plättchen noch nicht gelegt sind. Ob Gold offen liegt, sagen die veröffentlichten Regeln nicht; bei uns liegt es offen.',
        'Only you see your hand, and the piles lie face down. Everything else is open: the gold of the others too, and which of their tiles have not been placed yet. The published rules do not say whether gold is open; here it is.',
      ),
      ours: true,
      tests: [
        'a hand is for its owner’s eyes alone',
        'two tables that differ only in hands and piles look the same to those who cannot know',
        'everybody hears that a tile was drawn, and only the owner hears which',
        'gold, fruits, water, sun tokens and the tiles still to come are open to everybody',
      ],
    },
  ],
};
