/** What this browser knows of the lobby: the pages it has asked for, kept true by what the server tells. */
import type { LobbyTable } from '../../server/door/protocol.ts';
import type { LobbyMessage } from '../live/live.ts';

export interface LobbyState {
  /** The newest first. */
  tables: readonly LobbyTable[];
  /** How many there are in all that fit. */
  total: number;
  /** Where the page begins that comes after these; null where there is none. */
  next: string | null;
}

type Place = Pick<LobbyTable, 'id' | 'since'>;

const placeOf = ({ since, id }: Place): string => `${since}_${id}`;

const newestFirst = (a: Place, b: Place): number => (placeOf(a) < placeOf(b) ? 1 : -1);

/** The lobby after a message. A change that comes before the first page is not worth keeping: the page knows of it. */
export function hearLobby(now: LobbyState | null, message: LobbyMessage): LobbyState | null {
  const { whole, tables, gone, total } = message;
  if (!now && !whole) return null;
  const before = whole || !now ? [] : now.tables;
  const isPage = message.next !== undefined;
  const next = isPage ? (message.next ?? null) : (now?.next ?? null);
  const known = new Map(before.map(table => [table.id, table]));
  for (const id of gone) known.delete(id);
  for (const table of tables) {
    // What stands further back than we have looked comes with its page.
    const further = !isPage && now?.next != null && placeOf(table) < now.next;
    if (further) known.delete(table.id);
    else known.set(table.id, table);
  }
  return { tables: [...known.values()].sort(newestFirst), total, next };
}

/** How a table stands in a list that someone is reading. */
export interface Listed {
  table: LobbyTable;
  /** Its last seat was taken while they were reading. */
  full: boolean;
}

/**
 * The list for somebody whose pointer is on it: nothing moves away from under it. Those that have filled stay where
 * they were, and new ones come last.
 */
export function heldStill(shown: readonly Listed[], tables: readonly LobbyTable[]): Listed[] {
  const now = new Map(tables.map(table => [table.id, table]));
  const held = shown.map(({ table }): Listed => ({ table: now.get(table.id) ?? table, full: !now.has(table.id) }));
  const there = new Set(held.map(({ table }) => table.id));
  return [...held, ...tables.filter(({ id }) => !there.has(id)).map(table => ({ table, full: false }))];
}
