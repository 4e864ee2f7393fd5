import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BuildMove } from '../../rules/types.ts';
import { type Scene, scene } from '../../test/scenes.ts';
import { buildMeant, outlook } from './preview.ts';

const built = (field: string, pay = '7'): BuildMove => ({ do: 'build', field, huts: 1, cards: 'water', pay });

function outlookOf(wanted: Scene, move: BuildMove) {
  const { game, s } = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '7' }], ...wanted });
  const seen = outlook(game, game.view(s, 0), move);
  assert.ok(seen);
  return seen;
}

test('a hut nearer to the statue would win the tie, and the other loses the difference', () => {
  const seen = outlookOf({ huts: { 'A-FG': 1 } }, built('A-EF'));
  const [first, second] = seen.after.paths[0]?.ranking ?? [];
  assert.deepEqual([first?.owner, second?.owner], [0, 1]);
  assert.equal(seen.gains[0], 12);
  assert.equal(seen.gains[1], -6);
});

test('a hut on the stone place raises the worth of everybody’s huts there', () => {
  const seen = outlookOf({ huts: { 'C-F': 1 } }, built('CD-E'));
  assert.deepEqual(seen.after.stone.seats[0], { huts: 1, points: 2 });
  assert.deepEqual(seen.after.stone.seats[1], { huts: 1, points: 2 });
});

test('the pole tile under the hut is part of what it brings', () => {
  const seen = outlookOf({}, built('A-GH'));
  assert.equal(seen.after.poleTile, 3);
  assert.equal(seen.gains[0], 2 + 12 + 12);
});

test('looking ahead changes nothing on the table', () => {
  const { game, s } = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '7' }] });
  const view = game.view(s, 0);
  const before = JSON.stringify(view);
  outlook(game, view, built('A-E'));
  assert.equal(JSON.stringify(view), before);
  assert.equal(JSON.stringify(game.view(s, 0)), before);
});

test('while the payment is open, the first of the list stands for it', () => {
  const moves = [built('A-E', '2+2+3'), built('A-E', '7'), built('B-E', '7')];
  assert.equal(buildMeant(moves, { do: 'build', field: 'A-E' }, {})?.pay, '7');
  assert.equal(buildMeant(moves, {}, { do: 'build', field: 'B-E' })?.field, 'B-E');
  assert.equal(buildMeant(moves, {}, {}), null);
});
