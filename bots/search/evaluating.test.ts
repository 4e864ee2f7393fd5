/** What bots make of a game that brings an evaluation and no policy: the example game of the tutorial. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from '@atoll/engine';
import { tides } from '@atoll/games/tides/index.ts';
import type { TidesState } from '@atoll/games/tides/rules/types.ts';
import { mirrored, opened, type Player } from '../test/match.ts';
import { open } from './botTask.ts';
import { playOut } from './playout.ts';

const table = opened(tides as never);
const { game, sense } = table;

/** Pools that spilled in so many games that were played out from the start. */
function spillsIn(games: number, care: number): number {
  let spills = 0;
  for (let i = 0; i < games; i++) {
    const { state } = openTable(game, { seats: 2 }, `spills ${i}`);
    const task = {
      game,
      sense,
      view: game.view(state, 0),
      seed: `${i}`,
      budget: {},
      searchParameters: { policyShare: care, horizon: 2000 },
    };
    playOut(open(task), state, []);
    for (const spilled of (state as TidesState).spills) spills += spilled;
  }
  return spills;
}

test('without a policy, playouts go by the evaluation: they spill far less than random ones', () => {
  assert.equal(sense?.policy, undefined);
  const byEvaluation = spillsIn(100, 1);
  const atRandom = spillsIn(100, 0);
  assert.ok(byEvaluation > 0, 'they err now and then');
  assert.ok(byEvaluation < atRandom / 2, `${byEvaluation} spills, ${atRandom} at random`);
});

const levels: readonly Player[] = [
  { bot: 'level1', budget: {} },
  { bot: 'level2', budget: {} },
  { bot: 'level3', budget: {} },
  { bot: 'level4', budget: { iterations: 24 } },
  { bot: 'level5', budget: { iterations: 96 } },
];

/** Games between two levels, on both seats for every seed; luck moves a share of wins by about this much (1 σ). */
function between(higher: number, lower: number, seeds: number) {
  const first = levels[higher - 1];
  const second = levels[lower - 1];
  assert.ok(first && second);
  const names = Array.from({ length: seeds }, (_, i) => `evaluated ${i}`);
  const { wins, games } = mirrored(table, first, second, names);
  return { share: wins / games, luck: Math.sqrt(0.25 / games) };
}

for (const [higher, lower, seeds] of [
  [2, 1, 300],
  [3, 2, 300],
  [4, 3, 100],
  [5, 4, 40],
] as const)
  test(`with nothing but an evaluation, level ${higher} is not below level ${lower}`, () => {
    const { share, luck } = between(higher, lower, seeds);
    assert.ok(share >= 0.5 - luck, `level ${higher} won ${share} of its games`);
  });

for (const [higher, lower, seeds] of [
  [3, 1, 600],
  [4, 2, 100],
  [5, 3, 50],
] as const)
  test(`with nothing but an evaluation, level ${higher} is surely above level ${lower}`, () => {
    const { share, luck } = between(higher, lower, seeds);
    assert.ok(share > 0.5 + 1.5 * luck, `level ${higher} won ${share} of its games`);
  });
