/** What the bot alone needs to know about a box, worked out once: playouts ask for it all the time. */
import type { Box } from '../editions/box.ts';
import type { Need } from '../editions/edition.ts';
import { fragile, hard, ready } from './weights.ts';

/** What a task asks for, with how hard one more is to come by, and what the danger of losing it again counts. */
export interface RatedNeed {
  need: Need;
  hard: number;
  /** How hard it still is for those who have the means for it already. */
  ready: number;
  fragile: number;
  /** Whether it can be lost again at all. */
  losable: boolean;
}

export interface Tables {
  /** By task: what it asks for. */
  ratedNeeds: readonly (readonly RatedNeed[])[];
  /** By cell of the ceremony area: the cells beside it, in the order of the pairs. */
  beside: readonly (readonly number[])[];
  /** By set of regions, as bits: how many new ones huts on them open a way to (see `reach`). */
  reach: Float64Array;
  /** Numbers by name: tasks, cells, and pairs of cells. */
  tasks: ReadonlyMap<string, number>;
  cells: ReadonlyMap<string, number>;
  pairs: ReadonlyMap<string, number>;
}

let known: { box: Box; tables: Tables } | null = null;

/** The tables of a box. Only those of the latest box are kept: a search thinks about one game. */
export function tablesOf(box: Box): Tables {
  if (known?.box === box) return known.tables;
  const tables = {
    ratedNeeds: box.tasks.map(({ needs }) =>
      needs.map(need => ({
        need,
        hard: hard[need.count],
        ready: ready[need.count] ?? hard[need.count],
        fragile: fragile[need.count] ?? 0,
        losable: need.count in fragile,
      })),
    ),
    beside: box.cellIds.map((_, cell) => besideOf(box, cell)),
    reach: reachTable(box),
    tasks: numbered(box.taskIds),
    cells: numbered(box.cellIds),
    pairs: numbered(box.pairs.map(({ id }) => id)),
  };
  known = { box, tables };
  return tables;
}

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));

function besideOf(box: Box, cell: number): number[] {
  const found: number[] = [];
  for (const { a, b } of box.pairs)
    if (a === cell) found.push(b);
    else if (b === cell) found.push(a);
  return found;
}

function reachTable(box: Box): Float64Array {
  const table = new Float64Array(1 << box.regionIds.length);
  for (let regions = 0; regions < table.length; regions++) table[regions] = reachFrom(box, regions);
  return table;
}

const least = new Uint8Array(12);

/** Each new region counts by how many faces of a die are enough for it. */
function reachFrom(box: Box, regions: number): number {
  least.fill(7);
  for (const paths of [box.land, box.water])
    for (const { a, b, number } of paths) {
      const here = (regions >> a) & 1;
      if (here === ((regions >> b) & 1)) continue;
      const to = here ? b : a;
      if (number < least[to]) least[to] = number;
    }
  let faces = 0;
  for (const number of least) faces += 7 - number;
  return faces / 6;
}
