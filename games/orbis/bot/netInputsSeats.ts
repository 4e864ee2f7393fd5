/** What a net looks at in Orbis beyond the features: colours one by one, gods, and how a seat stands among the others. */
import type { Features, Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { devotion } from '../rules/gods/temples.ts';
import {
  belowLeft,
  belowRight,
  freeSpots,
  isCancelled,
  isWild,
  REGIONS,
  rowOf,
  tileOf,
} from '../rules/regions/pyramid.ts';
import { scoring, wildernesses } from '../rules/regions/regions.ts';
import { coloursAt } from '../rules/turn/placing.ts';
import { CELLS } from '../rules/turn/taking.ts';
import { colours, godIds, type OrbisState, type World } from '../rules/types.ts';
import { basePlaces } from './freeSpots.ts';
import { forestHope } from './likelihoods.ts';
import { tableInputNames, tableInputsOf } from './netInputsTable.ts';
import { parametersFor } from './policyParameters.ts';
import { promises } from './taking.ts';
import { regionsLeft } from './worth.ts';

const byColour = [
  'worshipers',
  'a worshiper',
  'two worshipers',
  'three worshipers',
  'reduction token',
  'spots that fit',
  'a spot that fits',
  'worshipers in the display',
  'tiles in the display',
  'symbols to pay in the display',
  'regions',
] as const;

/** What seats are compared by: most of it, or least, decides over gods and temples. */
const compared: readonly [name: string, count: (box: Box, world: World) => number][] = [
  ['irrigations', (box, world) => scoring(box, world, 'irrigation')],
  ['volcanoes', (box, world) => scoring(box, world, 'volcano')],
  ['forests', (box, world) => scoring(box, world, 'forest')],
  ['villages', (box, world) => scoring(box, world, 'village')],
  ['tiles that are no wilderness', (_, world) => -wildernesses(world)],
  ['shrines', (box, world) => devotion(box, world).shrines],
  ['mystic value', (box, world) => devotion(box, world).mystic / 10],
];

const best = 3;
/** The next best ones are what is left when others have chosen. */
const nextBest = 6;
const late = [0, 2, 5] as const;

const names = [
  ...byColour.flatMap(what => colours.map(colour => `${what}: ${colour}`)),
  ...godIds.map(god => `has ${god}`),
  ...godIds.map(god => `can have ${god}`),
  ...compared.map(([name]) => `${name}, beyond the best other`),
  ...Array.from({ length: best }, (_, i) => `number ${i + 1} of the display for this seat`),
  ...Array.from({ length: 4 }, (_, turns) => `${turns} turns until its own`),
  ...late.map(left => `at most ${left} regions to come`),
  'worshipers in all',
  'worshipers above seven',
  'places in the first row',
  'free spots',
  'points of forests, as likely',
  'forests in doubt',
  'other points',
  'cancelled',
  'wildernesses laid',
  'progress, squared',
  'two seats',
  ...tableInputNames,
  ...Array.from({ length: nextBest - best }, (_, i) => `number ${best + i + 1} of the display for this seat`),
];

const spots: number[] = [];
const places = [0, 0, 0, 0, 0];
const crowd = [0, 0, 0, 0, 0];
const tiles = [0, 0, 0, 0, 0];
const needs = [0, 0, 0, 0, 0];
const regions = [0, 0, 0, 0, 0];

const add = (to: number[], at: number, n: number): void => {
  to[at] += n;
};

/** Spots above the first row where each colour fits. */
function countPlaces(box: Box, world: World): void {
  spots.length = 0;
  freeSpots(world, spots);
  places.fill(0);
  for (const spot of spots) {
    if (rowOf(spot) === 1) continue;
    const fitting = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
    for (let colour = 0; colour < 5; colour++) add(places, colour, (fitting >> colour) & 1);
  }
}

function countDisplay(box: Box, { crowd: all, display }: OrbisState): void {
  crowd.fill(0);
  tiles.fill(0);
  needs.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    for (let colour = 0; colour < 5; colour++) add(crowd, colour, all[cell * 5 + colour]);
    const tile = display[cell] - 1;
    if (tile < 0) continue;
    add(tiles, box.colour[tile], 1);
    for (let colour = 0; colour < 5; colour++) add(needs, colour, box.cost[tile * 6 + colour]);
  }
}

