/** Placing the taken tile in the pyramid, as a region or as a wilderness. */
import type { Tell } from '@atoll/engine';
import { type Box, labelOf } from '../../editions/box.ts';
import {
  belowLeft,
  belowRight,
  codeOf,
  freeSpots,
  isWild,
  put,
  rowOf,
  SPOTS,
  spotName,
  spotOf,
  tileOf,
} from '../regions/pyramid.ts';
import type { OrbisEvent, OrbisMove, OrbisState, PlaceMove, Side, World } from '../types.ts';
import { canPay, exchangesToPay } from './paying.ts';

const record = (side: Side) =>
  Array.from({ length: SPOTS }, (_, spot): PlaceMove => Object.freeze({ do: 'place', spot: spotName(spot), side }));
const asRegion = record('region');
const asWilderness = record('wilderness');

const ALL = 31;

/** R27: the colours a tile counts as, as bits: a wilderness as all, an empty spot as none. */
export function coloursAt(box: Box, world: World, spot: number): number {
  const code = world.pyramid[spot];
  if (code === 0) return 0;
  return isWild(code) ? ALL : 1 << box.colour[tileOf(code)];
}

/** R23, R25: whether a region fits on a free spot: anywhere in the first row, above its own colour in the others. */
export function fits(box: Box, world: World, tile: number, spot: number): boolean {
  if (rowOf(spot) === 1) return true;
  const below = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
  return (below & (1 << box.colour[tile])) !== 0;
}

const spots: number[] = [];

/** R14, R18: every free spot as a wilderness; as a region where it fits, if it can be paid. */
export function placeMoves(box: Box, s: OrbisState, tile: number, into: OrbisMove[]): void {
  const world = s.worlds[s.active];
  spots.length = 0;
  freeSpots(world, spots);
  if (canPay(box, world, tile)) for (const spot of spots) if (fits(box, world, tile, spot)) into.push(asRegion[spot]);
  for (const spot of spots) into.push(asWilderness[spot]);
}

/** Whether there is anything to choose: two spots, or one where it could lie as a region, if need be by exchanging. */
export function placingsDiffer(box: Box, s: OrbisState, tile: number): boolean {
  const world = s.worlds[s.active];
  spots.length = 0;
  freeSpots(world, spots);
  if (spots.length > 1) return true;
  return fits(box, world, tile, spots[0]) && exchangesToPay(box, world, tile) >= 0;
}

/** Whether there is no way at all to lay the tile as a region. */
export function mustBeWild(box: Box, world: World, tile: number): boolean {
  if (exchangesToPay(box, world, tile) < 0) return true;
  return !freeSpots(world, []).some(spot => fits(box, world, tile, spot));
}

/** R14: only a region is paid for, and only a region has an effect. */
export function place(box: Box, s: OrbisState, tile: number, move: PlaceMove, tell?: Tell<OrbisEvent>): void {
  const world = s.worlds[s.active];
  const spot = spotOf(move.spot);
  const wild = move.side === 'wilderness';
  if (tell) {
    const where = { seat: s.active, spot: move.spot, ...labelOf(box, tile) };
    if (wild) tell({ type: 'wilderness', need: mustBeWild(box, world, tile), ...where });
    else tell({ type: 'placed', ...where });
  }
  put(world, spot, codeOf(tile, wild));
  s.steps.pop();
  if (!wild) s.steps.push({ kind: 'pay', spot });
}

/** The one placing where there is no choice: as a wilderness. */
export function onlyPlacing(s: OrbisState): PlaceMove {
  const [spot] = freeSpots(s.worlds[s.active], []);
  return asWilderness[spot as number];
}
