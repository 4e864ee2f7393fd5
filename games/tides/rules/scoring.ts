import { type Scoresheet, scoresheet } from '@atoll/engine';
import type { TidesState } from './types.ts';

/** R9: pearls won, less one for every spill; in a tie the player with fewer spills is ahead. */
export function score(s: TidesState, final: boolean): Scoresheet {
  const rows = s.pearls.map((pearls, seat) => {
    const spills = s.spills[seat];
    return { seat, points: [pearls, 0 - spills], tieBreak: [0 - spills] };
  });
  return scoresheet(['pearls', 'spills'], rows, final);
}
