import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextStop, readingOrder } from './roving.ts';

/** Two rows of three, the second a little out of line. */
const stops = [
  { x: 0, y: 0 },
  { x: 100, y: 4 },
  { x: 200, y: -3 },
  { x: 10, y: 90 },
  { x: 110, y: 92 },
  { x: 210, y: 88 },
];

test('arrow keys go as things lie on the screen', () => {
  assert.equal(nextStop(stops, 0, 'ArrowRight'), 1);
  assert.equal(nextStop(stops, 1, 'ArrowDown'), 4);
  assert.equal(nextStop(stops, 5, 'ArrowUp'), 2);
  assert.equal(nextStop(stops, 0, 'ArrowLeft'), null);
});

test('things on about the same height are one line in reading order', () => {
  assert.deepEqual(readingOrder(stops), [0, 1, 2, 3, 4, 5]);
  assert.equal(nextStop(stops, 2, 'PageDown'), 3);
  assert.equal(nextStop(stops, 3, 'PageUp'), 2);
});

test('Home and End go to the first and the last', () => {
  assert.equal(nextStop(stops, 4, 'Home'), 0);
  assert.equal(nextStop(stops, 4, 'End'), 5);
  assert.equal(nextStop(stops, 4, 'Enter'), null);
});
