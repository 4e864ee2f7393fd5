import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../../test/scenes.ts';
import { groupsOf } from './groups.ts';
import { given } from './pays.ts';

const values = { treasure: 3, amulet: 2 };

function own() {
  const { game, s } = scene({
    boat: 7,
    tiles: 'others',
    supplies: [{ treasures: '5 2 2', start: '3', landscapes: 'water sand water', amulets: '1 1', tiles: 'joker' }],
  });
  const supply = game.view(s, 0).supplies[0];
  assert.ok(supply);
  return supply;
}

test('a hand is grouped by kind and value, lowest first', () => {
  const nothing = given('treasures', '', '');
  const groups = groupsOf(own(), nothing, nothing, values);
  assert.deepEqual(
    groups.map(({ key, have }) => `${key} ${have}`),
    ['t2 2', 't5 1', 's3 1', 'lwater 2', 'lsand 1', 'a1 2', 'joker 1'],
  );
});

test('what is spent and what comes in are shown at their places', () => {
  const groups = groupsOf(
    own(),
    given('treasures', 'water+joker', '2+5'),
    { ...given('treasures', '', ''), treasures: [7] },
    values,
  );
  const found = Object.fromEntries(groups.map(({ key, gone, come }) => [key, [gone, come]]));
  assert.deepEqual(found.t2, [1, 0]);
  assert.deepEqual(found.t5, [1, 0]);
  assert.deepEqual(found.lwater, [1, 0]);
  assert.deepEqual(found.joker, [1, 0]);
  assert.deepEqual(found.t7, [0, 1]);
});
