/** What huts on paths and on the pole place are likely to bring in the end. */
import type { Seat } from '@atoll/engine';
import type { Box, GodsPath } from '../rules/box.ts';
import { hutsOn, type MangroviaState, NEUTRAL, ownerOf, type Supply } from '../rules/types.ts';
import { prospects } from './prospects.ts';

/** Strength of whoever is not there at all; below everybody who is. */
const ABSENT = -1;

/** Strength by owner: seat + 1, or NEUTRAL. Reused, because this is asked for very often. */
const strength = new Float64Array(NEUTRAL + 1);
const nearest = new Float64Array(NEUTRAL + 1);

/** How sure it is that a lead lasts: the less is left to play, the more. */
const spreadAt = (left: number): number => prospects.spread + prospects.spreadLeft * left;

const beats = (lead: number, spread: number): number => 1 / (1 + Math.exp(-lead / spread));

/** Expected points for a seat from a first and a second prize, given everybody's strength. */
function expected(seats: number, me: number, first: number, second: number, left: number): number {
  const spread = spreadAt(left);
  const mine = strength[me] === ABSENT ? -prospects.absent : (strength[me] as number);
  let best = 1;
  let alone = 0;
  for (let owner = 1; owner <= NEUTRAL; owner++) {
    if (owner === me || (owner > seats && owner !== NEUTRAL)) continue;
    const absent = strength[owner] === ABSENT;
    if (owner === NEUTRAL && absent) continue;
    const p = beats(mine - (absent ? -prospects.absent : (strength[owner] as number)), spread);
    alone = alone * p + best * (1 - p);
    best *= p;
  }
  const there = strength[me] === ABSENT ? left : 1;
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
      strength[owner] = ABSENT;
      continue;
    }
    const statue = owner !== NEUTRAL && ((s.supplies[owner - 1]?.statues ?? 0) >> p) & 1;
    strength[owner] =
      (strength[owner] as number) + prospects.tie * (statue ? 1 : 1 - (nearest[owner] as number) / path.fields.length);
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
      strength[owner] === 0
        ? ABSENT
        : (strength[owner] as number) + prospects.tie * (1 - (nearest[owner] as number) / 10);
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
  const more = Math.min(1, prospects.filling * left) * (box.stoneFields.length - all);
  return own * (all + more);
}

export const supplyOf = (s: MangroviaState, seat: Seat): Supply => s.supplies[seat] as Supply;
