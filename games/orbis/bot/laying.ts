/** What laying a tile on a spot brings, as a region or as a wilderness. */
import type { Box } from '../editions/box.ts';
import { isCancelled, isWild, tileOf } from '../rules/regions/pyramid.ts';
import { exchangesToPay } from '../rules/turn/paying.ts';
import { CELLS } from '../rules/turn/taking.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { sum } from '../rules/worshipers.ts';
import { forestHope } from './likelihoods.ts';
import { kindAt, lateness } from './policyParameters.ts';
import { bestPlace, placeWorth, type SpotTable, WILD } from './spotValues.ts';
import { raceOf, templeWith } from './temple.ts';
import { hopeOf, priceWorth, symbolsToPay, tokenWorth } from './worth.ts';

const ALL = 31;

/** What a wilderness costs anywhere. */
const wildPoints = ({ box, world, parameters }: SpotTable): number =>
  world.god >= 0 && box.gods[world.god] === 'idleness'
    ? 0
    : box.edition.wilderness + parameters.wilderness + parameters.wildernessLater * lateness(world.regions);

export const wildWorth = (spotTable: SpotTable, spot: number): number =>
  wildPoints(spotTable) + placeWorth(spotTable, spot, WILD);

/** The points of a region and what its effect is worth, before paying for it. */
export function regionWorth(spotTable: SpotTable, tile: number, spot: number): number {
  const { box } = spotTable;
  const effect = isBySpot(box, tile) ? worthOn(spotTable, tile, spot) : worthAnywhere(spotTable, tile);
  return effect + anyhow(spotTable, tile) + placeWorth(spotTable, spot, box.colour[tile]);
}

/** Whether what a tile brings depends on what lies around it. */
const isBySpot = (box: Box, tile: number): boolean => box.kind[tile] === 'forest' || box.kind[tile] === 'irrigation';

function worthOn({ box, world, below }: SpotTable, tile: number, spot: number): number {
  const points = box.points[tile];
  if (box.kind[tile] === 'forest') return points * forestHope(box, world, spot, tile);
  return (below[spot] & box.shown[tile]) !== 0 ? points : 0;
}

function worthAnywhere({ box, s, world, parameters }: SpotTable, tile: number): number {
  const points = box.points[tile];
  const number = box.number[tile];
  switch (box.kind[tile]) {
    case 'farm':
      return points + tokenWorth(world, parameters);
    case 'village': {
      const gain = points - number * parameters.worshiper * hopeOf(world, parameters);
      const enough = sum(world.worshipers) - symbolsToPay(box, world, tile) >= number;
      return enough ? Math.max(0, gain) : 0;
    }
    case 'volcano':
      return inDisplay(s, box.shown[tile]) >= number ? points : 0;
    case 'conversion':
      return (
        points +
        number * parameters.worshiper * (box.shown[tile] === ALL ? parameters.anyColour : 1) * hopeOf(world, parameters)
      );
    default:
      return points;
  }
}

/** Worshipers of these colours in the display. */
function inDisplay({ crowd }: OrbisState, shown: number): number {
  let found = 0;
  for (let colour = 0; colour < 5; colour++)
    if ((shown >> colour) & 1) for (let at = colour; at < CELLS * 5; at += 5) found += crowd[at];
  return found;
}

/** What a region is also worth on any spot: by its kind, its colour, and for the temples. */
function anyhow(spotTable: SpotTable, tile: number): number {
  const { box, world, parameters } = spotTable;
  const kind = kindAt(box.kind[tile]);
  return (
    devotionWorth(spotTable, tile) +
    parameters.kinds[kind] +
    parameters.kindsLater[kind] * lateness(world.regions) +
    parameters.colours[box.colour[tile]]
  );
}

/** What a white tile adds to the hope for a better temple: by its shrines, and by its mystic value if it is the highest. */
function devotionWorth(spotTable: SpotTable, tile: number): number {
  const { box, parameters, world } = spotTable;
  const mystic = box.mystic[tile];
  if (mystic === 0) return 0;
  // Most displays have no white tile that fits, so the race is looked at only when one asks.
  spotTable.race ??= raceOf(box, spotTable.s, spotTable.seat, parameters);
  const more = box.kind[tile] === 'shrine' ? box.number[tile] : 0;
  const rivalry = parameters.rivalry + parameters.rivalryLater * lateness(world.regions);
  return rivalry * (templeWith(spotTable.race, more, mystic) - spotTable.race.hope);
}

/** The best that can be made of a tile with the supply as it is. */
export const bestLaying = (spotTable: SpotTable, tile: number): number =>
  Math.max(wildPoints(spotTable) + bestPlace(spotTable, WILD), bestRegion(spotTable, tile));

/** The best that it brings as a region, price and exchanges paid; -Infinity where it cannot be one. */
export function bestRegion(spotTable: SpotTable, tile: number): number {
  const { box, world, parameters } = spotTable;
  const place = bestPlace(spotTable, box.colour[tile]);
  if (place === Number.NEGATIVE_INFINITY) return place;
  const exchanges = exchangesToPay(box, world, tile);
  if (exchanges < 0) return Number.NEGATIVE_INFINITY;
  const best = isBySpot(box, tile)
    ? bestSpot(spotTable, tile)
    : worthAnywhere(spotTable, tile) + anyhow(spotTable, tile) + place;
  return best - priceWorth(box, world, tile, exchanges, parameters);
}

/** The best of the spots where a tile fits, if it matters to it what lies around. */
function bestSpot(spotTable: SpotTable, tile: number): number {
  const { box, spots, fitting } = spotTable;
  const colour = box.colour[tile];
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i];
    if (((fitting[spot] >> colour) & 1) === 0) continue;
    const worth = regionWorth(spotTable, tile, spot);
    if (worth > best) best = worth;
  }
  return best;
}

/** Points in a pyramid as they will probably come out. */
export function pyramidHope(box: Box, world: World): number {
  let worth = 0;
  const { pyramid } = world;
  for (let spot = 0; spot < pyramid.length; spot++) {
    const code = pyramid[spot];
    if (code === 0 || isWild(code) || isCancelled(code)) continue;
    const tile = tileOf(code);
    const points = box.points[tile];
    worth += box.kind[tile] === 'forest' ? points * forestHope(box, world, spot, tile) : points;
  }
  return worth;
}
