/** What the endpoints of the chat do. */
import type { InferOutput } from 'valibot';
import type { TableChat } from '../../chat/chat.ts';
import { phrases } from '../../chat/phrases.ts';
import type { muting, newChatLine } from '../schemas/schemas.ts';
import { type Handlers, known } from './ask.ts';

export const chatHandlers = (chat: TableChat): Pick<Handlers, 'chat' | 'say' | 'mute' | 'phrases'> => ({
  chat: ({ table, guest }) => chat.read(table, guest),

  async say({ table, guest, body }) {
    await chat.say(table, guest, body as InferOutput<typeof newChatLine>);
    return chat.read(table, guest);
  },

  async mute({ table, guest, body }) {
    const { line, muted } = body as InferOutput<typeof muting>;
    await chat.mute(table, known(guest), line, muted);
    return chat.read(table, guest);
  },

  phrases: async () => ({ phrases: phrases.map(({ id, words: { de, en } }) => ({ id, words: { de, en } })) }),
});
