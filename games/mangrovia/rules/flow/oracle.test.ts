import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, birds, building, offered, play, refused, scene } from '../../test/scenes.ts';

test('the birds go to two different landscapes; one or both may stay', () => {
  const t = scene({ boat: 12, birds: 'water sand' });
  assert.deepEqual(offered(t, 'birds'), [
    'mangrove+water',
    'mangrove+sand',
    'mangrove+reed',
    'water+sand',
    'water+reed',
    'sand+reed',
  ]);
  for (const wrong of ['water+water', 'water', 'sand+water', 'lava+water'])
    assert.equal(refused(t, birds(wrong)), 'no-such-perch');
});

test('the owner of the bowl at the top site places the birds, at landing 12', () => {
  const t = scene({
    boat: 11,
    bowls: { 1: 2, 2: 0 },
    treasurePile: '2',
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
  });
  play(t, { do: 'pass' });
  assert.deepEqual([asked(t), t.s.boat], ['2 birds', 12]);
  play(t, birds('mangrove+reed'));
  assert.deepEqual(t.game.view(t.s, 0).birds, ['mangrove', 'reed']);
});

test('example 3: with the birds on water and sand huts are built on water and sand fields only', () => {
  const printed = { 'A-E': { landscape: 'sand' }, 'B-E': { landscape: 'reed' }, 'A-F': { landscape: 'mangrove' } };
  const hand = { landscapes: 'water sand reed mangrove', treasures: '7' };
  const t = scene({ boat: 7, birds: 'water sand', printed, supplies: [hand] });
  const fields = offered(t, 'field');
  assert.ok(fields.includes('A-E') && fields.includes('A-EF'));
  assert.equal(refused(t, building('B-E', '7', { cards: 'reed' })), 'no-bird');
  assert.equal(refused(t, building('A-F', '7', { cards: 'mangrove' })), 'no-bird');
});
