/** Learning from tagged lines. The same lines always give the same model. */
import { Chance } from '@atoll/engine';
import { type ElementId, elements } from './elements.ts';
import { featuresOf, isGroup, wordsOf } from './features.ts';
import { fitLogistic, type Row } from './linear.ts';
import { type Classifier, fingerprint, indexOf, type Model, predictorOf, rowOf } from './model.ts';
import { growTrees } from './trees.ts';

/** A line with its tags. */
export interface Example {
  number: number;
  text: string;
  tags: ReadonlySet<ElementId>;
}

const thresholdFolds = 5;
/** Keeps the model small. */
const mostFeatures = 6000;

/** Learns, and finds out on sentences put aside from which probability on an element should be given. */
export function train(examples: readonly Example[]): Model {
  const model = learn(examples);
  const probabilities = examples.map(() => elements.map(() => 0));
  for (const [rest, part] of folds(examples.length, thresholdFolds, 'thresholds')) {
    const predict = predictorOf(learn(rest.map(i => examples[i])));
    for (const i of part) probabilities[i] = [...predict(examples[i].text).probabilities];
  }
  const classifiers = model.classifiers.map((classifier, e) => ({
    ...classifier,
    threshold: bestThreshold(probabilities.map(one => one[e])),
  }));
  return { ...model, classifiers };
}

/**
 * The threshold with the best F1 to be expected if the probabilities are right. It looks at the probabilities and not at
 * the tags: for an element with a dozen sentences, the threshold that fits their tags best is mostly luck.
 */
function bestThreshold(probabilities: readonly number[]): number {
  const all = probabilities.reduce((sum, p) => sum + p, 0);
  let best = 0.5;
  let most = -1;
  for (let percent = 5; percent <= 60; percent++) {
    const given = probabilities.filter(p => p >= percent / 100);
    const expected = (2 * given.reduce((sum, p) => sum + p, 0)) / (given.length + all);
    if (expected > most) {
      most = expected;
      best = percent / 100;
    }
  }
  return best;
}

/** Random parts of 0 … n-1: for each the rest to learn from, and the part to try it on. */
export function folds(n: number, count: number, seed: string): [rest: number[], part: number[]][] {
  const order = new Chance(seed).shuffle(Array.from({ length: n }, (_, i) => i));
  const partOf = new Map(order.map((i, place) => [i, place % count]));
  const all = Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: Math.min(count, n) }, (_, fold) => [
    all.filter(i => partOf.get(i) !== fold),
    all.filter(i => partOf.get(i) === fold),
  ]);
}

function learn(examples: readonly Example[]): Model {
  const read = examples.map(({ text, tags }) => ({ words: wordsOf(text), tags }));
  const shortest = shortestTagged(read);
  const long = read.filter(({ words }) => words.length >= shortest);
  const found = long.map(({ words }) => featuresOf(words));
  const features = vocabulary(found);
  const index = indexOf(features);
  const rows = found.map(one => rowOf(one, index));
  const size = evenOut(rows);
  const columns = columnsOf(found, features);
  const classifiers = elements.map(({ id }): Classifier => {
    const truth = long.map(({ tags }) => tags.has(id));
    const { weights, bias } = fitLogistic(rows, truth, features.length);
    const share = truth.filter(Boolean).length / Math.max(1, truth.length);
    const start = Math.log((share + 1e-3) / (1 - share + 1e-3));
    const trees = growTrees(columns, truth, start, new Chance(`trees ${id}`));
    return { id, bias, weights: weights.map(weight => weight * size), start, trees, threshold: 0.5 };
  });
  return { lines: examples.length, seen: new Set(examples.map(fingerprint)), shortest, features, classifiers };
}

/** Headings and scraps carry nothing in most tagged files, whatever they say: up to which length is that so here? */
function shortestTagged(read: readonly { words: readonly string[]; tags: ReadonlySet<ElementId> }[]): number {
  let shortest = 1;
  for (; shortest < 5; shortest++) {
    const such = read.filter(({ words }) => words.length === shortest);
    const tagged = such.filter(({ tags }) => tags.size > 0);
    if (such.length < 5 || tagged.length > 0.1 * such.length) break;
  }
  return shortest;
}

/** What at least two sentences have; the most frequent where there is too much. */
function vocabulary(found: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const one of found) for (const feature of one) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= 2)
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, mostFeatures)
    .map(([feature]) => feature)
    .sort();
}

/** Scales all rows by one number so that their average square is 1, and tells it. */
function evenOut(rows: readonly Row[]): number {
  const squares = rows.reduce((sum, { values }) => sum + values.reduce((part, value) => part + value ** 2, 0), 0);
  const size = squares > 0 ? Math.sqrt(rows.length / squares) : 1;
  for (const { values } of rows) for (let k = 0; k < values.length; k++) values[k] *= size;
  return size;
}

/** Which sentences have a feature. Of features that say the same about all of them, the most general one is kept. */
function columnsOf(found: readonly ReadonlySet<string>[], features: readonly string[]): Map<number, Uint32Array> {
  const having = new Map(features.map((feature, at) => [feature, { feature, at, rows: [] as number[] }]));
  for (const [row, one] of found.entries()) for (const feature of one) having.get(feature)?.rows.push(row);
  const general = [...having.values()]
    .filter(
      ({ feature, rows }) => (isGroup(feature) || feature.length >= 4 || /^[=>]/.test(feature)) && rows.length >= 3,
    )
    .sort((a, b) => rank(a.feature) - rank(b.feature) || a.feature.length - b.feature.length || a.at - b.at);
  const seen = new Set<string>();
  const kept = general.filter(({ rows }) => {
    const key = rows.join(' ');
    return !seen.has(key) && seen.add(key);
  });
  return new Map(kept.map(({ at, rows }) => [at, Uint32Array.from(rows)]));
}

const rank = (feature: string): number => '#>='.indexOf(feature.charAt(0)) + 1 || 4;
