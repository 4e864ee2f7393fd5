import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Colour } from '../../rules/types.ts';
import { can, laying, play, scene } from '../../test/scenes.ts';
import { addTo, completed, countsMoves, draftOf, fixedPart, freeChoices } from './drafting.ts';

/** Choosing payments for a region that costs blue and two of any colour. */
function paying(worshipers: string) {
  const fronts = { 'red-1a': { effect: 'rock', cost: 'blue any any' } };
  const table = laying({ fronts, worlds: [{ worshipers }] }, 'red-1a');
  play(table, { do: 'place', spot: '1,0', side: 'region' });
  return countsMoves(can(table, {}));
}

test('what must be paid in any case is fixed, and the rest is left to choose', () => {
  const moves = paying('1 blue 2 red 2 green');
  assert.equal(fixedPart(moves).blue, 1);
  assert.equal(freeChoices(moves), 2);
  assert.equal(completed(moves, ['red']), null);
  assert.deepEqual(completed(moves, ['red', 'green']), { do: 'pay', yellow: 0, green: 1, red: 1, blue: 1, white: 0 });
});

test('nobody adds what they do not have', () => {
  const moves = paying('1 blue 1 red 2 green 2 white');
  assert.deepEqual(addTo(moves, [], 'red'), ['red']);
  assert.equal(addTo(moves, ['red'], 'red'), null);
  assert.equal(addTo(moves, [], 'yellow'), null);
});

test('when it is full the last one makes room for another', () => {
  const moves = paying('1 blue 2 red 2 green');
  assert.deepEqual(addTo(moves, ['red', 'red'], 'green'), ['red', 'green']);
});

test('every way to pay can be reached one worshiper at a time', () => {
  const moves = paying('3 blue 2 red 1 white');
  for (const move of moves) {
    let draft: Colour[] = [];
    for (const colour of draftOf(moves, move)) draft = addTo(moves, draft, colour) ?? assert.fail('cannot be added');
    assert.equal(completed(moves, draft), move);
  }
});

test('exchanges and declining are not among the ways to return worshipers', () => {
  const table = scene({ gods: ['death'], worlds: [{ worshipers: '4 red 4 blue' }] });
  play(table, { do: 'god', god: 'death' });
  const moves = countsMoves(can(table, {}));
  assert.ok(moves.length > 0 && moves.every(move => move.do === 'return'));
  assert.equal(freeChoices(moves) + 4, 6, 'two of either colour go in any case');
});
