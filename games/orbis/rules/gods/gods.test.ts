import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, can, play, refused, type Scene, scene, supply, type WorldScene } from '../../test/scenes.ts';
import type { GodId } from '../types.ts';

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

/** Points of each seat's god, as it stands. */
function godPoints(...worlds: WorldScene[]): number[] {
  const { game, state } = scene({ seats: Math.max(2, worlds.length), worlds });
  const sheet = game.scoresheet(state);
  return sheet.rows.map(row => row.points[sheet.categories.indexOf('god')] ?? Number.NaN);
}

/** A pyramid of one row. */
const row = (...tiles: string[]): string[] => [tiles.join(' ')];

const taking = (god: GodId, worshipers: string, more: Scene = {}) => {
  const table = scene({ gods: [god, 'training', 'seas'], worlds: [{ worshipers, pyramid: row('red-1a') }], ...more });
  const told = play(table, { do: 'god', god });
  return { table, told };
};

test('the Goddess of Love gives five worshipers of the player’s choice at once, and 1 point', () => {
  const { table } = taking('love', '1 red');
  assert.equal(asked(table), '0 love');
  assert.equal(can(table, { do: 'gain' }).length, 126);
  play(table, { do: 'gain', ...none, red: 2, blue: 3 });
  assert.equal(supply(table, 0), '3 red 3 blue');
  assert.deepEqual(godPoints({ god: 'love' }), [1, 0]);
});

test('with the Goddess of Love, too, nobody keeps more than ten worshipers', () => {
  const { table } = taking('love', '8 red');
  play(table, { do: 'gain', ...none, blue: 5 });
  assert.equal(asked(table), '0 trim');
});

/** A god that counts regions of a kind: `mine` and `theirs` score, `cancelled` does not. */
function countsMost(god: GodId, mine: string, theirs: string, cancelled: string): void {
  assert.deepEqual(godPoints({ god, pyramid: row(mine) }, {}), [3, 0]);
  assert.deepEqual(godPoints({ god, pyramid: row(mine) }, { pyramid: row(theirs) }), [3, 0]);
  assert.deepEqual(godPoints({ god, pyramid: row('red-1a') }, { pyramid: row(theirs) }), [0, 0]);
  // What is cancelled does not count, neither for the owner nor for the others.
  assert.deepEqual(godPoints({ god, pyramid: row(cancelled) }, { pyramid: row(mine) }), [0, 0]);
  assert.deepEqual(godPoints({ god, pyramid: row('red-1a') }, { pyramid: row(cancelled) }), [3, 0]);
}

test('the God of the Seas gives 3 points to every player with most scoring irrigations', () =>
  countsMost('seas', 'blue-2a', 'blue-3a', '!blue-2b'));

test('the Goddess of Fire gives 3 points to every player with most scoring volcanoes', () =>
  countsMost('fire', 'red-2a', 'red-3a', '!red-2b'));

test('the God of Harvest gives 3 points to every player with most scoring villages', () =>
  countsMost('harvest', 'yellow-2d', 'yellow-3b', '!yellow-3a'));

test('the Goddess of Nature gives 3 points to every player with most scoring forests', () => {
  const fronts = { 'green-2a': { effect: 'forest 1 red' }, 'green-2b': { effect: 'forest 1 blue' } };
  const points = (mine: string[], theirs: string[]) => {
    const { game, state } = scene({ fronts, worlds: [{ god: 'nature', pyramid: mine }, { pyramid: theirs }] });
    const sheet = game.scoresheet(state);
    return sheet.rows[0]?.points[sheet.categories.indexOf('god')];
  };
  assert.equal(points(row('green-2a', 'red-1a'), row('green-2b', 'blue-1a')), 3);
  assert.equal(points(row('green-2a', 'white-1a'), row('green-2b', 'blue-1a')), 0);
  assert.equal(points(row('green-2a', 'white-1a'), row('green-2b', 'white-1b')), 3);
});

test('the Goddess in Training gives 2 points', () => {
  assert.deepEqual(godPoints({ god: 'training' }, {}), [2, 0]);
});

