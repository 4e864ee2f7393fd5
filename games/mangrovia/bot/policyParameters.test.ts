import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openMangrovia } from '../rules/game.ts';
import { type PolicyParameters, parametersFor, rateAt, variation, withinBounds } from './policyParameters.ts';
import { sense as senseOf } from './sense.ts';

const game = openMangrovia(base);
const { tunablePolicy, policy } = senseOf(game);
const atStart = (seats: number) => game.setup({ seats, options: { stoneTiles: 'all' } }, new Chance('taste'));

/** How many numbers there are under each name. */
const sizes = (parameters: PolicyParameters) =>
  Object.entries(parameters).map(([name, one]) => [name, [one].flat().length]);

test('all parameters have the same names and as many numbers, and the variation covers every one of them', () => {
  for (const seats of [2, 3, 4, 5]) {
    assert.deepEqual(sizes(parametersFor(seats)), sizes(variation));
    const { parameters, variation: far } = tunablePolicy?.(seats) ?? assert.fail();
    assert.deepEqual(parameters, parametersFor(seats));
    assert.deepEqual(far, variation);
  }
  for (const [name, far] of Object.entries(variation))
    for (const one of [far].flat()) assert.ok(one > 0, `${name} is not varied`);
});

test('a policy goes by the parameters that it is given', () => {
  const top = { do: 'bowl', site: 1 };
  for (const seats of [4, 5]) {
    const { parameters, policyWith } = tunablePolicy?.(seats) ?? assert.fail();
    const first = (by: Partial<PolicyParameters>) =>
      policyWith({ ...parameters, ...by })(atStart(seats), new Chance('first'));
    assert.deepEqual(first({ birds: 100 }), top);
    assert.notDeepEqual(first({ birds: -100 }), top);
  }
});

test('the policy plays by its own parameters as tuning did: with numbers that make sense', () => {
  for (const seats of [2, 3, 4, 5]) {
    assert.deepEqual(withinBounds(parametersFor(seats)), parametersFor(seats), `the parameters for ${seats}`);
    const { parameters, policyWith } = tunablePolicy?.(seats) ?? assert.fail();
    const tuned = policyWith(parameters);
    const state = atStart(seats);
    const luck = new Chance('luck');
    let n = -1;
    for (const _ of story.decisions(game, state)) {
      n++;
      const move = tuned(state, new Chance(`move ${n}`));
      assert.equal(policy?.(state, new Chance(`move ${n}`)), move);
      game.play(state, move, luck);
    }
  }
});

test('a policy plays on with numbers that make no sense', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { parameters, policyWith } = tunablePolicy?.(seats) ?? assert.fail();
    const policy = policyWith({
      ...parameters,
      price: 0,
      firstBowlFull: 0,
      uncertainty: 0,
      uncertaintyLeft: -1,
      roundsToSpend: 0,
    });
    const state = atStart(seats);
    const chance = new Chance('no sense');
    for (const _ of story.decisions(game, state)) {
      const move = policy(state, chance);
      assert.ok(game.moves(state).includes(move));
      game.play(state, move, chance);
    }
  }
});

test('a rate goes from what counts at the start to what counts at the end', () => {
  assert.equal(rateAt([2, 1], 1), 2);
  assert.equal(rateAt([2, 1], 0), 1);
  assert.equal(rateAt([2, 1], 0.5), 1.5);
});
