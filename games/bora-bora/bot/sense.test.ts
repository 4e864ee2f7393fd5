import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { boraBora } from '../index.ts';
import { trades } from '../rules/names.ts';
import { personOf } from '../rules/people/person.ts';
import type { BoraMove, BoraState } from '../rules/types.ts';
import { sense } from './sense.ts';
import { aimsOf, taskWorth } from './taskValue.ts';

const game = boraBora.open(boraBora.editions[0]);
const bot = sense(game);

/** Plays a game to its end; `choose` answers for every seat. */
function playGame(
  seats: number,
  seed: string,
  choose: (s: BoraState, seat: number, luck: Chance) => BoraMove,
): BoraState {
  const chance = new Chance(seed);
  const luck = new Chance(`luck ${seed}`);
  const s = game.setup({ seats, options: {} }, chance);
  for (const decision of story.decisions(game, s)) game.play(s, choose(s, decision.seat, luck), chance);
  return s;
}

test('the quick policy plays legal moves, and beats chance in nearly every game', () => {
  let won = 0;
  for (let n = 0; n < 20; n++) {
    const wise = n % 2;
    const end = playGame(2, `policy ${n}`, (s, seat, luck) => {
      const moves = game.moves(s);
      if (seat !== wise) return luck.pick(moves);
      const move = bot.policy?.(s, luck) as BoraMove;
      assert.ok(moves.includes(move));
      return move;
    });
    if (game.scoresheet(end).rows[wise]?.rank === 1) won++;
  }
  assert.ok(won >= 18, `won ${won} of 20`);
});

test('every move gets a weight, and looking changes nothing', () => {
  const weights: number[] = [];
  playGame(3, 'weights', (s, seat, luck) => {
    const moves = game.moves(s);
    const before = JSON.stringify(s);
    bot.estimateMoves?.(s, moves, weights);
    for (let i = 0; i < moves.length; i++) assert.ok(Number.isFinite(weights[i]), JSON.stringify(moves[i]));
    assert.ok(Number.isFinite(bot.evaluate(s, seat)));
    assert.equal(JSON.stringify(s), before);
    return luck.pick(moves);
  });
});

test('the estimate comes near the final total as the end comes near', () => {
  const off: number[][] = [[], []];
  for (let n = 0; n < 12; n++) {
    const seen: number[][] = [[], []];
    const end = playGame(3, `estimate ${n}`, (s, _seat, luck) => {
      if (s.round === 1 && s.phase === 'dice') seen[0]?.push(bot.evaluate(s, 0));
      if (s.round === 6 && s.phase === 'newTasks') seen[1]?.push(bot.evaluate(s, 0));
      return bot.policy?.(s, luck) as BoraMove;
    });
    const total = game.scoresheet(end).rows[0]?.total as number;
    for (const [i, estimates] of seen.entries()) off[i]?.push(Math.abs(estimates[0] - total));
  }
  const mean = (numbers: readonly number[] | undefined) =>
    (numbers ?? []).reduce((sum, n) => sum + n, 0) / (numbers?.length ?? 1);
  assert.ok(mean(off[1]) < 10, `${mean(off[1])} points off at the end`);
  assert.ok(mean(off[1]) < mean(off[0]));
});

test('a task is nearer for those who have the people for it', () => {
  const s = game.setup({ seats: 2, options: {} }, new Chance('means'));
  const [v] = s.villages;
  assert.ok(v);
  const worth = (id: string, people: readonly string[]): number => {
    v.people = people.map(personOf);
    return taskWorth(game.box, s, 0, game.box.taskIds.indexOf(id));
  };
  const carpenter = ['man-hut-1'];
  const others = ['man-land-1', 'man-water-1', 'woman-land-1'];
  assert.ok(worth('twelfth-4', carpenter) > worth('twelfth-4', ['man-land-1']));
  assert.equal(worth('twelfth-4', others), worth('twelfth-4', []));
  assert.ok(worth('moved-5', others) > worth('moved-5', []));
  assert.ok(worth('moved-men-3', others) > worth('moved-men-3', others.slice(1)));
  assert.equal(worth('moved-men-3', others.slice(0, 2)), worth('moved-men-3', others));
  v.tasks = [game.box.taskIds.indexOf('twelfth-4')];
  v.people = [];
  const { trade } = aimsOf(game.box, s, 0);
  assert.ok(trade[trades.indexOf('hut')] > 0);
  assert.equal(trade[trades.indexOf('land')], 0);
});
