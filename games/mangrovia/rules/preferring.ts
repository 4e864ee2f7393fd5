/** A person's standing answers: outside the rules, and only where they asked for them. */
import { onlyMove, type PreferenceSpec, type Preferences, singlePreference, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { collect } from './records.ts';
import { moves } from './steps.ts';
import type { MangroviaMove, MangroviaState } from './types.ts';

const ask = { id: 'ask', words: words('jedes Mal fragen', 'ask every time') };

export const preferences: readonly PreferenceSpec[] = [
  singlePreference,
  {
    id: 'collect',
    words: words(
      'Amulette sammeln, wenn nichts anderes zur Wahl steht',
      'Collect amulets when there is nothing else to choose',
    ),
    values: [ask, { id: 'always', words: words('immer sammeln', 'always collect') }],
  },
];

/** What the preferences answer, or null to ask. */
export function auto(box: Box, s: MangroviaState, chosen: Preferences): MangroviaMove | null {
  const step = s.steps.at(-1);
  if (!step) return null;
  const only = onlyMove(moves(box, s, []), chosen);
  if (only) return only;
  if (step.kind === 'amulets' && chosen.collect === 'always') return collect;
  return null;
}
