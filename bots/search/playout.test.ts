import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { orbis } from '@atoll/games/orbis/index.ts';
import type { OrbisState } from '@atoll/games/orbis/rules/types.ts';
import { opened } from '../test/match.ts';
import { open } from './botTask.ts';
import { playOut } from './playout.ts';

const { game, sense } = opened(orbis as never);

test('a playout that is cut short ends where the thinking seat begins a turn, and all have had as many turns', () => {
  for (const seats of [2, 3, 4])
    for (const horizon of [1, 4, 9]) {
      const { view, seat } = begun(seats);
      const thinking = open({ game, sense, view, seed: 'playout', budget: {}, searchParameters: { horizon } });
      const state = game.imagine(view, new Chance('imagined')) as OrbisState;
      const before = turnsOf(state);
      playOut(thinking, state, []);
      assert.deepEqual(game.decision(state), { seat, kind: 'take' });
      const turns = turnsOf(state).map((now, at) => now - before[at]);
      assert.ok(turns[0] > 0 && turns.every(n => n === turns[0]), `${seats} seats, ${horizon}: ${turns}`);
    }
});

/** The view of the player who begins the fourth round. */
function begun(seats: number) {
  const chance = new Chance(`playout ${seats}`);
  const state = game.setup({ seats, options: {} }, chance) as OrbisState;
  const first = game.decision(state)?.seat ?? 0;
  for (const { kind } of story.decisions(game, state)) {
    if (kind === 'take' && turnsOf(state).every(n => n >= 3)) break;
    game.play(state, chance.pick(game.moves(state)), chance);
  }
  assert.equal(game.decision(state)?.seat, first);
  return { view: game.view(state, first), seat: first };
}

/** Regions laid and gods taken: one a turn. */
function turnsOf(state: OrbisState): number[] {
  return state.worlds.map(({ regions, god }) => regions + (god >= 0 ? 1 : 0));
}
