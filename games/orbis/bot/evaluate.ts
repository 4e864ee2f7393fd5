/** How a world will stand at the end, judged by how it stands now. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { coloursAt } from '../rules/placing.ts';
import { BASE, belowLeft, belowRight, freeSpots, rowOf } from '../rules/pyramid.ts';
import { wildernessPoints } from '../rules/regions.ts';
import { score } from '../rules/scoring.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { godWorth } from './gods.ts';
import { pyramidHope } from './laying.ts';
import { templeHope } from './prospects.ts';
import { hopeOf, regionsLeft, supplyWorth, tokenWorth } from './worth.ts';

/** What a region still to come brings on the average, and a god that is still to be taken. */
const REGION = 0.9;
const GOD = 2.2;

export function evaluate(box: Box, s: OrbisState, seat: Seat): number {
  if (s.over) return score(box, s).rows[seat]?.total ?? 0;
  const world = s.worlds[seat] as World;
  const god = world.god < 0 ? GOD : godWorth(box, s, seat, world.god);
  return (
    pyramidHope(box, world) +
    wildernessPoints(box, world) +
    templeHope(box, s, seat) +
    god +
    supplyWorth(world) +
    tokens(world) +
    room(box, world) +
    REGION * regionsLeft(world)
  );
}

function tokens(world: World): number {
  let found = 0;
  for (let bits = world.reductions; bits > 0; bits &= bits - 1) found++;
  return found * tokenWorth(world);
}

const spots: number[] = [];

/** The more colours fit somewhere, the better; the first row takes any. */
function room(box: Box, world: World): number {
  const left = regionsLeft(world);
  if (left === 0) return 0;
  spots.length = 0;
  freeSpots(world, spots);
  let colours = 0;
  for (const spot of spots)
    colours |= rowOf(spot) === 1 ? 0 : coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
  let fitting = 0;
  for (let bits = colours; bits > 0; bits &= bits - 1) fitting++;
  const base = world.regions === 0 ? BASE : BASE - (world.right - world.left + 1);
  return (0.2 * fitting + 0.35 * base) * hopeOf(world);
}
