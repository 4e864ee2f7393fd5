/** A person's standing answers: outside the rules, and only where they asked for them. */
import { onlyMove, type PreferenceSpec, type Preferences, singlePreference, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { EMPTY, FILLED } from './places/storing.ts';
import { moves } from './steps.ts';
import type { BoraMove, BoraState, StoreMove, Village } from './types.ts';

export const preferences: readonly PreferenceSpec[] = [
  singlePreference,
  {
    id: 'cell',
    words: words('Feld für einen Baustoff', 'Cell for a material'),
    values: [
      { id: 'ask', words: words('jedes Mal fragen', 'ask every time') },
      {
        id: 'best',
        words: words('neben einen anderen Baustoff, wenn es geht', 'beside another material, if there is one'),
      },
    ],
  },
  {
    id: 'last',
    words: words('Erfüllte Aufgaben am Spielende', 'Fulfilled tasks at the end of the game'),
    values: [
      { id: 'ask', words: words('jedes Mal fragen', 'ask every time') },
      { id: 'fulfil', words: words('gleich abrechnen', 'count them at once') },
    ],
  },
];

/** What the preferences answer, or null to ask. */
export function auto(box: Box, s: BoraState, chosen: Preferences): BoraMove | null {
  const step = s.steps.at(-1);
  if (!step) return null;
  const legal = moves(box, s, []);
  const only = onlyMove(legal, chosen);
  if (only) return only;
  if (step.kind === 'store' && chosen.cell === 'best')
    return bestCell(box, s.villages[step.seat], legal as StoreMove[]);
  if (step.kind === 'last' && chosen.last === 'fulfil')
    return legal.find(move => 'how' in move && move.how === 'fulfil') ?? null;
  return null;
}

/** The cell with the most materials around it; in a tie the one with the most room to grow. */
function bestCell(box: Box, v: Village, legal: readonly StoreMove[]): StoreMove | null {
  let best: StoreMove | null = null;
  let bestWorth = -1;
  for (const move of legal) {
    const cell = box.cellIds.indexOf(move.cell);
    let worth = 0;
    for (const { a, b } of box.pairs) {
      if (a !== cell && b !== cell) continue;
      const holds = v.cells[a === cell ? b : a];
      worth += holds === FILLED ? 10 : holds === EMPTY ? 1 : 0;
    }
    if (worth > bestWorth) {
      bestWorth = worth;
      best = move;
    }
  }
  return best;
}
