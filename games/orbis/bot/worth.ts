/** What worshipers, shrines and free places are worth in points, judged by how much of the game is still to come. */
import type { Box } from '../rules/box.ts';
import { REGIONS } from '../rules/pyramid.ts';
import type { World } from '../rules/types.ts';

/** Worth of so many worshipers of one colour: the first one opens up most, each further one less. */
const heap = [0, 0.67, 1.03];
for (let n = heap.length; n < 16; n++) heap.push((heap[n - 1] as number) + 0.3);

/** How much that still counts with so many regions to come. */
const fade = Array.from({ length: REGIONS + 1 }, (_, left) => Math.min(1, left / 2.4));

export const regionsLeft = (world: World): number => REGIONS - world.regions;

/** How much whatever pays for regions is still worth, from 1 down to 0. */
export const hopeOf = (world: World): number => fade[regionsLeft(world)] as number;

/** What one worshiper is worth when it is not known of which colour. */
export const WORSHIPER = 0.38;

/** Worshipers of a colour one has a reduction token for pay for little. */
const idle = 0.75;

export function supplyWorth(world: World): number {
  const { worshipers, reductions } = world;
  let worth = 0;
  let all = 0;
  for (let c = 0; c < 5; c++) {
    const n = worshipers[c] as number;
    const here = heap[n < heap.length ? n : heap.length - 1] as number;
    worth += (reductions >> c) & 1 ? here * idle : here;
    all += n;
  }
  // What is beyond ten must go back at the end of the turn.
  if (all > 10) worth *= 10 / all;
  return worth * hopeOf(world);
}

/** How many worshipers a tile costs this seat. */
export function symbolsToPay(box: Box, world: World, tile: number): number {
  let symbols = box.cost[tile * 6 + 5] as number;
  for (let c = 0; c < 5; c++) if (((world.reductions >> c) & 1) === 0) symbols += box.cost[tile * 6 + c] as number;
  return symbols;
}

/** What paying for a tile costs in points, exchanges included. */
export const priceWorth = (box: Box, world: World, tile: number, exchanges: number): number =>
  (symbolsToPay(box, world, tile) + exchanges * (box.edition.exchange - 1)) * WORSHIPER * hopeOf(world);

/** What a reduction token saves over the regions to come. */
export const tokenWorth = (world: World): number => 0.18 * Math.max(0, regionsLeft(world) - 1);

export const ones = (bits: number): number => {
  let found = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) found++;
  return found;
};

/** Reduction tokens that a world has. */
export const tokens = (world: World): number => ones(world.reductions);
