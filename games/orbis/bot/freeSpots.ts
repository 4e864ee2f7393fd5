/** How much room a pyramid has for what is to come. */
import type { Box } from '../editions/box.ts';
import { BASE, belowLeft, belowRight, freeSpots, rowOf } from '../rules/regions/pyramid.ts';
import { coloursAt } from '../rules/turn/placing.ts';
import type { World } from '../rules/types.ts';
import { ones, regionsLeft } from './worth.ts';

const spots: number[] = [];

/** The colours that fit somewhere above the first row, as bits. */
export function coloursThatFit(box: Box, world: World): number {
  spots.length = 0;
  freeSpots(world, spots);
  let colours = 0;
  for (const spot of spots)
    colours |= rowOf(spot) === 1 ? 0 : coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
  return colours;
}

/** How many they are. */
export const fitting = (box: Box, world: World): number => ones(coloursThatFit(box, world));

/** Places left in the first row, which take any colour. */
export const basePlaces = (world: World): number =>
  world.regions === 0 ? BASE : BASE - (world.right - world.left + 1);

/** From 1 at the start down to 0 when a few regions are left. */
export const muchToCome = (world: World): number => Math.max(0, Math.min(1, (regionsLeft(world) - 4) / 5));
