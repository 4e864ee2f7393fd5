import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addValue, deviationOf, newStats } from './deviation.ts';

test('the spread is the standard deviation of what was noted', () => {
  const spread = newStats();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addValue(spread, value);
  assert.ok(Math.abs(deviationOf(spread) - Math.sqrt(32 / 7)) < 1e-12);
});

test('one can always divide by it', () => {
  const spread = newStats();
  assert.equal(deviationOf(spread), 1);
  addValue(spread, 3);
  addValue(spread, 3);
  assert.ok(deviationOf(spread) > 0);
});
