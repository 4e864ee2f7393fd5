import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winners } from '@atoll/engine';
import { type Scene, scene } from '../../test/scenes.ts';

/** The final scoresheet of a scene. */
function final(wanted: Scene) {
  const { game, state } = scene(wanted);
  state.over = true;
  state.steps = [];
  const sheet = game.scoresheet(state);
  const of = (seat: number, category: string) => sheet.rows[seat]?.points[sheet.categories.indexOf(category)];
  return { sheet, of };
}

test('the points of the regions, the temple and the god are added, and every wilderness costs one', () => {
  const fronts = {
    'red-3a': { effect: 'volcano 4 red', points: 4 },
    'white-2a': { effect: 'shrine 1', points: 1, mystic: 20 },
  };
  const { sheet, of } = final({
    fronts,
    worlds: [{ god: 'training', pyramid: ['red-3a white-2a ~blue-1a green-1a'] }, {}],
  });
  assert.deepEqual(
    ['volcano', 'shrine', 'rock', 'temple', 'god', 'wilderness'].map(category => of(0, category)),
    [4, 1, 1, 7, 2, -1],
  );
  assert.equal(sheet.rows[0]?.total, 14);
  assert.equal(sheet.final, true);
});

test('what was printed on a wilderness does not count any more', () => {
  const { sheet } = final({ worlds: [{ pyramid: ['~green-1a ~white-3a'] }] });
  assert.equal(sheet.rows[0]?.total, -2);
});

/** Temple points by seat. White regions of level 2 have one shrine, the first two of level 3 have two. */
const temples = (seats: number, ...rows: string[]): (number | undefined)[] => {
  const fronts = {
    'white-3a': { effect: 'shrine 2', mystic: 30 },
    'white-3b': { effect: 'shrine 2', mystic: 31 },
    'white-3c': { effect: 'shrine 1', mystic: 32 },
    'white-3d': { effect: 'shrine 1', mystic: 33 },
  };
  const { sheet, of } = final({ fronts, seats, worlds: rows.map(row => ({ pyramid: [row] })) });
  return sheet.rows.map(({ seat }) => of(seat, 'temple'));
};

test('the player with most shrines gets the most valuable temple, then the next', () => {
  assert.deepEqual(temples(2, 'white-2a', 'white-2b white-2c'), [2, 7]);
  assert.deepEqual(temples(3, 'white-2a', 'white-2b white-2c', 'white-2d white-3c white-3d'), [2, 4, 9]);
  assert.deepEqual(
    temples(4, 'white-2a', 'white-2b white-2c', 'white-2d white-3c white-3d', 'white-3a white-3b'),
    [2, 4, 7, 11],
  );
});

test('shrine symbols count, not regions: a region can show two', () => {
  assert.deepEqual(temples(2, 'white-3a', 'white-2a'), [7, 2]);
});

test('nobody without a shrine gets a temple', () => {
  assert.deepEqual(temples(2, 'white-2a', 'white-1a'), [7, 0]);
  assert.deepEqual(temples(2, 'red-1a', '~white-2a'), [0, 0]);
});

test('in a tie the player with the white region of the highest mystic value chooses first', () => {
  const fronts = {
    'white-2a': { effect: 'shrine 1', mystic: 20 },
    'white-2b': { effect: 'shrine 1', mystic: 21 },
    'white-1a': { effect: 'rock', mystic: 22 },
  };
  const order = (mine: string, theirs: string) => {
    const { sheet, of } = final({ fronts, worlds: [{ pyramid: [mine] }, { pyramid: [theirs] }] });
    return sheet.rows.map(({ seat }) => of(seat, 'temple'));
  };
  assert.deepEqual(order('white-2a', 'white-2b'), [2, 7]);
  // Any white region brings its mystic value, also one without a shrine; a wilderness brings none.
  assert.deepEqual(order('white-2a white-1a', 'white-2b'), [7, 2]);
  assert.deepEqual(order('white-2a ~white-1a', 'white-2b'), [2, 7]);
});

test('among equals the single highest mystic value decides, not the sum of several', () => {
  const fronts = {
    'white-2a': { effect: 'shrine 1', mystic: 20 },
    'white-1a': { effect: 'conversion 1 any', mystic: 19 },
    'white-2b': { effect: 'shrine 1', mystic: 21 },
  };
  const { sheet, of } = final({ fronts, worlds: [{ pyramid: ['white-2a white-1a'] }, { pyramid: ['white-2b'] }] });
  assert.deepEqual(
    sheet.rows.map(({ seat }) => of(seat, 'temple')),
    [2, 7],
  );
});

test('everybody is given the best temple that is left to them', () => {
  assert.deepEqual(temples(4, 'white-2a', 'red-1a', 'blue-1a', 'white-2b white-2c'), [7, 0, 0, 11]);
});

test('most points win; ties go to the player with more worshipers left; otherwise they share the place', () => {
  const { sheet } = final({ worlds: [{ pyramid: ['red-1a'] }, { pyramid: ['red-1c'], worshipers: '9 blue' }] });
  assert.deepEqual(winners(sheet), [0]);
  const tie = final({
    worlds: [
      { pyramid: ['red-1a'], worshipers: '2 red' },
      { pyramid: ['blue-1a'], worshipers: '3 red' },
    ],
  });
  assert.deepEqual(winners(tie.sheet), [1]);
  const shared = final({ worlds: [{ worshipers: '1 red 2 blue' }, { worshipers: '3 white' }] });
  assert.deepEqual(winners(shared.sheet), [0, 1]);
});

test('while the game runs, the scoresheet says how it stands now', () => {
  const { game, state } = scene({ worlds: [{ pyramid: ['white-2a'] }, {}] });
  const sheet = game.scoresheet(state);
  assert.equal(sheet.final, false);
  assert.equal(sheet.rows[0]?.points[sheet.categories.indexOf('temple')], 7);
});
