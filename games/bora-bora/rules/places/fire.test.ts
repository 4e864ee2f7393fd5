import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, offered, play, refused, scene, village } from '../../test/scenes.ts';

const fire = [{ kind: 'fire', seat: 0 } as const];

test('example: the fire bonus is a card or an offering, and a status step or a shell, never two of one sort', () => {
  const s = scene({ steps: fire });
  assert.equal(refused(s, { gift: 'offering', and: 'offering' }), 'fire-and');
  assert.equal(refused(s, { gift: 'shell', and: 'status' }), 'no-such-card');
  play(s, { gift: 'offering', and: 'shell' });
  assert.deepEqual([village(s, 0).offerings, village(s, 0).shells, s.status[0]], [1, 1, 0]);
});

test('one priest brings one fire bonus: a second one is refused', () => {
  const s = scene({ steps: [{ kind: 'priest', seat: 0, most: 3 }], villages: [{ dice: [2, 1] }] });
  const bonus = { gift: 'offering', and: 'shell' } as const;
  play(s, { space: 2 }, bonus);
  assert.equal(asked(s), '1 die');
  assert.notEqual(refused(s, bonus), null);
  assert.deepEqual([village(s, 0).offerings, village(s, 0).shells], [1, 1]);
});

test('the card of a fire bonus may be open or from the pile', () => {
  const s = scene({ display: 'red red red red red', deck: 'green blue', steps: fire });
  assert.deepEqual(offered(s, 'gift'), ['red', 'pile', 'offering']);
  play(s, { gift: 'pile', and: 'status' });
  assert.deepEqual([village(s, 0).hand[3], s.status[0]], [1, 1]);
});
