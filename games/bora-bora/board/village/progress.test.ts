import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing } from '../../rules/tasks/needs.ts';
import { box, game, type Scene, scene } from '../../test/scenes.ts';
import { isFulfilled, progress, sum } from './progress.ts';

/** How far seat 0 and seat 1 are with a task, as seat 0 sees it. */
function seen(task: string, more: Scene) {
  const state = scene(more);
  const view = game.view(state, 0);
  const needs = box.tasks.find(({ id }) => id === task)?.needs ?? [];
  return [0, 1].map(seat => progress(game, view, seat, needs));
}

test('what lies open is counted for everybody', () => {
  const [own, other] = seen('women-4', {
    villages: [{ people: ['woman-land-1'] }, { people: ['woman-shell-1', 'woman-shell-2', 'man-hut-1'] }],
  });
  assert.equal(own?.[0]?.have, 1);
  assert.deepEqual(
    other?.map(({ have, sure }) => ({ have, sure })),
    [{ have: 2, sure: true }],
  );
});

test('of somebody else’s hand only the cards that were seen count', () => {
  const [own, other] = seen('cards-blue-2', {
    villages: [{ hand: 'blue blue' }, { hand: 'blue blue red', shown: 'blue' }],
  });
  assert.ok(own && isFulfilled(own));
  assert.deepEqual(
    other?.map(({ have, sure }) => ({ have, sure })),
    [{ have: 1, sure: false }],
  );
});

test('how many cards somebody holds is no secret', () => {
  const [, other] = seen('cards-3', { villages: [{}, { hand: 'blue blue red' }] });
  assert.deepEqual(
    other?.map(({ have, sure }) => ({ have, sure })),
    [{ have: 3, sure: true }],
  );
});

test('more than enough of one thing does not help with another', () => {
  const [own = []] = seen('woman-priest', {
    villages: [{ people: ['woman-land-1', 'woman-shell-1', 'woman-hut-1'] }, {}],
  });
  assert.deepEqual(sum(own), { have: 1, least: 2, sure: true });
  assert.equal(isFulfilled(own), false);
});

test('for the viewer’s own village it agrees with the rules about every task', () => {
  const state = scene({
    order: [0, 1],
    temple: { 2: 0, 5: 0 },
    villages: [
      {
        people: ['man-land-1', 'man-land-2 moved', 'woman-shell-1 moved', 'woman-card-1'],
        regions: ['centre-forest', 'north-beach', 'centre-beach'],
        cells: 'a1 b1 c1',
        shells: 5,
        offerings: 2,
        godTiles: 2,
        hand: 'blue blue white',
        jewelry: ['comb-1', 'comb-2', 'crown-1'],
        twelfth: 4,
      },
      {},
    ],
  });
  const view = game.view(state, 0);
  for (const [task, { id, needs }] of box.tasks.entries()) {
    const { have, least } = sum(progress(game, view, 0, needs));
    assert.equal(least - have, missing(box, state, 0, task), id);
  }
});
