/** How the seats stand in an imagined state, in points. */
import type { BotSense, Game } from '@atoll/engine';
import type { SearchParameters } from './searchParameters.ts';

/**
 * Every seat's expected total: by the scoresheet once the game is over, before that by the game's own evaluation, or
 * for want of one by the scoresheet as it stands. Winning is worth a bonus on top.
 */
export function standings(
  game: Game,
  sense: BotSense | undefined,
  state: unknown,
  { winBonus }: Pick<SearchParameters, 'winBonus'>,
  into: number[],
): void {
  const over = game.decision(state) === null;
  if (!over && sense) {
    for (let seat = 0; seat < into.length; seat++) into[seat] = sense.evaluate(state, seat);
    return;
  }
  for (const { seat, total, rank } of game.scoresheet(state).rows)
    into[seat] = total + (over && rank === 1 ? winBonus : 0);
}

/** A seat's lead over the best of the others. */
export function leadOf(standing: readonly number[], seat: number): number {
  return standing[seat] - bestOther(standing, seat);
}

/** What a seat makes of such standings: its lead over the best of the others, and a little of its own total. */
export function reward(
  standing: readonly number[],
  seat: number,
  { ownScoreWeight }: Pick<SearchParameters, 'ownScoreWeight'>,
): number {
  return standing[seat] - (1 - ownScoreWeight) * bestOther(standing, seat);
}

function bestOther(standing: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < standing.length; other++)
    if (other !== seat && standing[other] > best) best = standing[other];
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
