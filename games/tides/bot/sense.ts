/** What a bot must know about Tides beyond its rules. */
import type { BotSense } from '@atoll/engine';
import { level } from '../rules/turn.ts';
import { pools, type TidesMove, type TidesState } from '../rules/types.ts';

export const sense: BotSense<TidesState, TidesMove> = {
  /** Points so far, and half of what a pool would bring that one of the seat's waves fills exactly. */
  evaluate(s, seat) {
    let worth = (s.pearls[seat] ?? 0) - (s.spills[seat] ?? 0);
    for (const pool of pools) {
      const waves = s.pools[pool];
      if (s.hands[seat]?.includes(s.mark - level(waves))) worth += (waves.length + 1) / 2;
    }
    return worth;
  },
};
