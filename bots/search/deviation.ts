/** How far rewards lie apart: their standard deviation, kept as they come (Welford). */
export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

export const newSpread = (): Spread => ({ count: 0, mean: 0, squares: 0 });

export function note(spread: Spread, value: number): void {
  spread.count++;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

/** Never zero, because it is divided by. */
export const spreadOf = (spread: Spread): number =>
  spread.count < 2 ? 1 : Math.max(1e-6, Math.sqrt(spread.squares / (spread.count - 1)));

/** How sure their mean is: half the width of a 95 % interval; null after fewer than two. */
export const giveOf = (spread: Spread): number | null =>
  spread.count < 2 ? null : (1.96 * spreadOf(spread)) / Math.sqrt(spread.count);
