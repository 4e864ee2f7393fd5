import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, can, crowdOn, laying, play, refused, type Scene, supply, tileOn } from '../../test/scenes.ts';
import type { TileKind } from '../types.ts';

const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };
const lay = (spot: string) => ({ do: 'place', spot, side: 'region' }) as const;

/** A seat lays this tile, whose front is given, beside or above what it has. */
function laid(id: string, effect: string, spot: string, more: Scene = {}, points = 3) {
  const table = laying({ ...more, fronts: { [id]: { effect, points, mystic: id.startsWith('white') ? 50 : 0 } } }, id);
  const told = play(table, lay(spot));
  return { table, told };
}

const points = ({ table }: ReturnType<typeof laid>, kind: TileKind, seat = 0): number => {
  const sheet = table.game.scoresheet(table.state);
  return sheet.rows[seat]?.points[sheet.categories.indexOf(kind)] ?? Number.NaN;
};

test('the effect comes as soon as the region lies in the world and is paid for', () => {
  const { told } = laid('blue-1c', 'conversion 2 white', '1,1', { worlds: [{ pyramid: ['red-1a'] }] });
  assert.deepEqual(
    told.map(event => event.type),
    ['placed', 'converted', 'revealed', 'turn'],
  );
});

test('a farm brings the reduction token of its colour, for every region from now on', () => {
  const { table } = laid('yellow-1c', 'farm red', '1,1', { worlds: [{ pyramid: ['red-1a'] }] });
  assert.deepEqual(table.game.view(table.state, 0).worlds[0]?.reductions, ['red']);
});

test('the farm itself is still paid in full', () => {
  const table = laying(
    {
      fronts: { 'yellow-1c': { cost: 'red', effect: 'farm red' } },
      worlds: [{ worshipers: '1 red', pyramid: ['red-1a'] }],
    },
    'yellow-1c',
  );
  play(table, lay('1,1'));
  assert.equal(supply(table, 0), 'none');
});

test('a village counts once its worshipers are returned, of any colours', () => {
  const village = laid('yellow-2d', 'village 2', '1,1', {
    worlds: [{ pyramid: ['red-1a'], worshipers: '2 red 1 blue' }],
  });
  const { table } = village;
  assert.equal(asked(table), '0 village');
  assert.deepEqual(can(table, { do: 'return' }), [
    { do: 'return', ...none, red: 1, blue: 1 },
    { do: 'return', ...none, red: 2 },
  ]);
  play(table, { do: 'return', ...none, red: 1, blue: 1 });
  assert.equal(supply(table, 0), '1 red');
  assert.equal(points(village, 'village'), 3);
});

test('a player who cannot return so many gets a cancelation token on the village', () => {
  const village = laid('yellow-2d', 'village 2', '1,1', { worlds: [{ pyramid: ['red-1a'], worshipers: '1 blue' }] });
  assert.equal(tileOn(village.table, 0, '1,1'), '!yellow-2d');
  assert.equal(supply(village.table, 0), '1 blue');
  assert.equal(points(village, 'village'), 0);
});

test('a player who does not want to return worshipers may decline', () => {
  const village = laid('yellow-2d', 'village 2', '1,1', { worlds: [{ pyramid: ['red-1a'], worshipers: '5 blue' }] });
  play(village.table, { do: 'cancel' });
  assert.equal(tileOn(village.table, 0, '1,1'), '!yellow-2d');
  assert.equal(supply(village.table, 0), '5 blue');
  assert.equal(points(village, 'village'), 0);
});

/** Eight tiles are left in the display when this one is taken from the corner. */
const crowd = { 'white-1b': '1 blue', 'white-1c': '2 blue 1 green', 'white-1d': '1 yellow' };
const display = ['white-1b', 'white-1c', 'white-1d'];

