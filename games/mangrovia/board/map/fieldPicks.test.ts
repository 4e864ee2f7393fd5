import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MangroviaMove } from '../../rules/types.ts';
import { fieldPicks } from './fieldPicks.ts';

const built = (huts: 1 | 2): MangroviaMove => ({ do: 'build', field: 'A-E', huts, cards: 'water', pay: '7' });

test('a click on a field means one hut; the double hut is one click more', () => {
  assert.deepEqual(fieldPicks({ moves: [built(1), built(2)] }, 'A-E'), { do: 'build', field: 'A-E', huts: 1 });
});

test('where only a double hut can be paid, nothing is decided ahead', () => {
  assert.deepEqual(fieldPicks({ moves: [built(2)] }, 'A-E'), { do: 'build', field: 'A-E' });
});
