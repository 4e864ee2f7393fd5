/** What was said, in the file of a game: each line after the moves that stood when it was said. */
import type { Replay } from '@atoll/engine';
import type { ChatLine } from '../door/protocol.ts';

/** `moves`: those that were not taken back, by the number of their entry. */
export function chatInReplay(lines: readonly ChatLine[], moves: readonly { n: number }[]): Pick<Replay, 'chat'> {
  if (lines.length === 0) return {};
  return {
    chat: lines.map(({ n, seat, name, words }) => ({
      after: moves.filter(move => move.n <= n).length,
      ...(seat !== undefined && { seat }),
      name,
      words: { de: words.de, en: words.en },
    })),
  };
}
