import { type GameText, moveKey, words } from '@atoll/engine';
import type { CacaoEvent, CacaoMove, CacaoView } from '../rules/types.ts';

export const text: GameText<CacaoMove, CacaoEvent, CacaoView> = {
  prompt: decision => words(decision.kind, decision.kind),
  move: move => words(moveKey(move), moveKey(move)),
  choice: (_field, value) => words(String(value), String(value)),
  event: event => words(event.type, event.type),
  categories: {},
  kinds: {},
};
