import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable, serialise } from '@atoll/engine';
import { gameWith, laying, play, scene } from '../../test/scenes.ts';

const game = gameWith();

test('hidden is the order of the stacks, and nothing else', () => {
  const { state } = openTable(game, { seats: 3 }, 'hidden');
  const other = game.copy(state);
  const level = (tile: number) => game.box.level[tile];
  const swap = other.stack.findIndex(tile => level(tile) === 2);
  [other.stack[swap], other.stack[swap + 1]] = [other.stack[swap + 1], other.stack[swap]];
  assert.notEqual(serialise(other), serialise(state));
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    assert.equal(serialise(game.view(other, viewer)), serialise(game.view(state, viewer)));
});

test('everybody sees the same: worshipers, worlds, gods and what is being asked', () => {
  const { state } = laying({ worlds: [{ worshipers: '2 red', pyramid: ['red-1a'] }] }, 'blue-1a');
  const [mine, theirs] = [game.view(state, 0), game.view(state, 1)];
  assert.deepEqual({ ...theirs, viewer: 0 }, mine);
});

test('imagined stacks hold the tiles that nobody has seen, level by level', () => {
  const { state, chance } = openTable(game, { seats: 2 }, 'imagine');
  const luck = new Chance('imagine');
  for (let n = 0; n < 30; n++) game.play(state, luck.pick(game.moves(state)), chance);
  const orders = new Set<string>();
  for (let n = 0; n < 5; n++) {
    const world = game.imagine(game.view(state, 0), luck);
    assert.deepEqual(world.stack.toSorted(), state.stack.toSorted());
    const levels = world.stack.map(tile => game.box.level[tile]).reverse();
    assert.deepEqual(levels, levels.toSorted());
    orders.add(world.stack.join());
  }
  assert.ok(orders.size > 1);
});

test('a view shows what a region would bring now, how far a forest is, and who would get which temple', () => {
  const table = scene({
    fronts: { 'green-2a': { effect: 'forest 2 red', points: 3 } },
    worlds: [{ pyramid: ['red-1a green-2a ~blue-1a !yellow-2d'] }, { pyramid: ['white-2a'] }],
  });
  const [mine, theirs] = table.game.view(table.state, 'spectator').worlds;
  assert.deepEqual(
    mine?.pyramid.map(({ points, neighbours, side, cancelled }) => [points, neighbours, side, cancelled]),
    [
      [1, null, 'region', false],
      [3, 2, 'region', false],
      [-1, null, 'wilderness', false],
      [0, null, 'region', true],
    ],
  );
  assert.deepEqual([theirs?.shrines, theirs?.temple], [1, 7]);
});

test('a view brings the fronts of the tiles that lie open, and of no others', () => {
  const table = scene({ display: ['blue-1a'], worlds: [{ pyramid: ['red-1a ~green-1a'] }] });
  play(table, { do: 'take', tile: 'blue-1a' });
  const view = table.game.view(table.state, 0);
  const open = [...view.display.map(cell => cell.tile).filter(tile => tile !== null), 'red-1a', 'blue-1a'];
  assert.deepEqual(Object.keys(view.tiles).sort(), open.sort());
});