test('a volcano removes worshipers of its colours from the regions left in the display', () => {
  const volcano = laid('red-2a', 'volcano 3 blue green', '1,1', {
    worlds: [{ pyramid: ['green-1a'] }],
    display,
    crowd,
  });
  const { table } = volcano;
  assert.equal(asked(table), '0 volcano');
  assert.deepEqual(can(table, { do: 'erupt' }), [
    { do: 'erupt', tile: 'white-1b', colour: 'blue' },
    { do: 'erupt', tile: 'white-1c', colour: 'green' },
    { do: 'erupt', tile: 'white-1c', colour: 'blue' },
  ]);
  play(
    table,
    { do: 'erupt', tile: 'white-1c', colour: 'blue' },
    { do: 'erupt', tile: 'white-1c', colour: 'green' },
    { do: 'erupt', tile: 'white-1c', colour: 'blue' },
  );
  assert.equal(crowdOn(table, 'white-1c'), 'none');
  // The volcano stood beside it and created a red one there.
  assert.equal(crowdOn(table, 'white-1b'), '1 red 1 blue');
  assert.equal(points(volcano, 'volcano'), 3);
});

test('what a volcano removes goes to the general supply, not to the player', () => {
  const { table } = laid('red-2a', 'volcano 3 blue', '1,1', { worlds: [{ pyramid: ['green-1a'] }], display, crowd });
  play(table, { do: 'erupt', tile: 'white-1b', colour: 'blue' });
  assert.equal(supply(table, 0), 'none');
});

test('worshipers that lay on the volcano were collected and cannot be removed any more', () => {
  const { table } = laid('red-2a', 'volcano 2 blue', '1,1', {
    worlds: [{ pyramid: ['green-1a'] }],
    display: ['white-1b'],
    crowd: { 'red-2a': '2 blue', 'white-1b': '1 blue' },
  });
  assert.equal(supply(table, 0), '2 blue');
  assert.equal(tileOn(table, 0, '1,1'), '!red-2a');
});

test('worshipers that taking the volcano created can be removed', () => {
  const volcano = laid('red-2a', 'volcano 2 red', '1,1', { worlds: [{ pyramid: ['green-1a'] }], display });
  assert.equal(can(volcano.table, { do: 'erupt', colour: 'red' }).length, 2);
  play(volcano.table, { do: 'erupt', tile: 'white-1b', colour: 'red' });
  assert.equal(asked(volcano.table), '1 take');
  assert.equal(points(volcano, 'volcano'), 3);
});

test('a volcano removes all it wants or nobody: with too few there is a cancelation token', () => {
  const volcano = laid('red-2a', 'volcano 5 blue green', '1,1', {
    worlds: [{ pyramid: ['green-1a'] }],
    display,
    crowd,
  });
  assert.equal(tileOn(volcano.table, 0, '1,1'), '!red-2a');
  assert.equal(crowdOn(volcano.table, 'white-1c'), '1 green 2 blue');
  assert.equal(points(volcano, 'volcano'), 0);
});

test('a player who does not want to remove anybody may decline, but not halfway', () => {
  const scene: Scene = { worlds: [{ pyramid: ['green-1a'] }], display, crowd };
  const { table } = laid('red-2a', 'volcano 3 blue green', '1,1', scene);
  play(table, { do: 'cancel' });
  assert.equal(tileOn(table, 0, '1,1'), '!red-2a');
  assert.equal(crowdOn(table, 'white-1c'), '1 green 2 blue');
  const begun = laid('red-2a', 'volcano 3 blue green', '1,1', scene).table;
  play(begun, { do: 'erupt', tile: 'white-1c', colour: 'blue' });
  assert.equal(refused(begun, { do: 'cancel' }), 'volcano-all');
});

test('a volcano that wants exactly those who are there takes the rest by itself', () => {
  const { table } = laid('red-2a', 'volcano 4 blue green', '1,1', {
    worlds: [{ pyramid: ['green-1a'] }],
    display,
    crowd,
  });
  play(table, { do: 'erupt', tile: 'white-1c', colour: 'blue' });
  assert.equal(asked(table), '1 take');
  assert.equal(crowdOn(table, 'white-1c'), 'none');
});

