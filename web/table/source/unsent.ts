/**
 * What was sent to a table and is not acknowledged yet, kept in the browser: after a reload it is sent again, with the
 * same key, so that the server plays it once whether it had heard of it or not.
 */
import type { Refusal } from '@atoll/engine';
import type { Live, Sendable } from '../../live/live.ts';

type Answer = Extract<Sendable, { type: 'move' | 'undo' }>;

/** Where it is kept, for one table. */
export interface Shelf {
  read(): unknown;
  /** Null takes it away. */
  keep(message: Answer | null): void;
}

export function openUnsent(table: string, shelf: Shelf, send: Live['send']) {
  async function deliver(message: Answer): Promise<Refusal | null> {
    const refusal = await send(message);
    const kept = readAnswer(shelf.read(), table);
    if (kept?.key === message.key) shelf.keep(null);
    return refusal;
  }
  const left = readAnswer(shelf.read(), table);
  return {
    /** What was still on its way when the page was left, sent once more; null where there was nothing. */
    again: left && deliver(left),
    send(message: Answer): Promise<Refusal | null> {
      shelf.keep(message);
      return deliver(message);
    },
  };
}

function readAnswer(kept: unknown, table: string): Answer | null {
  if (!kept || typeof kept !== 'object') return null;
  const { type, table: at, after, key } = kept as Partial<Answer>;
  const whole = at === table && typeof after === 'number' && typeof key === 'string';
  if (!whole || (type !== 'undo' && !(type === 'move' && 'move' in kept))) return null;
  return kept as Answer;
}
