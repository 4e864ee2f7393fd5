/** How far rewards lie apart: their standard deviation, kept as they come (Welford). */
export interface RunningStats {
  count: number;
  mean: number;
  squares: number;
}

export const newStats = (): RunningStats => ({ count: 0, mean: 0, squares: 0 });

export function addValue(spread: RunningStats, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** Never zero, because it is divided by. */
export const deviationOf = (spread: RunningStats): number =>
  spread.count < 2 ? 1 : Math.max(1e-6, Math.sqrt(spread.squares / (spread.count - 1)));

/** The margin of error of their mean: half the width of its 95 % confidence interval; null after fewer than two. */
export const marginOf = (spread: RunningStats): number | null =>
  spread.count < 2 ? null : (1.96 * deviationOf(spread)) / Math.sqrt(spread.count);
