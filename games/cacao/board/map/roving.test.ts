import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextStop } from './roving.ts';

const stops = ['0,0', '2,0', '1,1', '0,2'].map(what => {
  const [x = 0, y = 0] = what.split(',').map(Number);
  return { at: { x, y }, what };
});

test('arrow keys follow the table, page keys the reading order', () => {
  assert.equal(nextStop(stops, '0,0', 'ArrowRight'), '2,0');
  assert.equal(nextStop(stops, '0,0', 'ArrowDown'), '0,2');
  assert.equal(nextStop(stops, '0,0', 'PageDown'), '2,0');
  assert.equal(nextStop(stops, '2,0', 'PageDown'), '1,1');
});

test('every place is reached by page keys, and they stop at the ends', () => {
  const seen = ['0,0'];
  for (let at: string | null = '0,0'; at; ) {
    at = nextStop(stops, at, 'PageDown');
    if (at) seen.push(at);
  }
  assert.deepEqual(seen, ['0,0', '2,0', '1,1', '0,2']);
});

test('Home and End go to the first and the last place', () => {
  assert.equal(nextStop(stops, '1,1', 'Home'), '0,0');
  assert.equal(nextStop(stops, '1,1', 'End'), '0,2');
  assert.equal(nextStop(stops, '1,1', 'Enter'), null);
});
