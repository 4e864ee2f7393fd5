/** Choosing which workers work first, and how many fruits are sold. */
import type { Box } from '../editions/box.ts';
import { edgeName, edgeOf, facing, jungleType } from '../rules/grid.ts';
import type { CacaoState, Village, WorkMove, WorkStep } from '../rules/types.ts';
import { canWork, workersAt } from '../rules/work/working.ts';
import { type BoxTables, worthFor } from './turnContext.ts';
import { add, clear, emptyYield, yieldWorth } from './turnYield.ts';
import type { Worth } from './worth.ts';

const typeAt = (s: CacaoState, edge: number): number => jungleType(s.cells[facing(edge)]);

const isTrade = (box: Box, s: CacaoState, edge: number): boolean => {
  const kind = box.jungleKind[typeAt(s, edge)];
  return kind === 'plantation' || kind === 'market';
};

/** Mines, water and suns: nothing is won by waiting, and their order does not matter. */
function simpleEdge(tables: BoxTables, s: CacaoState, step: WorkStep): number | null {
  const village = s.villages[step.seat];
  for (const edge of step.edges)
    if (!isTrade(tables.box, s, edge) && canWork(tables.box, s, village, edge) > 0) return edge;
  return null;
}

// The plantations and markets that are awake, for one question at a time.
let trades: number[] = [];
const seen = new Map<number, number>();

/** The most that harvesting, selling and storing can be worth with the trades in `left`, as a bit for each. */
function tradeWorth(tables: BoxTables, s: CacaoState, worth: Worth, left: number, fruits: number): number {
  const key = left * 64 + fruits;
  const known = seen.get(key);
  if (known !== undefined) return known;
  let best = worth.fruits[fruits];
  for (let i = 0; i < trades.length; i++)
    if (left & (1 << i)) {
      const edge = trades[i];
      const all = workersAt(tables.box, s, edge);
      const market = tables.box.jungleKind[typeAt(s, edge)] === 'market';
      for (let workers = market ? Math.min(all, fruits) : all; workers > 0; workers = market ? workers - 1 : 0)
        best = Math.max(best, afterTrade(tables, s, worth, left, fruits, i, workers));
    }
  seen.set(key, best);
  return best;
}

/** The same, when so many workers of one of the trades begin. */
function afterTrade(
  tables: BoxTables,
  s: CacaoState,
  worth: Worth,
  left: number,
  fruits: number,
  i: number,
  workers: number,
): number {
  const type = typeAt(s, trades[i]);
  const value = tables.box.jungleValue[type];
  const rest = left & ~(1 << i);
  if (tables.box.jungleKind[type] === 'market')
    return workers * value + tradeWorth(tables, s, worth, rest, fruits - workers);
  return tradeWorth(tables, s, worth, rest, Math.min(tables.box.edition.storage, fruits + workers * value));
}

function lookAtTrades(tables: BoxTables, s: CacaoState, step: WorkStep): void {
  trades = step.edges.filter(edge => isTrade(tables.box, s, edge));
  seen.clear();
}

const single = emptyYield();

function edgeWorth(tables: BoxTables, village: Village, worth: Worth, type: number, workers: number): number {
  clear(single);
  add(tables.box, single, type, workers);
  return yieldWorth(tables.box, village, worth, single);
}

/** Working the simple edges in another order than theirs is no different, so it is tried last. */
const outOfOrder = 3;

/** What the village comes to with each move, when all goes well afterwards. */
export function weighWorkings(
  tables: BoxTables,
  s: CacaoState,
  step: WorkStep,
  moves: readonly WorkMove[],
  into: number[],
): void {
  const village = s.villages[step.seat];
  const worth = worthFor(tables, village);
  const simple = simpleEdge(tables, s, step);
  lookAtTrades(tables, s, step);
  const all = (1 << trades.length) - 1;
  for (const [i, move] of moves.entries()) {
    if (!('workers' in move)) {
      into[i] = worth.fruits[village.fruits] - (simple === null ? 0 : outOfOrder);
      continue;
    }
    const edge = edgeOf(move.edge);
    const trade = trades.indexOf(edge);
    if (trade >= 0)
      into[i] =
        afterTrade(tables, s, worth, all, village.fruits, trade, move.workers) - (simple === null ? 0 : outOfOrder);
    else {
      const missed = canWork(tables.box, s, village, edge) - move.workers;
      const less = missed > 0 ? edgeWorth(tables, village, worth, typeAt(s, edge), missed) : 0;
      into[i] =
        tradeWorth(tables, s, worth, all, village.fruits) - Math.max(0, less) - (edge === simple ? 0 : outOfOrder);
    }
  }
}

const DONE: WorkMove = Object.freeze({ edge: 'done' });

export function chooseWorking(tables: BoxTables, s: CacaoState, step: WorkStep): WorkMove {
  const village = s.villages[step.seat];
  const simple = simpleEdge(tables, s, step);
  if (simple !== null) return { edge: edgeName(simple), workers: canWork(tables.box, s, village, simple) };
  const worth = worthFor(tables, village);
  lookAtTrades(tables, s, step);
  const all = (1 << trades.length) - 1;
  let best = worth.fruits[village.fruits];
  let move = DONE;
  for (let i = 0; i < trades.length; i++) {
    const edge = trades[i];
    const market = tables.box.jungleKind[typeAt(s, edge)] === 'market';
    for (let workers = canWork(tables.box, s, village, edge); workers > 0; workers = market ? workers - 1 : 0) {
      const worthNow = afterTrade(tables, s, worth, all, village.fruits, i, workers);
      if (worthNow <= best) continue;
      best = worthNow;
      move = { edge: edgeName(edge), workers };
    }
  }
  return move;
}
