import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellPoint, firstStop, middleOf, nextStop, spanOf, spotPoint } from './geometry.ts';

test('a tile of a higher row lies in the middle above two of the row below', () => {
  assert.deepEqual(spotPoint('1,0'), { x: 0, y: 0 });
  assert.deepEqual(spotPoint('2,0'), { x: 0.5, y: -1 });
  assert.equal(spotPoint('3,-1').x, (spotPoint('2,-1').x + spotPoint('2,0').x) / 2);
});

test('a world stands in the middle, however it grew', () => {
  assert.equal(middleOf([]), 0);
  assert.equal(middleOf(['1,-2', '1,-1', '1,0', '2,-2']), -1);
});

test('a world takes the room of five, or of six while the fifth may come at either end', () => {
  assert.equal(spanOf(['1,0']), 5);
  assert.equal(spanOf(['1,-1', '1,0', '1,1', '1,2', '1,3', '1,4']), 6);
});

const display = Array.from({ length: 9 }, (_, cell) => ({ what: String(cell), at: cellPoint(cell) }));

test('arrow keys follow the display', () => {
  assert.equal(nextStop(display, '4', 'ArrowUp'), '1');
  assert.equal(nextStop(display, '4', 'ArrowRight'), '5');
  assert.equal(nextStop(display, '5', 'ArrowRight'), null);
  assert.equal(nextStop(display, '0', 'ArrowDown'), '3');
});

test('arrow keys climb a pyramid, and page keys reach everything in it', () => {
  const spots = ['1,0', '1,1', '1,2', '2,0', '2,1', '3,0'];
  const stops = spots.map(what => ({ what, at: spotPoint(what) }));
  assert.equal(nextStop(stops, '1,0', 'ArrowUp'), '2,0');
  assert.equal(nextStop(stops, '2,1', 'ArrowUp'), '3,0');
  const order = [firstStop(stops)];
  for (let at = order[0] ?? null; at; ) {
    at = nextStop(stops, at, 'PageDown');
    if (at) order.push(at);
  }
  assert.deepEqual(order, ['3,0', '2,0', '2,1', '1,0', '1,1', '1,2']);
  assert.equal(nextStop(stops, '2,0', 'End'), '1,2');
  assert.equal(nextStop(stops, '2,0', 'Enter'), null);
});
