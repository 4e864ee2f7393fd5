/** Flat Monte Carlo: every move is played out equally often, at random, and the best mean wins. A yardstick. */

import { type BotTask, open, type Thought } from './search/botTask.ts';
import { addValue, marginOf, newStats } from './search/deviation.ts';
import { playOut } from './search/playout.ts';
import { leadOf } from './search/rewards.ts';

export function flat(task: BotTask): Thought {
  const thinking = open({ ...task, searchParameters: { ...task.searchParameters, policyShare: 0, horizon: 2000 } });
  const { game, view, chance, moves, seat, seats } = thinking;
  const most = task.budget.iterations ?? Number.POSITIVE_INFINITY;
  const standing: number[] = new Array(seats).fill(0);
  const leads = moves.map(move => ({ move, spread: newStats() }));
  let i = 0;
  for (; i < most; i++) {
    if (i > 0 && performance.now() > thinking.deadline) break;
    const tried = leads[i % leads.length];
    const state = game.imagine(view, chance);
    game.play(state, tried.move, chance);
    playOut(thinking, state, standing);
    addValue(tried.spread, leadOf(standing, seat));
  }
  const ranked = leads
    .filter(({ spread }) => spread.count > 0)
    .sort((a, b) => b.spread.mean - a.spread.mean)
    .map(({ move, spread }) => ({
      move,
      tries: spread.count,
      lead: spread.mean,
      margin: marginOf(spread),
    }));
  const move = ranked[0]?.move ?? moves[0];
  if (!move) throw new Error('A decision without moves.');
  return { move, considered: ranked, iterations: i, line: [] };
}
