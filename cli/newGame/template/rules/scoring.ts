import { type Scoresheet, scoresheet } from '@atoll/engine';
import type { SardinesState } from './types.ts';

/** R6: a point for each card caught. */
export function score(s: SardinesState, final: boolean): Scoresheet {
  const rows = s.caught.map((cards, seat) => ({ seat, points: [cards], tieBreak: [] }));
  return scoresheet(['caught'], rows, final);
}
