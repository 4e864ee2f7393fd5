/** A person's standing answers: outside the rules, and only where they asked for them. */
import { type PreferenceSpec, type Preferences, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { payMoves } from './turn/paying.ts';
import { discardMoves } from './turn/returning.ts';
import type { Colour, DiscardMove, OrbisMove, OrbisState, PayMove } from './types.ts';
import { countsOf } from './worshipers.ts';

const plenty = { id: 'plenty', words: words('von der Farbe, die ich am meisten habe', 'of the colour I have most of') };
const ask = { id: 'ask', words: words('jedes Mal fragen', 'ask every time') };

export const preferences: readonly PreferenceSpec[] = [
  { id: 'pay', words: words('Bunte Kosten zahlen', 'Paying any-colour symbols'), values: [ask, plenty] },
  { id: 'discard', words: words('Auf zehn Anhänger zurück', 'Down to ten worshipers'), values: [ask, plenty] },
];

/** What the preferences answer, or null to ask. */
export function auto(box: Box, s: OrbisState, chosen: Preferences): OrbisMove | null {
  const step = s.steps.at(-1);
  const mine = countsOf(s.worlds[s.active].worshipers);
  if (step?.kind === 'pay' && chosen.pay === 'plenty') {
    const ways: OrbisMove[] = [];
    payMoves(box, s, step.spot, ways);
    // The evenest supply left: paying from the largest heaps first leaves the smallest sum of squares.
    const heaps = (move: PayMove) =>
      Object.entries(mine).reduce((sum, [colour, n]) => sum + (n - move[colour as Colour]) ** 2, 0);
    return (ways as PayMove[]).reduce((best, way) => (heaps(way) < heaps(best) ? way : best));
  }
  if (step?.kind === 'trim' && chosen.discard === 'plenty') {
    const ways: OrbisMove[] = [];
    discardMoves(s, ways);
    return (ways as DiscardMove[]).reduce((best, way) => (mine[way.colour] > mine[best.colour] ? way : best));
  }
  return null;
}
