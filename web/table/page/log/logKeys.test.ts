import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextSpot } from './logKeys.ts';

/** A line with its rule, a line alone, a line with its rule. */
const rows = [2, 1, 2];

test('down and up go from line to line, and stay within a row that has less', () => {
  assert.deepEqual(nextSpot(rows, { row: 0, column: 0 }, 'ArrowDown'), { row: 1, column: 0 });
  assert.deepEqual(nextSpot(rows, { row: 0, column: 1 }, 'ArrowDown'), { row: 1, column: 0 });
  assert.deepEqual(nextSpot(rows, { row: 2, column: 1 }, 'ArrowUp'), { row: 1, column: 0 });
  assert.deepEqual(nextSpot(rows, { row: 0, column: 0 }, 'ArrowUp'), { row: 0, column: 0 });
});

test('right leads to the rule of a line, left back to it', () => {
  assert.deepEqual(nextSpot(rows, { row: 0, column: 0 }, 'ArrowRight'), { row: 0, column: 1 });
  assert.deepEqual(nextSpot(rows, { row: 0, column: 1 }, 'ArrowRight'), { row: 0, column: 1 });
  assert.deepEqual(nextSpot(rows, { row: 2, column: 1 }, 'ArrowLeft'), { row: 2, column: 0 });
});

test('Home and End lead to the oldest and the newest, other keys nowhere', () => {
  assert.deepEqual(nextSpot(rows, { row: 2, column: 1 }, 'Home'), { row: 0, column: 0 });
  assert.deepEqual(nextSpot(rows, { row: 0, column: 0 }, 'End'), { row: 2, column: 0 });
  assert.equal(nextSpot(rows, { row: 0, column: 0 }, 'x'), null);
});
