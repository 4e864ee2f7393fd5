import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf, seatOfPlace } from './places.ts';

const label = { tile: 'red-1a', kind: 'rock', colour: 'red', level: 1 } as const;

test('regions are named by their cell or by their spot in whose world', () => {
  assert.deepEqual(placesOf({ type: 'took', seat: 0, cell: 4, ...label }), ['display:4']);
  assert.deepEqual(placesOf({ type: 'placed', seat: 1, spot: '2,-1', ...label }), ['world:1:2,-1']);
  assert.deepEqual(placesOf({ type: 'turn', seat: 1, round: 2 }), []);
});

test('worshipers that come into being are named as such, so that their tile does not count as new', () => {
  assert.deepEqual(placesOf({ type: 'created', seat: 0, colour: 'red', cells: [1, 3] }), [
    'light:1:red',
    'light:3:red',
  ]);
});

test('a place in a world says whose it is', () => {
  assert.equal(seatOfPlace('world:2:1,0'), 2);
  assert.equal(seatOfPlace('gods:1'), 1);
  assert.equal(seatOfPlace('display:1'), null);
});
