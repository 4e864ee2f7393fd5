/** Work counted in calls of the game, and not in seconds, so that the same search always ends at the same place. */
import type { EventRecord, Game, MoveRecord } from '../../core/game.ts';

export interface Meter {
  calls: number;
  /** Beyond it every call throws. */
  limit: number;
}

export const isSpent = ({ calls, limit }: Meter): boolean => calls > limit;

/** The same game, with each call counted. */
export function metered<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  meter: Meter,
): Game<S, M, E, V> {
  const count =
    <A extends unknown[], R>(run: (...given: A) => R) =>
    (...given: A): R => {
      meter.calls++;
      if (isSpent(meter)) throw new Error('the kit has looked for long enough');
      return run.apply(game, given);
    };
  return {
    ...game,
    setup: count(game.setup),
    decision: count(game.decision),
    moves: count(game.moves),
    play: count(game.play),
    explain: count(game.explain),
    scoresheet: count(game.scoresheet),
    view: count(game.view),
    imagine: count(game.imagine),
    copy: count(game.copy),
    writePosition: count(game.writePosition),
    readPosition: count(game.readPosition),
    ...(game.sample && { sample: count(game.sample) }),
    ...(game.auto && { auto: count(game.auto) }),
  };
}
