/** The smallest game that knows chance, turns and an end: the engine's own tests play it. */
import type { EventRecord, Game } from '../core/game.ts';
import { BadInput, refusal } from '../core/refusal.ts';
import { scoresheet } from '../core/scoresheet.ts';

export interface PebblesState {
  heap: number;
  active: number;
  points: number[];
}

/** Take one and go on, take two and end the turn, or let the dice take one for you or not. */
export type PebblesMove = { readonly take: 1 | 2 | 'dice' };

export type PebblesEvent = EventRecord & { seat: number; got: number };

export const pebbles: Game<PebblesState, PebblesMove, PebblesEvent, PebblesState> = {
  id: 'pebbles',
  version: 3,
  edition: { id: 'base', digest: 'pebbles' },
  box: null,
  seats: { min: 2, max: 3 },
  options: [
    {
      id: 'heap',
      words: { de: 'Haufen', en: 'Heap' },
      values: ['12', '20'].map(id => ({ id, words: { de: id, en: id } })),
    },
  ],
  setup: ({ seats, options }) => ({ heap: Number(options.heap), active: 0, points: new Array<number>(seats).fill(0) }),
  decision: s => (s.heap > 0 ? { seat: s.active, kind: 'take' } : null),
  moves(s, into = []) {
    into.push({ take: 1 }, { take: 'dice' });
    if (s.heap > 1) into.push({ take: 2 });
    return into;
  },
  play(s, move, chance, tell) {
    const got = move.take === 'dice' ? chance.int(2) : move.take;
    s.heap -= move.take === 'dice' ? 1 : move.take;
    s.points[s.active] += got;
    tell?.({ type: 'got', seat: s.active, got });
    if (move.take === 'dice') tell?.({ type: 'whisper', seat: s.active, got }, s.active);
    if (move.take === 2) s.active = (s.active + 1) % s.points.length;
  },
  explain: () => refusal('no', 'So nicht.', 'Not like this.'),
  scoresheet: s =>
    scoresheet(
      ['pebbles'],
      s.points.map((points, seat) => ({ seat, points: [points], tieBreak: [] })),
      s.heap === 0,
    ),
  view: s => structuredClone(s),
  imagine: view => structuredClone(view),
  copy: s => ({ ...s, points: [...s.points] }),
  writePosition: s => s,
  readPosition: () => {
    throw new BadInput('none', { de: 'Kiesel haben keine Positionen.', en: 'Pebbles have no positions.' });
  },
  auto: (s, preferences) => (preferences.hurry === 'yes' && s.heap > 1 ? { take: 2 } : null),
};
