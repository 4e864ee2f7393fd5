import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyMove, singlePreference } from './preferences.ts';

test('the only move is played for those who asked for it, and nobody else', () => {
  assert.equal(onlyMove(['pass'], { single: 'play' }), 'pass');
  assert.equal(onlyMove(['pass'], { single: 'hide' }), null);
  assert.equal(onlyMove(['pass'], {}), null);
});

test('where there is a choice, it is left to the player', () => {
  assert.equal(onlyMove(['pass', 'build'], { single: 'play' }), null);
});

test('among people it hides what they have until they want otherwise; against bots alone it does not ask', () => {
  assert.equal(singlePreference.values[0]?.id, 'hide');
  assert.equal(singlePreference.alone, 'play');
});
