/** What huts on paths and on the pole place are likely to bring in the end. */
import type { Seat } from '@atoll/engine';
import type { Box, GodsPath } from '../rules/box.ts';
import { hutsOn, type MangroviaState, NEUTRAL, ownerOf, type Supply } from '../rules/types.ts';

/** How much a tie that would be won counts, in huts. */
const tieCounts = 0.45;
/** Whoever is not there yet is this far behind somebody with no lead at all. */
const absent = -0.7;

/** Strength by owner: seat + 1, or NEUTRAL. Reused, because this is asked for very often. */
const strength = new Float64Array(NEUTRAL + 1);
const nearest = new Float64Array(NEUTRAL + 1);

/** How sure it is that a lead lasts: the less is left to play, the more. */
const spreadAt = (left: number): number => 0.12 + 1.05 * left;

const beats = (lead: number, spread: number): number => 1 / (1 + Math.exp(-lead / spread));

/** Expected points for a seat from a first and a second prize, given everybody's strength. */
function expected(seats: number, me: number, first: number, second: number, left: number): number {
  const spread = spreadAt(left);
  let best = 1;
  let alone = 0;
  let weakest = 1;
  for (let owner = 1; owner <= NEUTRAL; owner++) {
    if (owner === me || (owner > seats && owner !== NEUTRAL)) continue;
    if (owner === NEUTRAL && strength[owner] === absent) continue;
    const p = beats((strength[me] as number) - (strength[owner] as number), spread);
    alone = alone * p + best * (1 - p);
    best *= p;
    if (p < weakest) weakest = p;
  }
  const there = (strength[me] as number) > absent ? 1 : left;
  return there * (first * best + second * alone);
}

/**
 * What a seat may expect of a path. `plus` and `at` say how it would be with so many huts more at that place of the path.
 */
export function pathWorth(box: Box, s: MangroviaState, seat: Seat, p: number, left: number, plus = 0, at = 0): number {
  const path = box.paths[p] as GodsPath;
  const me = seat + 1;
  strength.fill(0);
  nearest.fill(-1);
  for (let i = 0; i < path.fields.length; i++) {
    const code = s.fields[path.fields[i] as number] as number;
    const owner = code === 0 ? (plus > 0 && i === at ? me : 0) : ownerOf(code);
    if (owner === 0) continue;
    strength[owner] = (strength[owner] as number) + (code === 0 ? plus : hutsOn(code));
    if ((nearest[owner] as number) < 0) nearest[owner] = i;
  }
  for (let owner = 1; owner <= NEUTRAL; owner++) {
    if (strength[owner] === 0) {
      strength[owner] = absent;
      continue;
    }
    const statue = owner !== NEUTRAL && ((s.supplies[owner - 1]?.statues ?? 0) >> p) & 1;
    strength[owner] =
      (strength[owner] as number) + tieCounts * (statue ? 1 : 1 - (nearest[owner] as number) / path.fields.length);
  }
  return expected(s.seats, me, path.first, path.second, left);
}

/** The same for the pole place, where being early wins ties. */
export function poleWorth(box: Box, s: MangroviaState, seat: Seat, left: number, plus = 0): number {
  const me = seat + 1;
  strength.fill(0);
  nearest.fill(10);
  for (let i = 0; i < box.poleFields.length; i++) {
    const owner = ownerOf(s.fields[box.poleFields[i] as number] as number);
    if (owner === 0) continue;
    strength[owner] = (strength[owner] as number) + 1;
    nearest[owner] = Math.min(nearest[owner] as number, s.poleTiles[i] as number);
  }
  strength[me] = (strength[me] as number) + plus;
  for (let owner = 1; owner <= NEUTRAL; owner++)
    strength[owner] =
      strength[owner] === 0 ? absent : (strength[owner] as number) + tieCounts * (1 - (nearest[owner] as number) / 10);
  const { first, second } = box.edition.poles;
  return expected(s.seats, me, first, second, left);
}

/** Huts of a seat on the stone place, and all there, in one number each. */
export function stoneWorth(box: Box, s: MangroviaState, seat: Seat, left: number, plus = 0): number {
  let own = plus;
  let all = plus;
  for (const field of box.stoneFields) {
    const owner = ownerOf(s.fields[field] as number);
    if (owner === 0) continue;
    all++;
    if (owner === seat + 1) own++;
  }
  // Fields still free there fill up towards the end.
  const more = (box.stoneFields.length - all) * 0.55 * left;
  return own * (all + more);
}

export const supplyOf = (s: MangroviaState, seat: Seat): Supply => s.supplies[seat] as Supply;
