/**
 * Learning a net from how several ways of ending the same turn came out: the net is to say how they differ, and, with
 * less weight, what they came to. Plain stochastic gradient descent with Adam's step sizes.
 */
import type { Chance, Net } from '@atoll/engine';

/** Ways in which one turn was ended; each is a row: the inputs, and what the net is to say of it. */
export const WAYS = 4;

/** How much the mean of the ways counts beside how they differ: enough to say where the whole lies. */
const level = 0.03;
/** Large weights are drawn to nought. */
const decay = 1e-4;
/** Adam's memory of gradients and of their squares, and the largest step. */
const memory = 0.9;
const squareMemory = 0.999;
const stride = 2e-3;

/** A net while it learns: all its numbers in one row, with Adam's means of their gradients. */
export interface Learner {
  inputs: number;
  units: number;
  /** Straight weights, the rest, then `[input * units + unit]`, then what units begin with and what they add. */
  weights: Float64Array;
  means: Float64Array;
  squares: Float64Array;
  steps: number;
  /** How large each input usually is; it learns from inputs divided by that. */
  scale: Float64Array;
}

/** Where the parts of a net lie in its row of numbers. */
function layout(inputs: number, units: number) {
  const into = inputs + 1;
  const begin = into + inputs * units;
  const out = begin + units;
  return { rest: inputs, into, begin, out, size: out + units };
}

/** `rows` are the first it will learn from: they show how large inputs are. */
export function newLearner(inputs: number, units: number, chance: Chance, rows: Float32Array): Learner {
  const { into, begin, out, size } = layout(inputs, units);
  const weights = new Float64Array(size);
  for (let i = into; i < begin; i++) weights[i] = bell(chance) / Math.sqrt(inputs);
  for (let i = out; i < size; i++) weights[i] = 0.05 * bell(chance);
  const scale = sizesOf(inputs, rows);
  return { inputs, units, weights, means: new Float64Array(size), squares: new Float64Array(size), steps: 0, scale };
}

function sizesOf(inputs: number, rows: Float32Array): Float64Array {
  const sizes = new Float64Array(inputs);
  const count = rows.length / (inputs + 1);
  for (let row = 0; row < count; row++)
    for (let i = 0; i < inputs; i++)
      sizes[i] = (sizes[i] as number) + (rows[row * (inputs + 1) + i] as number) ** 2 / count;
  return sizes.map(square => Math.sqrt(square) || 1);
}

/** Divides inputs by how large they usually are, in place: rows must go through this before anything is learned from them. */
export function scaled({ inputs, scale }: Learner, rows: Float32Array): Float32Array {
  for (let i = 0; i < rows.length; i++) {
    const input = i % (inputs + 1);
    if (input < inputs) rows[i] = (rows[i] as number) / (scale[input] as number);
  }
  return rows;
}

/** Roughly normal, with a mean of 0 and a deviation of 1. */
function bell(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.unit();
  return sum - 6;
}

/** What the net says of a row; the hidden units are left in `hidden`. */
export function say({ inputs, units, weights }: Learner, rows: Float32Array, at: number, hidden: Float64Array): number {
  const { rest, into, begin, out } = layout(inputs, units);
  for (let unit = 0; unit < units; unit++) hidden[unit] = weights[begin + unit] as number;
  let sum = weights[rest] as number;
  for (let i = 0; i < inputs; i++) {
    const value = rows[at + i] as number;
    if (value === 0) continue;
    sum += value * (weights[i] as number);
    const from = into + i * units;
    for (let unit = 0; unit < units; unit++)
      hidden[unit] = (hidden[unit] as number) + value * (weights[from + unit] as number);
  }
  for (let unit = 0; unit < units; unit++)
    if ((hidden[unit] as number) > 0) sum += (hidden[unit] as number) * (weights[out + unit] as number);
    else hidden[unit] = 0;
  return sum;
}

