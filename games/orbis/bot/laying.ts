/** What laying a tile on a spot brings, as a region or as a wilderness. */
import type { Box } from '../rules/box.ts';
import { within } from '../rules/erupting.ts';
import { exchangesToPay } from '../rules/paying.ts';
import { coloursAt, fits } from '../rules/placing.ts';
import { AROUND, belowLeft, belowRight, freeSpots, isCancelled, isWild, rowOf, tileOf } from '../rules/pyramid.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { sum } from '../rules/worshipers.ts';
import { forestHope, forestShift, templeHope } from './prospects.ts';
import { hopeOf, priceWorth, symbolsToPay, tokenWorth, WORSHIPER } from './worth.ts';

/** A better temple for oneself is a poorer one for somebody else. */
const RIVALRY = 1.9;
/** A place in the first row takes any colour; it is good to keep some. */
const BASE_PLACE = 0.26;
/** What lies above a wilderness may have any colour. */
const OPEN_ABOVE = 0.35;

const ALL = 31;

/** What the forests around a spot gain or lose when a tile of these colours comes to lie there. */
function forestsAround(box: Box, world: World, spot: number, colours: number): number {
  let worth = 0;
  for (const step of AROUND) {
    const code = world.pyramid[spot + step] as number;
    if (code === 0 || isWild(code)) continue;
    const tile = tileOf(code);
    if (box.kind[tile] === 'forest')
      worth += (box.points[tile] as number) * forestShift(box, world, spot + step, tile, colours);
  }
  return worth;
}

/** What using up the spot means for later: the first row is dear, and two of a colour side by side are a seat for it. */
function placeWorth(box: Box, world: World, spot: number, colours: number): number {
  let worth = forestsAround(box, world, spot, colours);
  if (rowOf(spot) === 1) worth -= BASE_PLACE * hopeOf(world);
  if (colours === ALL) return worth + OPEN_ABOVE * hopeOf(world);
  // A neighbour of another colour makes the spot above fit for two colours instead of one.
  for (const step of [-1, 1]) {
    const beside = coloursAt(box, world, spot + step);
    if (beside !== 0 && (beside & ~colours) !== 0) worth += 0.15 * hopeOf(world);
  }
  return worth;
}

export function wildWorth(box: Box, world: World, spot: number): number {
  const forgiven = world.god >= 0 && box.gods[world.god] === 'idleness';
  return (forgiven ? 0 : box.edition.wilderness) + placeWorth(box, world, spot, ALL);
}

/** The points of a region and what its effect is worth, before paying for it. */
export function regionWorth(box: Box, s: OrbisState, world: World, tile: number, spot: number): number {
  const points = box.points[tile] as number;
  const number = box.number[tile] as number;
  const shown = box.shown[tile] as number;
  let worth = points;
  switch (box.kind[tile]) {
    case 'farm':
      worth += tokenWorth(world);
      break;
    case 'village': {
      const gain = points - number * WORSHIPER * hopeOf(world);
      const enough = sum(world.worshipers) - symbolsToPay(box, world, tile) >= number;
      worth = enough ? Math.max(0, gain) : 0;
      break;
    }
    case 'forest':
      worth = points * forestHope(box, world, spot, tile);
      break;
    case 'volcano':
      worth = within(s, shown).worshipers >= number ? points : 0;
      break;
    case 'irrigation': {
      const below = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
      worth = (below & shown) !== 0 ? points : 0;
      break;
    }
    case 'conversion':
      worth += number * WORSHIPER * (shown === ALL ? 1.2 : 1) * hopeOf(world);
      break;
    default:
      break;
  }
  if ((box.mystic[tile] as number) > 0) worth += devotionWorth(box, s, world, tile);
  return worth + placeWorth(box, world, spot, 1 << (box.colour[tile] as number));
}

/** What a white tile adds to the hope for a better temple: by its shrines, and by its mystic value if it is the highest. */
function devotionWorth(box: Box, s: OrbisState, world: World, tile: number): number {
  const seat = s.worlds.indexOf(world);
  const number = box.kind[tile] === 'shrine' ? (box.number[tile] as number) : 0;
  return RIVALRY * (templeHope(box, s, seat, number, box.mystic[tile] as number) - templeHope(box, s, seat));
}

const spots: number[] = [];

/** The best that can be made of a tile with the supply as it is. */
export const bestLaying = (box: Box, s: OrbisState, world: World, tile: number): number =>
  Math.max(bestWild(box, world), bestRegion(box, s, world, tile));

function bestWild(box: Box, world: World): number {
  spots.length = 0;
  freeSpots(world, spots);
  let best = Number.NEGATIVE_INFINITY;
  for (const spot of spots) {
    const worth = wildWorth(box, world, spot);
    if (worth > best) best = worth;
  }
  return best;
}

/** The best that it brings as a region, price and exchanges paid; -Infinity where it cannot be one. */
export function bestRegion(box: Box, s: OrbisState, world: World, tile: number): number {
  const exchanges = exchangesToPay(box, world, tile);
  let best = Number.NEGATIVE_INFINITY;
  if (exchanges < 0) return best;
  spots.length = 0;
  freeSpots(world, spots);
  for (const spot of spots) {
    if (!fits(box, world, tile, spot)) continue;
    const worth = regionWorth(box, s, world, tile, spot);
    if (worth > best) best = worth;
  }
  return best - priceWorth(box, world, tile, exchanges);
}

/** Points in a pyramid as they will probably come out. */
export function pyramidHope(box: Box, world: World): number {
  let worth = 0;
  const { pyramid } = world;
  for (let spot = 0; spot < pyramid.length; spot++) {
    const code = pyramid[spot] as number;
    if (code === 0 || isWild(code) || isCancelled(code)) continue;
    const tile = tileOf(code);
    const points = box.points[tile] as number;
    worth += box.kind[tile] === 'forest' ? points * forestHope(box, world, spot, tile) : points;
  }
  return worth;
}
