import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CacaoMove } from '../../rules/types.ts';
import { fillShown, placeShown } from './shown.ts';

const placings: CacaoMove[] = [
  { tile: '2-1-0-1', cell: '1,0', turn: 0 },
  { tile: '2-1-0-1', cell: '1,0', turn: 1 },
  { tile: '2-1-0-1', cell: '0,1', turn: 1 },
];
const fillings: CacaoMove[] = [
  { jungle: 'sun', space: '2,0' },
  { jungle: 'sun', space: '0,2' },
  { jungle: 'water', space: '2,0' },
  { jungle: 'water', space: '0,2' },
];

test('a space pointed at is looked at before the one that is chosen', () => {
  const picks = { tile: '2-1-0-1', turn: 1, cell: '1,0' };
  assert.deepEqual(placeShown(placings, picks, {}), placings[1]);
  assert.deepEqual(placeShown(placings, picks, { cell: '0,1' }), placings[2]);
});

test('a space says nothing before a tile is selected', () => {
  assert.equal(placeShown(placings, {}, { cell: '1,0' }), null);
});

test('what cannot be done is not looked at', () => {
  assert.equal(placeShown(placings, { tile: '2-1-0-1', turn: 0 }, { cell: '0,1' }), null);
});

test('with two spaces to fill, tile and space are both needed', () => {
  assert.equal(fillShown(fillings, { jungle: 'sun' }, {}), null);
  assert.deepEqual(fillShown(fillings, { jungle: 'sun' }, { space: '0,2' }), fillings[1]);
});

test('with one space to fill, the tile alone says it all', () => {
  const one = fillings.filter(move => 'space' in move && move.space === '2,0');
  assert.deepEqual(fillShown(one, { jungle: 'water' }, {}), fillings[2]);
  assert.deepEqual(fillShown(one, { jungle: 'water' }, { jungle: 'sun' }), fillings[0]);
});
