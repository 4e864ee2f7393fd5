import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { errorsOf, type Learner, netOf, newLearner, say, scaled, step, WAYS } from './network.ts';

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
  const hidden = net.begin.map((begin, unit) =>
    raw.reduce((sum, value, i) => sum + value * (net.into[i]?.[unit] ?? 0), begin),
  );
  const told =
    net.rest +
    raw.reduce((sum, value, i) => sum + value * (net.straight[i] ?? 0), 0) +
    hidden.reduce((sum, value, unit) => sum + Math.max(0, value) * (net.out[unit] ?? 0), 0);
  const said = say(learner, scaled(learner, rows), 0, new Float64Array(8));
  assert.ok(Math.abs(told - said) < 0.01, `${told} instead of ${said}`);
  assert.deepEqual([net.inputs, net.games], [['a', 'b', 'c'], 9]);
});

test('with no pace nothing changes but the number of steps', () => {
  const learner = learned('a', 5);
  const weights = [...learner.weights];
  step(learner, scaled(learner, turnsFrom('x')), [0], 0);
  assert.deepEqual([...learner.weights], weights);
  assert.equal(learner.steps, 6);
});
