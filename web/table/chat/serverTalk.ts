/** The chat of a table on the server: heard and said over the live connection. */
import { signal } from '@preact/signals';
import type { Chat, ChatHeard } from '../../../server/door/protocol.ts';
import { muteLine } from '../../api.ts';
import type { Live } from '../../live/live.ts';
import { freshId } from '../../secure.ts';
import { keep, readKept } from '../../settings.ts';
import { afterHearing, type ChatMessage, type Speaker, type Talk, type Underway } from './talk.ts';
import { openUnsaid, type Unsaid } from './unsaid.ts';

interface ServerTalk extends Talk {
  speaker: Speaker;
  hear(message: ChatMessage): void;
  /** Up to where it was heard. */
  heard(): ChatHeard;
}

export function openServerTalk(table: string, live: Pick<Live, 'send'>): ServerTalk {
  const chat = signal<Chat | null>(null);
  const underway = signal<readonly Underway[]>([]);
  const shelf = `atoll.unsaid.${table}`;
  const unsaid = openUnsaid({ read: () => readKept<unknown>(shelf, null), keep: lines => keep(shelf, lines) });

  async function deliver({ key, words, text, phrase }: Unsaid) {
    underway.value = [...underway.peek(), { key, words }];
    const said = text === undefined ? { phrase } : { text };
    const refusal = await live.send({ type: 'say', table, key, ...said });
    unsaid.remove(key);
    underway.value = underway.peek().filter(other => other.key !== key);
    return refusal;
  }

  for (const line of unsaid.left) void deliver(line);

  return {
    chat,
    underway,
    hear(message) {
      chat.value = afterHearing(chat.peek(), message);
    },
    heard() {
      const now = chat.peek();
      return now ? { last: now.last, hears: now.hears } : { last: 0, hears: null };
    },
    speaker: {
      say(said, words) {
        const line = { ...said, words, key: freshId() };
        unsaid.add(line);
        return deliver(line);
      },
      async mute(line, muted) {
        const asked = await muteLine(table, { line, muted });
        if (!asked.ok) return asked.refusal;
        chat.value = asked.value;
        return null;
      },
    },
  };
}
