import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, points, scene } from '../../test/scenes.ts';
import { advance, scoreStatus } from './status.ts';

test('the status track runs from 0 to 15 points, and its fifth step is the first that is worth 4', () => {
  const { statusTrack } = box.edition;
  assert.deepEqual([statusTrack[0], statusTrack.at(-1)], [0, 15]);
  assert.equal(statusTrack.indexOf(4), 5);
});

test('everybody gets the points of their space, and all go back to 0', () => {
  const s = scene({ seats: 3, status: [5, 0, box.lastStatus] });
  scoreStatus(box, s);
  assert.deepEqual(
    [0, 1, 2].map(seat => points(s, seat, 'status')),
    [4, 0, 15],
  );
  assert.deepEqual(s.status, [0, 0, 0]);
});

test('players who are further ahead come earlier in the new turn order', () => {
  const s = scene({ seats: 4, order: [0, 1, 2, 3], status: [1, 3, 0, 2] });
  scoreStatus(box, s);
  assert.deepEqual(s.order, [1, 3, 0, 2]);
  assert.deepEqual(s.track, [2, 0, 3, 1]);
});

test('on one space the marker that came last lies on top and comes first', () => {
  const s = scene({ seats: 3, order: [0, 1, 2], status: [2, 0, 0] });
  advance(box, s, 2, 2, 'fire');
  scoreStatus(box, s);
  assert.deepEqual(s.order, [2, 0, 1]);
});

test('who does not move keeps the place in the stack', () => {
  const s = scene({ seats: 4, order: [3, 1, 0, 2] });
  scoreStatus(box, s);
  assert.deepEqual(s.order, [3, 1, 0, 2]);
});

test('steps beyond the end of the track are lost, and do not change the order there', () => {
  const s = scene({ order: [0, 1], status: [box.lastStatus, box.lastStatus - 1] });
  advance(box, s, 1, 3, 'fire');
  assert.equal(s.status[1], box.lastStatus);
  assert.deepEqual(s.track, [0, 1]);
  advance(box, s, 0, 2, 'fire');
  assert.deepEqual(s.track, [0, 1]);
});
