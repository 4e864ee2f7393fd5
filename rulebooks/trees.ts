/**
 * Boosted decision trees: many small trees, each correcting what those before it left wrong. They see what a weighted sum
 * cannot: that two words mean something only together, or that one word is enough however long the sentence is.
 */
import type { Chance } from '@atoll/engine';

/** Questions of a tree: is feature `splits[i]` there? No leads to 2i+1, yes to 2i+2; after three questions, a leaf. */
export interface Tree {
  splits: Uint16Array;
  leaves: Float64Array;
}

const depth = 3;
export const questions = 2 ** depth - 1;
/** A question whose answer is always no. */
export const nothing = 0xffff;

const rounds = 150;
const learningRate = 0.1;
const regularisation = 0.5;
/** Shares of the sentences and of the features that a tree gets to see: trees that differ are worth more together. */
const rowShare = 0.8;
const featureShare = 0.1;
const leastRows = 6;

/** `present`: 1 at every feature that the sentence has. */
export function scoreOf(trees: readonly Tree[], present: Uint8Array): number {
  let sum = 0;
  for (const { splits, leaves } of trees) {
    let at = 0;
    while (at < questions) {
      // Beyond the last feature, at `nothing`, the answer is no.
      at = 2 * at + (present[splits[at]] === 1 ? 2 : 1);
    }
    sum += leaves[at - questions];
  }
  return sum;
}

/** Gradient boosting with second derivatives. `columns`: for each feature the rows that have it; `start`: the score of every row before the first tree. */
export function growTrees(
  columns: ReadonlyMap<number, Uint32Array>,
  truth: readonly boolean[],
  start: number,
  chance: Chance,
): Tree[] {
  const n = truth.length;
  const score = new Float64Array(n).fill(start);
  const gradient = new Float64Array(n);
  const hessian = new Float64Array(n);
  const features = [...columns.keys()];
  const trees: Tree[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < n; i++) {
      const p = 1 / (1 + Math.exp(-score[i]));
      gradient[i] = (truth[i] ? 1 : 0) - p;
      hessian[i] = Math.max(p * (1 - p), 1e-4);
    }
    const seen = Uint8Array.from(truth, () => (chance.unit() < rowShare ? 1 : 0));
    const offered = features.filter(() => chance.unit() < featureShare);
    trees.push(growTree({ columns, offered, gradient, hessian, seen, score }));
  }
  return trees;
}

interface Growing {
  columns: ReadonlyMap<number, Uint32Array>;
  offered: readonly number[];
  gradient: Float64Array;
  hessian: Float64Array;
  seen: Uint8Array;
  score: Float64Array;
}

/** Grows one tree and adds what it says to the scores. */
function growTree(growing: Growing): Tree {
  const { columns, gradient, hessian, seen, score } = growing;
  const n = score.length;
  const splits = new Uint16Array(questions).fill(nothing);
  const leaves = new Float64Array(questions + 1);
  const place = new Uint8Array(n);
  for (let node = 0; node < questions; node++) {
    const feature = bestQuestion(growing, place, node);
    if (feature === null) {
      for (let i = 0; i < n; i++) if (place[i] === node) place[i] = 2 * node + 1;
      continue;
    }
    splits[node] = feature;
    for (const row of columns.get(feature) ?? []) if (place[row] === node) place[row] = 2 * node + 2;
    for (let i = 0; i < n; i++) if (place[i] === node) place[i] = 2 * node + 1;
  }
  for (let leaf = 0; leaf < leaves.length; leaf++) {
    let gradients = 0;
    let hessians = 0;
    for (let i = 0; i < n; i++)
      if (place[i] === questions + leaf && seen[i]) {
        gradients += gradient[i];
        hessians += hessian[i];
      }
    leaves[leaf] = (learningRate * gradients) / (hessians + regularisation);
  }
  for (let i = 0; i < n; i++) score[i] += leaves[place[i] - questions];
  return { splits, leaves };
}

/** The feature that divides the rows at a node best; null when there are too few of them or nothing helps. */
function bestQuestion(growing: Growing, place: Uint8Array, node: number): number | null {
  const { columns, offered, gradient, hessian, seen } = growing;
  let gradients = 0;
  let hessians = 0;
  let count = 0;
  for (let i = 0; i < place.length; i++)
    if (place[i] === node && seen[i]) {
      gradients += gradient[i];
      hessians += hessian[i];
      count++;
    }
  if (count < leastRows) return null;
  const whole = gradients ** 2 / (hessians + regularisation);
  let best: number | null = null;
  let most = 1e-3;
  for (const feature of offered) {
    let yes = 0;
    let yesHessian = 0;
    for (const row of columns.get(feature) ?? [])
      if (place[row] === node && seen[row]) {
        yes += gradient[row];
        yesHessian += hessian[row];
      }
    const gain =
      yes ** 2 / (yesHessian + regularisation) +
      (gradients - yes) ** 2 / (hessians - yesHessian + regularisation) -
      whole;
    if (gain > most) {
      most = gain;
      best = feature;
    }
  }
  return best;
}
