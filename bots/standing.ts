/** How the seats stand in an imagined state, in points. */
import type { BotSense, Game } from '@atoll/engine';

/** What winning is worth beside the points that it was won by. */
const laurels = 3;

/**
 * Every seat's expected total: by the scoresheet once the game is over, before that by the game's own evaluation, or
 * for want of one by the scoresheet as it stands.
 */
export function standings(game: Game, sense: BotSense | undefined, state: unknown, into: number[]): void {
  const over = game.decision(state) === null;
  if (!over && sense) {
    for (let seat = 0; seat < into.length; seat++) into[seat] = sense.evaluate(state, seat);
    return;
  }
  for (const { seat, total, rank } of game.scoresheet(state).rows)
    into[seat] = total + (over && rank === 1 ? laurels : 0);
}

/** How much of a seat's own total counts beside its lead; it keeps a seat that is far behind from giving up. */
const pride = 0.1;

/** What a seat makes of such standings: its lead over the best of the others, and a little of its own total. */
export function reward(standing: readonly number[], seat: number): number {
  const own = standing[seat] as number;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < standing.length; other++)
    if (other !== seat && (standing[other] as number) > best) best = standing[other] as number;
  return own - (1 - pride) * (best === Number.NEGATIVE_INFINITY ? 0 : best);
}
