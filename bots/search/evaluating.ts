/** A playout's move for games that bring an evaluation and no policy: mostly the best of a few, judged one move on. */
import type { MoveRecord } from '@atoll/engine';
import type { Thinking } from './botTask.ts';
import { reward, standings } from './rewards.ts';

/** Judging a move costs a copy of the state, so of many moves only so many are looked at, drawn at random. */
const looked = 6;

/** How often any move is taken instead: others err too, and what an evaluation overlooks must be tried as well. */
const noise = 0.1;

/** `moves` is a list of the caller's own; it comes back in another order. */
export function byEvaluation(thinking: Thinking, state: unknown, moves: MoveRecord[]): MoveRecord {
  const { game, sense, searchParameters, chance, seats } = thinking;
  const seat = game.decision(state)?.seat;
  if (!sense || seat === undefined || moves.length === 1 || chance.unit() < noise) return chance.pick(moves);
  const standing: number[] = new Array(seats).fill(0);
  let best: MoveRecord | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(looked, moves.length); i++) {
    const at = i + chance.int(moves.length - i);
    const move = moves[at];
    moves[at] = moves[i];
    moves[i] = move;
    const after = game.copy(state);
    game.play(after, move, chance);
    standings(game, sense, after, searchParameters, standing);
    const value = reward(standing, seat, searchParameters);
    // The first look stands where an evaluation says nothing: drawn at random, so that ties fall at random too.
    if (best !== undefined && !(value > bestValue)) continue;
    best = move;
    bestValue = value;
  }
  return best ?? chance.pick(moves);
}
