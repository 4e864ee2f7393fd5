/** Playing on from the edge of the tree, quickly, to learn how the seats come to stand. */
import type { MoveRecord } from '@atoll/engine';
import type { Thinking } from './botTask.ts';
import { byEvaluation } from './evaluating.ts';
import { standings } from './rewards.ts';

/** Without an evaluation a playout goes on to the end; a game that never ends is cut off here. */
const longest = 2_000;

/** A seat whose turn does not come again is not waited for much longer than this many decisions. */
const patience = 20;

const legal: MoveRecord[] = [];

export function playOut(thinking: Thinking, state: unknown, standing: number[]): void {
  const { game, sense, searchParameters, chance, deadline, seat } = thinking;
  const most = sense ? searchParameters.horizon : longest;
  let last = -1;
  for (let i = 0; ; i++) {
    const decision = game.decision(state);
    if (!decision || i >= longest) break;
    // It stops where the thinking seat would begin its next turn, so that all have had as many turns, whatever the move.
    if (i >= most && decision.seat !== last && (decision.seat === seat || i >= 2 * most + patience)) break;
    if (i % 64 === 63 && performance.now() > deadline) break;
    last = decision.seat;
    game.play(state, nextMove(thinking, state), chance);
  }
  standings(game, sense, state, searchParameters, standing);
}

function nextMove(thinking: Thinking, state: unknown): MoveRecord {
  const { game, sense, searchParameters, chance } = thinking;
  const { policyShare } = searchParameters;
  if (sense && (policyShare === 1 || chance.unit() < policyShare))
    return sense.policy ? sense.policy(state, chance) : byEvaluation(thinking, state, game.moves(state));
  if (game.sample) return game.sample(state, chance);
  legal.length = 0;
  return chance.pick(game.moves(state, legal));
}
