/** What the evaluation of Cacao looks at. */
import type { Features } from '@atoll/engine';
import type { CacaoState } from '../rules/types.ts';
import { aroundTheTable, tempo, toWork } from './boardValue.ts';
import { type BoxTables, tilesLeft, worthFor } from './turnContext.ts';
import { asleepWorth } from './worth.ts';

const names = [
  'always',
  'three seats',
  'four seats',
  'gold',
  'water, as it is worth',
  'water, as it stands',
  'first fruit',
  'fruits',
  'fruits, as they are worth',
  'first sun token',
  'sun tokens',
  'sun tokens, as they are worth',
  'temples',
  'workers asleep',
  'workers asleep, as they are worth',
  'work to come',
  'tiles left',
  'tiles left, as they are worth',
  'tempo',
] as const;

export function featuresOf(tables: BoxTables): Features<CacaoState> {
  const { waterTrack } = tables.box.edition;
  return {
    names,
    read(s, seat, into) {
      const village = s.villages[seat];
      const worth = worthFor(tables, village);
      const { temples, asleep } = aroundTheTable(tables, s, seat);
      const left = tilesLeft(village);
      let i = 0;
      into[i++] = 1;
      into[i++] = s.seats === 3 ? 1 : 0;
      into[i++] = s.seats === 4 ? 1 : 0;
      into[i++] = village.sales + village.mined;
      into[i++] = worth.water[village.water];
      into[i++] = waterTrack[village.water];
      into[i++] = village.fruits > 0 && left > 0 ? 1 : 0;
      into[i++] = left > 0 ? village.fruits : 0;
      into[i++] = worth.fruits[village.fruits];
      into[i++] = village.suns > 0 ? 1 : 0;
      into[i++] = village.suns;
      into[i++] = worth.suns[village.suns];
      into[i++] = temples;
      into[i++] = asleep;
      into[i++] = asleep * asleepWorth(s);
      into[i++] = toWork(tables, s, seat);
      into[i++] = left;
      into[i++] = worth.tiles;
      into[i++] = tempo(s, seat);
    },
    known(s, seat) {
      if (!s.over) return null;
      const village = s.villages[seat];
      const worth = worthFor(tables, village);
      return (
        village.sales +
        village.mined +
        worth.water[village.water] +
        worth.suns[village.suns] +
        aroundTheTable(tables, s, seat).temples
      );
    },
    progress(s) {
      let left = 0;
      for (const village of s.villages) left += tilesLeft(village);
      return 1 - left / (s.seats * mostTiles(tables, s.seats));
    },
  };
}

const mostTiles = ({ box }: BoxTables, seats: number): number =>
  box.edition.workers.reduce((sum, { count }) => sum + count[`${seats}` as '2' | '3' | '4'], 0);
