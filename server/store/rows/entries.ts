/** Entries of the log and turns as rows of a database, and back. */
import type { MoveRecord } from '@atoll/engine';
import type { Entry, HouseEntry, Turn } from '../store.ts';
import { type Row, text } from './row.ts';

export const lineOf = (entry: Entry) => ({
  n: entry.n,
  type: entry.type,
  seat: entry.seat,
  what: whatOf(entry),
  auto: autoOf(entry),
  key: entry.key,
  at: entry.at,
});

/** Whose answer a move was: 0 the person's or a bot's own, 1 a standing answer's, 2 a stand-in's. */
const autoOf = (entry: Entry): number => (entry.type !== 'move' ? 0 : entry.auto ? 1 : entry.standIn ? 2 : 0);

/** What an entry says beside its seat and time, as JSON; null where that is nothing. */
function whatOf(entry: Entry): string | null {
  switch (entry.type) {
    case 'move':
      return JSON.stringify(entry.move);
    case 'undo':
    case 'back':
      return null;
    case 'standIn':
      return JSON.stringify({ bot: entry.bot, why: entry.why });
    case 'seated':
      return JSON.stringify({ guest: entry.guest });
    case 'vote':
      return JSON.stringify({ about: entry.about, choice: entry.choice });
    case 'end':
      return JSON.stringify({ why: entry.why });
  }
}

export function readEntry(row: Row): Entry {
  const line = { n: Number(row.n), seat: Number(row.seat), key: String(row.key), at: String(row.at) };
  const type = String(row.type) as Entry['type'];
  if (type === 'undo' || type === 'back') return { ...line, type };
  const what: unknown = JSON.parse(String(row.what));
  if (type !== 'move') return { ...line, type, ...(what as object) } as HouseEntry;
  const move: Entry = { ...line, type, move: what as MoveRecord, auto: row.auto === 1 };
  return row.auto === 2 ? { ...move, standIn: true } : move;
}

export const readTurn = (row: Row): Turn => ({
  seat: Number(row.seat),
  guest: text(row.guest),
  n: Number(row.n),
  since: String(row.since),
  dueAt: text(row.due_at),
});
