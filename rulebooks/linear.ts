/** Logistic regression with an L2 penalty, by Newton's method; each step is found by conjugate gradients. */

/** A sentence as the indices of its features and the value that each of them has. */
export interface Row {
  indices: Uint16Array;
  values: Float64Array;
}

export interface Fit {
  weights: Float64Array;
  bias: number;
}

/** How far weights may go: found by cross-validation. */
const freedom = 30;

/** The bias is the weight of a last feature that every row has. */
export function fitLogistic(rows: readonly Row[], truth: readonly boolean[], features: number): Fit {
  const w = new Float64Array(features + 1);
  for (let step = 0; step < 30; step++) {
    const scores = rows.map(row => product(row, w));
    const chances = scores.map(score => 1 / (1 + Math.exp(-score)));
    const uphill = w.map(weight => -weight / freedom);
    for (const [i, row] of rows.entries()) add(row, (truth[i] ? 1 : 0) - chances[i], uphill);
    const bends = chances.map(p => Math.max(p * (1 - p), 1e-6));
    const change = newtonStep(rows, bends, uphill);
    const size = stepSize(rows, truth, w, change);
    for (let k = 0; k < w.length; k++) w[k] += size * change[k];
    if (size * Math.sqrt(dot(change, change)) < 1e-3 * Math.sqrt(dot(w, w))) break;
  }
  return { weights: w.slice(0, features), bias: w[features] };
}

/** Solves (penalty + curvature) x = uphill. */
function newtonStep(rows: readonly Row[], bends: readonly number[], uphill: Float64Array): Float64Array {
  const x = new Float64Array(uphill.length);
  const rest = Float64Array.from(uphill);
  let way = Float64Array.from(uphill);
  let left = dot(rest, rest);
  // Far from the goal a rough direction will do; the next step corrects it.
  const enough = left * 1e-2;
  for (let i = 0; i < 200 && left > enough; i++) {
    const curved = way.map(value => value / freedom);
    for (const [j, row] of rows.entries()) add(row, bends[j] * product(row, way), curved);
    const size = left / dot(way, curved);
    for (let k = 0; k < x.length; k++) {
      x[k] += size * way[k];
      rest[k] -= size * curved[k];
    }
    const now = dot(rest, rest);
    const kept = now / left;
    way = way.map((value, k) => rest[k] + kept * value);
    left = now;
  }
  return x;
}

/** A whole step, or the largest half of a half … that makes the fit better. */
function stepSize(rows: readonly Row[], truth: readonly boolean[], w: Float64Array, change: Float64Array): number {
  const loss = (size: number) => {
    const at = w.map((weight, k) => weight + size * change[k]);
    let sum = dot(at, at) / (2 * freedom);
    for (const [i, row] of rows.entries()) {
      const score = product(row, at) * (truth[i] ? -1 : 1);
      sum += Math.max(score, 0) + Math.log1p(Math.exp(-Math.abs(score)));
    }
    return sum;
  };
  const before = loss(0);
  let size = 1;
  while (size > 1e-3 && loss(size) > before) size /= 2;
  return size;
}

function product({ indices, values }: Row, w: Float64Array): number {
  let sum = w[w.length - 1];
  for (let k = 0; k < indices.length; k++) sum += values[k] * w[indices[k]];
  return sum;
}

function add({ indices, values }: Row, times: number, to: Float64Array): void {
  for (let k = 0; k < indices.length; k++) {
    const at = indices[k];
    to[at] += times * values[k];
  }
  to[to.length - 1] += times;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}
