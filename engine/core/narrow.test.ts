import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, chosen, moveKey, narrow, openField, sameMove } from './narrow.ts';

type Move = { tile: number; cell: string } | { tile: 'pass' };

const moves: Move[] = [{ tile: 1, cell: 'a' }, { tile: 1, cell: 'b' }, { tile: 2, cell: 'b' }, { tile: 'pass' }];

test('each click narrows what is left', () => {
  assert.deepEqual(narrow(moves, { tile: 1 }), moves.slice(0, 2));
  assert.deepEqual(narrow(moves, { cell: 'b' }), moves.slice(1, 3));
  assert.deepEqual(narrow(moves, { tile: 2, cell: 'a' }), []);
  assert.deepEqual(narrow(moves, {}), moves);
});

test('when one move is left it can be confirmed', () => {
  assert.deepEqual(chosen(moves, { tile: 1, cell: 'b' }), moves[1]);
  assert.deepEqual(chosen(moves, { tile: 'pass' }), moves[3]);
  assert.equal(chosen(moves, { tile: 1 }), null);
  assert.equal(chosen(moves, { tile: 9 }), null);
});

test('a field offers each of its values once, in the order of the moves', () => {
  assert.deepEqual(choices(moves, 'tile'), [1, 2, 'pass']);
  assert.deepEqual(choices(narrow(moves, { tile: 2 }), 'cell'), ['b']);
  assert.deepEqual(choices(moves, 'turn'), []);
});

test('the field to ask about next is the first in which the moves differ', () => {
  assert.equal(openField(moves), 'tile');
  assert.equal(openField(narrow(moves, { tile: 1 })), 'cell');
  assert.equal(openField(narrow(moves, { tile: 2 })), null);
  assert.equal(openField([]), null);
});

test('a field that only some moves have is still a difference', () => {
  assert.equal(openField<Move | { tile: 1 }>([{ tile: 1, cell: 'a' }, { tile: 1 }]), 'cell');
});

test('moves are the same when all their fields are', () => {
  assert.ok(sameMove({ a: 1, b: 'x' }, { b: 'x', a: 1 }));
  assert.equal(sameMove({ a: 1 }, { a: 1, b: 2 }), false);
  assert.equal(sameMove({ a: 1 }, { a: '1' }), false);
  assert.equal(sameMove({ a: 1 }, { b: 1 }), false);
});

test('the short text of a move does not depend on the order of its fields', () => {
  assert.equal(moveKey({ tile: '1-1-1-1', cell: '2,-1', turn: 0 }), 'cell=2,-1 tile=1-1-1-1 turn=0');
  assert.equal(moveKey({ turn: 0, cell: '2,-1', tile: '1-1-1-1' }), 'cell=2,-1 tile=1-1-1-1 turn=0');
});
