import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { isCancelled, isWild, tileOf } from '../rules/regions/pyramid.ts';
import { wildernesses } from '../rules/regions/regions.ts';
import type { OrbisEvent, OrbisState } from '../rules/types.ts';
import { game } from '../test/scenes.ts';
import { census } from './census.ts';
import { sense } from './sense.ts';

const policy = sense(game).policy as NonNullable<ReturnType<typeof sense>['policy']>;

/** Games of the policy against itself, all counted by one census; what it counted, and how the games ended. */
function counted(games: readonly { seats: number; seed: string }[]) {
  const counting = census(game);
  const ends = games.map(({ seats, seed }) => {
    const { state, chance } = openTable(game, { seats }, seed);
    const luck = new Chance(seed);
    const told: OrbisEvent[] = [];
    counting.order?.(state);
    for (const _ of story.decisions(game, state)) {
      const move = policy(state, luck);
      counting.move?.(state, move);
      game.play(state, move, chance, event => told.push(event));
    }
    for (const event of told) counting.event?.(event);
    counting.end?.(state);
    return state;
  });
  const group = (id: string) => {
    const found = counting.groups.find(one => one.id === id);
    assert.ok(found, id);
    return found.rows();
  };
  return { ends, group };
}

const games = [2, 3, 4].flatMap(seats => [1, 2, 3, 4].map(n => ({ seats, seed: `census ${seats} ${n}` })));
const { ends, group } = counted(games);
const worlds = ends.flatMap(s => s.worlds);
const taken = (id: string) => group(id).reduce((sum, row) => sum + row.taken, 0);
const rowOf = (id: string, item: string) => {
  const row = group(id).find(one => one.id === item);
  assert.ok(row, item);
  return row;
};

test('every tile in a pyramid was counted as taken, and as laid unless it was turned over', () => {
  for (const id of ['colours', 'kinds', 'tiles']) assert.equal(taken(id), worlds.length * 14);
  for (const [tile, id] of game.box.tileIds.entries()) {
    const codes = worlds.flatMap(world => [...world.pyramid].filter(code => code > 0 && tileOf(code) === tile));
    assert.equal(rowOf('tiles', id).taken, codes.length, id);
    assert.equal(rowOf('laid', id).offered, codes.length, id);
    assert.equal(rowOf('laid', id).taken, codes.filter(code => !isWild(code)).length, id);
  }
});

test('nine tiles are on offer whenever one is taken, and gods players + 1 in each game', () => {
  for (const id of ['colours', 'kinds', 'tiles'])
    assert.equal(
      group(id).reduce((sum, row) => sum + row.offered, 0),
      worlds.length * 14 * 9,
    );
  const gods = group('gods').reduce((sum, row) => sum + row.offered, 0);
  assert.equal(
    gods,
    ends.reduce((sum, s) => sum + s.seats + 1, 0),
  );
});

test('gods, wildernesses, temples and effects are counted as the games ended', () => {
  assert.equal(taken('gods'), worlds.length);
  assert.equal(taken('rounds'), worlds.length);
  for (const [god, id] of game.box.gods.entries())
    assert.equal(rowOf('gods', id).taken, worlds.filter(world => world.god === god).length);
  assert.equal(
    taken('wildernesses'),
    worlds.reduce((sum, world) => sum + wildernesses(world), 0),
  );
  const temples = ends.flatMap(s => templePoints(s));
  for (const row of group('temples'))
    assert.equal(row.taken, temples.filter(points => String(points) === row.id).length, row.id);
  const villages = worlds.flatMap(world =>
    [...world.pyramid].filter(code => code > 0 && !isWild(code) && game.box.kind[tileOf(code)] === 'village'),
  );
  assert.equal(rowOf('effects', 'village').offered, villages.length);
  assert.equal(rowOf('effects', 'village').taken, villages.filter(code => !isCancelled(code)).length);
});

function templePoints(s: OrbisState): number[] {
  const sheet = game.scoresheet(s);
  return sheet.rows.map(row => row.points[sheet.categories.indexOf('temple')] ?? Number.NaN);
}

test('places are counted from the seat that begins', () => {
  const { state } = openTable(game, { seats: 4 }, 'order');
  const order = census(game).order?.(state);
  assert.deepEqual(
    order,
    [0, 1, 2, 3].map(place => (state.first + place) % 4),
  );
});
