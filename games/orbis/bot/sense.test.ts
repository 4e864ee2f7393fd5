import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable, serialise, winners } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import type { OrbisMove, OrbisState } from '../rules/types.ts';
import { game, laying, play, type scene } from '../test/scenes.ts';
import { sense as senseOf } from './sense.ts';

const sense = senseOf(game);
const policy = sense.policy as NonNullable<typeof sense.policy>;
const estimateMoves = sense.estimateMoves as NonNullable<typeof sense.estimateMoves>;

/** One game between the policy on one seat and chance on the others. */
function match(seats: number, seed: string, seat: number): OrbisState {
  const { state, chance } = openTable(game, { seats }, seed);
  const luck = new Chance(`luck ${seed}`);
  for (const decision of story.decisions(game, state))
    game.play(state, decision.seat === seat ? policy(state, luck) : luck.pick(game.moves(state)), chance);
  return state;
}

test('the policy beats chance on every seat', () => {
  for (const seats of [2, 3, 4])
    for (let n = 0; n < 20; n++) {
      const seat = n % seats;
      assert.deepEqual(winners(game.scoresheet(match(seats, `policy ${n}`, seat))), [seat]);
    }
});

test('at the end the estimate is the result, and a round before it is not far off', () => {
  let off = 0;
  for (let n = 0; n < 40; n++) {
    const { state, chance } = openTable(game, { seats: 2 }, `end ${n}`);
    const luck = new Chance(`end ${n}`);
    let before = Number.NaN;
    for (const _ of story.decisions(game, state)) {
      if (state.stack.length === 2) before = sense.evaluate(state, 0);
      game.play(state, policy(state, luck), chance);
    }
    const [row] = game.scoresheet(state).rows;
    assert.equal(sense.evaluate(state, 0), row?.total);
    off += Math.abs(before - (row?.total ?? 0)) / 40;
  }
  assert.ok(off < 3, `${off}`);
});

test('estimates made halfway tell who is going to win more often than not', () => {
  let right = 0;
  let games = 0;
  for (let n = 0; n < 120; n++) {
    const { state, chance } = openTable(game, { seats: 2 }, `halfway ${n}`);
    const luck = new Chance(`halfway ${n}`);
    // Unequal players: one of them plays at random now and then.
    const step = (s: OrbisState) =>
      s.active === n % 2 && luck.int(3) === 0 ? luck.pick(game.moves(s)) : policy(s, luck);
    while (game.decision(state) && (state.worlds[0]?.regions ?? 0) < 8) game.play(state, step(state), chance);
    const lead = sense.evaluate(state, 0) - sense.evaluate(state, 1);
    for (const _ of story.decisions(game, state)) game.play(state, policy(state, luck), chance);
    const [mine, theirs] = game.scoresheet(state).rows;
    if (mine?.total === theirs?.total) continue;
    games++;
    if (lead > 0 === (mine?.total ?? 0) > (theirs?.total ?? 0)) right++;
  }
  assert.ok(right > games * 0.6, `${right} of ${games}`);
});

test('weighing, evaluating and choosing leave the state as it was', () => {
  const { state, chance } = openTable(game, { seats: 3 }, 'untouched');
  const luck = new Chance('untouched');
  const weights: number[] = [];
  for (const _ of story.decisions(game, state)) {
    const before = serialise(state);
    const moves = game.moves(state);
    estimateMoves(state, moves, weights);
    assert.ok(weights.slice(0, moves.length).every(Number.isFinite));
    for (let seat = 0; seat < 3; seat++) assert.ok(Number.isFinite(sense.evaluate(state, seat)));
    const move = policy(state, luck);
    assert.ok(moves.includes(move));
    assert.equal(serialise(state), before);
    game.play(state, move, chance);
  }
});

/** The move that weighs most. */
function best({ game, state }: ReturnType<typeof scene>): OrbisMove | undefined {
  const moves = game.moves(state);
  const weights: number[] = [];
  senseOf(game).estimateMoves?.(state, moves, weights);
  return moves[weights.indexOf(Math.max(...weights.slice(0, moves.length)))];
}

test('it exchanges in order to pay for something good, and not for something poor', () => {
  const buying = (points: number) =>
    laying(
      {
        fronts: { 'blue-1a': { cost: 'green', effect: 'rock', points } },
        worlds: [{ worshipers: '4 red', pyramid: ['red-1a'] }],
      },
      'blue-1a',
    );
  assert.deepEqual(best(buying(6)), { do: 'exchange', from: 'red', to: 'green' });
  assert.equal(best(buying(0))?.do, 'place');
});

test('it lays an irrigation where it counts, and pays a village that is worth it', () => {
  const table = laying(
    {
      fronts: { 'blue-2a': { effect: 'irrigation white', points: 4 } },
      worlds: [{ pyramid: ['red-1a blue-1a white-1a'] }],
    },
    'blue-2a',
  );
  assert.deepEqual(best(table), { do: 'place', spot: '2,1', side: 'region' });
  const village = laying(
    {
      fronts: { 'yellow-2d': { effect: 'village 1', points: 5 } },
      worlds: [{ worshipers: '3 red 1 blue', pyramid: ['red-1a'] }],
    },
    'yellow-2d',
  );
  play(village, { do: 'place', spot: '1,1', side: 'region' });
  assert.equal(best(village)?.do, 'return');
});
