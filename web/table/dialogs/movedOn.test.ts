import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedOn } from './movedOn.ts';

test('for a rematch everybody moves on by one seat, the last to the first, and as often as there are seats nothing has changed', () => {
  const seats = ['Ann', 'Bob', 'Cleo'];
  assert.deepEqual(movedOn(seats), ['Cleo', 'Ann', 'Bob']);
  assert.deepEqual(movedOn(movedOn(movedOn(seats))), seats);
});
