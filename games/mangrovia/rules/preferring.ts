/** A person's standing answers: outside the rules, and only where they asked for them. */
import { type PreferenceSpec, type Preferences, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { collect } from './records.ts';
import { moves } from './steps.ts';
import type { MangroviaMove, MangroviaState } from './types.ts';

const ask = { id: 'ask', words: words('jedes Mal fragen', 'ask every time') };

export const preferences: readonly PreferenceSpec[] = [
  {
    id: 'single',
    words: words('Wenn dir nur eine Wahl bleibt', 'When you have only one choice'),
    values: [
      {
        id: 'hide',
        words: words(
          'trotzdem fragen, damit niemand auf deine Karten schließt',
          'ask anyway, so that nobody can guess your cards',
        ),
      },
      { id: 'play', words: words('gleich ausführen', 'do it at once') },
    ],
    alone: 'play',
  },
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
  const legal = moves(box, s, []);
  if (legal.length === 1 && chosen.single === 'play') return legal[0] as MangroviaMove;
  if (step.kind === 'amulets' && chosen.collect === 'always') return collect;
  return null;
}
