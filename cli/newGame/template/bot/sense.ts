/** What a bot must know about Sardines beyond its rules. */
import type { BotSense } from '@atoll/engine';
import { catchOf, handOf, isOver } from '../rules/turn.ts';
import type { SardinesMove, SardinesState } from '../rules/types.ts';

export const sense: BotSense<SardinesState, SardinesMove> = {
  /** Cards caught, and a part of the best catch that lies in the row for this hand: others may be quicker. */
  evaluate(s, seat) {
    const caught = s.caught[seat] ?? 0;
    if (isOver(s)) return caught;
    let best = 0;
    for (const card of handOf(s, seat)) best = Math.max(best, catchOf(s.row, card).length);
    return caught + (s.active === seat ? 0.9 : 0.5) * best;
  },
};
