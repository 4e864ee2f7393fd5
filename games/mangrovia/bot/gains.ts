/**
 * What a hut on a field would add to what a seat expects. Many ways to build are weighed in one position, and most of them
 * share paths, places and fields, so results are remembered until the next position.
 */
import type { Seat } from '@atoll/engine';
import type { Field } from '../editions/box.ts';
import { polesRaised } from '../rules/building/building.ts';
import { amuletHuts } from '../rules/gathering/amulets.ts';
import { type MangroviaState, pathIds } from '../rules/types.ts';
import { islesWorth } from './amulets.ts';
import type { BoxTables } from './boxTables.ts';
import type { Clock } from './gameProgress.ts';
import { type PolicyParameters, rateAt } from './policyParameters.ts';
import { expected, newRace, poleWorth, type Race, readPath, stoneGift, stoneWorth, strengthOn } from './ranking.ts';
import type { Prospects } from './values.ts';

/** Much can still happen on a path. */
export const pathsCount = ({ earlyPaths }: Prospects, left: number): number => 1 - (1 - earlyPaths) * left;

/** What one gains where places are counted, others lose, the later the more; with more seats it is spread among them. */
const contested = ({ rivalry }: Prospects, { seats }: MangroviaState, left: number): number =>
  1 + (rivalry * (1 - left)) / (seats - 1);

/** A path as it stands; what the seat may expect there now, and with the strength that was asked for last. */
interface PathMemory {
  known: boolean;
  race: Race;
  now: number;
  asked: number;
  answer: number;
}

const paths: readonly PathMemory[] = pathIds.map(() => ({
  known: false,
  race: newRace(),
  now: 0,
  asked: Number.NaN,
  answer: 0,
}));

/** What one more hut on a place adds, and by `field * 2 + huts - 1` what fields are worth; NaN until it is needed. */
const places = { pole: Number.NaN, stone: Number.NaN, amulet: Number.NaN };
let worths = new Float64Array(0);

/** To be called for every new position. */
export function forget(tables: BoxTables): void {
  for (const path of paths) path.known = false;
  places.pole = places.stone = places.amulet = Number.NaN;
  if (worths.length < tables.box.fields.length * 2) worths = new Float64Array(tables.box.fields.length * 2);
  worths.fill(Number.NaN);
}

/** What a hut there (or a double hut) would add. */
export function fieldWorth(
  tables: BoxTables<PolicyParameters>,
  s: MangroviaState,
  seat: Seat,
  field: Field,
  huts: number,
  clock: Clock,
): number {
  const at = field.index * 2 + huts - 1;
  let worth = worths[at];
  if (!Number.isNaN(worth)) return worth;
  worth = 0;
  const placeOn = tables.placeOn[field.index];
  for (let i = 0; i < placeOn.length; i++)
    worth += pathGain(tables, s, seat, field.paths[i], placeOn[i], huts, clock.left);
  const { prospects } = tables;
  worth *=
    pathsCount(prospects, clock.left) * rateAt(prospects.paths, clock.left) * contested(prospects, s, clock.left);
  worth += field.points * huts;
  if (field.place === 'pole') worth += tables.box.edition.poles.tiles[polesRaised(s)] ?? 0;
  if (field.place) worth += placeGain(tables, s, seat, field.place, clock);
  worths[at] = worth;
  return worth;
}

/** What so many huts at a place of a path add to what the seat may expect of it. */
function pathGain(
  tables: BoxTables,
  s: MangroviaState,
  seat: Seat,
  p: number,
  at: number,
  huts: number,
  left: number,
): number {
  const me = seat + 1;
  const { first, second } = tables.box.paths[p];
  const path = paths[p];
  const { race } = path;
  if (!path.known) {
    readPath(tables, s, p, race);
    path.known = true;
    path.now = expected(tables.prospects, race, s.seats, me, race.strength[me], first, second, left);
    path.asked = Number.NaN;
  }
  const nearest = Math.min(at, race.nearest[me]);
  const strength = strengthOn(tables, s, p, me, race.huts[me] + huts, nearest);
  // Behind an own hut it does not matter where on the path the next one stands.
  if (path.asked !== strength) {
    path.asked = strength;
    path.answer = expected(tables.prospects, race, s.seats, me, strength, first, second, left);
  }
  return path.answer - path.now;
}

function placeGain(
  tables: BoxTables<PolicyParameters>,
  s: MangroviaState,
  seat: Seat,
  place: keyof typeof places,
  clock: Clock,
): number {
  if (Number.isNaN(places[place])) {
    const { box, prospects } = tables;
    const { left, rounds } = clock;
    if (place === 'pole')
      places.pole =
        rateAt(prospects.pole, left) *
        contested(prospects, s, left) *
        (poleWorth(tables, s, seat, left, 1) - poleWorth(tables, s, seat, left));
    else if (place === 'stone')
      places.stone =
        rateAt(prospects.stone, left) *
        (stoneWorth(tables, s, seat, left, 1) - stoneWorth(tables, s, seat, left) - stoneGift(tables, s, seat, left));
    else {
      const own = amuletHuts(box, s, seat);
      places.amulet =
        rateAt(prospects.amuletFields, left) *
        (islesWorth(prospects, s.seats, rounds, own + 1) - islesWorth(prospects, s.seats, rounds, own));
    }
  }
  return places[place];
}
