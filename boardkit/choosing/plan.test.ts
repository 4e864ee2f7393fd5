import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstStop, stopAfter } from './plan.ts';

const stop = (what: string) => {
  const [x = 0, y = 0] = what.split(',').map(Number);
  return { at: { x, y }, what };
};
const table = ['0,0', '2,0', '1,1', '0,2'].map(stop);

test('an arrow goes to the nearest place that way and follows a row before it leaves it', () => {
  const places = ['0,0', '2,0', '1,1', '0,-3', '-1,0'].map(stop);
  assert.equal(stopAfter(places, '0,0', 'ArrowRight'), '2,0');
  assert.equal(stopAfter(places, '0,0', 'ArrowUp'), '0,-3');
  assert.equal(stopAfter(places, '0,0', 'ArrowDown'), '1,1');
  assert.equal(stopAfter(places, '-1,0', 'ArrowLeft'), null);
});

test('every place is reached by page keys, row by row, and they stop at the ends', () => {
  const seen = [firstStop(table)];
  for (let at = seen[0] ?? null; at; ) {
    at = stopAfter(table, at, 'PageDown');
    if (at) seen.push(at);
  }
  assert.deepEqual(seen, ['0,0', '2,0', '1,1', '0,2']);
  assert.equal(stopAfter(table, '2,0', 'PageUp'), '0,0');
});

test('arrow keys climb a pyramid, whose rows stand between those below', () => {
  const pyramid = ['0,0', '1,0', '2,0', '0.5,-1', '1.5,-1', '1,-2'].map(stop);
  assert.equal(stopAfter(pyramid, '0,0', 'ArrowUp'), '0.5,-1');
  assert.equal(stopAfter(pyramid, '1.5,-1', 'ArrowUp'), '1,-2');
});

test('Home and End go to the first and the last place, other keys nowhere', () => {
  assert.equal(stopAfter(table, '1,1', 'Home'), '0,0');
  assert.equal(stopAfter(table, '1,1', 'End'), '0,2');
  assert.equal(stopAfter(table, '1,1', 'Enter'), null);
});
