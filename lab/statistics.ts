/** Means and confidence intervals over many games. */
import { addValue, marginOf, newStats } from '@atoll/bots/search/deviation.ts';

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

/** Wilson's interval for a share. */
export function wilson(score: number, games: number, z = 1.96): [low: number, high: number] {
  const part = score / games;
  const middle = part + z ** 2 / (2 * games);
  const half = z * Math.sqrt((part * (1 - part)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return [(middle - half) / scale, (middle + half) / scale];
}

/** The margin of error of a mean of these values: half the width of its 95 % confidence interval. */
export function marginOfMean(values: readonly number[]): number {
  const spread = newStats();
  for (const one of values) addValue(spread, one);
  return marginOf(spread) ?? Number.POSITIVE_INFINITY;
}
