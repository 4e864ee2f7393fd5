/** What laying a tile on a spot brings, as a region or as a wilderness. */
import type { Box } from '../rules/box.ts';
import { within } from '../rules/erupting.ts';
import { exchangesToPay } from '../rules/paying.ts';
import { isCancelled, isWild, tileOf } from '../rules/pyramid.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { sum } from '../rules/worshipers.ts';
import { bestPlace, type Ground, placeWorth, WILD } from './ground.ts';
import { forestHope } from './prospects.ts';
import { type Race, templeWith } from './temple.ts';
import { hopeOf, priceWorth, symbolsToPay, tokenWorth, WORSHIPER } from './worth.ts';

/** A better temple for oneself is a poorer one for somebody else. */
const RIVALRY = 1.9;

const ALL = 31;

/** What a wilderness costs, wherever it lies. */
function wildPoints(box: Box, world: World): number {
  const forgiven = world.god >= 0 && box.gods[world.god] === 'idleness';
  return forgiven ? 0 : box.edition.wilderness;
}

export const wildWorth = (box: Box, world: World, ground: Ground, spot: number): number =>
  wildPoints(box, world) + placeWorth(box, world, ground, spot, WILD);

/** The points of a region and what its effect is worth, before paying for it. */
export function regionWorth(
  box: Box,
  s: OrbisState,
  world: World,
  ground: Ground,
  race: Race,
  tile: number,
  spot: number,
): number {
  let worth = isBySpot(box, tile) ? worthOn(box, world, ground, tile, spot) : worthAnywhere(box, s, world, tile);
  if ((box.mystic[tile] as number) > 0) worth += devotionWorth(box, s, race, tile);
  return worth + placeWorth(box, world, ground, spot, box.colour[tile] as number);
}

/** Whether what a tile brings depends on what lies around it. */
const isBySpot = (box: Box, tile: number): boolean => box.kind[tile] === 'forest' || box.kind[tile] === 'irrigation';

function worthOn(box: Box, world: World, { below }: Ground, tile: number, spot: number): number {
  const points = box.points[tile] as number;
  if (box.kind[tile] === 'forest') return points * forestHope(box, world, spot, tile);
  return ((below[spot] as number) & (box.shown[tile] as number)) !== 0 ? points : 0;
}

function worthAnywhere(box: Box, s: OrbisState, world: World, tile: number): number {
  const points = box.points[tile] as number;
  const number = box.number[tile] as number;
  switch (box.kind[tile]) {
    case 'farm':
      return points + tokenWorth(world);
    case 'village': {
      const gain = points - number * WORSHIPER * hopeOf(world);
      const enough = sum(world.worshipers) - symbolsToPay(box, world, tile) >= number;
      return enough ? Math.max(0, gain) : 0;
    }
    case 'volcano':
      return within(s, box.shown[tile] as number).worshipers >= number ? points : 0;
    case 'conversion':
      return points + number * WORSHIPER * (box.shown[tile] === ALL ? 1.2 : 1) * hopeOf(world);
    default:
      return points;
  }
}

/** What a white tile adds to the hope for a better temple: by its shrines, and by its mystic value if it is the highest. */
function devotionWorth(box: Box, s: OrbisState, race: Race, tile: number): number {
  const number = box.kind[tile] === 'shrine' ? (box.number[tile] as number) : 0;
  return RIVALRY * (templeWith(box, s, race, number, box.mystic[tile] as number) - templeWith(box, s, race, 0, 0));
}

/** The best that can be made of a tile with the supply as it is. */
export const bestLaying = (
  box: Box,
  s: OrbisState,
  world: World,
  ground: Ground,
  race: Race,
  tile: number,
): number =>
  Math.max(
    wildPoints(box, world) + bestPlace(box, world, ground, WILD),
    bestRegion(box, s, world, ground, race, tile),
  );

/** The best that it brings as a region, price and exchanges paid; -Infinity where it cannot be one. */
export function bestRegion(
  box: Box,
  s: OrbisState,
  world: World,
  ground: Ground,
  race: Race,
  tile: number,
): number {
  const exchanges = exchangesToPay(box, world, tile);
  if (exchanges < 0) return Number.NEGATIVE_INFINITY;
  const place = bestPlace(box, world, ground, box.colour[tile] as number);
  if (place === Number.NEGATIVE_INFINITY) return place;
  const best = isBySpot(box, tile)
    ? bestSpot(box, s, world, ground, race, tile)
    : anywhereWorth(box, s, world, race, tile) + place;
  return best - priceWorth(box, world, tile, exchanges);
}
