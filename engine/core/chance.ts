import { sha256Words } from './sha256.ts';

/** The whole of a chance between two draws; plain data, kept on the server, never sent. */
export interface ChanceState {
  state: [number, number, number, number];
  draws: number;
}

/**
 * Seeded randomness: xoshiro128** (Blackman, Vigna), started from the SHA-256 of the seed.
 *
 * Everything that nobody could know before goes through it: numbers, shuffles, and the cards dealt from a
 * face-down pile. It counts these in `draws`; that count is how the machine knows what may not be undone.
 */
export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  /** How many times something unknown has come out of this chance. */
  draws = 0;

  constructor(seed: string) {
    const [a, b, c, d] = sha256Words(`atoll chance\n${seed}`) as unknown as [number, number, number, number];
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0 || 1; // the one state the generator cannot leave is all zeros
  }

  /** 32 random bits, as a number from 0 to 2^32 - 1. */
  bits(): number {
    this.draws++;
    const b = this.b;
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
    const t = b << 9;
    this.c ^= this.a;
    this.d ^= b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    const d = this.d;
    this.d = (d << 11) | (d >>> 21);
    return result;
  }

  /** A whole number from 0 to n - 1, each exactly equally likely (Lemire's multiply and reject); n up to 2^21. */
  int(n: number): number {
    if (!(n >= 1 && n <= 2 ** 21) || n !== Math.floor(n)) throw new RangeError(`chance.int(${n}): wanted 1 to 2^21`);
    let product = this.bits() * n;
    let high = Math.floor(product / 2 ** 32);
    let low = product - high * 2 ** 32;
    if (low < n) {
      const unfair = 2 ** 32 % n;
      while (low < unfair) {
        product = this.bits() * n;
        high = Math.floor(product / 2 ** 32);
        low = product - high * 2 ** 32;
      }
    }
    return high;
  }

  /** A number from 0 up to but not including 1, with 32 bits. */
  unit(): number {
    return this.bits() / 2 ** 32;
  }

  /** One of the things in the list. */
  pick<T>(list: ArrayLike<T>): T {
    return list[this.int(list.length)];
  }

  /** Shuffles in place, every order equally likely; `from` and `to` limit it to a part. */
  shuffle<T extends { length: number; [i: number]: unknown }>(list: T, from = 0, to = list.length): T {
    for (let i = to - 1; i > from; i--) {
      const j = from + this.int(i - from + 1);
      const kept = list[i];
      list[i] = list[j];
      list[j] = kept;
    }
    return list;
  }

  /** Turns over the top card (the last element) of a face-down pile. */
  deal<T>(pile: T[]): T {
    if (pile.length === 0) throw new RangeError('chance.deal: the pile is empty');
    this.draws++;
    return pile.pop() as T;
  }

  save(): ChanceState {
    return { state: [this.a, this.b, this.c, this.d], draws: this.draws };
  }

  static load(saved: ChanceState): Chance {
    const chance = new Chance('');
    [chance.a, chance.b, chance.c, chance.d] = saved.state;
    chance.draws = saved.draws;
    return chance;
  }
}
