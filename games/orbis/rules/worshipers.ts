/** Worshipers of five colours: counting, paying and choosing among them. */
import { type Colour, type Counts, colours, type GainMove, type PayMove, type ReturnMove } from './types.ts';

export const sum = (worshipers: Uint8Array): number =>
  worshipers[0] + worshipers[1] + worshipers[2] + worshipers[3] + worshipers[4];

export const colourOf = (name: Colour): number => colours.indexOf(name);
export const colourName = (colour: number): Colour => colours[colour];

/** The colour of a set that has only one. */
export const onlyBit = (bits: number): number => 31 - Math.clz32(bits);

export const countsOf = (worshipers: ArrayLike<number>, from = 0): Counts => ({
  yellow: worshipers[from],
  green: worshipers[from + 1],
  red: worshipers[from + 2],
  blue: worshipers[from + 3],
  white: worshipers[from + 4],
});

export const onlyOf = (colour: number, count: number): Counts =>
  countsOf(colours.map((_, other) => (other === colour ? count : 0)));

export function give(worshipers: Uint8Array, counts: Counts): void {
  for (let c = 0; c < 5; c++) worshipers[c] += counts[colourName(c)];
}

export function take(worshipers: Uint8Array, counts: Counts): void {
  for (let c = 0; c < 5; c++) worshipers[c] -= counts[colourName(c)];
}

type CountsMove = PayMove | ReturnMove | GainMove;

/** Every choice of worshipers as one shared record, made when first needed. */
const shared: Record<CountsMove['do'], Map<number, CountsMove>> = {
  pay: new Map(),
  return: new Map(),
  gain: new Map(),
};

function record(what: CountsMove['do'], counts: readonly number[]): CountsMove {
  let key = 0;
  for (let c = 0; c < 5; c++) key = key * 32 + counts[c];
  const known = shared[what].get(key);
  if (known) return known;
  const move: CountsMove = Object.freeze({ do: what, ...countsOf(counts) });
  shared[what].set(key, move);
  return move;
}

const chosen = [0, 0, 0, 0, 0];

/**
 * Every different way to choose `count` worshipers out of those there are, on top of those that go in any case.
 * With equal worshipers being equal, that is what people call the ways to pay.
 */
export function choices(
  what: CountsMove['do'],
  fixed: ArrayLike<number>,
  free: ArrayLike<number>,
  count: number,
  into: unknown[],
): void {
  let left = 0;
  for (let c = 0; c < 5; c++) left += free[c];
  choose(what, fixed, free, 0, left, count, into);
}

function choose(
  what: CountsMove['do'],
  fixed: ArrayLike<number>,
  free: ArrayLike<number>,
  colour: number,
  left: number,
  count: number,
  into: unknown[],
): void {
  if (colour === 5) {
    into.push(record(what, chosen));
    return;
  }
  const here = free[colour];
  const later = left - here;
  for (let n = Math.max(0, count - later); n <= here && n <= count; n++) {
    chosen[colour] = fixed[colour] + n;
    choose(what, fixed, free, colour + 1, later, count - n, into);
  }
}
