import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from './places.ts';

test('an event names the spots on which it left something', () => {
  assert.deepEqual(placesOf({ type: 'die', seat: 1, die: 4, action: 'water', value: 6 }), ['mat:water']);
  assert.deepEqual(placesOf({ type: 'built', seat: 0, building: 2, cells: 'a1+b1', points: 10 }), [
    'cell:0:a1',
    'cell:0:b1',
  ]);
  assert.deepEqual(placesOf({ type: 'took', seat: 2, slot: 3, person: 'woman-shell-1' }), [
    'woman:3',
    'person:2:woman-shell-1',
  ]);
});

test('what happens to everybody at once has no spot', () => {
  assert.deepEqual(placesOf({ type: 'round', round: 2 }), []);
});
