/** How well elements are found: precision, recall and F1, for each element and on average. */
import { type ElementId, elements } from './elements.ts';
import { predictorOf } from './model.ts';
import { type Example, folds, train } from './training.ts';

export interface Quality {
  precision: number;
  recall: number;
  f1: number;
}

interface ElementQuality extends Quality {
  id: ElementId;
  name: string;
  /** How many sentences carry the element in truth. */
  support: number;
}

export interface Scores {
  elements: ElementQuality[];
  /** Over all tags alike. */
  micro: Quality;
  /** The mean over the nine elements; one that is never found counts as 0, also when no sentence carries it. */
  macro: { f1: number };
}

export interface Verdict {
  truth: ReadonlySet<ElementId>;
  found: ReadonlySet<ElementId>;
}

export function scoresOf(verdicts: readonly Verdict[]): Scores {
  const counts = elements.map(({ id }) => ({
    right: verdicts.filter(({ truth, found }) => truth.has(id) && found.has(id)).length,
    given: verdicts.filter(({ found }) => found.has(id)).length,
    support: verdicts.filter(({ truth }) => truth.has(id)).length,
  }));
  const each = elements.map(({ id, words }, i): ElementQuality => {
    const { right, given, support } = counts[i];
    return { id, name: words.de, ...quality(right, given, support), support };
  });
  const sum = (key: 'right' | 'given' | 'support') => counts.reduce((total, count) => total + count[key], 0);
  return {
    elements: each,
    micro: quality(sum('right'), sum('given'), sum('support')),
    macro: { f1: mean(each.map(({ f1 }) => f1)) },
  };
}

function quality(right: number, given: number, support: number): Quality {
  return {
    precision: given > 0 ? right / given : 0,
    recall: support > 0 ? right / support : 0,
    f1: given + support > 0 ? (2 * right) / (given + support) : 0,
  };
}

/**
 * What can be expected on lines the model has not seen: every line is read by a model that was trained, with its
 * thresholds, on the others. One result for each repetition, with other parts each time.
 */
export function crossValidate(examples: readonly Example[], parts: number, times: number, tick = () => {}): Scores[] {
  return Array.from({ length: times }, (_, time) => {
    const verdicts: Verdict[] = [];
    for (const [rest, part] of folds(examples.length, parts, `cross-validation ${time}`)) {
      const predict = predictorOf(train(rest.map(i => examples[i])));
      for (const i of part) {
        const { text, tags } = examples[i];
        verdicts.push({ truth: tags, found: new Set(predict(text).elements) });
      }
      tick();
    }
    return scoresOf(verdicts);
  });
}

/** The mean of several results. */
export function meanScores(all: readonly Scores[]): Scores {
  const over = (of: (scores: Scores) => number) => mean(all.map(of));
  const quality = (of: (scores: Scores) => Quality): Quality => ({
    precision: over(scores => of(scores).precision),
    recall: over(scores => of(scores).recall),
    f1: over(scores => of(scores).f1),
  });
  return {
    elements: elements.map(({ id, words }, i) => {
      const own = (scores: Scores) => scores.elements[i];
      return { id, name: words.de, ...quality(own), support: over(scores => own(scores).support) };
    }),
    micro: quality(({ micro }) => micro),
    macro: { f1: over(({ macro }) => macro.f1) },
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
