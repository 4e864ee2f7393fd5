import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { addSample, addSums, errorOf, newSums, solve } from './regression.ts';

const near = (a: number, b: number, by: number) => assert.ok(Math.abs(a - b) < by, `${a} is not near ${b}`);

test('weights are found again from what they foretell', () => {
  const chance = new Chance('weights');
  const sums = newSums(3);
  for (let i = 0; i < 2000; i++) {
    const x = [1, chance.int(10), chance.unit()];
    addSample(sums, x, 5 + 2 * x[1] - 3 * x[2] + chance.unit() - 0.5);
  }
  const [base, slope, drop] = solve(sums, 1e-6) as [number, number, number];
  near(base, 5, 0.1);
  near(slope, 2, 0.01);
  near(drop, -3, 0.1);
  near(errorOf(sums, [base, slope, drop]), Math.sqrt(1 / 12), 0.02);
});

test('sums of two runs are the sums of one long run', () => {
  const chance = new Chance('runs');
  const [all, first, second] = [newSums(2), newSums(2), newSums(2)];
  for (let i = 0; i < 50; i++) {
    const x = [chance.int(5), chance.int(5)];
    const y = chance.int(9);
    addSample(all, x, y);
    addSample(i < 20 ? first : second, x, y);
  }
  addSums(first, second);
  assert.deepEqual(first, all);
});

test('a feature that never shows gets no weight, and neither does one that says the same as another', () => {
  const sums = newSums(3);
  for (let i = 0; i < 100; i++) addSample(sums, [i % 7, 0, i % 7], 2 * (i % 7));
  const [one, never, same] = solve(sums, 1e-3) as [number, number, number];
  near(never, 0, 1e-6);
  near(one + same, 2, 0.05);
});

test('sums of different features are not added', () => {
  assert.throws(() => addSums(newSums(2), newSums(3)), /cannot be added/);
});
