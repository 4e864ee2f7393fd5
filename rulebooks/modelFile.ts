/** A model as a file: named features, and numbers in one byte each, so that it is small enough to lie beside the code. */
import { BadInput, shape } from '@atoll/engine';
import { elements } from './elements.ts';
import type { Classifier, Model } from './model.ts';
import { nothing, questions } from './trees.ts';

const readFile = shape.record({
  atoll: shape.oneOf('rulebook model'),
  lines: shape.integer(0),
  shortest: shape.integer(1, 100),
  /** Fingerprints of the lines it was trained on, four bytes each. */
  seen: shape.string,
  /** Separated by spaces. */
  features: shape.string,
  /** The classifiers; the name stays, so that files written before can be read. */
  judges: shape.list(
    shape.record({
      id: shape.oneOf(...elements.map(({ id }) => id)),
      threshold: number,
      bias: number,
      /** What one step of a byte in `weights` is worth; the same for the leaves. */
      weightStep: number,
      weights: shape.string,
      start: number,
      splits: shape.string,
      leafStep: number,
      leaves: shape.string,
    }),
    elements.length,
    elements.length,
  ),
});

export function writeModel(model: Model): string {
  const judges = model.classifiers.map(({ id, threshold, bias, weights, start, trees }) => {
    const leaves = trees.flatMap(tree => [...tree.leaves]);
    const weightStep = stepOf(weights);
    const leafStep = stepOf(leaves);
    return {
      id,
      threshold,
      bias: rounded(bias),
      weightStep,
      weights: base64(Int8Array.from(weights, weight => Math.round(weight / weightStep))),
      start: rounded(start),
      splits: base64(Uint16Array.from(trees.flatMap(tree => [...tree.splits]))),
      leafStep,
      leaves: base64(Int8Array.from(leaves, leaf => Math.round(leaf / leafStep))),
    };
  });
  const { lines, shortest, features } = model;
  const seen = base64(Uint32Array.from([...model.seen].sort((a, b) => a - b)));
  const file = { atoll: 'rulebook model', lines, shortest, seen, features: features.join(' '), judges };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Refuses what is no model, so that a wrong file is noticed here and not in odd answers. */
export function readModel(value: unknown): Model {
  const file = readFile(value, '');
  const features = file.features.split(' ');
  const classifiers = elements.map(({ id }, i): Classifier => {
    const path = `judges[${i}]`;
    const stored = file.judges[i];
    const weights = Float64Array.from(new Int8Array(bytesOf(stored.weights, path)), byte => byte * stored.weightStep);
    const splits = new Uint16Array(bytesOf(stored.splits, path, 2));
    const leaves = Float64Array.from(new Int8Array(bytesOf(stored.leaves, path)), byte => byte * stored.leafStep);
    const trees = splits.length / questions;
    const fits = Number.isInteger(trees) && leaves.length === trees * (questions + 1);
    const known = splits.every(split => split === nothing || split < features.length);
    if (stored.id !== id || weights.length !== features.length || !fits || !known) throw noModel(path);
    return {
      id,
      threshold: stored.threshold,
      bias: stored.bias,
      weights,
      start: stored.start,
      trees: Array.from({ length: trees }, (_, t) => ({
        splits: splits.subarray(t * questions, (t + 1) * questions),
        leaves: leaves.subarray(t * (questions + 1), (t + 1) * (questions + 1)),
      })),
    };
  });
  const seen = new Set(new Uint32Array(bytesOf(file.seen, 'seen', 4)));
  return { lines: file.lines, shortest: file.shortest, seen, features, classifiers };
}

function number(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw noModel(path);
  return value;
}

const noModel = (path: string): BadInput =>
  new BadInput(
    'model',
    {
      de: 'Das ist kein Modell, wie atoll rulebook train es schreibt.',
      en: 'This is no model as atoll rulebook train writes it.',
    },
    path,
  );

const rounded = (value: number): number => Number(value.toPrecision(6));

/** The largest number becomes 127. */
const stepOf = (numbers: ArrayLike<number>): number => {
  let most = 0;
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, Math.abs(numbers[i]));
  // Rounded upwards, so that the largest number still fits.
  return most > 0 ? Number((most / 126.9).toPrecision(6)) : 1;
};

function base64(numbers: Int8Array | Uint16Array | Uint32Array): string {
  let text = '';
  for (const byte of new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
    text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(text: string, path: string, each = 1): ArrayBuffer {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
  } catch {
    throw noModel(path);
  }
  if (bytes.length % each !== 0) throw noModel(path);
  return bytes.buffer;
}
