/** How good moves look before any of them has been tried, in points. */
import type { MoveRecord, Seat } from '@atoll/engine';
import type { Thinking } from './botTask.ts';
import { reward, standings } from './rewards.ts';

const standing: number[] = [];

/**
 * From a game's own quick weighing, or its evaluation one move on; all alike where it has neither. Only how they compare
 * counts, so their mean is taken off.
 */
export function weigh(thinking: Thinking, state: unknown, seat: Seat, moves: readonly MoveRecord[]): readonly number[] {
  const { sense, searchParameters } = thinking;
  const weights: number[] = new Array(moves.length).fill(0);
  if (!sense || searchParameters.priorUncertainty === 0) return weights;
  if (sense.estimateMoves) sense.estimateMoves(state, moves, weights);
  else for (const [i, move] of moves.entries()) weights[i] = oneMoveOn(thinking, state, seat, move);
  return centred(weights);
}

/** Takes their mean off them. */
export function centred(weights: number[]): number[] {
  let mean = 0;
  for (const weight of weights) mean += weight / weights.length;
  for (let i = 0; i < weights.length; i++) weights[i] -= mean;
  return weights;
}

function oneMoveOn(
  { game, sense, searchParameters, chance, seats }: Thinking,
  state: unknown,
  seat: Seat,
  move: MoveRecord,
): number {
  const after = game.copy(state);
  game.play(after, move, chance);
  standing.length = seats;
  standings(game, sense, after, searchParameters, standing);
  return reward(standing, seat, searchParameters);
}
