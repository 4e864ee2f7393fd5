import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middleOf, spanOf, spotPoint } from './geometry.ts';

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
