/** Points by category, now and at the end. */
import { type Scoresheet, scoresheet } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { CacaoState } from '../types.ts';
import { temples } from '../work/temples.ts';

const categories = ['markets', 'mines', 'temples', 'water', 'suns'] as const;

/** R34–R36: coins, temples, water field, unused sun tokens; ties by fruits left, then a shared victory. */
export function score(box: Box, s: CacaoState): Scoresheet {
  const standings = temples(box, s);
  const rows = s.villages.map((village, seat) => ({
    seat,
    points: [
      village.sales,
      village.mined,
      standings.reduce((sum, temple) => sum + temple.gold[seat], 0),
      box.edition.waterTrack[village.water],
      village.suns * box.edition.unusedSun,
    ],
    tieBreak: [village.fruits],
  }));
  return scoresheet(categories, rows, s.over);
}
