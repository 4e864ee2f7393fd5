/** What worshipers, shrines and free places are worth in points, judged by how much of the game is still to come. */
import type { Box } from '../editions/box.ts';
import { REGIONS } from '../rules/regions/pyramid.ts';
import type { World } from '../rules/types.ts';
import { lateness, type PolicyParameters } from './policyParameters.ts';

export const regionsLeft = (world: World): number => REGIONS - world.regions;

/** How much everything that pays for regions is still worth, from 1 down to 0. */
export const hopeOf = (world: World, { fadingRegions }: PolicyParameters): number =>
  Math.min(1, regionsLeft(world) / fadingRegions);

/** All worshipers that are held: the first one of a colour opens up most, each further one less. */
export function supplyWorth(world: World, parameters: PolicyParameters): number {
  const { worshipers, reductions, regions } = world;
  const { worshipersOfAColour, withReduction } = parameters;
  const first = worshipersOfAColour[0];
  const second = worshipersOfAColour[1];
  const further = worshipersOfAColour[2];
  let worth = 0;
  let all = 0;
  for (let c = 0; c < 5; c++) {
    const n = worshipers[c];
    if (n === 0) continue;
    const here = n === 1 ? first : first + second + (n - 2) * further;
    worth += (reductions >> c) & 1 ? here * withReduction : here;
    all += n;
  }
  // What is beyond ten must go back at the end of the turn.
  if (all > 10) worth *= 10 / all;
  if (all > 7) worth += (Math.min(10, all) - 7) * parameters.beyondSeven;
  return worth * hopeOf(world, parameters) * (1 + parameters.supplyLater * lateness(regions));
}

/** How many worshipers a tile costs this seat. */
export function symbolsToPay(box: Box, world: World, tile: number): number {
  let symbols = box.cost[tile * 6 + 5];
  for (let c = 0; c < 5; c++) if (((world.reductions >> c) & 1) === 0) symbols += box.cost[tile * 6 + c];
  return symbols;
}

/** What paying for a tile costs in points, exchanges included. */
export const priceWorth = (
  box: Box,
  world: World,
  tile: number,
  exchanges: number,
  parameters: PolicyParameters,
): number =>
  (symbolsToPay(box, world, tile) + exchanges * (box.edition.exchange - 1)) *
    parameters.worshiper *
    hopeOf(world, parameters) +
  exchanges * parameters.exchange;

/** What a reduction token saves over the regions to come. */
export const tokenWorth = (world: World, { reductionToken }: PolicyParameters): number =>
  reductionToken * Math.max(0, regionsLeft(world) - 1);

export const ones = (bits: number): number => {
  let found = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) found++;
  return found;
};

/** Reduction tokens that a world has. */
export const tokens = (world: World): number => ones(world.reductions);
