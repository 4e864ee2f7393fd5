/** What a net looks at in Orbis besides: the shape of a pyramid, what the stack still holds, and what others are after. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { devotion } from '../rules/gods/temples.ts';
import {
  belowLeft,
  belowRight,
  END_OF_SPOTS,
  FIRST_SPOT,
  isWild,
  ROWS,
  rowOf,
  tileOf,
} from '../rules/regions/pyramid.ts';
import { exchangesToPay } from '../rules/turn/paying.ts';
import { coloursAt } from '../rules/turn/placing.ts';
import { CELLS } from '../rules/turn/taking.ts';
import { colours, type OrbisState, tileKinds, type World } from '../rules/types.ts';
import { basePlaces, coloursThatFit } from './freeSpots.ts';
import { canCome, forestHope } from './likelihoods.ts';
import { ALL } from './spotValues.ts';
import { ones } from './worth.ts';

/** Numbers under names, each divided by how large it usually is, so that all are of about the same size. */
interface Tally {
  names: readonly string[];
  size: number;
  found: Float64Array;
}

const tally = (size: number, names: readonly string[]): Tally => ({
  names,
  size,
  found: new Float64Array(names.length),
});
const byColour = (what: string, size: number): Tally =>
  tally(
    size,
    colours.map(colour => `${what}: ${colour}`),
  );
const byKind = (where: string, size: number): Tally =>
  tally(
    size,
    tileKinds.map(kind => `${kind} ${where}`),
  );

const add = ({ found }: Tally, at: number, n = 1): void => {
  found[at] += n;
};
const addColours = (to: Tally, bits: number, n = 1): void => {
  for (let colour = 0; colour < 5; colour++) if ((bits >> colour) & 1) add(to, colour, n);
};

const toCome = byColour('spots to come that fit', 3);
const lastSpot = byColour('a single spot that fits', 1);
const stackTiles = byColour('tiles in the stack', 8);
const stackNeeds = byColour('symbols to pay in the stack', 20);
const wooded = byColour('forests in want', 1);
const othersFit = byColour('others it fits', 3);
const othersCrowd = byColour('worshipers of others', 8);
const stackKinds = byKind('in the stack', 6);
const displayKinds = byKind('in the display', 3);
const ownKinds = byKind('laid', 3);
const rows = tally(
  4,
  Array.from({ length: ROWS }, (_, i) => `laid in row ${i + 1}`),
);
const freeRows = tally(
  2,
  Array.from({ length: ROWS - 1 }, (_, i) => `free in row ${i + 2}`),
);
const choosy = tally(2, ['spots for one colour', 'spots for two colours', 'spots for any colour']);
const rivals = tally(3, [
  'shrines, beyond the second best other',
  'shrines, beyond the third best other',
  'others with a lower mystic value',
  'others with as many shrines and a lower mystic value',
]);
const levels = tally(
  16,
  [1, 2, 3].map(level => `level ${level} in the stack`),
);
const stackPoints = tally(100, ['points in the stack']);
const within = tally(5, ['tiles of the display to be paid', 'those of them that fit', 'the most points among these']);

/** In the order in which nets know them. */
const tallies: readonly Tally[] = [
  toCome,
  lastSpot,
  stackTiles,
  stackNeeds,
  wooded,
  othersFit,
  othersCrowd,
  stackKinds,
  displayKinds,
  ownKinds,
  rows,
  freeRows,
  choosy,
  rivals,
  levels,
  stackPoints,
  within,
];

export const tableInputNames: readonly string[] = tallies.flatMap(({ names }) => names);

