import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openNewlyAsked } from './newlyAsked.ts';

const table = (id: string, n: number) => ({ id, game: 'cacao', n, since: '2026-01-01T00:00:00Z', runsOut: null });

test('what waited before one came is nothing new; what comes later is, once', () => {
  const newlyAsked = openNewlyAsked();
  assert.deepEqual(newlyAsked([table('a', 1)]), []);
  assert.deepEqual(newlyAsked([table('a', 1), table('b', 4)]), [table('b', 4)]);
  assert.deepEqual(newlyAsked([table('a', 1), table('b', 4)]), []);
});

test('being asked again at the same table is new', () => {
  const newlyAsked = openNewlyAsked();
  newlyAsked([table('a', 1)]);
  assert.deepEqual(newlyAsked([table('a', 5)]), [table('a', 5)]);
  assert.deepEqual(newlyAsked([]), []);
  assert.deepEqual(newlyAsked([table('a', 5)]), [table('a', 5)], 'after an undo it is asked afresh');
});
