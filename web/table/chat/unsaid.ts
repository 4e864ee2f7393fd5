/**
 * What was said and is not acknowledged yet, kept in the browser: after a reload it is sent again, with the same key, so
 * that the server keeps it once whether it had heard of it or not.
 */
import type { Words } from '@atoll/engine';
import type { Saying } from './talk.ts';

export interface Unsaid extends Saying {
  key: string;
  /** As it reads here until the server has it. */
  words: Words;
}

/** Where it is kept, for one table. */
export interface UnsaidShelf {
  read(): unknown;
  /** Null takes it away. */
  keep(lines: readonly Unsaid[] | null): void;
}

/** More than that waits for nobody. */
const most = 20;

export function openUnsaid(shelf: UnsaidShelf) {
  const read = (): Unsaid[] => {
    const kept = shelf.read();
    return Array.isArray(kept) ? kept.filter(isUnsaid).slice(0, most) : [];
  };
  const keep = (lines: readonly Unsaid[]) => shelf.keep(lines.length === 0 ? null : lines.slice(-most));
  return {
    /** What was on its way when the page was left. */
    left: read(),
    add: (line: Unsaid) => keep([...read(), line]),
    remove: (key: string) => keep(read().filter(line => line.key !== key)),
  };
}

function isUnsaid(kept: unknown): kept is Unsaid {
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('words' in kept)) return false;
  const { key, words, text, phrase } = kept as Partial<Unsaid>;
  const oneThing = (typeof text === 'string') !== (typeof phrase === 'string');
  return typeof key === 'string' && typeof words?.de === 'string' && typeof words.en === 'string' && oneThing;
}
