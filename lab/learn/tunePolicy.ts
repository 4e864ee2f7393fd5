/**
 * Looks for better parameters for the game's policy. In every game each seat plays with all its numbers
 * a little higher or lower, by chance; over thousands of games, what those who had a number higher came to, compared with
 * those who had it lower, shows which way it should go. All numbers are tried at once (simultaneous perturbation). At last
 * one seat with the new parameters plays among others with the present ones.
 */
import type { TunablePolicy } from '@atoll/engine';
import type { WorkerPool } from '../workerPool.ts';
import { numbersOf, type PolicyResult } from './policyGames.ts';

/** So many games are one task for a thread. */
const batch = 250;
/** Parts of the variation by which numbers are varied and moved, from the first step to the last. */
const first = 1;
const last = 0.3;
/** Less than this is lost in the noise. */
const leastVaried = 0.5;
/** What a variation must bring for a number to be moved by all of it, as a part of how far totals lie apart. */
const steep = 1 / 40;
/** How much of the last step's slope goes on into this one. */
const memory = 0.5;

interface Climb {
  steps: number;
  games: number;
  seed: string;
  play(
    deals: string,
    games: number,
    numbers: readonly number[],
    part: number,
    tick: (more: number) => void,
  ): Promise<PolicyResult[]>;
  tick(more: number): void;
}

/** Moves all numbers step by step to where they bring more, in ever smaller steps. */
export async function climb(
  { parameters, variation }: TunablePolicy,
  { steps, games, seed, play, tick }: Climb,
): Promise<number[]> {
  const numbers = numbersOf(parameters);
  const far = numbersOf(variation);
  const pull = numbers.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const part = steps === 1 ? first : first + ((last - first) * step) / (steps - 1);
    const results = await play(`${seed}/${step}`, games, numbers, Math.max(leastVaried, part), tick);
    const apart = Math.sqrt(results.reduce((sum, { squares }) => sum + squares, 0) / games);
    for (const n of numbers.keys()) {
      const slope = results.reduce((sum, { slopes }) => sum + slopes[n], 0) / games;
      pull[n] = memory * pull[n] + (1 - memory) * slope;
      const change = Math.max(-1, Math.min(1, pull[n] / (steep * apart)));
      numbers[n] += change * part * far[n];
    }
  }
  return numbers.map(one => Math.round(one * 100) / 100);
}

interface Batches {
  seats: number;
  options: Readonly<Record<string, string>>;
  deals: string;
  count: number;
  numbers: readonly number[];
  part: number;
  tick(more: number): void;
}

/** Plays so many games, a batch at a time. */
export function playBatches(
  pool: WorkerPool,
  { seats, options, deals, count, numbers, part, tick }: Batches,
): Promise<PolicyResult[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(count / batch) }, async (_, i) => {
      const games = Math.min(batch, count - i * batch);
      const deal = `${deals}/${i}`;
      const { policies } = await pool.play({
        seats,
        options,
        players: [],
        deal,
        seed: deal,
        policies: { games, numbers, part },
      });
      tick(games);
      return policies ?? { slopes: [], squares: 0, leads: [], wins: [] };
    }),
  );
}
