import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { addGame, drawTurns, heldBackRows, newTurns, someRows, turnsToLearnFrom } from './turnRows.ts';

/** As many games as told, each with two turns of one number that says which turn it is. */
function played(games: number, most = Number.POSITIVE_INFINITY) {
  const turns = newTurns(most);
  for (let game = 0; game < games; game++) addGame(turns, game, Float32Array.of(2 * game, 2 * game + 1));
  return turns;
}

const bytes = 8;

test('every twentieth game is kept back, and nothing is learned from it', () => {
  const turns = played(40);
  assert.deepEqual([...heldBackRows(turns)], [0, 1, 40, 41]);
  const lessons = turnsToLearnFrom(turns, 1);
  assert.equal(lessons.turns, 76);
  const drawn = new Set(drawTurns(lessons, 2000, new Chance('all'))[0]);
  assert.equal(drawn.size, 76);
  for (const turn of [0, 1, 40, 41]) assert.ok(!drawn.has(turn));
});

test('of fewer than twenty none is kept back', () => {
  const turns = played(5);
  assert.equal(heldBackRows(turns).length, 0);
  assert.equal(turnsToLearnFrom(turns, 1).turns, 10);
});

test('where there is no room for more the oldest are forgotten', () => {
  const turns = played(100, 30 * bytes);
  const drawn = new Set(drawTurns(turnsToLearnFrom(turns, 1), 2000, new Chance('new'))[0]);
  assert.equal(Math.min(...drawn), 140, 'game 70 is the first of the last thirty');
  assert.equal(turns.bytes, 30 * bytes);
});

test('how large inputs are is seen by games that are still there', () => {
  const rows = someRows(played(1000, 500 * bytes));
  assert.equal(rows.length, 400);
  assert.equal(rows[0], 1002, 'game 500 is the first, and kept back');
});

test('games may end in any order', () => {
  const turns = newTurns(2 * bytes);
  for (const game of [1, 2, 0, 3]) addGame(turns, game, Float32Array.of(game, game));
  assert.deepEqual(
    turns.games.map(rows => rows.length),
    [0, 0, 2, 2],
  );
});
