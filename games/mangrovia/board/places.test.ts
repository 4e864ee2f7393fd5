import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, placesOf } from './places.ts';

test('a building points at its field, a card at its place in the display', () => {
  assert.deepEqual(placesOf({ type: 'built', seat: 0, field: 'A-E', huts: 1, cards: 'water', pay: '2+5', points: 1 }), [
    place.field('A-E'),
  ]);
  assert.deepEqual(placesOf({ type: 'took', seat: 1, card: 'treasure-5', slot: 2 }), ['treasure:2']);
  assert.deepEqual(placesOf({ type: 'took', seat: 1, card: 'sand', slot: 0 }), ['landscape:0']);
});

test('birds point at the landscapes where they sit now', () => {
  assert.deepEqual(placesOf({ type: 'birds', seat: 0, birds: ['sand', 'reed'], must: false }), [
    'oracle:sand',
    'oracle:reed',
  ]);
});

test('what only its owner was told points nowhere', () => {
  assert.deepEqual(placesOf({ type: 'looked', seat: 0, card: 'treasure-3' }), []);
});
