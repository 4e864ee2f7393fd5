import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, inputsOf, openTable, readInputs, type Seat } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { game, type Played, type Scene, scene } from '../test/scenes.ts';
import { tableInputNames, tableInputsOf } from './netInputsTable.ts';
import { sense as senseOf } from './sense.ts';

/** What a seat sees, by name, without zeros. */
function seen({ game, state }: Played, seat: Seat): Record<string, number> {
  const into = new Float64Array(tableInputNames.length);
  assert.equal(tableInputsOf(game.box)(state, seat, into, 0), into.length);
  const found: Record<string, number> = {};
  for (const [i, name] of tableInputNames.entries()) if (into[i] !== 0) found[name] = Number(into[i]?.toFixed(4));
  return found;
}

/** What seat 0 sees of some names. */
function inputsNamed(wanted: Scene, ...names: string[]): (number | undefined)[] {
  const all = seen(scene(wanted), 0);
  return names.map(name => all[name]);
}

test('the shape of a pyramid: rows, free spots and how choosy they are, spots to come', () => {
  const wanted: Scene = { worlds: [{ pyramid: ['. ~red-1b', 'blue-1a blue-1b red-1a'] }] };
  assert.deepEqual(inputsNamed(wanted, 'laid in row 1', 'laid in row 2', 'laid in row 3'), [0.75, 0.25, undefined]);
  // Free: above both blues. The wilderness lies above blue and red, and takes part in two spots of row 3.
  assert.deepEqual(inputsNamed(wanted, 'free in row 2', 'spots for one colour', 'spots for two colours'), [
    0.5,
    0.5,
    undefined,
  ]);
  assert.deepEqual(inputsNamed(wanted, 'a single spot that fits: blue', 'a single spot that fits: red'), [
    1,
    undefined,
  ]);
  // Beside either end of the first row another tile may come: seats for blue to the left and for red to the right.
  assert.deepEqual(
    inputsNamed(wanted, 'spots to come that fit: blue', 'spots to come that fit: red', 'spots to come that fit: white'),
    [1, 1, 0.6667],
  );
});

test('a full first row has no seats to come beside it', () => {
  const wanted: Scene = { worlds: [{ pyramid: ['blue-1a blue-1b red-1a green-1a white-1a'] }] };
  assert.deepEqual(inputsNamed(wanted, 'spots to come that fit: blue', 'free in row 2'), [undefined, 2]);
});

test('the stack: colours, kinds, levels, points and what there will be to pay', () => {
  const wanted: Scene = {
    fronts: {
      'blue-1a': { effect: 'rock', points: 3, cost: 'red red' },
      'blue-2a': { effect: 'village 2', points: 5, cost: 'red' },
    },
    stack: ['blue-1a', 'blue-2a'],
  };
  assert.deepEqual(
    inputsNamed(
      wanted,
      'tiles in the stack: blue',
      'symbols to pay in the stack: red',
      'rock in the stack',
      'village in the stack',
      'level 1 in the stack',
      'level 2 in the stack',
      'points in the stack',
    ),
    [0.25, 0.15, 0.1667, 0.1667, 0.0625, 0.0625, 0.08],
  );
});

test('others: what fits them, what they have, and how their shrines compare', () => {
  const wanted: Scene = {
    seats: 4,
    fronts: {
      'white-1a': { effect: 'shrine 2', mystic: 93 },
      'white-1b': { effect: 'shrine 2', mystic: 92 },
      'white-1c': { effect: 'shrine 1', mystic: 91 },
    },
    worlds: [
      { pyramid: ['white-1a'] },
      { pyramid: ['white-1b'], worshipers: '2 red' },
      { pyramid: ['white-1c'] },
      { worshipers: '2 red 1 blue' },
    ],
  };
  assert.deepEqual(
    inputsNamed(
      wanted,
      'worshipers of others: red',
      'worshipers of others: blue',
      'others it fits: red',
      'shrines, beyond the second best other',
      'shrines, beyond the third best other',
      'others with a lower mystic value',
      'others with as many shrines and a lower mystic value',
    ),
    [0.5, 0.125, 1, 0.3333, 0.6667, 1, 0.3333],
  );
});

test('the display: what could be paid at once, and what of that fits', () => {
  const pyramid = ['. . . .', 'red-1b red-1c red-2a red-2b red-2c'];
  const wanted: Scene = {
    fronts: { 'red-1a': { effect: 'rock', points: 4, cost: 'blue' }, 'blue-1a': { effect: 'rock', points: 9 } },
    display: ['red-1a', 'blue-1a'],
    worlds: [{ pyramid, worshipers: '1 blue' }],
  };
  const paid = 'tiles of the display to be paid';
  const fit = 'those of them that fit';
  const all = seen(scene(wanted), 0);
  const poor = seen(scene({ ...wanted, worlds: [{ pyramid }] }), 0);
  assert.equal((all[paid] ?? 0) > (poor[paid] ?? 0), true);
  assert.ok((all[fit] ?? 0) > (poor[fit] ?? 0));
  assert.ok((all[paid] ?? 0) > (all[fit] ?? 0), 'the blue one can be paid and fits nowhere');
  assert.ok((all['the most points among these'] ?? 0) < 9 / 5);
});

test('nets see what is in the stack, never in which order', () => {
  const { features } = senseOf(game);
  if (!features) assert.fail();
  const width = inputsOf(features).length;
  const [one, other] = [new Float64Array(width), new Float64Array(width)];
  for (const seats of [2, 3, 4]) {
    const { state, chance } = openTable(game, { seats }, 'order');
    const luck = new Chance('order');
    for (const _ of story.decisions(game, state)) {
      const turned = game.copy(state);
      turned.stack.reverse();
      for (let seat = 0; seat < seats; seat++) {
        readInputs(features, state, seat, one);
        readInputs(features, turned, seat, other);
        assert.deepEqual(one, other);
      }
      game.play(state, luck.pick(game.moves(state)), chance);
    }
  }
});
