/**
 * Packs: how many of each kind, in one number. Five bits a kind, the fifth of which stays free, so that one subtraction
 * compares all kinds at once. Hands, piles and the bag are packs: what is equal is only counted.
 *
 * Kinds of treasures: their value less 2 (0 to 5 for 2 to 7). Landscapes: their place in the list of names. Amulets:
 * their value less 1 (0 to 5 for 1 to 6).
 */
import type { Chance } from '@atoll/engine';

export type Pack = number;

/** The most of one kind that fits into a pack; editions are checked against it. */
export const MOST = 15;
const BITS = 5;
const GUARDS = 0b10000_10000_10000_10000_10000_10000;

/** The most kinds of which a pack can hold some. */
const KINDS = 6;

/** One of a kind. */
export const one = (kind: number): Pack => 1 << (BITS * kind);

export const countOf = (pack: Pack, kind: number): number => (pack >> (BITS * kind)) & MOST;

/** Whether all of `part` is in `whole`. */
export const holds = (whole: Pack, part: Pack): boolean => (((whole | GUARDS) - part) & GUARDS) === GUARDS;

/** Every other kind, with room for sums. */
const PAIRS = 0b0000011111_0000011111_0000011111;

/** How many there are in all: kinds are added in pairs, all pairs at once. */
export function sizeOf(pack: Pack): number {
  const pairs = (pack & PAIRS) + ((pack >> BITS) & PAIRS);
  return (pairs + (pairs >> (2 * BITS)) + (pairs >> (4 * BITS))) & 0b1111111111;
}

/** What is in both, kind by kind: of `b` where a guard says that `a` has at least as many, of `a` elsewhere. */
export function common(a: Pack, b: Pack): Pack {
  const guards = ((a | GUARDS) - b) & GUARDS;
  const enough = guards - (guards >> (BITS - 1));
  return (b & enough) | (a & ~enough);
}

/** How many kinds there are at least one of. */
export function kindsIn(pack: Pack): number {
  let kinds = 0;
  for (let rest = pack; rest > 0; rest >>= BITS) if ((rest & MOST) > 0) kinds++;
  return kinds;
}

/** A kind drawn at random, each single piece equally likely. Taking it out is left to the caller. */
export function drawKind(pack: Pack, chance: Chance): number {
  let at = chance.int(sizeOf(pack));
  for (let kind = 0; kind < KINDS; kind++) {
    at -= countOf(pack, kind);
    if (at < 0) return kind;
  }
  throw new Error(`The pack ${pack} is no pack: more was taken out of it than it held.`);
}

/** The kinds as a list, lowest first, each as often as it is there. */
export function listOf(pack: Pack): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = countOf(pack, kind); n > 0; n--) kinds.push(kind);
  return kinds;
}

export const packOf = (kinds: readonly number[]): Pack => kinds.reduce((pack, kind) => pack + one(kind), 0);
