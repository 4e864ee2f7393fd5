/** What huts on paths and on the two places are likely to bring in the end. */
import type { Seat } from '@atoll/engine';
import { hutsOn, type MangroviaState, NEUTRAL, ownerOf, type Supply } from '../rules/types.ts';
import type { BoxTables } from './boxTables.ts';
import type { Prospects } from './values.ts';

/** Strength of a player who is not there at all; below everybody who is. */
const ABSENT = -1;

/** How it stands on a path or on the pole place. */
export interface Race {
  /** By owner: seat + 1, or NEUTRAL. */
  strength: Float64Array;
  /** Huts by owner, and which of them counts when there is a tie. */
  huts: Float64Array;
  nearest: Float64Array;
}

export const newRace = (): Race => ({
  strength: new Float64Array(NEUTRAL + 1),
  huts: new Float64Array(NEUTRAL + 1),
  nearest: new Float64Array(NEUTRAL + 1),
});

/** Reused, because this is asked for very often. */
const race = newRace();

/** How sure it is that a lead lasts: the less is left to play, the more. */
const uncertaintyAt = ({ uncertainty, uncertaintyLeft }: Prospects, left: number): number =>
  uncertainty + uncertaintyLeft * left;

const beats = (lead: number, uncertainty: number): number => 1 / (1 + Math.exp(-lead / uncertainty));

/** Expected points from a first and a second prize for owner `me` of this strength, given everybody else's. */
export function expected(
  prospects: Prospects,
  { strength }: Race,
  seats: number,
  me: number,
  own: number,
  first: number,
  second: number,
  left: number,
): number {
  const uncertainty = uncertaintyAt(prospects, left);
  const mine = own === ABSENT ? -prospects.absent : own;
  let best = 1;
  let alone = 0;
  for (let owner = 1; owner <= NEUTRAL; owner++) {
    if (owner === me || (owner > seats && owner !== NEUTRAL)) continue;
    const other = strength[owner];
    if (owner === NEUTRAL && other === ABSENT) continue;
    const p = beats(mine - (other === ABSENT ? -prospects.absent : other), uncertainty);
    alone = alone * p + best * (1 - p);
    best *= p;
  }
  const there = own === ABSENT ? left : 1;
  return there * (first * best + second * alone);
}

/** How strong an owner with so many huts on a path is, the first of them at place `nearest`. */
export function strengthOn(
  { box, prospects }: BoxTables,
  s: MangroviaState,
  p: number,
  owner: number,
  huts: number,
  nearest: number,
): number {
  const statue = owner !== NEUTRAL && ((s.supplies[owner - 1]?.statues ?? 0) >> p) & 1;
  return huts + prospects.tieBreak * (statue ? 1 : 1 - nearest / box.paths[p].fields.length);
}

export function readPath(tables: BoxTables, s: MangroviaState, p: number, into: Race): void {
  const { strength, huts, nearest } = into;
  const { fields } = tables.box.paths[p];
  huts.fill(0);
  nearest.fill(fields.length);
  for (let i = 0; i < fields.length; i++) {
    const code = s.fields[fields[i]];
    if (code === 0) continue;
    const owner = ownerOf(code);
    if (huts[owner] === 0) nearest[owner] = i;
    huts[owner] += hutsOn(code);
  }
  for (let owner = 1; owner <= NEUTRAL; owner++)
    strength[owner] = huts[owner] === 0 ? ABSENT : strengthOn(tables, s, p, owner, huts[owner], nearest[owner]);
}

/** What a seat may expect of a path. */
export function pathWorth(tables: BoxTables, s: MangroviaState, seat: Seat, p: number, left: number): number {
  const { first, second } = tables.box.paths[p];
  readPath(tables, s, p, race);
  return expected(tables.prospects, race, s.seats, seat + 1, race.strength[seat + 1], first, second, left);
}

/** The same for the pole place, where being early wins ties. `plus`: how it would be with so many huts more. */
export function poleWorth(
  { box, prospects }: BoxTables,
  s: MangroviaState,
  seat: Seat,
  left: number,
  plus = 0,
): number {
  const { strength, huts, nearest } = race;
  const me = seat + 1;
  huts.fill(0);
  nearest.fill(10);
  for (let i = 0; i < box.poleFields.length; i++) {
    const owner = ownerOf(s.fields[box.poleFields[i]]);
    if (owner === 0) continue;
    huts[owner] += 1;
    nearest[owner] = Math.min(nearest[owner], s.poleTiles[i]);
  }
  huts[me] += plus;
  for (let owner = 1; owner <= NEUTRAL; owner++)
    strength[owner] = huts[owner] === 0 ? ABSENT : huts[owner] + prospects.tieBreak * (1 - nearest[owner] / 10);
  const { first, second } = box.edition.poles;
  return expected(prospects, race, s.seats, me, strength[me], first, second, left);
}

/** Huts of a seat on the stone place, and all there, in one number each. */
export function stoneWorth(
  { box, prospects }: BoxTables,
  s: MangroviaState,
  seat: Seat,
  left: number,
  plus = 0,
): number {
  let own = plus;
  let all = plus;
  for (const field of box.stoneFields) {
    const owner = ownerOf(s.fields[field]);
    if (owner === 0) continue;
    all++;
    if (owner === seat + 1) own++;
  }
  // Fields still free there fill up towards the end.
  const more = Math.min(1, prospects.stoneFilling * left) * (box.stoneFields.length - all);
  return own * (all + more);
}

/** What another hut on the stone place brings the strongest other player there. */
export function stoneGift({ box, prospects }: BoxTables, s: MangroviaState, seat: Seat, left: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    let huts = 0;
    for (const field of box.stoneFields) if (ownerOf(s.fields[field]) === other + 1) huts++;
    most = Math.max(most, huts);
  }
  return most * (1 - Math.min(1, prospects.stoneFilling * left));
}

export const supplyOf = (s: MangroviaState, seat: Seat): Supply => s.supplies[seat];