test('the Goddess of Idleness forgives all wildernesses, and gives 1 point', () => {
  const { game, state } = scene({
    worlds: [{ god: 'idleness', pyramid: row('~red-1a', '~red-1b') }, { pyramid: row('~blue-1a', '~blue-1b') }],
  });
  const sheet = game.scoresheet(state);
  assert.deepEqual(
    sheet.rows.map(({ total }) => total),
    [1, -2],
  );
});

test('the God of Technology gives 3 points to every player with fewest wildernesses', () => {
  assert.deepEqual(
    godPoints(
      { god: 'technology', pyramid: row('~red-1a') },
      { pyramid: row('~blue-1a') },
      { pyramid: row('~red-1b', '~red-1c') },
    ),
    [3, 0, 0],
  );
  assert.deepEqual(godPoints({ god: 'technology', pyramid: row('~red-1a') }, {}), [0, 0]);
});

test('wildernesses that Idleness forgives still count when the God of Technology compares', () => {
  const idle = { god: 'idleness', pyramid: row('~blue-1a', '~blue-1b') } as const;
  assert.deepEqual(godPoints({ god: 'technology', pyramid: row('~red-1a') }, idle), [3, 1]);
  assert.deepEqual(godPoints({ god: 'technology', pyramid: row('~red-1a', '~red-1b', '~red-1c') }, idle), [0, 1]);
});

test('the God of Balance gives 3 points for a village, a shrine and a volcano', () => {
  assert.deepEqual(godPoints({ god: 'balance', pyramid: row('yellow-2d', 'white-2a', 'red-2a') }, {}), [3, 0]);
  for (const lacking of [
    ['white-2a', 'red-2a'],
    ['yellow-2d', 'red-2a'],
    ['yellow-2d', 'white-2a'],
  ])
    assert.deepEqual(godPoints({ god: 'balance', pyramid: row(...lacking) }, {}), [0, 0]);
});

test('regions with a cancelation token do not count for the God of Balance, nor do wildernesses', () => {
  for (const lacking of [
    ['!yellow-2d', 'white-2a', 'red-2a'],
    ['yellow-2d', 'white-2a', '!red-2a'],
    ['yellow-2d', '~white-2a', 'red-2a'],
  ])
    assert.deepEqual(godPoints({ god: 'balance', pyramid: row(...lacking) }, {}), [0, 0]);
});

test('the God of Death is worth 3 points to a player who returns six worshipers at once', () => {
  const { table } = taking('death', '4 red 3 blue');
  assert.equal(asked(table), '0 death');
  assert.equal(can(table, { do: 'return' }).length, 2);
  play(table, { do: 'return', ...none, red: 4, blue: 2 });
  assert.equal(supply(table, 0), '1 blue');
  assert.deepEqual(godPoints({ god: 'death' }, {}), [3, 0]);
});

test('a player who cannot or will not return six covers the God of Death with a cancelation token', () => {
  const poor = taking('death', '5 red');
  assert.equal(asked(poor.table), '1 take');
  assert.ok(poor.told.some(event => event.type === 'godCancelled'));
  const stingy = taking('death', '7 red').table;
  play(stingy, { do: 'cancel' });
  assert.equal(supply(stingy, 0), '7 red');
  assert.deepEqual(
    [poor.table, stingy].map(({ state }) => state.worlds[0]?.godCancelled),
    [true, true],
  );
  assert.deepEqual(godPoints({ god: 'death', godCancelled: true }, {}), [0, 0]);
});

test('when nobody has any, all players count as having most', () => {
  assert.deepEqual(godPoints({ god: 'seas' }, {}), [3, 0]);
  assert.deepEqual(godPoints({ god: 'fire' }, { god: 'harvest' }), [3, 3]);
});

test('the worlds of all players are compared, not only of those with a god', () => {
  assert.deepEqual(
    godPoints({ god: 'fire', pyramid: row('red-2a') }, {}, { pyramid: row('red-2b', 'red-3a') }),
    [0, 0, 0],
  );
});

test('a god is taken for good', () => {
  const { table } = taking('nature', '');
  assert.equal(table.game.view(table.state, 1).worlds[0]?.god, 'nature');
  assert.equal(refused(table, { do: 'god', god: 'nature' }), 'god-not-there');
});
