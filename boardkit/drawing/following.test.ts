import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scene, stopsOf } from './following.ts';

/** Events are written as `part place`, or as a word for what happens nowhere. */
const sceneOf = (event: string): Scene | null => {
  const [part, place] = event.split(' ');
  return part && place ? { part, place } : null;
};
const cut = (...events: string[]) =>
  stopsOf(events, sceneOf).map(({ scene, events }) => [scene?.place ?? null, events.length]);

test('what happens in one part is seen together, and the next part comes after it', () => {
  assert.deepEqual(cut('map a', 'map b', 'cards 1', 'map c'), [
    ['a', 2],
    ['1', 1],
    ['c', 1],
  ]);
});

test('what happens nowhere in particular goes with what came before it, or else with what follows', () => {
  assert.deepEqual(cut('points', 'map a', 'points', 'cards 1'), [
    ['a', 3],
    ['1', 1],
  ]);
  assert.deepEqual(cut('points'), [[null, 1]]);
});
