import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, Chance, openTable, serialise } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../../editions/base.json' with { type: 'json' };
import { box, scene } from '../../test/scenes.ts';
import { openBoraBora } from '../game.ts';
import type { Step } from '../types.ts';
import { isVeiled } from './veiling.ts';

const game = openBoraBora(base);

/** Whether somebody who only watches can think that there is a choice, from what everybody knows. */
function looksLikeAChoice(state: ReturnType<typeof game.imagine>, luck: Chance): boolean {
  const seen = game.view(state, 'spectator');
  for (let tries = 0; tries < 300; tries++) if (game.moves(game.imagine(seen, luck)).length > 1) return true;
  return false;
}

test('whatever goes wrong while other hands are tried, a seat keeps its own hand and its own god tiles', () => {
  const s = scene({
    villages: [{ regions: ['centre-steppe'], hand: 'blue', offerings: 1 }],
    steps: [{ kind: 'fish', seat: 0, region: 'centre-steppe' }],
  });
  const before = serialise(s);
  for (const atTry of [1, 2, 3]) {
    let tries = 0;
    // The step is asked for its seat once when it is looked at and once at every try: a break in the middle.
    const step = s.steps[0];
    const failing = new Proxy(step as object, {
      get(target, field) {
        if (field === 'seat' && ++tries > atTry) throw new Error('broken on the way');
        return Reflect.get(target, field);
      },
    });
    assert.throws(() => isVeiled(box, { ...s, steps: [failing as Step] }), /broken on the way/);
    assert.equal(serialise(s), before);
  }
});

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
