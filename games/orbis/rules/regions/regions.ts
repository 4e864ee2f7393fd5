/** Which regions of a pyramid score. */
import type { Box } from '../../editions/box.ts';
import { coloursAt } from '../turn/placing.ts';
import type { TileKind, World } from '../types.ts';
import { AROUND, END_OF_SPOTS, FIRST_SPOT, isCancelled, isWild, tileOf } from './pyramid.ts';

/** R30: neighbours of a spot that have one of the colours; a wilderness has all. R56: a god is no neighbour. */
export function neighboursOf(box: Box, world: World, spot: number, shown: number): number {
  let found = 0;
  for (const step of AROUND) if ((coloursAt(box, world, spot + step) & shown) !== 0) found++;
  return found;
}

/** R37, R30: whether the region on a spot scores: no cancelation token, and a forest with neighbours enough. */
export function scores(box: Box, world: World, spot: number): boolean {
  const code = world.pyramid[spot];
  if (code === 0 || isWild(code) || isCancelled(code)) return false;
  const tile = tileOf(code);
  if (box.kind[tile] !== 'forest') return true;
  return neighboursOf(box, world, spot, box.shown[tile]) >= box.number[tile];
}

/** How many regions of a kind score in a world. */
export function scoring(box: Box, world: World, kind: TileKind): number {
  let found = 0;
  for (let spot = FIRST_SPOT; spot < END_OF_SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code !== 0 && box.kind[tileOf(code)] === kind && scores(box, world, spot)) found++;
  }
  return found;
}

export function wildernesses(world: World): number {
  let found = 0;
  for (let spot = FIRST_SPOT; spot < END_OF_SPOTS; spot++) if (isWild(world.pyramid[spot])) found++;
  return found;
}

/** R46: the Goddess of Idleness forgives wildernesses. */
export const wildernessPoints = (box: Box, world: World): number =>
  world.god >= 0 && box.gods[world.god] === 'idleness' ? 0 : wildernesses(world) * box.edition.wilderness || 0;
