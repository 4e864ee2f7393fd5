import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, bowl, offered, play, refused, scene } from '../../test/scenes.ts';

test('bowls are placed clockwise, beginning with the start player', () => {
  const t = scene({ seats: 4, start: 2 });
  const order: string[] = [];
  for (const site of [2, 3, 4]) {
    order.push(asked(t));
    play(t, bowl(site));
  }
  order.push(asked(t));
  assert.deepEqual(order, ['2 bowl', '3 bowl', '0 bowl', '1 bowl']);
});

test('a bowl goes to a free cult site only', () => {
  const t = scene({ seats: 4 });
  assert.deepEqual(offered(t, 'site'), [1, 2, 3, 4, 5, 6]);
  play(t, bowl(3));
  assert.deepEqual(offered(t, 'site'), [1, 2, 4, 5, 6]);
  assert.equal(refused(t, bowl(3)), 'site-taken');
  assert.equal(refused(t, bowl(7)), 'no-such-site');
});

test('two and three seats place a second bowl each, in the same order', () => {
  for (const seats of [2, 3]) {
    const t = scene({ seats, start: 1, treasurePile: '2 3 4 5 6 7', landscapePile: 'sand reed water' });
    const order: number[] = [];
    for (let site = 2; t.s.phase === 'bowls' && site <= 6; site++) {
      order.push(t.game.decision(t.s)?.seat ?? -1);
      play(t, bowl(site));
    }
    // With three seats the sixth bowl has only one site left and is placed by itself.
    assert.deepEqual(order, seats === 2 ? [1, 0, 1, 0] : [1, 2, 0, 1, 2]);
    for (let seat = 0; seat < seats; seat++) assert.equal(t.s.sites.filter(owner => owner === seat).length, 2);
  }
});

test('four and five seats have one bowl each, and then the boat leaves', () => {
  const t = scene({ seats: 5, treasures: '2' });
  play(t, bowl(1), bowl(2), bowl(3), bowl(4), bowl(5));
  assert.deepEqual([t.s.phase, t.s.boat], ['boat', 1]);
});

test('two and three seats: the first bowl of the start player may not go to the top site', () => {
  for (const seats of [2, 3]) {
    const t = scene({ seats });
    assert.equal(refused(t, bowl(1)), 'top-barred');
    assert.ok(!offered(t, 'site').includes(1));
  }
});

test('two and three seats: others may take the top site at once, and the start player with the second bowl', () => {
  const t = scene({ seats: 3 });
  play(t, bowl(2));
  assert.ok(offered(t, 'site').includes(1));
  play(t, bowl(3), bowl(4));
  assert.equal(asked(t), '0 bowl');
  assert.equal(refused(t, bowl(1)), null);
});

test('four and five seats: the start player may take the top site', () => {
  for (const seats of [4, 5]) assert.equal(refused(scene({ seats }), bowl(1)), null);
});

test('two seats: nobody places a bowl on the blocked site', () => {
  const t = scene({ seats: 2 });
  assert.equal(refused(t, bowl(6)), 'site-blocked');
  assert.deepEqual(offered(t, 'site'), [2, 3, 4, 5]);
});
