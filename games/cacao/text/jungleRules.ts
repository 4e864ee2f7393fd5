/** The rule of each kind of jungle tile: by kind, so that tiles of other editions find theirs as well. */
import type { JungleKind } from '../editions/box.ts';

export const jungleRules: Readonly<Record<JungleKind, string>> = {
  plantation: 'R20',
  market: 'R21',
  mine: 'R22',
  water: 'R23',
  sun: 'R24',
  temple: 'R32',
};
