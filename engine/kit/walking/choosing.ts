/** What counts as a decision. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, Game, MoveRecord } from '../../core/game.ts';

/**
 * Worlds that are imagined before a single move is taken to be all that anybody could have had. So many, because a hand
 * with a choice may be one of thousands that fit; the search ends with the first that is found.
 */
const worlds = 50_000;

/**
 * Whether somebody really has to be asked: there are two moves, or there could be for all that a spectator knows. In the
 * second case going on without asking would tell everybody what the hidden hand is not.
 */
export function isRealChoice<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
): boolean {
  if (game.moves(state).length > 1) return true;
  const luck = new Chance('could there be a choice');
  const known = game.view(state, 'spectator');
  for (let i = 0; i < worlds; i++) {
    if (game.moves(game.imagine(known, luck)).length > 1) return true;
  }
  return false;
}
