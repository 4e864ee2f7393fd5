/** Where a tile can come to lie in a world, and what each place is worth: looked at once for all tiles and moves. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { coloursAt } from '../rules/placing.ts';
import { AROUND, belowLeft, belowRight, freeSpots, isWild, rowOf, SPOTS, tileOf } from '../rules/pyramid.ts';
import type { OrbisState, World } from '../rules/types.ts';
import { forestShift } from './prospects.ts';
import type { Race } from './temple.ts';
import { hopeOf } from './worth.ts';

/** A place in the first row takes any colour; it is good to keep some. */
const BASE_PLACE = 0.26;
/** What lies above a wilderness may have any colour. */
const OPEN_ABOVE = 0.35;
/** A neighbour of another colour makes the spot above fit for two colours instead of one. */
const TWO_COLOURS = 0.15;

const ALL = 31;
/** In the place of a colour: a wilderness, which has all of them. */
export const WILD = 5;
const LAYERS = 6;

export interface Ground {
  box: Box;
  s: OrbisState;
  seat: Seat;
  world: World;
  /** The free spots. */
  spots: number[];
  /** By spot, as bits: the colours below it, and those that fit on it. */
  below: Uint8Array;
  fitting: Uint8Array;
  /** By spot: whether a forest lies beside it. */
  wooded: Uint8Array;
  /** `[spot * 6 + colour]`: what using up the spot for a tile of a colour means; NaN until somebody asks. */
  place: Float64Array;
  /** By colour: the most of that among the spots where it fits; NaN until somebody asks. */
  best: Float64Array;
  /** How the temples stand, once somebody has asked. */
  race: Race | null;
}

let ground: Ground | null = null;

/** The ground of a seat. It is one record, which the next call writes over; it holds until the pyramid changes. */
export function survey(box: Box, s: OrbisState, seat: Seat): Ground {
  const world = s.worlds[seat] as World;
  ground ??= {
    box,
    s,
    seat,
    world,
    spots: [],
    below: new Uint8Array(SPOTS),
    fitting: new Uint8Array(SPOTS),
    wooded: new Uint8Array(SPOTS),
    place: new Float64Array(SPOTS * LAYERS),
    best: new Float64Array(LAYERS),
    race: null,
  };
  ground.box = box;
  ground.s = s;
  ground.seat = seat;
  ground.world = world;
  ground.race = null;
  const { spots, below, fitting, wooded, place, best } = ground;
  spots.length = 0;
  freeSpots(world, spots);
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as number;
    below[spot] = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
    fitting[spot] = rowOf(spot) === 1 ? ALL : (below[spot] as number);
    wooded[spot] = hasForestBeside(box, world, spot) ? 1 : 0;
    for (let colour = 0; colour < LAYERS; colour++) place[spot * LAYERS + colour] = Number.NaN;
  }
  best.fill(Number.NaN);
  return ground;
}

/** What using up the spot means for later, for a tile of a colour or a wilderness. */
export function placeWorth({ box, world, wooded, place }: Ground, spot: number, colour: number): number {
  const at = spot * LAYERS + colour;
  const known = place[at] as number;
  if (!Number.isNaN(known)) return known;
  const colours = colour === WILD ? ALL : 1 << colour;
  const worth = lookAt(box, world, spot, colours, wooded[spot] === 1 ? forestsAround(box, world, spot, colours) : 0);
  place[at] = worth;
  return worth;
}

/** The best place for a colour or a wilderness; -Infinity where it fits nowhere. */
export function bestPlace(ground: Ground, colour: number): number {
  const { spots, fitting, best } = ground;
  const known = best[colour] as number;
  if (!Number.isNaN(known)) return known;
  const wanted = colour === WILD ? ALL : 1 << colour;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as number;
    if (((fitting[spot] as number) & wanted) === 0) continue;
    const worth = placeWorth(ground, spot, colour);
    if (worth > most) most = worth;
  }
  best[colour] = most;
  return most;
}

/** The first row is dear, and two of a colour side by side are a seat for it. */
function lookAt(box: Box, world: World, spot: number, colours: number, forests: number): number {
  const hope = hopeOf(world);
  let worth = forests;
  if (rowOf(spot) === 1) worth -= BASE_PLACE * hope;
  if (colours === ALL) return worth + OPEN_ABOVE * hope;
  if ((coloursAt(box, world, spot - 1) & ~colours) !== 0) worth += TWO_COLOURS * hope;
  if ((coloursAt(box, world, spot + 1) & ~colours) !== 0) worth += TWO_COLOURS * hope;
  return worth;
}

function hasForestBeside(box: Box, { pyramid }: World, spot: number): boolean {
  for (let i = 0; i < AROUND.length; i++) {
    const code = pyramid[spot + (AROUND[i] as number)] as number;
    if (code !== 0 && !isWild(code) && box.kind[tileOf(code)] === 'forest') return true;
  }
  return false;
}

/** What the forests around a spot gain or lose when a tile of these colours comes to lie there. */
function forestsAround(box: Box, world: World, spot: number, colours: number): number {
  const { pyramid } = world;
  let worth = 0;
  for (let i = 0; i < AROUND.length; i++) {
    const beside = spot + (AROUND[i] as number);
    const code = pyramid[beside] as number;
    if (code === 0 || isWild(code)) continue;
    const tile = tileOf(code);
    if (box.kind[tile] === 'forest')
      worth += (box.points[tile] as number) * forestShift(box, world, beside, tile, colours);
  }
  return worth;
}