test('an irrigation counts when one of the two regions below has its colour', () => {
  const right = laid('blue-2a', 'irrigation white', '2,0', { worlds: [{ pyramid: ['blue-1a white-1a'] }] });
  assert.equal(tileOn(right.table, 0, '2,0'), 'blue-2a');
  assert.equal(points(right, 'irrigation'), 3);
  const wrong = laid('blue-2a', 'irrigation white', '2,0', { worlds: [{ pyramid: ['blue-1a red-1a'] }] });
  assert.equal(tileOn(wrong.table, 0, '2,0'), '!blue-2a');
  assert.equal(points(wrong, 'irrigation'), 0);
});

test('one and the same wilderness lets an irrigation lie above it and gives it the colour it needs', () => {
  const { table } = laid('blue-2a', 'irrigation white', '2,0', { worlds: [{ pyramid: ['~red-1a green-1a'] }] });
  assert.equal(tileOn(table, 0, '2,0'), 'blue-2a');
});

test('an irrigation in the first row has nothing below it and does not count', () => {
  const { table } = laid('blue-2a', 'irrigation white', '1,2', { worlds: [{ pyramid: ['white-1a white-1b'] }] });
  assert.equal(tileOn(table, 0, '1,2'), '!blue-2a');
});

test('an irrigation is no choice: what lies below decides', () => {
  const { table, told } = laid('blue-2a', 'irrigation white', '2,0', { worlds: [{ pyramid: ['blue-1a white-1a'] }] });
  assert.ok(told.some(event => event.type === 'watered'));
  assert.equal(asked(table), '1 take');
});

test('a shrine does nothing at once: it asks for nothing and brings nothing until the end', () => {
  const { table, told } = laid('white-2a', 'shrine 2', '1,1', {
    worlds: [{ pyramid: ['red-1a'], worshipers: '3 white' }],
    crowd: { 'white-1b': '2 white' },
    display: ['white-1b'],
  });
  assert.deepEqual(
    told.map(event => event.type),
    ['placed', 'revealed', 'turn'],
  );
  assert.equal(asked(table), '1 take');
  assert.equal(supply(table, 0), '3 white');
  assert.equal(tileOn(table, 0, '1,1'), 'white-2a');
});

test('a conversion brings one or two worshipers of the colour shown', () => {
  for (const n of [1, 2]) {
    const { table } = laid('blue-1c', `conversion ${n} white`, '1,1', { worlds: [{ pyramid: ['red-1a'] }] }, 0);
    assert.equal(supply(table, 0), `${n} white`);
  }
});

test('a conversion to any colour lets one choose', () => {
  const { table } = laid('green-1b', 'conversion 1 any', '1,1', { worlds: [{ pyramid: ['red-1a'] }] }, 7);
  assert.equal(asked(table), '0 convert');
  assert.equal(can(table, { do: 'convert' }).length, 5);
  play(table, { do: 'convert', colour: 'yellow' });
  assert.equal(supply(table, 0), '1 yellow');
});

test('a sacred rock is worth its point without doing anything', () => {
  const rock = laid('green-1a', 'rock', '1,1', { worlds: [{ pyramid: ['red-1c'] }] }, 1);
  assert.equal(points(rock, 'rock'), 1);
  assert.deepEqual(
    rock.told.map(event => event.type),
    ['placed', 'revealed', 'turn'],
  );
});

test('a cancelation token covers the points, but the region keeps its colour', () => {
  const table = laying({ worlds: [{ pyramid: ['!blue-2a red-1a'] }] }, 'blue-1d');
  assert.equal(refused(table, lay('2,0')), null);
  const sheet = table.game.scoresheet(table.state);
  assert.equal(sheet.rows[0]?.points[sheet.categories.indexOf('irrigation')], 0);
});
