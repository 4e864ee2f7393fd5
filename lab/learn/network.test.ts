import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { errorsOf, type Learner, netOf, newLearner, said, scaled, step, WAYS } from './network.ts';

const inputs = 3;
const width = inputs + 1;
const turns = 400;

/** Turns whose ways are worth three times what the first input is above the second; no sum of inputs says that. */
function turnsFrom(seed: string): Float32Array {
  const chance = new Chance(seed);
  const rows = new Float32Array(turns * WAYS * width);
  for (let at = 0; at < rows.length; at += width) {
    const [a, b, c] = [10 * chance.unit(), chance.unit(), chance.unit()];
    rows.set([a, b, c, 3 * Math.max(0, a / 10 - b)], at);
  }
  return rows;
}

function learned(seed: string, steps: number): Learner {
  const rows = turnsFrom('learn');
  const chance = new Chance(seed);
  const learner = newLearner(inputs, 8, chance, rows);
  scaled(learner, rows);
  for (let n = 0; n < steps; n++) {
    const some = Array.from({ length: 64 }, () => chance.int(turns) * WAYS * width);
    step(learner, rows, some, 1 - n / steps);
  }
  return learner;
}

test('a net learns what no sum of its inputs says, and says it of turns that it has not seen', () => {
  const learner = learned('a', 2500);
  const { before, after } = errorsOf(learner, scaled(learner, turnsFrom('unseen')));
  assert.ok(before > 0.2, `ways differ by ${before}`);
  assert.ok(after < 0.03 * before, `${after} of ${before} is left`);
  // As one that has no hidden units to speak of could not do it:
  const sum: Learner = { ...learner, weights: learner.weights.map((value, i) => (i <= inputs ? value : 0)) };
  assert.ok(errorsOf(sum, scaled(learner, turnsFrom('unseen'))).after > 0.2 * before);
});

test('the same seed learns the same net', () => {
  assert.deepEqual(learned('a', 20), learned('a', 20));
  assert.notDeepEqual(learned('a', 20).weights, learned('b', 20).weights);
});

test('what is checked in says the same of inputs as they are', () => {
  const learner = learned('a', 300);
  const net = netOf(learner, ['a', 'b', 'c'], 9);
  const rows = turnsFrom('other');
  const raw = [...rows.subarray(0, inputs)];
  const hidden = net.hiddenBias.map((bias, unit) =>
    raw.reduce((sum, value, i) => sum + value * (net.hiddenWeights[i]?.[unit] ?? 0), bias),
  );
  const told =
    net.bias +
    raw.reduce((sum, value, i) => sum + value * (net.linear[i] ?? 0), 0) +
    hidden.reduce((sum, value, unit) => sum + Math.max(0, value) * (net.outputWeights[unit] ?? 0), 0);
  const [first] = said(learner, scaled(learner, rows), 0);
  assert.ok(first !== undefined && Math.abs(told - first) < 0.01, `${told} instead of ${first}`);
  assert.deepEqual([net.inputs, net.games], [['a', 'b', 'c'], 9]);
});

test('with no pace nothing changes but the number of steps', () => {
  const learner = learned('a', 5);
  const weights = [...learner.weights];
  step(learner, scaled(learner, turnsFrom('x')), [0], 0);
  assert.deepEqual([...learner.weights], weights);
  assert.equal(learner.steps, 6);
});

/** Ways that share the second input, as most are shared in a game, and some of whose inputs are zero. */
function sharedTurns(): Float32Array {
  const rows = turnsFrom('shared');
  for (let at = 0; at < rows.length; at += width) {
    rows[at + 1] = rows[at - (at % (WAYS * width)) + 1];
    if (at % (3 * width) === 0) rows[at + 2] = 0;
  }
  return rows;
}

test('a step goes against the slope of what is wrong, also where ways share inputs', () => {
  const rows = sharedTurns();
  const learner = newLearner(inputs, 4, new Chance('slope'), rows);
  scaled(learner, rows);
  const turns = [0, 5, 9].map(turn => turn * WAYS * width);
  /** Half the mean square of how the ways are missed: how they differ, and a little of their mean. */
  const wrong = (weights: Float64Array): number => {
    let sum = 0;
    for (const at of turns) {
      const missed = Array.from(
        said({ ...learner, weights }, rows, at),
        (told, way) => told - rows[at + way * width + inputs],
      );
      const mean = missed.reduce((all, one) => all + one, 0) / WAYS;
      for (const one of missed) sum += ((one - mean) ** 2 + 0.03 * mean ** 2) / 2 / turns.length;
    }
    return sum + (1e-4 / 2) * weights.reduce((all, weight) => all + weight ** 2, 0);
  };
  const before = learner.weights.slice();
  step(learner, rows, turns, 0);
  for (const [i, mean] of learner.means.entries()) {
    const [up, down] = [before.slice(), before.slice()];
    up[i] += 1e-5;
    down[i] -= 1e-5;
    const slope = (wrong(up) - wrong(down)) / 2e-5;
    // The first mean of Adam is a tenth of the slope.
    assert.ok(Math.abs(10 * mean - slope) < 1e-5, `number ${i}: ${10 * mean} instead of ${slope}`);
  }
});
