/** What the evaluation of Bora Bora looks at. */
import type { Features } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { BoraState } from '../rules/types.ts';
import { scoringsLeft } from './gameProgress.ts';
import { type Asset, afterTheLastRound, assets, safe, takeStock } from './stock.ts';

const names = ['always', 'three seats', 'four seats', ...assets];
const has = Object.fromEntries(assets.map(asset => [asset, 0])) as Record<Asset, number>;

export const featuresOf = (box: Box): Features<BoraState> => ({
  names,
  read(s, seat, into) {
    into[0] = 1;
    into[1] = s.seats === 3 ? 1 : 0;
    into[2] = s.seats === 4 ? 1 : 0;
    takeStock(box, s, seat, has);
    for (const [i, asset] of assets.entries()) into[3 + i] = has[asset];
  },
  progress: s => 1 - (Math.max(1, scoringsLeft(s)) - 1) / 5,
  safe: (s, seat) => safe(box, s.villages[seat]),
  known: (s, seat) => (scoringsLeft(s) === 0 ? afterTheLastRound(box, s, seat) : null),
});
