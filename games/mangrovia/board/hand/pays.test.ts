import assert from 'node:assert/strict';
import { test } from 'node:test';
import { given, grouped, piecesOf, sortPays, worthOf } from './pays.ts';

test('a payment is read piece by piece, and its sum is exact', () => {
  const pieces = piecesOf('2+2+start4+tile3');
  assert.deepEqual(pieces, [
    { kind: 'plain', value: 2 },
    { kind: 'plain', value: 2 },
    { kind: 'start', value: 4 },
    { kind: 'tile', value: 3 },
  ]);
  assert.equal(worthOf(pieces), 11);
});

test('payments with few cards come first, those with a stone tile last, and none is lost', () => {
  const pays = ['2+2+3', '7', '2+5', '4+tile3', '3+start4', '2+5'];
  const sorted = sortPays(pays);
  assert.equal(sorted[0], '7');
  assert.equal(sorted.at(-1), '4+tile3');
  assert.deepEqual([...sorted].sort(), [...new Set(pays)].sort());
});

test('what a building gives away is told kind by kind', () => {
  assert.deepEqual(given('treasures', 'sand+joker', '2+start4+tile3'), {
    treasures: [2],
    startCards: [4],
    landscapes: ['sand'],
    amulets: [],
    treasureTiles: 1,
    amuletTiles: 0,
    jokers: 1,
  });
});

test('amulets are paid with amulets, never with treasures', () => {
  const gone = given('amulets', 'water', '2+3+tile2');
  assert.deepEqual([gone.amulets, gone.treasures, gone.amuletTiles, gone.treasureTiles], [[2, 3], [], 1, 0]);
});

test('equal cards are counted', () => {
  assert.deepEqual(grouped([2, 2, 5, 2]), [
    [2, 3],
    [5, 1],
  ]);
});
