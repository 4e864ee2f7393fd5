/** Gold mines and temples. */
import { type Lesson, words } from '@atoll/engine';
import { grown } from './grown.ts';

export const mineAndTemple: Lesson = {
  id: 'mine-and-temple',
  title: words('Goldgrube und Tempel', 'Gold mine and temple'),
  goal: words(
    'Du holst Gold aus der Grube und sicherst dir einen Tempel.',
    'You take gold from the mine and make a temple yours.',
  ),
  seats: 2,
  seat: 0,
  seed: 'temple',
  position: grown('mine2', 'market3', ['temple', 'plantation1']),
  steps: [
    {
      words: words(
        'Eine Goldgrube braucht keine Früchte: Jeder Arbeiter dort bringt so viel Gold, wie sie wert ist. Hier sind es 2.',
        'A gold mine needs no fruits: each worker there brings as much gold as it is worth. Here that is 2.',
      ),
      points: [{ component: 'mine' }],
      task: { kind: 'goOn' },
      rules: ['R22'],
    },
    {
      words: words(
        'Leg 2-1-0-1 über die Goldgrube, die zwei Arbeiter nach unten.',
        'Place 2-1-0-1 above the gold mine, its two workers looking down.',
      ),
      points: [{ component: '2-1-0-1' }, { place: '1,-2' }],
      task: { kind: 'move', move: { tile: '2-1-0-1', cell: '1,-2', turn: 2 } },
      otherwise: words(
        'Erlaubt, aber die Grube wartet: 2-1-0-1 darüber, die zwei Arbeiter nach unten.',
        'Allowed, but the mine is waiting: 2-1-0-1 above it, the two workers looking down.',
      ),
      rules: ['R9'],
    },
    {
      words: words(
        'Ein Tempel liegt in der Auslage. Am Ende bekommen die meisten Arbeiter an ihm 6 Gold, die zweitmeisten 3. Leg ihn dahin, wo nur du stehst: auf das rechte Feld.',
        'A temple is in the display. At the end the most workers at it get 6 gold, the second most 3. Put it where only you stand: on the right space.',
      ),
      points: [{ place: '2,-2' }, { prompt: true }],
      task: { kind: 'move', move: { jungle: 'temple', space: '2,-2' } },
      otherwise: words(
        'Links stehst du mit einem Arbeiter und deine Nachbarin auch: Ihr müsstet die 6 Gold teilen. Rechts stehst nur du.',
        'On the left you have one worker and so has your neighbour: you would have to share the 6 gold. On the right there is only you.',
      ),
      rules: ['R25', 'R32'],
    },
    {
      words: words(
        'Jetzt die Grube: zwei Arbeiter, je 2 Gold, also 4. Sie müssen nichts verkaufen und nichts lagern.',
        'Now the mine: two workers, 2 gold each, so 4. They need nothing to sell and no storage.',
      ),
      points: [{ component: 'mine' }, { prompt: true }],
      task: { kind: 'move', move: { edge: '1,-2:S', workers: 2 } },
      otherwise: words('Nimm erst das Gold, mit beiden Arbeitern.', 'Take the gold first, with both workers.'),
      rules: ['R22'],
    },
    {
      words: words(
        'Links kam die Plantage hin: Ernte noch eine Frucht. Am Tempel hat niemand etwas zu tun, er zählt erst am Ende.',
        'The plantation went to the left: harvest one more fruit. There is nothing to do at the temple; it counts only at the end.',
      ),
      points: [{ place: '0,-2' }, { component: 'temple' }],
      task: { kind: 'move', move: { edge: '1,-2:W', workers: 1 } },
      others: { moves: [{ edge: '0,-1:N', workers: 1 }] },
      otherwise: words('Nimm die Frucht mit: Sie kostet nichts.', 'Take the fruit: it costs nothing.'),
      rules: ['R20', 'R25'],
    },
    {
      words: words(
        'Am Tempel stehen drei Arbeiter von dir und keiner deiner Nachbarin: 6 Gold, solange sie dich nicht einholt. Zähl an Tempeln immer nach, wer vorn liegt.',
        'Three of your workers stand at the temple, and none of your neighbour’s: 6 gold, unless she catches up. Always count who is ahead at temples.',
      ),
      points: [{ component: 'temple' }],
      task: { kind: 'goOn' },
      rules: ['R32'],
    },
  ],
};
