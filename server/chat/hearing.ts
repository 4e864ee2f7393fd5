/**
 * Who hears what at a table. While a game runs, players talk among themselves and spectators do; once it is over, everybody
 * hears both. A waiting table is one room: nothing is hidden yet.
 */
import type { Viewer } from '@atoll/engine';
import type { ChatHears, ChatLine } from '../door/protocol.ts';
import type { ChatAudience, Said } from '../store/chatStore.ts';
import type { StoredTable } from '../store/store.ts';
import { phraseOf } from './phrases.ts';

/** One reader of a table's chat, at the moment. */
export interface Reader {
  guest: string | null;
  seated: boolean;
  /** Null while the table waits. */
  startedAt: string | null;
  over: boolean;
}

export const audienceOf = (viewer: Viewer): ChatAudience => (viewer === 'spectator' ? 'spectators' : 'players');

export function mayHear({ audience, at }: Pick<Said, 'audience' | 'at'>, { startedAt, over, seated }: Reader): boolean {
  if (over || startedAt === null || at < startedAt) return true;
  return audience === (seated ? 'players' : 'spectators');
}

/** What of what is said now: somebody for whom this has changed has to hear again what was said before. */
export const hearsNow = ({ startedAt, over, seated }: Reader): ChatHears =>
  over || startedAt === null ? 'all' : seated ? 'players' : 'spectators';

/**
 * The time of a line: that of the server, but never before the start of a table that has started. Otherwise a clock that
 * was put back would make it look as if it had been said while the table waited.
 */
export const stampIn = ({ startedAt }: Pick<StoredTable, 'startedAt'>, now: number): string =>
  new Date(Math.max(now, startedAt === null ? now : Date.parse(startedAt))).toISOString();

/** A line as it may go out, built field by field: who it was is told by name and seat only. */
export function lineFor(
  { line, n, at, seat, name, guest, audience, phrase, text }: Said,
  reader: string | null,
): ChatLine {
  const own = { de: text, en: text };
  const said = phrase === null ? own : (phraseOf(phrase)?.words ?? { de: phrase, en: phrase });
  return {
    line,
    n,
    at,
    ...(seat !== null && { seat }),
    name,
    mine: guest !== null && guest === reader,
    audience,
    ...(phrase !== null && { phrase }),
    words: { de: said.de, en: said.en },
  };
}
