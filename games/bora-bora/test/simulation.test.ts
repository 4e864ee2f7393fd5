import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import type { BoraMove } from '../rules/types.ts';
import { inventory } from './inventory.ts';
import { box, game } from './scenes.ts';

test('two thousand random games end, and nothing appears or vanishes in them', () => {
  for (const seats of [2, 3, 4]) {
    const chance = new Chance(`simulation ${seats}`);
    for (let n = 0; n < 700; n++) {
      const s = game.setup({ seats, options: {} }, chance);
      const stock = inventory(box, s);
      const moves: BoraMove[] = [];
      let decisions = 0;
      for (const _ of story.decisions(game, s, 1500)) {
        moves.length = 0;
        game.moves(s, moves);
        assert.ok(moves.length > 0, 'a dead end');
        game.play(s, chance.pick(moves), chance);
        if (decisions++ % 25 === 0) assert.deepEqual(inventory(box, s), stock);
      }
      assert.deepEqual(inventory(box, s), stock);
    }
  }
});
