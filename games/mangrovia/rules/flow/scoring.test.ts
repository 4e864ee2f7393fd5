import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winners } from '@atoll/engine';
import { building, play, points, type Scene, scene } from '../../test/scenes.ts';

/** The table at the end, as it stands. */
const end = (more: Scene) => {
  const t = scene({ seats: 4, boat: 12, ...more });
  t.s.over = true;
  t.s.steps = [];
  return t;
};

const yellow = 0;
const violet = 1;
const red = 2;
const orange = 3;

test('example 11, A: two huts each on A: red stands nearest to the statue, yellow next', () => {
  const t = end({
    huts: { 'A-E': red, 'A-EF': yellow, 'A-F': violet, 'A-FG': violet, 'A-GH': yellow, 'A-H': red },
    poles: { 'A-GH': 2, 'A-H': 3 },
  });
  const [ranking] = t.game.view(t.s, 'spectator').paths;
  assert.deepEqual(
    ranking?.ranking.map(({ owner, points }) => [owner, points]),
    [
      [red, 12],
      [yellow, 6],
      [violet, 0],
    ],
  );
});

test('example 11, B: orange has the most huts on B; of the two with two each, yellow built further up', () => {
  const t = end({
    huts: {
      'B-EF': orange,
      'B-F': yellow,
      'B-FG': violet,
      'B-G': orange,
      'B-GH': orange,
      'B-H': violet,
      'B-E': yellow,
    },
    poles: { 'B-G': 2, 'B-GH': 3, 'B-H': 4 },
  });
  const ranking = t.game.view(t.s, 'spectator').paths[1]?.ranking;
  assert.deepEqual(
    ranking?.map(({ owner, points }) => [owner, points]),
    [
      [orange, 10],
      [yellow, 5],
      [violet, 0],
    ],
  );
});

test('a field on two paths counts for both', () => {
  const t = end({ huts: { 'A-E': 0 } });
  assert.deepEqual(points(t, 'paths'), [24, 0, 0, 0]);
});

test('stone and pole huts count for the paths they stand on', () => {
  const t = end({ huts: { 'C-E': 0, 'A-GH': 1 }, poles: { 'A-GH': 2 } });
  assert.deepEqual(points(t, 'paths'), [20, 12, 0, 0]);
});

test('a double hut counts two on its path', () => {
  const t = end({ huts: { 'A-EF': 0, 'A-FG': '1 double' } });
  assert.deepEqual(points(t, 'paths'), [6, 12, 0, 0]);
});

test('nobody gets points on a path without a hut there', () => {
  const t = end({ huts: { 'A-EF': 0 } });
  assert.deepEqual(points(t, 'paths'), [12, 0, 0, 0]);
});

test('rows are reckoned from the left, columns from above', () => {
  const t = end({ huts: { 'AB-F': 1, 'BC-F': 0, 'C-FG': 1, 'C-GH': 0 } });
  assert.deepEqual(points(t, 'paths'), [5 + 4, 10 + 8, 0, 0]);
});

test('the third gets nothing', () => {
  const t = end({ huts: { 'A-EF': 0, 'A-FG': 1, 'A-GH': 2 }, poles: { 'A-GH': 2 } });
  assert.deepEqual(points(t, 'paths'), [12, 6, 0, 0]);
});

test('neutral huts take a rank on a path: players behind them get the lower number', () => {
  const t = end({ seats: 2, huts: { 'A-EF': 'neutral', 'A-FG': 'neutral', 'A-GH': 0 }, poles: { 'A-GH': 2 } });
  assert.deepEqual(points(t, 'paths'), [6, 0]);
});

test('neutral huts win ties by nearness too', () => {
  const near = end({ seats: 3, huts: { 'B-EF': 'neutral', 'B-FG': 0 } });
  assert.deepEqual(points(near, 'paths'), [5, 0, 0]);
  const far = end({ seats: 3, huts: { 'B-FG': 'neutral', 'B-EF': 0 } });
  assert.deepEqual(points(far, 'paths'), [10, 0, 0]);
});

test('example 12: of seven huts on the stone place violet has three and gets 21, the two with two get 14', () => {
  const t = end({
    huts: { 'C-E': violet, 'CD-E': violet, 'D-E': violet, 'C-EF': yellow, 'D-EF': yellow, 'C-F': red, 'D-F': red },
  });
  assert.deepEqual(points(t, 'stone'), [14, 21, 14, 0]);
});

test('a neutral hut on the stone place is counted among all huts, and scores for nobody', () => {
  const t = end({ seats: 3, huts: { 'CD-F': 'neutral', 'C-E': 0, 'D-E': 0, 'D-F': 1 } });
  assert.deepEqual(points(t, 'stone'), [8, 4, 0]);
});

