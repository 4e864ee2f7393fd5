import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, box, offered, plain, play, points, refused, scene, village } from '../../test/scenes.ts';
import { scoreTemple, templeFirst } from './temple.ts';

const priest = (most: number) => ({ kind: 'priest', seat: 0, most }) as const;

test('a priest goes on the space of the die or on a lower one', () => {
  const s = scene({ villages: [{ dice: [4, 1] }] });
  play(s, plain(4, 'temple'));
  assert.deepEqual(offered(s, 'space'), [1, 2, 3, 4]);
  assert.equal(refused(s, { space: 5 }), 'space-too-high');
});

test('with all four priests in the temple there is none to place', () => {
  const s = scene({ temple: { 6: 0, 5: 0, 4: 0, 1: 0 }, villages: [{ dice: [6, 1] }] });
  assert.equal(refused(s, plain(6, 'temple')), 'no-priest');
});

test('a priest who stands there goes down one space and pushes the next, up to the first gap', () => {
  const s = scene({ seats: 3, temple: { 5: 1, 4: 2, 2: 1 }, steps: [priest(6)] });
  play(s, { space: 5 });
  assert.deepEqual(s.temple, [-1, 1, 2, 1, 0, -1]);
});

test('the priest on space 1 is pushed out and returns to its owner', () => {
  const s = scene({ temple: { 3: 1, 2: 0, 1: 1 }, steps: [priest(3)] });
  const [placed] = play(s, { space: 3 });
  assert.deepEqual(s.temple, [0, 1, 0, -1, -1, -1]);
  assert.equal(placed?.type === 'priest' && placed.out, 1);
});

test('a new priest brings the fire bonus', () => {
  const s = scene({ steps: [priest(3)] });
  play(s, { space: 2 });
  assert.equal(asked(s), '0 fire');
});

test('every priest in the temple brings 1, 2 or 3 points by round', () => {
  for (const [round, each] of [1, 1, 2, 2, 3, 3].entries()) {
    const s = scene({ round: round + 1, temple: { 6: 0, 5: 0, 1: 1 } });
    scoreTemple(box, s);
    assert.deepEqual([points(s, 0, 'temple'), points(s, 1, 'temple')], [2 * each, each]);
  }
});

test('priests stay in the temple when it is scored', () => {
  const s = scene({ temple: { 6: 0, 4: 1, 1: 1 } });
  scoreTemple(box, s);
  assert.deepEqual(s.temple, [1, -1, -1, 1, -1, 0]);
});

test('most priests win the god tile', () => {
  const s = scene({ temple: { 6: 1, 2: 0, 1: 0 } });
  scoreTemple(box, s);
  assert.deepEqual([village(s, 0).godTiles, village(s, 1).godTiles, s.templeTiles], [1, 0, 5]);
});

test('in a tie the one whose priest stands highest wins the god tile', () => {
  assert.equal(templeFirst(scene({ temple: { 5: 1, 4: 0, 3: 0, 1: 1 } })), 1);
  // Only the highest one counts: that the other seat stands lowest as well makes no difference.
  assert.equal(templeFirst(scene({ temple: { 6: 0, 3: 1, 2: 0, 1: 1 } })), 0);
  assert.equal(templeFirst(scene({ temple: { 6: 1, 3: 0, 2: 0, 1: 1 } })), 1);
  assert.equal(templeFirst(scene({ seats: 3, temple: { 6: 2, 5: 1, 4: 0, 3: 0, 1: 1 } })), 1);
});

test('in an empty temple nobody wins the god tile, and it leaves the game', () => {
  const s = scene({});
  scoreTemple(box, s);
  assert.deepEqual([village(s, 0).godTiles, village(s, 1).godTiles, s.templeTiles], [0, 0, 5]);
});
