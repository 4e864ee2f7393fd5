/** What was said in a game that is watched again: each line once the moves stand after which it was said. */
import type { Replay } from '@atoll/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Chat, ChatLine } from '../../../server/door/protocol.ts';
import type { Talk } from './talk.ts';

/** `at`: how many moves are shown. Nothing where nothing was said. */
export function openReplayTalk(said: Replay['chat'], at: ReadonlySignal<number>): Talk | undefined {
  if (!said || said.length === 0) return undefined;
  const lines = said.map(
    ({ after, seat, name, words }, i): ChatLine => ({
      line: i + 1,
      n: after,
      at: '',
      name,
      mine: false,
      audience: seat === undefined ? 'spectators' : 'players',
      words,
      ...(seat !== undefined && { seat }),
    }),
  );
  const chat = computed((): Chat => {
    const shown = lines.filter(({ n }) => n <= at.value);
    return { lines: shown, last: shown.at(-1)?.line ?? 0, hears: 'all', muted: [], off: false };
  });
  return { chat, underway: signal([]) };
}
