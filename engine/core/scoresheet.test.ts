import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoresheet, winners } from './scoresheet.ts';

const sheet = (...rows: [points: number[], tieBreak?: number[]][]) =>
  scoresheet(
    ['gold', 'water'],
    rows.map(([points, tieBreak = []], seat) => ({ seat, points, tieBreak })),
    true,
  );
const ranks = (...rows: Parameters<typeof sheet>) => sheet(...rows).rows.map(row => row.rank);

test('categories sum to the total', () => {
  assert.deepEqual(
    sheet([[5, -4]], [[0, 0]]).rows.map(row => row.total),
    [1, 0],
  );
});

test('most points lead', () => assert.deepEqual(ranks([[3, 0]], [[9, 0]], [[5, 0]]), [3, 1, 2]));

test('of equal totals the first tie-break decides, then the second', () => {
  assert.deepEqual(
    ranks(
      [
        [5, 0],
        [1, 9],
      ],
      [
        [0, 5],
        [2, 0],
      ],
    ),
    [2, 1],
  );
  assert.deepEqual(
    ranks(
      [
        [5, 0],
        [2, 9],
      ],
      [
        [0, 5],
        [2, 0],
      ],
    ),
    [1, 2],
  );
});

test('who is equal in everything shares the place, and the next place stays empty', () => {
  assert.deepEqual(ranks([[5, 0], [1]], [[5, 0], [1]], [[2, 0], [9]], [[7, 0], [0]]), [2, 2, 4, 1]);
  assert.deepEqual(winners(sheet([[5, 0]], [[4, 0]], [[0, 5]])), [0, 2]);
  assert.deepEqual(winners(sheet([[5, 0], [0]], [[5, 0], [1]])), [1]);
});
