import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winners } from '@atoll/engine';
import { box, game, points, scene, type VillageScene } from '../../test/scenes.ts';

const ended = (...villages: VillageScene[]) => {
  const s = scene({ phase: 'last', round: 6, villages, steps: [] });
  s.over = true;
  return s;
};
const bonus = (village: VillageScene) => points(ended(village), 0, 'bonuses');
const trades = ['land', 'water', 'build', 'hut'];

test('an unused god tile is worth 2 points', () => {
  assert.equal(points(ended({ godTiles: 3 }), 0, 'gods'), 6);
});

test('fish count for the player who holds the site, not for players pushed aside', () => {
  const s = scene({
    fish: { 'centre-steppe': 6, 'centre-beach': 3 },
    villages: [{ regions: ['centre-steppe', 'centre-beach'] }, { regions: ['centre-steppe'] }],
  });
  assert.deepEqual([points(s, 0, 'fish'), points(s, 1, 'fish')], [3, 6]);
});

test('jewelry is worth what it shows', () => {
  const worth = (id: string) => box.jewelPoints[box.jewelIds.indexOf(id)];
  assert.equal(points(ended({ jewelry: ['comb-1', 'crown-2'] }), 0, 'jewelry'), worth('comb-1') + worth('crown-2'));
});

test('nine tasks fulfilled bring 6 points', () => {
  const fulfilled = box.taskIds.slice(10, 19);
  assert.equal(bonus({ fulfilled }), 6);
  assert.equal(bonus({ fulfilled: fulfilled.slice(1) }), 0);
});

test('six pieces of jewelry bring 6 points', () => {
  assert.equal(bonus({ jewelry: box.jewelIds.slice(0, 6) }), 6);
  assert.equal(bonus({ jewelry: box.jewelIds.slice(0, 5) }), 0);
});

test('a full ceremony area brings 6 points, whether with materials or buildings', () => {
  const cells = box.cellIds.slice(2).join(' ');
  assert.equal(bonus({ cells, built: { 'a1+b1': 1 } }), 6);
  assert.equal(bonus({ cells }), 0);
});

test('all six building tiles bring 6 points, and the full area 6 more', () => {
  const built = { 'a1+b1': 1, 'c1+d1': 2, 'a2+b2': 3, 'c2+d2': 4, 'a3+b3': 5, 'c3+d3': 6 };
  assert.equal(bonus({ built }), 12);
});

test('huts in all twelve regions bring 6 points', () => {
  assert.equal(bonus({ regions: [...box.regionIds], twelfth: 0 }), 6);
  assert.equal(bonus({ regions: box.regionIds.slice(1) }), 0);
});

test('people on all twelve spaces bring 6 points', () => {
  const people = trades.flatMap(trade => [1, 2, 3].map(copy => `woman-${trade}-${copy}`));
  assert.equal(bonus({ regions: [...box.regionIds], twelfth: 0, people }), 12);
});

test('shells, cards, offerings and materials left over are worth nothing', () => {
  const s = ended({ shells: 9, offerings: 9, hand: 'red red red', cells: 'a1 b1', beside: { sand: 3 } });
  assert.equal(game.scoresheet(s).rows[0]?.total, 0);
});

test('most points win; ties go to the player who is earlier in turn order', () => {
  const tied = ended({ godTiles: 1 }, { godTiles: 1 });
  tied.order = [1, 0];
  assert.deepEqual(winners(game.scoresheet(tied)), [1]);
  assert.deepEqual(winners(game.scoresheet(ended({ godTiles: 1 }, { godTiles: 2 }))), [1]);
});
