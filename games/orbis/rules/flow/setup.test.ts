import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { gameWith } from '../../test/scenes.ts';
import type { OrbisView } from '../types.ts';

const game = gameWith();
const opening = (seats: number, seed: string): OrbisView =>
  game.view(openTable(game, { seats }, seed).state, 'spectator');
const seeds = Array.from({ length: 60 }, (_, n) => `set-up ${n}`);

test('65, 51 or 37 regions are in play: white stars stay out with three seats, purple ones too with two', () => {
  for (const [seats, levels] of [
    [4, [20, 20, 25]],
    [3, [15, 15, 21]],
    [2, [11, 11, 15]],
  ] as const) {
    const { display, stacks } = opening(seats, 'stars');
    assert.deepEqual([(stacks[0] ?? 0) + display.length, stacks[1], stacks[2]], levels);
    const { state } = openTable(game, { seats }, 'stars');
    const out = seats === 4 ? [] : seats === 3 ? ['white'] : ['white', 'purple'];
    for (const tile of [...state.stack, ...Array.from(state.display, at => at - 1)])
      assert.ok(!out.includes(game.box.stars[tile] ?? ''));
  }
});

test('nine regions of level 1 lie open in three rows of three, and nobody stands on them', () => {
  const { display, tiles } = opening(3, 'display');
  assert.equal(display.length, 9);
  for (const { tile, worshipers } of display) {
    assert.equal(tiles[tile ?? '']?.level, 1);
    assert.deepEqual(Object.values(worshipers), [0, 0, 0, 0, 0]);
  }
});

test('each level is shuffled on its own, level 1 on top of level 2 on top of level 3', () => {
  const orders = new Set<string>();
  for (const seed of seeds) {
    const { state } = openTable(game, { seats: 4 }, seed);
    const levels = state.stack.map(tile => game.box.level[tile]).reverse();
    assert.deepEqual(levels, levels.toSorted());
    orders.add(state.stack.join());
  }
  assert.equal(orders.size, seeds.length);
});

test('there is one god more than there are seats, and every god comes up', () => {
  const seen = new Set<string>();
  for (const seed of seeds)
    for (const seats of [2, 3, 4]) {
      const { gods } = opening(seats, seed);
      assert.equal(new Set(gods).size, seats + 1);
      for (const god of gods) seen.add(god);
    }
  assert.equal(seen.size, 10);
});

test('the temples are 2 and 7 for two, 2, 4 and 9 for three, 2, 4, 7 and 11 for four', () => {
  assert.deepEqual(
    [2, 3, 4].map(seats => opening(seats, 'temples').temples.toSorted((a, b) => a - b)),
    [
      [2, 7],
      [2, 4, 9],
      [2, 4, 7, 11],
    ],
  );
});

test('everybody starts with an empty world: no worshiper, no region, no god', () => {
  for (const world of opening(4, 'empty').worlds) {
    assert.deepEqual(Object.values(world.worshipers), [0, 0, 0, 0, 0]);
    assert.deepEqual([world.pyramid, world.god, world.reductions], [[], null, []]);
  }
});

test('chance decides who begins, and everybody can', () => {
  const first = new Set(seeds.map(seed => opening(4, seed).first));
  assert.deepEqual([...first].sort(), [0, 1, 2, 3]);
  const { state } = openTable(game, { seats: 4 }, 'begin');
  assert.equal(game.decision(state)?.seat, state.first);
});

test('worshipers are without limit: a colour never runs out', () => {
  const { state } = openTable(game, { seats: 4 }, 'plenty');
  for (const world of state.worlds) world.worshipers.fill(2);
  state.crowd.fill(9);
  const before = state.crowd.reduce((sum, n) => sum + n, 0);
  game.play(state, game.moves(state)[4], new Chance('plenty'));
  assert.equal(before, 405);
  assert.ok(state.crowd.some(n => n === 10));
});
