import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openBoraBora } from './game.ts';

const game = openBoraBora(base);

/** Whether somebody who only watches can think that there is a choice, from what everybody knows. */
function looksLikeAChoice(state: ReturnType<typeof game.imagine>, luck: Chance): boolean {
  const seen = game.view(state, 'spectator');
  for (let tries = 0; tries < 300; tries++) if (game.moves(game.imagine(seen, luck)).length > 1) return true;
  return false;
}

test('with one move left, a seat is asked only where the others could think it had a choice', () => {
  let asked = 0;
  for (const seats of [2, 3, 4])
    for (let n = 0; n < 6; n++) {
      const table = openTable(game, { seats }, `veil ${n}`);
      const luck = new Chance(`veil ${seats} ${n}`);
      for (const decision of story.decisions(game, table.state)) {
        const moves = game.moves(table.state);
        if (moves.length === 1) {
          asked++;
          assert.ok(
            looksLikeAChoice(table.state, luck),
            `seat ${decision.seat} is asked (${decision.kind}) where nobody can think there is a choice`,
          );
        }
        const done = answer(table, decision.seat, luck.pick(moves));
        assert.ok('played' in done);
      }
    }
  assert.ok(asked > 0, 'no game came to a decision with one move: the test proves nothing');
});
