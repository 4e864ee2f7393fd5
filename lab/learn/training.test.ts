import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BotSense, Chance, checkConfig, type Game } from '@atoll/engine';
import { openGame } from '../openGame.ts';
import { apart } from './network.ts';
import { endsOfTurn } from './training.ts';

const { game, sense } = await openGame('orbis');
const config = checkConfig(game, { seats: 3 });

/** Three regions each have been laid. */
function fourthRound(game: Game, { policy }: BotSense): unknown {
  const chance = new Chance('fourth round');
  const state = game.setup(config, chance) as { worlds: { regions: number }[] };
  while (state.worlds.some(({ regions }) => regions < 3))
    game.play(state, policy?.(state, chance) ?? assert.fail(), chance);
  return state;
}

/** A turn ended in two ways: how far everybody was when it was looked at, and the totals, as they came or were foreseen. */
function ends(rounds: number | undefined) {
  const asked: number[][] = [];
  const told: BotSense = {
    ...(sense ?? assert.fail()),
    evaluateForSearch(state, seat) {
      if (seat === 0) asked.push((state as { worlds: { regions: number }[] }).worlds.map(({ regions }) => regions));
      return 100 + seat;
    },
  };
  const from = fourthRound(game, told);
  const found = endsOfTurn({ game, sense: told, config, bots: [], deal: '', seed: '' }, from, 'ends', {
    ways: 2,
    later: 0,
    rounds,
    read: state => (state as { worlds: { regions: number }[] }).worlds.map(({ regions }) => regions),
  });
  return { found: found ?? assert.fail(), asked };
}

test('a turn that is ended in several ways is played to the end of the game', () => {
  const { found, asked } = ends(undefined);
  assert.deepEqual(asked, []);
  for (const { totals } of found) assert.ok(totals.every(total => total < 100));
});

test('or for some rounds, and then it is foreseen what it will come to', () => {
  const { found, asked } = ends(2);
  assert.equal(asked.length, 2);
  for (const [way, { seen, totals }] of found.entries()) {
    assert.deepEqual(totals, [100, 101, 102]);
    // Everybody has had two turns more; one of them may have gone to a god.
    for (const [seat, regions] of (asked[way] ?? []).entries()) {
      const laid = regions - seen[seat];
      assert.ok(laid === 2 || laid === 1, `${laid}`);
    }
  }
});

test('where the game ends before, totals are what they are', () => {
  const { found, asked } = ends(50);
  assert.deepEqual(asked, []);
  assert.deepEqual(found, ends(undefined).found);
});

for (const seats of [2, 3, 4])
  test(`with ${seats} seats the net of Orbis tells better than its evaluation how ways to end a turn differ`, () => {
    const { evaluate, evaluateForSearch, policy } = sense ?? assert.fail();
    assert.ok(evaluateForSearch && policy);
    const config = checkConfig(game, { seats });
    let evaluated = 0;
    let foreseen = 0;
    for (let n = 0; n < 240; n++) {
      const luck = new Chance(`ways ${n}`);
      const state = game.setup(config, luck);
      for (let i = 0; i < 20 + n / 4; i++) if (game.decision(state)) game.play(state, policy(state, luck), luck);
      const { seat } = game.decision(state) ?? {};
      if (seat === undefined) continue;
      const ends = endsOfTurn({ game, sense, config, bots: [], deal: '', seed: '' }, state, `ways ${n}`, {
        ways: 16,
        later: 0,
        read: end => (game.decision(end) ? [evaluate(end, seat), evaluateForSearch(end, seat)] : null),
      });
      if (!ends) continue;
      const missed = (by: number) => ends.map(({ seen, totals }) => totals[seat] - seen[by]);
      evaluated += apart(missed(0));
      foreseen += apart(missed(1));
    }
    assert.ok(foreseen < 0.99 * evaluated, `${foreseen} and ${evaluated}`);
  });
