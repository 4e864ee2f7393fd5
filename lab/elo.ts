/** Strength from results: Bradley–Terry by maximum likelihood, on Elo's scale, with intervals by bootstrap. */
import { Chance } from '@atoll/engine';

/** Of two players, how much of a game the first one got: 1 for a win, ½ for a tie. */
export interface Comparison {
  a: number;
  b: number;
  score: number;
}

export interface Rating {
  elo: number;
  /** Two-sided 95 % interval. */
  low: number;
  high: number;
}

const perNaturalUnit = 400 / Math.log(10);

/**
 * Ratings with mean zero. Every pair that met is given a tie on top (a weak prior), so that a player
 * who won everything has a finite rating.
 */
export function ratings(players: number, comparisons: readonly Comparison[]): number[] {
  const won = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  const met = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const { a, b, score } of comparisons) {
    add(won, a, b, score);
    add(won, b, a, 1 - score);
    add(met, a, b, 1);
    add(met, b, a, 1);
  }
  for (let a = 0; a < players; a++)
    for (let b = 0; b < players; b++)
      if (a !== b && at(met, a, b) > 0) {
        add(won, a, b, 0.5);
        add(met, a, b, 1);
      }
  // Hunter's minorisation: strengths that explain each player's wins, found by going round.
  let strength = new Array<number>(players).fill(1);
  for (let round = 0; round < 1000; round++) {
    const next = strength.map((own, a) => {
      let wins = 0;
      let expected = 0;
      for (let b = 0; b < players; b++) {
        wins += at(won, a, b);
        if (a !== b) expected += at(met, a, b) / (own + strength[b]);
      }
      return expected > 0 ? wins / expected : own;
    });
    const mean = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / players);
    const scaled = next.map(one => one / mean);
    const moved = Math.max(...scaled.map((one, i) => Math.abs(Math.log(one / strength[i]))));
    strength = scaled;
    if (moved < 1e-9) break;
  }
  return strength.map(one => perNaturalUnit * Math.log(one));
}

const at = (table: readonly number[][], a: number, b: number): number => table[a][b];
const add = (table: number[][], a: number, b: number, value: number): void => {
  table[a][b] = at(table, a, b) + value;
};

const resamples = 300;

/** `groups`: what was dealt from the same seed belongs together and is drawn together. */
export function ratingsWithIntervals(players: number, groups: readonly (readonly Comparison[])[]): Rating[] {
  const elo = ratings(players, groups.flat());
  const chance = new Chance('bootstrap');
  const samples = Array.from({ length: resamples }, () =>
    ratings(
      players,
      groups.flatMap(() => groups[chance.int(groups.length)]),
    ),
  );
  return elo.map((own, player) => {
    const sorted = samples.map(sample => sample[player]).sort((x, y) => x - y);
    return {
      elo: own,
      low: sorted[Math.floor(0.025 * resamples)],
      high: sorted[Math.ceil(0.975 * resamples) - 1],
    };
  });
}
