/** Reads lines out as they come, to those who listen; and counts those that were not read yet. */
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../translate.ts';
import { nameOf } from './chatWords.ts';
import { readUpTo } from './readMarks.ts';
import { type Talk, unreadAfter } from './talk.ts';

/** Only what is said from now on is read out, and only what others say. */
export function useTalkTold(talk: Talk | undefined): void {
  const told = useRef<number | null>(null);
  const chat = talk?.speaker ? talk.chat.value : null;
  useEffect(() => {
    if (!chat) return;
    const before = told.current;
    told.current = chat.last;
    if (before === null) return;
    for (const line of chat.lines)
      if (line.line > before && !line.mine) announce(`${nameOf(line, t)}: ${t(line.words)}`);
  }, [chat]);
}

/** Lines of others that have not stood before the reader's eyes. */
export function unreadOf(talk: Talk | undefined, table: string): number {
  const chat = talk?.speaker ? talk.chat.value : null;
  return chat ? unreadAfter(chat.lines, readUpTo(table)) : 0;
}
