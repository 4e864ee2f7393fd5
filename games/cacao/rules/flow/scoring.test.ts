import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winners } from '@atoll/engine';
import { game, scene, type VillageScene } from '../../test/scenes.ts';

const sheet = (villages: readonly VillageScene[], board = ['0,0 plantation1', '1,1 market2']) =>
  game.scoresheet(scene({ seats: villages.length, villages, board }));

test('the total is coins, temples, the water field and a gold for each unused sun token', () => {
  const board = ['1,1 temple', '1,0 seat0 2-1-0-1 turn2', '2,1 seat1 1-1-1-1'];
  const score = sheet(
    [
      { sales: 14, mined: 3, water: 11, suns: 2 },
      { sales: 20, mined: 0, water: 4, suns: 0 },
    ],
    board,
  );
  assert.deepEqual(score.categories, ['markets', 'mines', 'temples', 'water', 'suns']);
  assert.deepEqual(
    score.rows.map(row => row.points),
    [
      [14, 3, 6, 11, 2],
      [20, 0, 3, 4, 0],
    ],
  );
  assert.deepEqual(
    score.rows.map(row => row.total),
    [36, 27],
  );
});

test('a water carrier that stays behind costs gold', () => {
  const score = sheet([
    { sales: 4, water: -10 },
    { sales: 4, water: -1 },
  ]);
  assert.deepEqual(
    score.rows.map(row => row.total),
    [-6, 3],
  );
});

test('most gold wins', () => {
  assert.deepEqual(winners(sheet([{ sales: 9 }, { sales: 12 }, { sales: 10, fruits: 5 }])), [1]);
});

test('fruits left over are worth nothing, but decide a tie', () => {
  const score = sheet([
    { sales: 12, fruits: 1 },
    { sales: 12, fruits: 3 },
    { sales: 11, fruits: 5 },
  ]);
  assert.deepEqual(
    score.rows.map(row => row.total),
    [2, 2, 1],
  );
  assert.deepEqual(
    score.rows.map(row => row.rank),
    [2, 1, 3],
  );
  assert.deepEqual(winners(score), [1]);
});

test('equal gold and equal fruits share the victory', () => {
  const score = sheet([{ sales: 12, fruits: 2 }, { sales: 3 }, { mined: 12, fruits: 2 }]);
  assert.deepEqual(winners(score), [0, 2]);
  assert.deepEqual(
    score.rows.map(row => row.rank),
    [1, 3, 1],
  );
});

test('the scoresheet says how it stands during the game, and that it is not the end', () => {
  assert.equal(sheet([{}, {}]).final, false);
});
