/** Temples: most workers around one earn its gold, at the end only. */
import type { Box } from '../../editions/box.ts';
import { isJungle, isWorker, jungleType, STEP, workerSeat } from '../grid.ts';
import type { CacaoState } from '../types.ts';
import { workersAt } from './working.ts';

export interface TempleStanding {
  space: number;
  /** Workers per seat; R33: of overbuilt tiles, only the tile on top counts. */
  workers: number[];
  /** Gold per seat. */
  gold: number[];
}

/** R32: first place, ties share it and there is no second; second place, ties share it. Rounded down. */
export function templeGold(workers: readonly number[], first: number, second: number): number[] {
  const most = Math.max(...workers);
  if (most === 0) return workers.map(() => 0);
  const leaders = workers.filter(n => n === most).length;
  const next = leaders > 1 ? 0 : Math.max(0, ...workers.filter(n => n < most));
  const followers = workers.filter(n => n === next).length;
  return workers.map(n => {
    if (n === most) return Math.floor(first / leaders);
    return n > 0 && n === next ? Math.floor(second / followers) : 0;
  });
}

/** All temples on the table, in the order they came. */
export function temples(box: Box, s: CacaoState): TempleStanding[] {
  const { first, second } = box.edition.temple;
  const found: TempleStanding[] = [];
  for (const put of s.placed) {
    const code = put & 0xffff;
    if (!isJungle(code) || box.jungleKind[jungleType(code)] !== 'temple') continue;
    const space = put >>> 16;
    const workers: number[] = new Array(s.seats).fill(0);
    for (let side = 0; side < 4; side++) {
      const cell = space - STEP[side];
      const tile = s.cells[cell];
      if (!isWorker(tile)) continue;
      const seat = workerSeat(tile);
      workers[seat] += workersAt(box, s, cell * 4 + side);
    }
    found.push({ space, workers, gold: templeGold(workers, first, second) });
  }
  return found;
}
