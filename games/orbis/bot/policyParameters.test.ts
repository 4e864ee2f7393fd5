import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable, serialise } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { spotOf } from '../rules/regions/pyramid.ts';
import { CELLS } from '../rules/turn/taking.ts';
import { colours, type OrbisState } from '../rules/types.ts';
import { game, laying } from '../test/scenes.ts';
import { type PolicyParameters, parametersFor, plain, variation } from './policyParameters.ts';
import { sense as senseOf } from './sense.ts';
import { placeWorth, spotTableOf, WILD } from './spotValues.ts';
import { envied, promises } from './taking.ts';

const { box } = game;

/** How many numbers there are under each name. */
const sizes = (parameters: PolicyParameters) =>
  Object.entries(parameters).map(([name, one]) => [name, [one].flat().length]);

test('all parameters have the same names and as many numbers, and policies can be made of them', () => {
  const { tunablePolicy } = senseOf(game);
  for (const seats of [2, 3, 4]) {
    assert.deepEqual(sizes(parametersFor(seats)), sizes(plain));
    const { parameters, variation: far, policyWith } = tunablePolicy?.(seats) ?? assert.fail();
    assert.deepEqual(parameters, parametersFor(seats));
    assert.deepEqual(far, variation);
    const { state, chance } = openTable(game, { seats }, 'manner');
    assert.ok(game.moves(state).includes(policyWith({ ...parameters, fadingRegions: -1 })(state, chance)));
  }
  assert.deepEqual(sizes(variation), sizes(plain));
  assert.ok(
    Object.values(variation)
      .flat()
      .every((far: number) => far > 0),
  );
});

/** What using a spot for a tile means by these parameters, for the one who lays. */
function placed(pyramid: string[], spot: string, colour: number, parameters: PolicyParameters): number {
  const { state } = laying({ fronts: {}, worlds: [{ pyramid }] }, 'blue-1a');
  return placeWorth(spotTableOf(box, state, 0, parameters), spotOf(spot), colour);
}

const [, , red, blue] = colours.map((_, i) => i) as [number, number, number, number, number];
const blank: PolicyParameters = { ...plain, firstRow: [0, 0, 0, 0, 0], aboveWilderness: 0, twoColours: 0, forests: 0 };

test('a colour that fits nowhere is worth bringing beside another tile, and the last spot for a colour worth keeping', () => {
  // Above red and yellow those two fit, on one spot alone.
  const pyramid = ['red-1a yellow-1a'];
  const fresh = { ...blank, newFit: 1 };
  assert.equal(placed(pyramid, '1,2', blue, fresh), 1);
  assert.equal(placed(pyramid, '1,2', red, fresh), 0);
  assert.equal(placed(pyramid, '1,2', WILD, fresh), 3);
  assert.equal(placed([], '1,0', blue, fresh), 0, 'nothing lies beside it, so nothing can lie above');
  const kept = { ...blank, lastFit: 1 };
  assert.equal(placed(pyramid, '2,0', red, kept), -2);
  assert.equal(placed(['red-1a yellow-1a red-1b'], '2,0', red, kept), 0);
  assert.equal(placed(pyramid, '1,2', red, kept), 0);
});

test('the last places of the first row have a price of their own', () => {
  const dear = { ...blank, firstRow: [5, 4, 3, 2, 1] };
  assert.equal(placed([], '1,0', red, dear), -1);
  assert.equal(placed(['red-1a yellow-1a'], '1,2', red, dear), -3);
  assert.equal(placed(['red-1a yellow-1a blue-1b red-1b'], '1,4', red, dear), -5);
});

test('what others lose counts where their best tile lies, by how much better it is than the next', () => {
  const parameters = { ...plain, othersLoss: [1, 10, 100] };
  const into = new Float64Array(CELLS);
  const theirs = new Float64Array(CELLS);
  const { state, chance } = openTable(game, { seats: 3 }, 'envy');
  const luck = new Chance('envy');
  let looked = 0;
  for (const decision of story.decisions(game, state)) {
    if (decision.kind === 'take') {
      const before = serialise(state);
      envied(box, state, parameters, into);
      assert.equal(serialise(state), before);
      let wanted = 0;
      for (const [i, weight] of [1, 10].entries())
        wanted += weight * lossOf(state, (decision.seat + 1 + i) % 3, theirs);
      assert.ok(Math.abs(into.reduce((sum, one) => sum + one, 0) - wanted) < 1e-9);
      assert.ok(into.filter(one => one !== 0).length <= 2);
      looked++;
    }
    game.play(state, luck.pick(game.moves(state)), chance);
  }
  assert.ok(looked > 40);
});

function lossOf(state: OrbisState, seat: number, into: Float64Array): number {
  if (!promises(box, state, seat, plain, into)) return 0;
  return Math.min(3, into[0] - into[1]);
}
