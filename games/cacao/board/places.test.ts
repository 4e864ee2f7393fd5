import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxOfPlace, placesOf } from './places.ts';

test('work is named by its edge, so that the tile worked at does not count as newly laid', () => {
  const work = { seat: 0, jungle: 'mine1', workers: 1, fruits: 0, gold: 1, water: 0, suns: 0, lost: 0 };
  assert.deepEqual(placesOf({ type: 'worked', edge: '2,1:E', space: '3,1', ...work }), ['2,1:E']);
});

test('placing and filling are named by the place of the tile', () => {
  assert.deepEqual(placesOf({ type: 'placed', seat: 1, tile: '1-1-1-1', cell: '-2,1', turn: 0, over: false }), [
    '-2,1',
  ]);
  assert.deepEqual(placesOf({ type: 'filled', seat: 1, jungle: 'sun', space: '0,2', from: 'pile' }), ['0,2']);
  assert.deepEqual(placesOf({ type: 'turn', seat: 1 }), []);
});

test('cells and edges can be shown on the table, the display cannot', () => {
  assert.deepEqual(boxOfPlace('-1,2'), { x: -150, y: 150, width: 100, height: 100 });
  assert.deepEqual(boxOfPlace('-1,2:N'), boxOfPlace('-1,2'));
  assert.equal(boxOfPlace('display:0'), null);
});
