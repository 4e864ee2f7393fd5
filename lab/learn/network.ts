/**
 * Learning a net from how several ways of ending the same turn came out: the net is to say how they differ, and, with
 * less weight, what they came to. Plain stochastic gradient descent with Adam's step sizes.
 */
import type { Chance, Net } from '@atoll/engine';

/** Ways in which one turn was ended; each is a row: the inputs, and what the net is to say of it. */
export const WAYS = 4;

/** How much the mean of the ways counts beside how they differ: enough to say where the whole lies. */
const level = 0.03;
/** Large weights are drawn to zero. */
const decay = 1e-4;
/** Adam's decay rates for the means of gradients and of their squares, and the largest learning rate. */
const beta1 = 0.9;
const beta2 = 0.999;
const learningRate = 2e-3;

/** A net while it learns: all its numbers in one row, with Adam's means of their gradients. */
export interface Learner {
  inputs: number;
  units: number;
  /** Linear weights, bias, hidden weights as `[input * units + unit]`, hidden biases, output weights. */
  weights: Float64Array;
  means: Float64Array;
  squares: Float64Array;
  steps: number;
  /** How large each input usually is; it learns from inputs divided by that. */
  scale: Float64Array;
}

/** Where the parts of a net lie in its row of numbers. */
function layout(inputs: number, units: number) {
  const hiddenWeights = inputs + 1;
  const hiddenBias = hiddenWeights + inputs * units;
  const outputWeights = hiddenBias + units;
  return { bias: inputs, hiddenWeights, hiddenBias, outputWeights, size: outputWeights + units };
}

/** `rows` are the first it will learn from: they show how large inputs are. */
export function newLearner(inputs: number, units: number, chance: Chance, rows: Float32Array): Learner {
  const { hiddenWeights, hiddenBias, outputWeights, size } = layout(inputs, units);
  const weights = new Float64Array(size);
  for (let i = hiddenWeights; i < hiddenBias; i++) weights[i] = bell(chance) / Math.sqrt(inputs);
  for (let i = outputWeights; i < size; i++) weights[i] = 0.05 * bell(chance);
  const scale = sizesOf(inputs, rows);
  return { inputs, units, weights, means: new Float64Array(size), squares: new Float64Array(size), steps: 0, scale };
}

function sizesOf(inputs: number, rows: Float32Array): Float64Array {
  const sizes = new Float64Array(inputs);
  const count = rows.length / (inputs + 1);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < inputs; i++) sizes[i] += rows[row * (inputs + 1) + i] ** 2 / count;
  return sizes.map(square => Math.sqrt(square) || 1);
}

/** Divides inputs by how large they usually are, in place: rows must go through this before anything is learned from them. */
export function scaled({ inputs, scale }: Learner, rows: Float32Array): Float32Array {
  for (let i = 0; i < rows.length; i++) {
    const input = i % (inputs + 1);
    if (input < inputs) rows[i] /= scale[input];
  }
  return rows;
}

/** Roughly normal, with a mean of 0 and a deviation of 1. */
function bell(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.unit();
  return sum - 6;
}

/** Adds `count` numbers of one row, times a factor, to those of another. */
function addTimes(
  to: Float64Array,
  toAt: number,
  from: Float64Array,
  fromAt: number,
  count: number,
  factor: number,
): void {
  for (let i = 0; i < count; i++) to[toAt + i] += factor * from[fromAt + i];
}

/** What the net says of the ways to end a turn, and what it needs to learn from them. */
interface Turn {
  /** Most inputs are the same in all ways, and are gone through only once: here are those that are not zero. */
  same: number[];
  /** The inputs that differ. */
  other: number[];
  /** By way: the hidden units, and what is said. */
  hidden: readonly Float64Array[];
  said: Float64Array;
}

const newTurn = (units: number): Turn => ({
  same: [],
  other: [],
  hidden: Array.from({ length: WAYS }, () => new Float64Array(units)),
  said: new Float64Array(WAYS),
});

/** Looks at the turn that begins at `at`. */
function look({ inputs, units, weights }: Learner, rows: Float32Array, at: number, turn: Turn): void {
  const { bias, hiddenWeights, hiddenBias, outputWeights } = layout(inputs, units);
  const { same, other, hidden, said } = turn;
  sort(inputs, rows, at, turn);
  const shared = hidden[0];
  shared.set(weights.subarray(hiddenBias, hiddenBias + units));
  let sum = weights[bias];
  for (const i of same) {
    const value = rows[at + i];
    sum += value * weights[i];
    addTimes(shared, 0, weights, hiddenWeights + i * units, units, value);
  }
  for (let way = 1; way < WAYS; way++) hidden[way]?.set(shared);
  for (let way = 0; way < WAYS; way++) {
    const row = at + way * (inputs + 1);
    const mine = hidden[way];
    let told = sum;
    for (const i of other) {
      const value = rows[row + i];
      if (value === 0) continue;
      told += value * weights[i];
      addTimes(mine, 0, weights, hiddenWeights + i * units, units, value);
    }
    for (let unit = 0; unit < units; unit++)
      if (mine[unit] > 0) told += mine[unit] * weights[outputWeights + unit];
      else mine[unit] = 0;
    said[way] = told;
  }
}

