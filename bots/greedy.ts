/** One step ahead with the game's own evaluation. */
import type { MoveRecord } from '@atoll/engine';
import { reward, standings } from './standing.ts';
import { type BotTask, open, type Thinking } from './task.ts';

/** Imagined states over which a move's outcome is averaged; a smaller budget makes it fewer. */
const worlds = 4;

/** A turn of one's own ends here at the latest, should a game let a seat go on for ever. */
const longestTurn = 12;

/**
 * Plays every legal move on a few imagined states and takes the one after which the seat stands best.
 *
 * A turn is often several decisions (place, fill, let workers work), and only the last of them shows what the first was
 * good for. So one step is a turn: after the move, the seat's own following decisions are answered as well, by the
 * game's policy, or by the best evaluation where it has none. The step ends when somebody else decides.
 */
export function greedy(task: BotTask): MoveRecord {
  const thinking = open(task);
  const { game, view, chance, moves } = thinking;
  const total: number[] = new Array(moves.length).fill(0);
  for (let i = 0; i < Math.min(worlds, task.budget.iterations ?? worlds); i++) {
    if (i > 0 && performance.now() > thinking.deadline) break;
    const world = i === 0 ? thinking.world : game.imagine(view, chance);
    for (const [m, move] of moves.entries()) {
      const state = game.copy(world);
      game.play(state, move, chance);
      finishTurn(thinking, state);
      total[m] = (total[m] as number) + rewardOf(thinking, state);
    }
  }
  return moves[indexOfBest(total)] as MoveRecord;
}

const indexOfBest = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const standing: number[] = [];

function rewardOf({ game, sense, seat, seats }: Thinking, state: unknown): number {
  standing.length = seats;
  standings(game, sense, state, standing);
  return reward(standing, seat);
}

function finishTurn(thinking: Thinking, state: unknown): void {
  const { game, sense, chance, seat } = thinking;
  for (let i = 0; i < longestTurn && game.decision(state)?.seat === seat; i++)
    game.play(state, sense?.policy ? sense.policy(state, chance) : bestAtOnce(thinking, state), chance);
}

/** The move after which the seat stands best at once. */
function bestAtOnce(thinking: Thinking, state: unknown): MoveRecord {
  const { game, chance } = thinking;
  const moves = game.moves(state);
  const values = moves.map(move => {
    const after = game.copy(state);
    game.play(after, move, chance);
    return rewardOf(thinking, after);
  });
  return moves[indexOfBest(values)] as MoveRecord;
}
