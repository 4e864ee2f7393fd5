import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRates } from './rates.ts';

test('a bucket gives its burst at once, then fills up again with time', () => {
  let now = 0;
  const rates = openRates({ burst: 3, perSecond: 2 }, () => now);
  const takes = (count: number) => Array.from({ length: count }, () => rates.take('ann'));
  assert.deepEqual(takes(4), [true, true, true, false]);
  now = 500;
  assert.deepEqual(takes(2), [true, false]);
  now = 60_000;
  assert.deepEqual(takes(4), [true, true, true, false], 'never more than the burst');
});

test('everybody has a bucket of their own', () => {
  const rates = openRates({ burst: 1, perSecond: 1 }, () => 0);
  assert.deepEqual([rates.take('ann'), rates.take('ann'), rates.take('bob')], [true, false, true]);
});

test('an empty bucket is not forgotten in a crowd', () => {
  const rates = openRates({ burst: 1, perSecond: 0.001 }, () => 0);
  rates.take('ann');
  for (let i = 0; i < 20_000; i++) rates.take(`guest ${i}`);
  assert.equal(rates.take('ann'), false);
});
