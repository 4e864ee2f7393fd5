import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, can, crowdOn, play, refused, scene, supply, tileOn } from '../../test/scenes.ts';

/** Nine regions whose colours are known: three rows of blue, green, red. */
const nine = [
  ...['blue-1a', 'blue-1c', 'blue-1d'],
  ...['green-1a', 'green-1b', 'green-1c'],
  ...['red-1a', 'red-1c', 'red-1d'],
];

/** A complete pyramid. */
const full = [
  'red-2a red-2b',
  'red-2c red-2d red-3a',
  'white-1a white-1b white-1c white-1d',
  'yellow-1a yellow-1b yellow-1c yellow-1d yellow-2a',
];

test('a turn is a region of the display or a god, and then it is the next seat’s turn, clockwise', () => {
  const table = scene({ seats: 3, first: 1, display: nine, gods: ['training', 'seas', 'fire', 'nature'] });
  assert.equal(asked(table), '1 take');
  assert.equal(can(table, { do: 'take' }).length, 9);
  assert.equal(can(table, { do: 'god' }).length, 4);
  play(table, { do: 'god', god: 'training' });
  assert.equal(asked(table), '2 take');
  play(table, { do: 'take', tile: 'blue-1a' }, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(asked(table), '0 take');
});

test('any of the nine regions can be taken, also one that cannot be paid', () => {
  const table = scene({ display: nine, fronts: { 'blue-1a': { cost: 'red red red', effect: 'rock' } } });
  for (const tile of nine) assert.equal(refused(table, { do: 'take', tile }), null);
  assert.equal(refused(table, { do: 'take', tile: 'white-3a' }), 'not-in-display');
});

test('nobody takes a second god', () => {
  const table = scene({ worlds: [{ god: 'love' }], gods: ['seas', 'fire'] });
  assert.equal(can(table, { do: 'god' }).length, 0);
  assert.equal(refused(table, { do: 'god', god: 'seas' }), 'second-god');
});

test('a god that somebody has taken is gone', () => {
  const table = scene({ gods: ['training', 'seas', 'fire'] });
  play(table, { do: 'god', god: 'seas' });
  assert.equal(refused(table, { do: 'god', god: 'seas' }), 'god-not-there');
});

test('with a complete pyramid one must take a god', () => {
  const table = scene({ worlds: [{ pyramid: full }, { pyramid: full }] });
  assert.deepEqual(
    can(table, {}).map(move => move.do),
    ['god', 'god', 'god'],
  );
  assert.equal(refused(table, { do: 'take', tile: 'blue-1a' }), 'pyramid-complete');
});

test('a blue region creates a blue worshiper on every region beside it, not across the corner', () => {
  const table = scene({ display: nine });
  play(table, { do: 'take', tile: 'blue-1a' });
  assert.deepEqual(
    nine.slice(1).map(tile => crowdOn(table, tile)),
    ['1 blue', 'none', '1 blue', 'none', 'none', 'none', 'none', 'none'],
  );
});

test('a corner creates two worshipers, an edge three, the middle four', () => {
  const created = nine.map(tile => {
    const table = scene({ display: nine });
    play(table, { do: 'take', tile });
    return table.state.crowd.reduce((sum, n) => sum + n, 0);
  });
  assert.deepEqual(created, [2, 3, 2, 3, 4, 3, 2, 3, 2]);
});

test('worshipers are created even when the region becomes a wilderness', () => {
  const table = scene({ display: nine, worlds: [{ pyramid: ['white-1a white-1b'] }] });
  play(table, { do: 'take', tile: 'green-1b' }, { do: 'place', spot: '2,0', side: 'wilderness' });
  assert.equal(tileOn(table, 0, '2,0'), '~green-1b');
  assert.deepEqual(
    ['blue-1c', 'green-1a', 'green-1c', 'red-1c'].map(tile => crowdOn(table, tile)),
    ['1 green', '1 green', '1 green', '1 green'],
  );
});

test('all worshipers on the taken region go into the own supply', () => {
  const table = scene({ display: nine, crowd: { 'red-1a': '2 blue 1 green', 'red-1c': '1 white' } });
  const told = play(table, { do: 'take', tile: 'red-1a' });
  assert.equal(supply(table, 0), '1 green 2 blue');
  assert.equal(crowdOn(table, 'red-1c'), '1 red 1 white');
  assert.deepEqual(
    told.map(event => event.type),
    ['took', 'created', 'collected'],
  );
});

test('taking a god creates nobody and reveals nothing', () => {
  const table = scene({ display: nine });
  const stack = table.state.stack.length;
  const told = play(table, { do: 'god', god: 'training' });
  assert.equal(
    table.state.crowd.reduce((sum, n) => sum + n, 0),
    0,
  );
  assert.equal(table.state.stack.length, stack);
  assert.deepEqual(
    told.map(event => event.type),
    ['god', 'turn'],
  );
});
