/** What has been learned, and how it classifies a sentence. */
import { type ElementId, elements } from './elements.ts';
import { featuresOf, isGroup, isLength, wordsOf } from './features.ts';
import type { Row } from './linear.ts';
import { scoreOf, type Tree } from './trees.ts';

export interface Model {
  /** From how many tagged lines. */
  lines: number;
  /** Their fingerprints: on lines that a model knows, its figures say little. */
  seen: ReadonlySet<number>;
  /** Shorter sentences, in words, carry no element. */
  shortest: number;
  features: readonly string[];
  /** One for each of the nine elements, in their order. */
  classifiers: readonly Classifier[];
}

/** Says how likely one element is: the mean of a weighted sum and of boosted trees, both as log odds. */
export interface Classifier {
  id: ElementId;
  bias: number;
  weights: Float64Array;
  start: number;
  trees: readonly Tree[];
  /** From this probability on the sentence gets the element. */
  threshold: number;
}

/** The elements of one sentence. */
export interface Prediction {
  /** In the order of the elements. */
  probabilities: readonly number[];
  elements: readonly ElementId[];
}

/** Groups of words count for more than single stems and letters: they are few, and they carry over to other rulebooks. */
const groupValue = 3;

/**
 * A sentence for the weighted sum. Dividing by the root of its length lies between counting (long sentences get
 * everything) and full normalisation (one telling word is drowned out).
 */
export function rowOf(found: ReadonlySet<string>, index: ReadonlyMap<string, number>): Row {
  const known = [...found].flatMap(feature => {
    const at = isLength(feature) ? undefined : index.get(feature);
    return at === undefined ? [] : [{ at, value: isGroup(feature) ? groupValue : 1 }];
  });
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value ** 2, 0));
  return {
    indices: Uint16Array.from(known, ({ at }) => at),
    values: Float64Array.from(known, ({ value }) => value / Math.sqrt(length)),
  };
}

/** A line by 32 bits (FNV-1a). */
export function fingerprint({ number, text }: { number: number; text: string }): number {
  let hash = 0x811c9dc5;
  for (const sign of `${number}: ${text}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export const indexOf = (features: readonly string[]): Map<string, number> =>
  new Map(features.map((feature, at) => [feature, at]));

/** The model as a function of a sentence. */
export function predictorOf(model: Model): (text: string) => Prediction {
  const index = indexOf(model.features);
  return text => {
    const words = wordsOf(text);
    if (words.length < model.shortest) return { probabilities: elements.map(() => 0), elements: [] };
    const found = featuresOf(words);
    const row = rowOf(found, index);
    const present = new Uint8Array(model.features.length);
    for (const feature of found) {
      const at = index.get(feature);
      if (at !== undefined) present[at] = 1;
    }
    const probabilities = model.classifiers.map(classifier => probabilityOf(classifier, row, present));
    return {
      probabilities,
      elements: model.classifiers
        .filter((classifier, i) => probabilities[i] >= classifier.threshold)
        .map(({ id }) => id),
    };
  };
}

function probabilityOf(classifier: Classifier, { indices, values }: Row, present: Uint8Array): number {
  let sum = classifier.bias;
  for (let k = 0; k < indices.length; k++) sum += values[k] * classifier.weights[indices[k]];
  const grown = classifier.start + scoreOf(classifier.trees, present);
  return 1 / (1 + Math.exp(-(sum + grown) / 2));
}