/** Spots above the first row on which something may still come to lie: what fits there, or will. */
function lookAtSpots(box: Box, world: World): void {
  for (let spot = FIRST_SPOT; spot < END_OF_SPOTS; spot++) {
    const row = rowOf(spot);
    if (row === 1 || world.pyramid[spot] !== 0 || !canCome(world, spot)) continue;
    const left = coloursAt(box, world, belowLeft(spot));
    const right = coloursAt(box, world, belowRight(spot));
    const fitting = left | right;
    if (left === 0 || right === 0) addColours(toCome, fitting);
    else {
      add(freeRows, row - 2);
      add(choosy, Math.min(3, ones(fitting)) - 1);
      addColours(lastSpot, fitting);
    }
  }
  for (let colour = 0; colour < 5; colour++) lastSpot.found[colour] = lastSpot.found[colour] === 1 ? 1 : 0;
}

function lookAtTiles(box: Box, world: World, kinds: Uint8Array): void {
  for (let spot = FIRST_SPOT; spot < END_OF_SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code === 0) continue;
    add(rows, rowOf(spot) - 1);
    if (isWild(code)) continue;
    const tile = tileOf(code);
    add(ownKinds, kinds[tile]);
    if (box.kind[tile] !== 'forest') continue;
    const hope = forestHope(box, world, spot, tile);
    addColours(wooded, box.shown[tile], box.points[tile] * hope * (1 - hope));
  }
}

/** What anybody who has counted the tiles can know; their order does not matter here. */
function lookAtStack(box: Box, { stack }: OrbisState, kinds: Uint8Array): void {
  for (const tile of stack) {
    add(stackTiles, box.colour[tile]);
    for (let colour = 0; colour < 5; colour++) add(stackNeeds, colour, box.cost[tile * 6 + colour]);
    add(stackKinds, kinds[tile]);
    add(levels, box.level[tile] - 1);
    add(stackPoints, 0, box.points[tile]);
  }
}

/** The colours that fit somewhere, as bits; the first row takes all. */
const fittingIn = (box: Box, world: World): number => (basePlaces(world) > 0 ? ALL : coloursThatFit(box, world));

const theirShrines: number[] = [];

function lookAtOthers(box: Box, s: OrbisState, seat: Seat): void {
  const own = devotion(box, s.worlds[seat]);
  theirShrines.length = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const world = s.worlds[other];
    addColours(othersFit, fittingIn(box, world));
    for (let colour = 0; colour < 5; colour++) add(othersCrowd, colour, world.worshipers[colour]);
    const { shrines, mystic } = devotion(box, world);
    theirShrines.push(shrines);
    if (mystic >= own.mystic) continue;
    add(rivals, 2);
    if (shrines === own.shrines) add(rivals, 3);
  }
  theirShrines.sort((a, b) => b - a);
  for (let n = 1; n < Math.min(3, theirShrines.length); n++) add(rivals, n - 1, own.shrines - theirShrines[n]);
}

function lookAtDisplay(box: Box, { display }: OrbisState, world: World, kinds: Uint8Array): void {
  const fitting = fittingIn(box, world);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = display[cell] - 1;
    if (tile < 0) continue;
    add(displayKinds, kinds[tile]);
    if (exchangesToPay(box, world, tile) !== 0) continue;
    add(within, 0);
    if (((fitting >> box.colour[tile]) & 1) === 0) continue;
    add(within, 1);
    within.found[2] = Math.max(within.found[2], box.points[tile]);
  }
}

/** Reads all of this for a seat, and returns where it ends. */
export const tableInputsOf = (box: Box) => {
  const kinds = Uint8Array.from(box.kind, kind => tileKinds.indexOf(kind));
  return (s: OrbisState, seat: Seat, into: Float64Array, at: number): number => {
    const world = s.worlds[seat];
    for (const { found } of tallies) found.fill(0);
    lookAtSpots(box, world);
    lookAtTiles(box, world, kinds);
    lookAtStack(box, s, kinds);
    lookAtOthers(box, s, seat);
    lookAtDisplay(box, s, world, kinds);
    let i = at;
    for (const { found, size } of tallies) for (const value of found) into[i++] = value / size;
    return i;
  };
};