/** What a pyramid brings: forests by their likelihood and how uncertain that is, certain points, regions that no longer count. */
interface Yield {
  forests: number;
  uncertainty: number;
  certain: number;
  cancelled: number;
}

function countRegions(box: Box, world: World): Yield {
  const found: Yield = { forests: 0, uncertainty: 0, certain: 0, cancelled: 0 };
  regions.fill(0);
  for (let spot = 0; spot < world.pyramid.length; spot++) {
    const code = world.pyramid[spot];
    if (code === 0 || isWild(code)) continue;
    const tile = tileOf(code);
    const points = box.points[tile];
    add(regions, box.colour[tile], 1);
    if (isCancelled(code)) found.cancelled++;
    else if (box.kind[tile] !== 'forest') found.certain += points;
    else {
      const hope = forestHope(box, world, spot, tile);
      found.forests += points * hope;
      found.uncertainty += points * hope * (1 - hope);
    }
  }
  return found;
}

/** How far a seat is above the best of the others. */
function beyondBest(box: Box, s: OrbisState, seat: Seat, count: (box: Box, world: World) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, count(box, s.worlds[other]));
  return count(box, s.worlds[seat]) - most;
}

const promised = new Float64Array(CELLS);

export const netInputsOf = (box: Box): NonNullable<Features<OrbisState>['netInputs']> => {
  const gods = godIds.map(id => box.gods.indexOf(id));
  const readTable = tableInputsOf(box);
  return {
    names,
    read(s, seat, into, at) {
      const world = s.worlds[seat];
      countPlaces(box, world);
      countDisplay(box, s);
      const { forests, uncertainty, certain, cancelled } = countRegions(box, world);
      const left = regionsLeft(world);
      const progress = world.regions / REGIONS;
      let all = 0;
      for (let colour = 0; colour < 5; colour++) {
        const own = world.worshipers[colour];
        const fit = places[colour];
        all += own;
        let i = at + colour;
        for (const value of [
          own / 4,
          own > 0 ? 1 : 0,
          own > 1 ? 1 : 0,
          own > 2 ? 1 : 0,
          (world.reductions >> colour) & 1,
          fit / 3,
          fit > 0 ? 1 : 0,
          crowd[colour] / 5,
          tiles[colour] / 3,
          needs[colour] / 6,
          regions[colour] / 4,
        ]) {
          into[i] = value;
          i += 5;
        }
      }
      let i = at + 5 * byColour.length;
      for (const god of gods) into[i++] = world.god === god ? 1 : 0;
      for (const god of gods) into[i++] = world.god < 0 && s.gods.includes(god) ? 1 : 0;
      for (const [, count] of compared) into[i++] = beyondBest(box, s, seat, count) / 3;
      promises(box, s, seat, parametersFor(s.seats), promised);
      for (let n = 0; n < best; n++) into[i++] = promised[n] / 4;
      const turns = (seat - s.active + s.seats) % s.seats;
      for (let n = 0; n < 4; n++) into[i++] = turns === n ? 1 : 0;
      for (const few of late) into[i++] = left <= few ? 1 : 0;
      into[i++] = all / 8;
      into[i++] = Math.max(0, all - 7) / 3;
      into[i++] = basePlaces(world) / 5;
      into[i++] = spots.length / 4;
      into[i++] = forests / 5;
      into[i++] = uncertainty / 2;
      into[i++] = certain / 15;
      into[i++] = cancelled / 2;
      into[i++] = wildernesses(world) / 3;
      into[i++] = progress * progress;
      into[i++] = s.seats === 2 ? 1 : 0;
      i = readTable(s, seat, into, i);
      for (let n = best; n < nextBest; n++) into[i++] = promised[n] / 4;
    },
  };
};
