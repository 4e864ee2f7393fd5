import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow } from '@atoll/engine';
import type { BoraState } from '../rules/types.ts';
import { game, scene } from '../test/scenes.ts';
import { plainPicks } from './plainly.ts';

const after = (state: BoraState, picks: Record<string, string | number>, more: Record<string, string | number>) =>
  plainPicks({ moves: game.moves(state), picks }, more);

test('a die on a mat is placed without gods, however many could be called', () => {
  const state = scene({ villages: [{ dice: [4], hand: 'white blue blue', offerings: 2, godTiles: 1 }] });
  const picks = after(state, { die: 4 }, { action: 'helper' });
  assert.deepEqual(picks, { die: 4, action: 'helper', blue: 'none', white: 'none' });
  assert.equal(narrow(game.moves(state), picks).length, 1);
});

test('a god that was chosen stays chosen when the die goes elsewhere', () => {
  const state = scene({ villages: [{ dice: [4], hand: 'white', offerings: 1 }] });
  const picks = after(state, { die: 4, action: 'helper', white: 'card', blue: 'none' }, { action: 'temple' });
  assert.equal(picks.white, 'card');
});

test('where only a god makes it possible, how to pay for it is left to the player', () => {
  const state = scene({
    placed: { helper: [3] },
    villages: [{ dice: [4], hand: 'blue', offerings: 1, godTiles: 1 }],
  });
  const picks = after(state, { die: 4 }, { action: 'helper' });
  assert.equal(picks.blue, undefined);
  assert.equal(narrow(game.moves(state), picks).length, 2);
});

test('a die alone says nothing about gods', () => {
  const state = scene({ villages: [{ dice: [4, 2], hand: 'white', offerings: 1 }] });
  assert.deepEqual(after(state, {}, { die: 4 }), { die: 4 });
});

test('a person is used without the green god, which can be added', () => {
  const state = scene({
    phase: 'people',
    villages: [{ people: ['man-points-1', 'woman-shell-1'], hand: 'green', offerings: 1 }],
  });
  assert.deepEqual(after(state, {}, { use: 'man-points' }), { use: 'man-points', green: 'no' });
});