test('example 13: orange has three huts on the pole place and gets 12; violet stands on the lower tile and gets 6', () => {
  const t = end({
    huts: { 'A-G': orange, 'AB-G': orange, 'B-G': violet, 'A-GH': red, 'B-GH': orange, 'A-H': red, 'AB-H': violet },
    poles: { 'A-G': 2, 'AB-G': 3, 'B-G': 4, 'A-GH': 5, 'B-GH': 6, 'A-H': 7, 'AB-H': 8 },
  });
  assert.deepEqual(points(t, 'pole'), [0, 6, 0, 12]);
});

test('pole tiles count for the player whose hut stands on them', () => {
  const t = end({ huts: { 'A-G': 0, 'A-H': 0, 'B-G': 1 }, poles: { 'A-G': 2, 'A-H': 9, 'B-G': 5 } });
  assert.deepEqual(points(t, 'poleTiles'), [11, 5, 0, 0]);
});

test('only the first hut counts in a tie on the pole place, not the last', () => {
  const t = end({
    huts: { 'A-G': 0, 'A-H': 1, 'B-G': 1, 'B-H': 0 },
    poles: { 'A-G': 2, 'A-H': 3, 'B-G': 4, 'B-H': 9 },
  });
  assert.deepEqual(points(t, 'pole'), [12, 6, 0, 0]);
});

test('two seats: a single hut on the pole place ranks behind the neutral one', () => {
  const t = end({ seats: 2, huts: { 'AB-G': 'neutral', 'A-G': 0 }, poles: { 'AB-G': 2, 'A-G': 3 } });
  assert.deepEqual(points(t, 'pole'), [6, 0]);
  const two = end({
    seats: 2,
    huts: { 'AB-G': 'neutral', 'A-G': 0, 'A-H': 0, 'B-H': 1 },
    poles: { 'AB-G': 2, 'A-G': 3, 'A-H': 4, 'B-H': 5 },
  });
  assert.deepEqual(points(two, 'pole'), [12, 0]);
});

test('example 14: amulets of 6, 4 and 2 bring 12 points', () => {
  const t = end({ supplies: [{ amulets: '6 4 2' }] });
  assert.deepEqual(points(t, 'amulets'), [12, 0, 0, 0]);
});

test('most points win, and every category is in the total', () => {
  const t = end({
    printed: { 'A-EF': { points: 3 } },
    huts: { 'A-EF': 0, 'C-E': 0, 'A-G': 1 },
    poles: { 'A-G': 2 },
    supplies: [{ amulets: '5' }],
  });
  const sheet = t.game.scoresheet(t.s);
  // Seat 0: 3 field, A 12, C 8 and E 12, stone 1, amulets 5. Seat 1: A 6, G 8, pole tile 2, pole place 12.
  assert.deepEqual(
    sheet.rows.map(row => row.total),
    [41, 28, 0, 0],
  );
  assert.deepEqual(sheet.categories, ['fields', 'poleTiles', 'paths', 'stone', 'pole', 'amulets']);
  assert.deepEqual(winners(sheet), [0]);
});

test('equal points go to the amulets of higher value', () => {
  const t = end({ huts: { 'A-EF': 0, 'B-FG': 1 }, supplies: [{ amulets: '' }, { amulets: '2' }] });
  const sheet = t.game.scoresheet(t.s);
  assert.deepEqual(
    sheet.rows.slice(0, 2).map(row => [row.total, row.rank]),
    [
      [12, 2],
      [12, 1],
    ],
  );
});

test('equal points and equal amulets: the victory is shared', () => {
  const t = end({ huts: { 'B-FG': 1, 'D-FG': 2 }, supplies: [{}, { amulets: '3' }, { amulets: '1 2' }] });
  assert.deepEqual(winners(t.game.scoresheet(t.s)), [1, 2]);
});

test('amulets decide about the lower places as well, and equal ones share a place', () => {
  const t = end({
    huts: { 'A-EF': 1, 'B-FG': 2, 'D-FG': 3 },
    supplies: [{ amulets: '6 6 6 6 6' }, { amulets: '' }, { amulets: '2' }, { amulets: '2' }],
  });
  const { rows } = t.game.scoresheet(t.s);
  const places = rows.map(({ total, rank }) => `${total} points, place ${rank}`);
  assert.deepEqual(places, ['30 points, place 1', '12 points, place 4', '12 points, place 2', '12 points, place 2']);
});

test('before the end nobody sees the value of the others’ amulets in the scores, at the end all do', () => {
  const t = scene({
    boat: 7,
    supplies: [
      { huts: 1, landscapes: 'water', treasures: '7' },
      { amulets: '1 5', seenOnes: 1 },
    ],
  });
  const seen = (viewer: number | 'spectator') => t.game.scoresheet(t.s, viewer).rows[1]?.points.at(-1);
  assert.deepEqual([seen(0), seen(1), seen('spectator')], [1, 6, 1]);
  play(t, building('A-E', '7'));
  assert.deepEqual([seen(0), seen(1), seen('spectator')], [6, 6, 6]);
  assert.deepEqual(t.game.view(t.s, 0).supplies[1]?.amulets, [1, 5]);
});
