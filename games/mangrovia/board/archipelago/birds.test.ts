import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairFrom, pairName, withBird } from './birds.ts';

test('two landscapes make the pair, named in the order of the oracle rock', () => {
  const two = withBird(withBird([], 'reed'), 'mangrove');
  assert.equal(pairName(two), 'mangrove+reed');
  assert.deepEqual(pairFrom('mangrove+reed'), ['mangrove', 'reed']);
});

test('a third landscape takes the place of the first, and a second click takes back', () => {
  assert.deepEqual(withBird(['reed', 'sand'], 'water'), ['sand', 'water']);
  assert.deepEqual(withBird(['reed', 'sand'], 'reed'), ['sand']);
});
