import type { BotSense, Game } from '@atoll/engine';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView } from '../rules/types.ts';

export const sense = (game: Game<CacaoState, CacaoMove, CacaoEvent, CacaoView>): BotSense<CacaoState, CacaoMove> => ({
  evaluate: (state, seat) => game.scoresheet(state).rows[seat]?.total ?? 0,
});
