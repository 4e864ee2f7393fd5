/** What is said at a table, as the page has it, wherever the table comes from. */
import type { Refusal, Words } from '@atoll/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { Chat, ChatLine, NewChatLine, ServerMessage } from '../../../server/door/protocol.ts';

/** Own words, or the id of a phrase. */
export type Saying = Pick<NewChatLine, 'text' | 'phrase'>;

/** On its way to the server. */
export interface Underway {
  key: string;
  words: Words;
}

export interface Talk {
  /** Null until the server has told it. */
  readonly chat: ReadonlySignal<Chat | null>;
  readonly underway: ReadonlySignal<readonly Underway[]>;
  /** Where nothing can be said, there is nothing to answer: a replay. */
  readonly speaker?: Speaker;
}

export interface Speaker {
  /** Resolves when it is kept safe: null, or why it was refused. */
  say(said: Saying, words: Words): Promise<Refusal | null>;
  /** Does not read the person any more who said that line; or reads them again. */
  mute(line: number, muted: boolean): Promise<Refusal | null>;
}

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

/** The chat after a message: what arrives twice after a reconnection is heard once. */
export function afterHearing(before: Chat | null, message: ChatMessage): Chat | null {
  if (message.whole) {
    const { lines, last, hears, muted, off } = message;
    return { lines, last, hears, muted, off };
  }
  if (!before) return null;
  const heard = before.lines.at(-1)?.line ?? 0;
  const fresh = message.lines.filter(({ line }) => line > heard);
  return { ...before, lines: [...before.lines, ...fresh], last: message.last, hears: message.hears };
}

/** How many lines of others came after that one. */
export const unreadAfter = (lines: readonly ChatLine[], read: number): number =>
  lines.filter(({ line, mine }) => line > read && !mine).length;
