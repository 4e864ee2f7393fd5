/** Overbuilding with a sun token, the end and the final score: the last turn of a game of two strong bots. */
import { type Lesson, words } from '@atoll/engine';
import position from './lastTile.json' with { type: 'json' };

export const lastTile: Lesson = {
  id: 'last-tile',
  title: words('Das letzte Plättchen', 'The last tile'),
  goal: words('Du überbaust, und die Partie wird gewertet.', 'You overbuild, and the game is scored.'),
  seats: 2,
  seat: 1,
  seed: 'last',
  position,
  steps: [
    {
      words: words(
        'Der Urwald ist ganz gelegt, und du hast noch ein Plättchen. Mit Gold, Tempeln und Wasser liegst du 57 zu 69 zurück. Noch ist nichts verloren.',
        'All of the jungle is laid, and you have one tile left. With gold, temples and water you are 57 to 69 behind. Nothing is lost yet.',
      ),
      points: [{ panel: 1 }],
      task: { kind: 'goOn' },
      rules: ['R31'],
    },
    {
      words: words(
        'Du hast einen Sonnenstein. Ist der Urwald aufgebraucht, darfst du damit eines deiner eigenen Plättchen überbauen: Die neuen Arbeiter arbeiten noch einmal an denselben Stellen.',
        'You have a sun token. Once the jungle is used up, you may spend it to overbuild one of your own tiles: the new workers work at the same places once more.',
      ),
      points: [{ prompt: true }],
      task: { kind: 'goOn' },
      rules: ['R26', 'R27', 'R28'],
    },
    {
      words: words(
        'Überbau dein Plättchen zwischen Goldgrube 2, Wasser, Markt 3 und Markt 4: Dort haben alle vier Arbeiter zu tun.',
        'Overbuild your tile between gold mine 2, water, market 3 and market 4: all four workers have something to do there.',
      ),
      points: [{ component: '1-1-1-1' }, { place: '2,-1' }],
      task: { kind: 'move', move: { tile: '1-1-1-1', cell: '2,-1', turn: 0 } },
      otherwise: words(
        'Das ginge auch, brächte aber weniger: Gesucht ist das Plättchen zwischen Grube, Wasser und zwei Märkten.',
        'That would do, but bring less: the tile between mine, water and two markets is meant.',
      ),
      rules: ['R26', 'R29'],
    },
    {
      words: words(
        'Wasser, Grube, zwei Märkte: Nimm alles mit, in beliebiger Reihenfolge. Am Ende sind Früchte im Lager kein Gold wert.',
        'Water, mine, two markets: take it all, in any order. Fruits left in storage are worth no gold at the end.',
      ),
      points: [{ prompt: true }],
      task: { kind: 'fit', fits: { workers: [1] } },
      otherwise: words('Nicht verzichten: Jetzt zählt jedes Gold.', 'Do not skip: every gold counts now.'),
      rules: ['R29', 'R35'],
    },
    ...[
      words('Gut. Drei Arbeiter sind noch wach.', 'Good. Three workers are still awake.'),
      words('Weiter, noch zwei.', 'Go on, two more.'),
      words('Und der letzte der Partie.', 'And the last one of the game.'),
    ].map(said => ({
      words: said,
      points: [{ prompt: true }] as const,
      task: { kind: 'fit', fits: { workers: [1] } } as const,
      otherwise: words('Nicht verzichten: Jetzt zählt jedes Gold.', 'Do not skip: every gold counts now.'),
    })),
    {
      words: words(
        'Die Partie ist zu Ende. Gezählt werden Münzen, Tempel, dein Wasserfeld und 1 Gold je übrigem Sonnenstein: 70 zu 69, gewonnen!',
        'The game is over. Coins, temples, your water field and 1 gold for each sun token left are counted: 70 to 69, you win!',
      ),
      points: [{ panel: 1 }],
      task: { kind: 'goOn' },
      rules: ['R32', 'R34', 'R35'],
    },
  ],
};
