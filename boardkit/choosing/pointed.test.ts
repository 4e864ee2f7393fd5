import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointedScene } from './pointed.ts';

const partOf = (place: string): string | null => ({ f: 'map', c: 'cards' })[place.charAt(0)] ?? null;
const pointed = (places: string[], shown: string) => pointedScene(new Set(places), shown, partOf)?.place ?? null;

test('the first place that is lit up decides which part comes to the front', () => {
  assert.equal(pointed(['hand', 'f1', 'c1'], 'boat'), 'f1');
});

test('unless one of them is in sight already', () => {
  assert.equal(pointed(['f1', 'c1'], 'cards'), 'c1');
});

test('nothing comes to the front for what lies on no part, or for nothing', () => {
  assert.equal(pointed(['hand'], 'map'), null);
  assert.equal(pointed([], 'map'), null);
});