/** Takes one step on some turns; `turns` says where in `rows` each begins. `pace` is 1 for the largest step, 0 for none. */
export function step(learner: Learner, rows: Float32Array, turns: readonly number[], pace: number): void {
  const { inputs, units, weights } = learner;
  const { size } = layout(inputs, units);
  const width = inputs + 1;
  const slope = new Float64Array(size);
  const hidden = Array.from({ length: WAYS }, () => new Float64Array(units));
  const errors = new Float64Array(WAYS);
  for (const turn of turns) {
    let mean = 0;
    for (let way = 0; way < WAYS; way++) {
      const at = turn + way * width;
      const error = say(learner, rows, at, hidden[way] as Float64Array) - (rows[at + inputs] as number);
      errors[way] = error;
      mean += error / WAYS;
    }
    for (let way = 0; way < WAYS; way++) {
      const pull = ((errors[way] as number) - mean + level * mean) / turns.length;
      addSlope(learner, slope, rows, turn + way * width, hidden[way] as Float64Array, pull);
    }
  }
  learner.steps++;
  const first = 1 - memory ** learner.steps;
  const second = 1 - squareMemory ** learner.steps;
  for (let i = 0; i < size; i++) {
    const gradient = (slope[i] as number) + decay * (weights[i] as number);
    const mean = memory * (learner.means[i] as number) + (1 - memory) * gradient;
    const square = squareMemory * (learner.squares[i] as number) + (1 - squareMemory) * gradient * gradient;
    learner.means[i] = mean;
    learner.squares[i] = square;
    weights[i] = (weights[i] as number) - (pace * stride * (mean / first)) / (Math.sqrt(square / second) + 1e-8);
  }
}

/** Adds how much each number would have to change for a row to be said `pull` higher. */
function addSlope(
  { inputs, units, weights }: Learner,
  slope: Float64Array,
  rows: Float32Array,
  at: number,
  hidden: Float64Array,
  pull: number,
): void {
  const { rest, into, begin, out } = layout(inputs, units);
  const back = new Float64Array(units);
  for (let unit = 0; unit < units; unit++) {
    if (hidden[unit] === 0) continue;
    back[unit] = pull * (weights[out + unit] as number);
    slope[out + unit] = (slope[out + unit] as number) + pull * (hidden[unit] as number);
    slope[begin + unit] = (slope[begin + unit] as number) + (back[unit] as number);
  }
  slope[rest] = (slope[rest] as number) + pull;
  for (let i = 0; i < inputs; i++) {
    const value = rows[at + i] as number;
    if (value === 0) continue;
    slope[i] = (slope[i] as number) + value * pull;
    const to = into + i * units;
    for (let unit = 0; unit < units; unit++)
      slope[to + unit] = (slope[to + unit] as number) + value * (back[unit] as number);
  }
}

/** How far ways differ from each other, and how far that is from what the net says: mean squares. */
export function errorsOf(learner: Learner, rows: Float32Array): { before: number; after: number } {
  const { inputs, units } = learner;
  const width = inputs + 1;
  const hidden = new Float64Array(units);
  const errors = { before: 0, after: 0 };
  const turns = rows.length / (WAYS * width);
  for (let turn = 0; turn < turns; turn++) {
    const wanted: number[] = [];
    const missed: number[] = [];
    for (let way = 0; way < WAYS; way++) {
      const at = (turn * WAYS + way) * width;
      const target = rows[at + inputs] as number;
      wanted.push(target);
      missed.push(target - say(learner, rows, at, hidden));
    }
    errors.before += apart(wanted) / turns;
    errors.after += apart(missed) / turns;
  }
  return errors;
}

function apart(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** The net as it is checked in, for inputs as they are, with four figures each. */
export function netOf({ inputs, units, weights, scale }: Learner, names: readonly string[], games: number): Net {
  const { rest, into, begin, out } = layout(inputs, units);
  const short = (value: number) => Number(value.toPrecision(4)) || 0;
  const part = (from: number, count: number) => Array.from(weights.subarray(from, from + count));
  return {
    inputs: names,
    straight: part(0, inputs).map((value, i) => short(value / (scale[i] as number))),
    rest: short(weights[rest] as number),
    into: Array.from({ length: inputs }, (_, i) =>
      part(into + i * units, units).map(value => short(value / (scale[i] as number))),
    ),
    begin: part(begin, units).map(short),
    out: part(out, units).map(short),
    games,
  };
}
