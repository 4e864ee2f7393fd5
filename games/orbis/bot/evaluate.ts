/** How a world will stand at the end, judged by how it stands now. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { coloursAt } from '../rules/placing.ts';
import { BASE, belowLeft, belowRight, freeSpots, rowOf } from '../rules/pyramid.ts';
import { wildernessPoints } from '../rules/regions.ts';
import { score } from '../rules/scoring.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { godPromise, godWorth } from './gods.ts';
import { pyramidHope } from './laying.ts';
import { templeHope } from './prospects.ts';
import { outlook } from './taking.ts';
import { regionsLeft, supplyWorth, tokenWorth } from './worth.ts';

/** What a region still to come brings on the average. */
const REGION = 0.9;
/** A god that is still to be taken can be chosen when more is known. */
const CHOICE = 0.3;

export function evaluate(box: Box, s: OrbisState, seat: Seat): number {
  if (s.over) return score(box, s).rows[seat]?.total ?? 0;
  const world = s.worlds[seat] as World;
  const god = world.god < 0 ? CHOICE + bestGod(box, s, seat) : godWorth(box, s, seat, world.god);
  return (
    pyramidHope(box, world) +
    wildernessPoints(box, world) +
    templeHope(box, s, seat) +
    god +
    supplyWorth(world) +
    tokens(world) * tokenWorth(world) +
    room(box, world) +
    outlook(box, s, seat) +
    REGION * regionsLeft(world)
  );
}

export function bestGod(box: Box, s: OrbisState, seat: Seat): number {
  let best = 0;
  for (const god of s.gods) best = Math.max(best, godPromise(box, s, seat, god));
  return best;
}

const ones = (bits: number): number => {
  let found = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) found++;
  return found;
};

export const tokens = (world: World): number => ones(world.reductions);

const spots: number[] = [];

/** How many colours fit somewhere above the first row. */
export function fitting(box: Box, world: World): number {
  spots.length = 0;
  freeSpots(world, spots);
  let colours = 0;
  for (const spot of spots)
    colours |= rowOf(spot) === 1 ? 0 : coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
  return ones(colours);
}

/** Places left in the first row, which take any colour. */
export const basePlaces = (world: World): number =>
  world.regions === 0 ? BASE : BASE - (world.right - world.left + 1);

/** From 1 at the start down to 0 when a few regions are left. */
export const muchToCome = (world: World): number => Math.max(0, Math.min(1, (regionsLeft(world) - 4) / 5));

/** The more colours fit somewhere, the better, while there is much to come. */
function room(box: Box, world: World): number {
  const left = regionsLeft(world);
  if (left === 0) return 0;
  return (0.3 * fitting(box, world) + 0.5 * basePlaces(world)) * muchToCome(world);
}
