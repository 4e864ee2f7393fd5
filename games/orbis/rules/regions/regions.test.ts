import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Front, scene, type WorldScene } from '../../test/scenes.ts';

const forest = (effect: string): Record<string, Front> => ({ 'green-3a': { effect, points: 4 } });

/** Points of the forests of a world, as they stand. */
function forests(effect: string, world: WorldScene, over = true): number {
  const { game, state } = scene({ fronts: forest(effect), worlds: [world] });
  state.over = over;
  const sheet = game.scoresheet(state);
  return sheet.rows[0]?.points[sheet.categories.indexOf('forest')] ?? Number.NaN;
}

test('a forest counts with enough neighbours in any of its colours', () => {
  assert.equal(forests('forest 2 red blue', { pyramid: ['red-1a green-3a blue-1a'] }), 4);
  assert.equal(forests('forest 2 red blue', { pyramid: ['red-1a green-3a red-1b'] }), 4);
  assert.equal(forests('forest 2 red blue', { pyramid: ['red-1a green-3a white-1a'] }), 0);
});

test('six regions can lie around a forest: beside it, two below, two above', () => {
  const pyramid = ['red-1a red-1b', 'red-1c green-3a red-1d', 'white-1a red-2a red-2b white-1b'];
  assert.equal(forests('forest 6 red', { pyramid }), 4);
  for (const one of ['red-1a', 'red-1b', 'red-1c', 'red-1d', 'red-2a', 'red-2b'])
    assert.equal(forests('forest 6 red', { pyramid: pyramid.map(row => row.replace(one, 'blue-1a')) }), 0);
});

test('regions across a corner of the pyramid are no neighbours', () => {
  // The forest lies first in row 2: above it is only the first of row 3, below the first two of row 1.
  const pyramid = ['green-1b', 'green-3a green-1a', 'green-1c green-1d red-1a'];
  assert.equal(forests('forest 1 red', { pyramid }), 0);
});

test('a wilderness counts for a forest as any colour', () => {
  assert.equal(forests('forest 2 red', { pyramid: ['red-1a green-3a ~white-1a'] }), 4);
});

test('a forest that does not count gets no cancelation token and costs nothing', () => {
  const { game, state } = scene({ fronts: forest('forest 3 red'), worlds: [{ pyramid: ['red-1a green-3a'] }] });
  const region = game.view(state, 0).worlds[0]?.pyramid.find(({ tile }) => tile === 'green-3a');
  assert.deepEqual([region?.cancelled, region?.points, region?.neighbours], [false, 0, 1]);
});

test('a forest is judged at the end only: what comes later counts as well', () => {
  assert.equal(forests('forest 2 red', { pyramid: ['red-1a green-3a'] }, false), 0);
  assert.equal(forests('forest 2 red', { pyramid: ['red-1a green-3a red-1b'] }), 4);
});

test('a god on top of the pyramid is no neighbour', () => {
  const pyramid = [
    'green-3a green-1a',
    'green-1b green-1c green-1d',
    'red-1a red-1b red-1c red-1d',
    'red-2a red-2b red-2c red-2d red-3a',
  ];
  for (const god of ['fire', 'nature'] as const)
    assert.equal(forests('forest 4 yellow green red blue white', { pyramid, god }), 0);
  assert.equal(forests('forest 3 yellow green red blue white', { pyramid, god: 'fire' }), 4);
});
