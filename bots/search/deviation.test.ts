import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSpread, note, spreadOf } from './deviation.ts';

test('the spread is the standard deviation of what was noted', () => {
  const spread = newSpread();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) note(spread, value);
  assert.ok(Math.abs(spreadOf(spread) - Math.sqrt(32 / 7)) < 1e-12);
});

test('one can always divide by it', () => {
  const spread = newSpread();
  assert.equal(spreadOf(spread), 1);
  note(spread, 3);
  note(spread, 3);
  assert.ok(spreadOf(spread) > 0);
});
