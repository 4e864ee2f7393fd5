/** What a bot that is asked for advice gets to see. */
import type { Thought } from '@atoll/bots';
import { think } from '../../bots/bots.ts';
import type { TableContext } from '../page/tableContext.ts';

/** The strongest, and a little longer than it takes for a move of its own. */
const adviser = 'level5';
const adviceMs = 1500;

/** What the adviser may look at: the seat's own view, or in a replay the view of the player who decided. Null: nothing to ask. */
export function viewToAsk({ source, choosing }: TableContext): unknown {
  if (source.deciderView) return source.deciderView();
  return choosing.mine.value ? (choosing.standing.value?.view ?? null) : null;
}

export const advise = ({ game }: TableContext, view: unknown): Promise<Thought> =>
  think({ bot: adviser, game: game.id, edition: game.edition.digest, view, budget: { ms: adviceMs }, whole: true });
