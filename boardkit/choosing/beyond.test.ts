import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beyond } from './beyond.ts';

test('a row that shows everything has nothing beyond its ends', () => {
  assert.deepEqual(beyond(0, 300, 300), { before: false, after: false });
  assert.deepEqual(beyond(2, 300, 304), { before: false, after: false });
});

test('there is more at the end, in the middle on both sides, and at last only before', () => {
  assert.deepEqual(beyond(0, 300, 700), { before: false, after: true });
  assert.deepEqual(beyond(200, 300, 700), { before: true, after: true });
  assert.deepEqual(beyond(400, 300, 700), { before: true, after: false });
});
