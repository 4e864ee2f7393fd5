import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../../test/scenes.ts';
import { godStanding, templePlaces } from './standings.ts';

const volcano = (points: number) => ({ effect: 'volcano 2 red', points });

test('a god that compares worlds shows the counts, and what it would be worth to everybody', () => {
  const table = scene({
    fronts: { 'red-1a': volcano(1), 'red-1b': volcano(2), 'red-1c': volcano(3) },
    gods: ['fire'],
    worlds: [{ pyramid: ['red-1a !red-1b'] }, { pyramid: ['red-1c'] }],
  });
  const standing = godStanding(table.game, table.game.view(table.state, 0), 'fire');
  assert.deepEqual(standing, { counts: [1, 1], points: [3, 3] });
});

test('fewest wildernesses win the God of Technology', () => {
  const table = scene({ gods: ['technology'], worlds: [{ pyramid: ['~red-1a'] }, {}] });
  const standing = godStanding(table.game, table.game.view(table.state, 0), 'technology');
  assert.deepEqual(standing, { counts: [1, 0], points: [0, 3] });
});

test('a cancelled God of Death is worth nothing to its owner', () => {
  const table = scene({ worlds: [{ god: 'death', godCancelled: true }, {}] });
  const { points, counts } = godStanding(table.game, table.game.view(table.state, 0), 'death');
  assert.deepEqual([points, counts], [[0, 3], null]);
});

test('temples go by shrines, then by mystic value, and to nobody without a shrine', () => {
  const shrine = { effect: 'shrine 1' };
  const table = scene({
    seats: 3,
    fronts: { 'white-2a': { ...shrine, mystic: 98 }, 'white-2b': { ...shrine, mystic: 99 } },
    worlds: [{ pyramid: ['white-2a'] }, { pyramid: ['white-2b'] }, {}],
  });
  const places = templePlaces(table.game.view(table.state, 0));
  assert.deepEqual(
    places.map(place => place.seat),
    [1, 0, null],
  );
});
