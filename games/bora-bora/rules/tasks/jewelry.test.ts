import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, box, offered, play, points, refused, scene, village } from '../../test/scenes.ts';

const tile = (points: number) => box.jewelIds[box.jewelPoints.indexOf(points)];
const cost = (id: string) => box.jewelCost[box.jewelIds.indexOf(id)];
const jewelry = [tile(1), tile(3), tile(6), tile(9)];

test('in the new turn order everybody may buy one piece for the shells that it shows', () => {
  const shells = cost(tile(9)) - 1;
  const s = scene({ phase: 'jewelry', order: [1, 0], jewelry, villages: [{ shells: 30 }, { shells }] });
  assert.equal(asked(s), '1 jewel');
  assert.equal(refused(s, { jewel: tile(9) }), 'too-few-shells');
  play(s, { jewel: tile(3) });
  assert.equal(village(s, 1).shells, shells - cost(tile(3)));
  assert.equal(points(s, 1, 'jewelry'), 3);
  assert.equal(asked(s), '0 jewel');
  assert.equal(refused(s, { jewel: tile(3) }), 'not-on-sale');
  play(s, { jewel: tile(9) });
  assert.notEqual(asked(s), '0 jewel');
});

test('nobody has to buy, and who cannot is passed over', () => {
  const s = scene({ phase: 'jewelry', jewelry, villages: [{ shells: 1 }, { shells: 0 }] });
  play(s, { jewel: 'pass' });
  assert.equal(s.phase, 'tasks');
  assert.deepEqual(village(s, 0).jewelry, []);
});

test('only the jewelry of the present round is on sale, and what is left over leaves the game', () => {
  const s = scene({ phase: 'jewelry', round: 2, jewelry, villages: [{ shells: 30 }, { shells: 0 }] });
  s.jewelry[8] = box.jewelIds.indexOf(tile(5));
  assert.equal(offered(s, 'jewel').includes(tile(5)), false);
  play(s, { jewel: tile(6) });
  assert.deepEqual(s.jewelry.slice(4, 9), [-1, -1, -1, -1, box.jewelIds.indexOf(tile(5))]);
});
