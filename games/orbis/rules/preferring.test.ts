import assert from 'node:assert/strict';
import { test } from 'node:test';
import { autoMove, type Preferences } from '@atoll/engine';
import { laying, play } from '../test/scenes.ts';

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };
const paying = laying(
  { fronts: { 'blue-1a': { cost: 'red any any', effect: 'rock' } }, worlds: [{ worshipers: '2 red 1 green 3 white' }] },
  'blue-1a',
);
play(paying, { do: 'place', spot: '1,0', side: 'region' });
const trimming = laying(
  { crowd: { 'blue-1a': '4 red' }, worlds: [{ worshipers: '1 green 7 blue', pyramid: ['red-1a'] }] },
  'blue-1a',
);
play(trimming, { do: 'place', spot: '1,1', side: 'region' });

test('nobody’s choice is answered for them unless they asked for it', () => {
  for (const { game, state } of [paying, trimming])
    for (const preferences of [{}, { pay: 'ask' }, { discard: 'ask' }] as Preferences[])
      assert.equal(autoMove(game, state, preferences), null);
});

test('a preference pays any-colour symbols with the colour there is most of', () => {
  const { game, state } = paying;
  assert.deepEqual(autoMove(game, state, { pay: 'plenty' }), { do: 'pay', ...none, red: 1, white: 2 });
});

test('a preference puts back the colour there is most of', () => {
  const { game, state } = trimming;
  assert.deepEqual(autoMove(game, state, { discard: 'plenty' }), { do: 'discard', colour: 'blue' });
});
