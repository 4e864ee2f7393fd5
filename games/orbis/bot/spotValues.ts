/** Where a tile can come to lie in a world, and what each place is worth: looked at once for all tiles and moves. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { AROUND, belowLeft, belowRight, freeSpots, isWild, rowOf, SPOTS, tileOf } from '../rules/regions/pyramid.ts';
import { coloursAt } from '../rules/turn/placing.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { basePlaces } from './freeSpots.ts';
import { forestShift } from './likelihoods.ts';
import { lateness, type PolicyParameters } from './policyParameters.ts';
import type { Race } from './temple.ts';
import { hopeOf, ones } from './worth.ts';

/** All colours, as bits. */
export const ALL = 31;
/** In the place of a colour: a wilderness, which has all of them. */
export const WILD = 5;
const LAYERS = 6;

export interface SpotTable {
  box: Box;
  s: OrbisState;
  seat: Seat;
  parameters: PolicyParameters;
  world: World;
  /** The free spots. */
  spots: number[];
  /** By spot, as bits: the colours below it, and those that fit on it. */
  below: Uint8Array;
  fitting: Uint8Array;
  /** As bits: the colours that fit somewhere above the first row, and those that fit on one spot alone. */
  somewhere: number;
  once: number;
  /** By spot: whether a forest lies beside it. */
  wooded: Uint8Array;
  /** `[spot * 6 + colour]`: what using up the spot for a tile of a colour means; NaN until somebody asks. */
  place: Float64Array;
  /** By colour: the most of that among the spots where it fits; NaN until somebody asks. */
  best: Float64Array;
  /** How the temples stand, once somebody has asked. */
  race: Race | null;
}

let spotTable: SpotTable | null = null;

/** The spot table of a seat. It is one record, which the next call writes over; it holds until the pyramid changes. */
export function spotTableOf(box: Box, s: OrbisState, seat: Seat, parameters: PolicyParameters): SpotTable {
  const world = s.worlds[seat];
  spotTable ??= {
    box,
    s,
    seat,
    parameters,
    world,
    somewhere: 0,
    once: 0,
    spots: [],
    below: new Uint8Array(SPOTS),
    fitting: new Uint8Array(SPOTS),
    wooded: new Uint8Array(SPOTS),
    place: new Float64Array(SPOTS * LAYERS),
    best: new Float64Array(LAYERS),
    race: null,
  };
  spotTable.box = box;
  spotTable.s = s;
  spotTable.seat = seat;
  spotTable.parameters = parameters;
  spotTable.world = world;
  spotTable.race = null;
  const { spots, below, fitting, wooded, place, best } = spotTable;
  spots.length = 0;
  freeSpots(world, spots);
  let somewhere = 0;
  let often = 0;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i];
    below[spot] = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
    const first = rowOf(spot) === 1;
    fitting[spot] = first ? ALL : below[spot];
    if (!first) {
      often |= somewhere & below[spot];
      somewhere |= below[spot];
    }
    wooded[spot] = hasForestBeside(box, world, spot) ? 1 : 0;
    for (let colour = 0; colour < LAYERS; colour++) place[spot * LAYERS + colour] = Number.NaN;
  }
  spotTable.somewhere = somewhere;
  spotTable.once = somewhere & ~often;
  best.fill(Number.NaN);
  return spotTable;
}

/** What using up the spot means for later, for a tile of a colour or a wilderness. */
export function placeWorth(spotTable: SpotTable, spot: number, colour: number): number {
  const { place } = spotTable;
  const at = spot * LAYERS + colour;
  const known = place[at];
  if (!Number.isNaN(known)) return known;
  const colours = colour === WILD ? ALL : 1 << colour;
  const worth = lookAt(spotTable, spot, colours);
  place[at] = worth;
  return worth;
}

/** The best place for a colour or a wilderness; -Infinity where it fits nowhere. */
export function bestPlace(spotTable: SpotTable, colour: number): number {
  const { spots, fitting, best } = spotTable;
  const known = best[colour];
  if (!Number.isNaN(known)) return known;
  const wanted = colour === WILD ? ALL : 1 << colour;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i];
    if ((fitting[spot] & wanted) === 0) continue;
    const worth = placeWorth(spotTable, spot, colour);
    if (worth > most) most = worth;
  }
  best[colour] = most;
  return most;
}

/** The first row is dear, two of a colour side by side are a seat for it, and every colour should fit somewhere. */
function lookAt(
  { box, world, parameters, below, wooded, somewhere, once }: SpotTable,
  spot: number,
  colours: number,
): number {
  const row = rowOf(spot);
  let worth = 0;
  if (row === 1) worth -= parameters.firstRow[basePlaces(world) - 1];
  else worth += parameters.rows[row - 2] - parameters.lastFit * ones(below[spot] & once);
  const left = coloursAt(box, world, spot - 1);
  const right = coloursAt(box, world, spot + 1);
  if ((left | right) !== 0) worth += parameters.newFit * ones(colours & ~somewhere);
  if (colours === ALL) worth += parameters.aboveWilderness + parameters.aboveWildernessLater * lateness(world.regions);
  else {
    if ((left & ~colours) !== 0) worth += parameters.twoColours;
    if ((right & ~colours) !== 0) worth += parameters.twoColours;
  }
  worth *= hopeOf(world, parameters);
  return wooded[spot] === 1 ? worth + parameters.forests * forestsAround(box, world, spot, colours) : worth;
}

function hasForestBeside(box: Box, { pyramid }: World, spot: number): boolean {
  for (let i = 0; i < AROUND.length; i++) {
    const code = pyramid[spot + AROUND[i]];
    if (code !== 0 && !isWild(code) && box.kind[tileOf(code)] === 'forest') return true;
  }
  return false;
}

/** What the forests around a spot gain or lose when a tile of these colours comes to lie there. */
function forestsAround(box: Box, world: World, spot: number, colours: number): number {
  const { pyramid } = world;
  let worth = 0;
  for (let i = 0; i < AROUND.length; i++) {
    const beside = spot + AROUND[i];
    const code = pyramid[beside];
    if (code === 0 || isWild(code)) continue;
    const tile = tileOf(code);
    if (box.kind[tile] === 'forest') worth += box.points[tile] * forestShift(box, world, beside, tile, colours);
  }
  return worth;
}
