/** Choosing by weights with a little carelessness, as playouts do so that they differ. */
import type { Chance } from '../core/chance.ts';

/** The index of the largest weight after each got up to `slack` more by chance; the first one in a tie. Draws once for each. */
export function nearlyBest(weights: ArrayLike<number>, count: number, slack: number, chance: Chance): number {
  let best = 0;
  let heaviest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const weight = weights[i] + slack * chance.unit();
    if (weight <= heaviest) continue;
    heaviest = weight;
    best = i;
  }
  return best;
}