/** Tells the inputs that are the same in all ways from the others. */
function sort(inputs: number, rows: Float32Array, at: number, { same, other }: Turn): void {
  same.length = 0;
  other.length = 0;
  for (let i = 0; i < inputs; i++) {
    const value = rows[at + i];
    let alike = true;
    for (let way = 1; way < WAYS; way++) alike &&= rows[at + way * (inputs + 1) + i] === value;
    if (!alike) other.push(i);
    else if (value !== 0) same.push(i);
  }
}

/** Takes one step on some turns; `turns` says where in `rows` each begins. `pace` is the part of the largest learning rate. */
export function step(learner: Learner, rows: Float32Array, turns: readonly number[], pace: number): void {
  const { inputs, units, weights } = learner;
  const { size } = layout(inputs, units);
  const gradients = new Float64Array(size);
  const turn = newTurn(units);
  const pulls = new Float64Array(WAYS);
  for (const at of turns) {
    look(learner, rows, at, turn);
    let mean = 0;
    for (let way = 0; way < WAYS; way++) {
      const error = turn.said[way] - rows[at + way * (inputs + 1) + inputs];
      pulls[way] = error;
      mean += error / WAYS;
    }
    for (let way = 0; way < WAYS; way++) pulls[way] = (pulls[way] - mean + level * mean) / turns.length;
    addGradient(learner, gradients, rows, at, turn, pulls);
  }
  learner.steps++;
  const first = 1 - beta1 ** learner.steps;
  const second = 1 - beta2 ** learner.steps;
  for (let i = 0; i < size; i++) {
    const gradient = gradients[i] + decay * weights[i];
    const mean = beta1 * learner.means[i] + (1 - beta1) * gradient;
    const square = beta2 * learner.squares[i] + (1 - beta2) * gradient * gradient;
    learner.means[i] = mean;
    learner.squares[i] = square;
    weights[i] -= (pace * learningRate * (mean / first)) / (Math.sqrt(square / second) + 1e-8);
  }
}

/** Adds how much each number would have to change for every way of a turn to be said so much higher. */
function addGradient(
  { inputs, units, weights }: Learner,
  gradients: Float64Array,
  rows: Float32Array,
  at: number,
  { same, other, hidden }: Turn,
  pulls: Float64Array,
): void {
  const { bias, hiddenWeights, hiddenBias, outputWeights } = layout(inputs, units);
  const all = new Float64Array(units);
  const back = new Float64Array(units);
  let pullOfAll = 0;
  for (let way = 0; way < WAYS; way++) {
    const row = at + way * (inputs + 1);
    const pull = pulls[way];
    const mine = hidden[way];
    pullOfAll += pull;
    for (let unit = 0; unit < units; unit++) back[unit] = mine[unit] === 0 ? 0 : pull * weights[outputWeights + unit];
    addTimes(gradients, outputWeights, mine, 0, units, pull);
    addTimes(all, 0, back, 0, units, 1);
    for (const i of other) {
      const value = rows[row + i];
      if (value === 0) continue;
      gradients[i] += value * pull;
      addTimes(gradients, hiddenWeights + i * units, back, 0, units, value);
    }
  }
  gradients[bias] += pullOfAll;
  addTimes(gradients, hiddenBias, all, 0, units, 1);
  for (const i of same) {
    const value = rows[at + i];
    gradients[i] += value * pullOfAll;
    addTimes(gradients, hiddenWeights + i * units, all, 0, units, value);
  }
}

/** What the net says of each way to end the turn that begins at `at`. */
export function said(learner: Learner, rows: Float32Array, at: number, turn = newTurn(learner.units)): Float64Array {
  look(learner, rows, at, turn);
  return turn.said;
}

/** How far ways differ from each other, and how far that is from what the net says: mean squares. */
export function errorsOf(learner: Learner, rows: Float32Array): { before: number; after: number } {
  const width = learner.inputs + 1;
  const turn = newTurn(learner.units);
  const errors = { before: 0, after: 0 };
  const turns = rows.length / (WAYS * width);
  for (let at = 0; at < rows.length; at += WAYS * width) {
    const told = said(learner, rows, at, turn);
    const wanted = Array.from(told, (_, way) => rows[at + way * width + width - 1]);
    const missed = wanted.map((target, way) => target - told[way]);
    errors.before += apart(wanted) / turns;
    errors.after += apart(missed) / turns;
  }
  return errors;
}

/** How far numbers lie apart: their variance. */
export function apart(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits)) || 0;

/**
 * The net as it is checked in, for inputs as they are. What an input of usual size brings is given in hundredths of a point:
 * that is far less than nets err by, and makes small files.
 */
export function netOf({ inputs, units, weights, scale }: Learner, names: readonly string[], games: number): Net {
  const { bias, hiddenWeights, hiddenBias, outputWeights } = layout(inputs, units);
  const part = (from: number, count: number) => Array.from(weights.subarray(from, from + count));
  const digits = Array.from(scale, size => Math.min(20, Math.max(0, Math.ceil(2 + Math.log10(size)))));
  const perInput = (value: number, i: number) => rounded(value / scale[i], digits[i]);
  return {
    inputs: names,
    linear: part(0, inputs).map(perInput),
    bias: rounded(weights[bias]),
    hiddenWeights: Array.from({ length: inputs }, (_, i) =>
      part(hiddenWeights + i * units, units).map(value => perInput(value, i)),
    ),
    hiddenBias: part(hiddenBias, units).map(value => rounded(value)),
    outputWeights: part(outputWeights, units).map(value => rounded(value)),
    games,
  };
}
