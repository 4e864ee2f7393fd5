/** What the table as it lies promises a village: temples, work to come, the move. */
import type { Seat } from '@atoll/engine';
import { facing, isJungle, isWorker, jungleType, NOTHING, OPEN, STEP, workerSeat } from '../rules/grid.ts';
import type { CacaoState } from '../rules/types.ts';
import { templeGold } from '../rules/work/temples.ts';
import { workersAt } from '../rules/work/working.ts';
import { templeHope } from './temples.ts';
import { type BoxTables, tilesLeft, worthFor } from './turnContext.ts';
import { add, clear, emptyYield, yieldWorth } from './turnYield.ts';

const turnYield = emptyYield();

/** The first player of a round places in a richer jungle than the others. */
export function tempo(s: CacaoState, seat: Seat): number {
  if (s.active !== seat || s.steps.at(-1)?.kind !== 'place') return 0;
  const left = tilesLeft(s.villages[seat]);
  return s.villages.every(village => tilesLeft(village) === left) ? 1 : 0;
}

/** Temple gold as it stands, and workers who look at an empty space. */
export function aroundTheTable(tables: BoxTables, s: CacaoState, seat: Seat): { temples: number; asleep: number } {
  const { box } = tables;
  const { first, second } = box.edition.temple;
  let temples = 0;
  let asleep = 0;
  const last = worthFor(tables, s.villages[seat]).tiles === 0;
  const jungleLeft = !s.over && s.pile.length + s.display.length > 0;
  const workers: number[] = new Array(s.seats).fill(0);
  for (const put of s.placed) {
    const cell = put >>> 16;
    const code = put & 0xffff;
    if (isWorker(code)) {
      if (!jungleLeft || workerSeat(code) !== seat) continue;
      for (let side = 0; side < 4; side++)
        if (s.cells[cell + STEP[side]] === NOTHING) asleep += workersAt(box, s, cell * 4 + side);
    } else if (isJungle(code) && box.jungleKind[jungleType(code)] === 'temple') {
      workers.fill(0);
      let free = 0;
      for (let side = 0; side < 4; side++) {
        const at = cell - STEP[side];
        const tile = s.cells[at];
        if (isWorker(tile)) {
          const owner = workerSeat(tile);
          workers[owner] += workersAt(box, s, at * 4 + side);
        } else if (tile === OPEN) free++;
      }
      const gold = templeGold(workers, first, second)[seat];
      temples += templeHope(gold, workers[seat], last ? 0 : free);
    }
  }
  return { temples, asleep };
}

/** What the seat's woken workers will bring when it is its turn to let them work. */
export function toWork(tables: BoxTables, s: CacaoState, seat: Seat): number {
  let points = 0;
  for (const step of s.steps) {
    if (step.kind !== 'work' || step.seat !== seat) continue;
    const village = s.villages[seat];
    clear(turnYield);
    for (const edge of step.edges)
      add(tables.box, turnYield, jungleType(s.cells[facing(edge)]), workersAt(tables.box, s, edge));
    points += yieldWorth(tables.box, village, worthFor(tables, village), turnYield);
  }
  return points;
}
