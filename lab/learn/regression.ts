/** Least squares with a ridge, from sums that can be added up over many games and kept between runs. */

export interface Sums {
  /** Number of features. */
  size: number;
  count: number;
  /** Upper triangle of the products of features with each other, row by row. */
  products: number[];
  /** Products of each feature with what is to be foretold. */
  targets: number[];
  /** Sum of the squares of what is to be foretold. */
  squares: number;
}

export const newSums = (size: number): Sums => ({
  size,
  count: 0,
  products: new Array((size * (size + 1)) / 2).fill(0),
  targets: new Array(size).fill(0),
  squares: 0,
});

export function addSample(sums: Sums, features: ArrayLike<number>, target: number): void {
  const { size, products, targets } = sums;
  let at = 0;
  for (let i = 0; i < size; i++) {
    const x = features[i];
    targets[i] += x * target;
    if (x === 0) at += size - i;
    else for (let j = i; j < size; j++, at++) products[at] += x * features[j];
  }
  sums.count++;
  sums.squares += target * target;
}

export function addSums(to: Sums, from: Sums): void {
  if (to.size !== from.size) throw new Error(`Sums of ${to.size} and of ${from.size} features cannot be added.`);
  for (let i = 0; i < to.products.length; i++) to.products[i] += from.products[i];
  for (let i = 0; i < to.size; i++) to.targets[i] += from.targets[i];
  to.count += from.count;
  to.squares += from.squares;
}

/**
 * The weights that foretell best. `ridge` pulls every weight towards what was believed before, or zero, measured by how
 * large its feature usually is, so that a feature that hardly ever shows cannot get a wild weight.
 */
export function solve({ size, count, products, targets }: Sums, ridge: number, before?: readonly number[]): number[] {
  const matrix: number[][] = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  let at = 0;
  for (let i = 0; i < size; i++)
    for (let j = i; j < size; j++, at++) {
      const value = products[at];
      matrix[i][j] = value;
      matrix[j][i] = value;
    }
  let mean = 0;
  for (let i = 0; i < size; i++) mean += matrix[i][i];
  mean = mean / size || 1;
  const right = [...targets];
  for (let i = 0; i < size; i++) {
    const row = matrix[i];
    const pull = row[i] * ridge + mean * 1e-9 + count * 1e-9;
    row[i] += pull;
    right[i] += pull * (before?.[i] ?? 0);
  }
  return cholesky(matrix, right);
}

/** Solves a symmetric positive system. */
function cholesky(matrix: number[][], right: readonly number[]): number[] {
  const n = matrix.length;
  const low: number[][] = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const cell = (of: number[][], i: number, j: number): number => of[i][j];
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = cell(matrix, i, j);
      for (let k = 0; k < j; k++) sum -= cell(low, i, k) * cell(low, j, k);
      low[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / cell(low, j, j);
    }
  const half: number[] = [];
  for (let i = 0; i < n; i++) {
    let sum = right[i];
    for (let k = 0; k < i; k++) sum -= cell(low, i, k) * half[k];
    half.push(sum / cell(low, i, i));
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = half[i];
    for (let k = i + 1; k < n; k++) sum -= cell(low, k, i) * found[k];
    found[i] = sum / cell(low, i, i);
  }
  return found;
}

/** How far such weights are off, on the samples they were found from: the root of the mean square. */
export function errorOf(sums: Sums, weights: readonly number[]): number {
  let error = sums.squares;
  let at = 0;
  for (let i = 0; i < sums.size; i++) {
    error -= 2 * weights[i] * sums.targets[i];
    for (let j = i; j < sums.size; j++, at++) error += (i === j ? 1 : 2) * weights[i] * weights[j] * sums.products[at];
  }
  return Math.sqrt(Math.max(0, error / sums.count));
}
