/** Playing on from the edge of the tree, quickly, to learn how the seats come to stand. */
import type { MoveRecord } from '@atoll/engine';
import { standings } from './standing.ts';
import type { Thinking } from './task.ts';

/** Without an evaluation a playout goes on to the end; a game that never ends is cut off here. */
const longest = 2_000;

const legal: MoveRecord[] = [];

export function playOut(thinking: Thinking, state: unknown, standing: number[]): void {
  const { game, sense, skill, chance, deadline } = thinking;
  const most = sense ? skill.horizon : longest;
  let last = -1;
  for (let i = 0; ; i++) {
    const decision = game.decision(state);
    // The parts of a turn belong together, so a playout does not stop between two decisions of one seat.
    if (!decision || (i >= most && (decision.seat !== last || i >= longest))) break;
    if (i % 64 === 63 && performance.now() > deadline) break;
    last = decision.seat;
    game.play(state, nextMove(thinking, state), chance);
  }
  standings(game, sense, state, skill, standing);
}

function nextMove({ game, sense, skill, chance }: Thinking, state: unknown): MoveRecord {
  if (sense?.policy && (skill.care === 1 || chance.unit() < skill.care)) return sense.policy(state, chance);
  if (game.sample) return game.sample(state, chance);
  legal.length = 0;
  return chance.pick(game.moves(state, legal));
}
