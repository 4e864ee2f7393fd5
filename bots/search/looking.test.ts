/** What games show to those who learn from them, and what bots make of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BotSense, inputsOf, openTable, readInputs } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { games } from '@atoll/games';
import { choose } from '../index.ts';
import { opened } from '../test/match.ts';

for (const [id, load] of Object.entries(games)) {
  const { game, sense } = opened(await load());
  const features = sense?.features;
  if (features)
    test(`${id} shows a number for everything that it names, in every position and for every seat`, () => {
      const names = inputsOf(features);
      assert.equal(new Set(names).size, names.length, 'every name once');
      const into = new Float64Array(names.length + 1);
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const { state, chance } = openTable(game, { seats }, id);
        for (const _ of story.decisions(game, state)) {
          for (let seat = 0; seat < seats; seat++) {
            into.fill(Number.NaN);
            readInputs(features, state, seat, into);
            const missing = into.findIndex(value => !Number.isFinite(value));
            assert.equal(missing, names.length, `${names[missing]} of seat ${seat}`);
            const come = into[features.names.length] as number;
            assert.ok(come >= 0 && come <= 1, `${come} of the game`);
          }
          game.play(state, chance.pick(game.moves(state)), chance);
        }
      }
    });
  const evaluateForSearch = sense?.evaluateForSearch;
  if (evaluateForSearch)
    test(`${id} foresees something of its own, and what is known as it is`, () => {
      let own = 0;
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const { state, chance } = openTable(game, { seats }, id);
        if (evaluateForSearch(state, 0) !== sense.evaluate(state, 0)) own++;
        for (const _ of story.decisions(game, state)) {
          assert.ok(Number.isFinite(evaluateForSearch(state, 0)));
          game.play(state, chance.pick(game.moves(state)), chance);
        }
        assert.equal(
          evaluateForSearch(state, 0),
          sense.evaluate(state, 0),
          'when it is over there is nothing to foresee',
        );
      }
      assert.ok(own > 0);
    });
}

test('those who search go by what a game foresees, the yardstick by what it evaluates', async () => {
  const { game } = opened(await (games.cacao as NonNullable<typeof games.cacao>)());
  const { state, chance } = openTable(game, { seats: 2 }, 'torn');
  for (let i = 0; i < 20; i++) game.play(state, chance.pick(game.moves(state)), chance);
  const decision = game.decision(state);
  assert.ok(decision);
  const total = (position: unknown, seat: number) =>
    game.scoresheet(position).rows.find(row => row.seat === seat)?.total ?? 0;
  const rich: BotSense = { evaluate: total };
  const poor: BotSense = { evaluate: (position, seat) => -total(position, seat) };
  const torn: BotSense = { ...rich, evaluateForSearch: poor.evaluate };
  const choice = (bot: string, sense: BotSense) =>
    choose(bot, {
      game,
      sense,
      view: game.view(state, decision.seat),
      seed: 'torn',
      budget: { iterations: 60 },
      searchParameters: { horizon: 0 },
    });
  assert.notDeepEqual(choice('search', rich), choice('search', poor), 'here it makes a difference');
  assert.deepEqual(choice('search', torn), choice('search', poor));
  assert.deepEqual(choice('greedy', torn), choice('greedy', rich));
});
