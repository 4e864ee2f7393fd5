/** Tables on a shelf in the browser's storage, one entry each: kept, found again, taken away. */
import { type Seat, seedHash } from '@atoll/engine';
import type { LocalTable } from './localTable.ts';

/** What of the browser's storage is used. */
export type Storage = Pick<globalThis.Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'atoll.table.';
/** Where there was one table a game, under the game's name. */
const oldPrefix = 'atoll.local.';

/** So many finished tables are kept; the oldest go first. Running ones stay until somebody takes them away. */
export const mostFinished = 50;

/** A table's name in addresses. It follows from the seed, so that the same table never has two. */
export const idOf = (seed: string): string => seedHash(seed).slice(0, 16);

/** Keeps a table. False where the storage is full or forbidden: then what was kept before is still there. */
export function put(storage: Storage, table: LocalTable): boolean {
  try {
    storage.setItem(prefix + table.id, JSON.stringify(table));
  } catch {
    return false;
  }
  if (table.turn === null) {
    const finished = all(storage).filter(({ turn }) => turn === null);
    for (const { id } of finished.slice(mostFinished)) remove(storage, id);
  }
  return true;
}

export function find(storage: Storage, id: string): LocalTable | null {
  adopt(storage);
  return read(storage, prefix + id);
}

export function remove(storage: Storage, id: string): void {
  storage.removeItem(prefix + id);
}

/** Every table, the latest changed first. */
export function all(storage: Storage): LocalTable[] {
  adopt(storage);
  return keys(storage, prefix)
    .flatMap(key => read(storage, key) ?? [])
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

/** Gives tables of the old form an id. The old entry goes first: a full storage has no room for both. */
function adopt(storage: Storage): void {
  for (const key of keys(storage, oldPrefix)) {
    const table = read(storage, key);
    const text = storage.getItem(key);
    if (!table || text === null) continue;
    const known = read(storage, prefix + table.id);
    storage.removeItem(key);
    // A window that still runs the older site may have gone on with it.
    const newer = !known || known.moves.length < table.moves.length;
    if (newer && !put(storage, table)) storage.setItem(key, text);
  }
}

function keys(storage: Storage, start: string): string[] {
  const found = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return found.filter(key => key.startsWith(start));
}

/** Whatever cannot be read is left alone: somebody may still want it. */
function read(storage: Storage, key: string): LocalTable | null {
  try {
    return readTable(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function readTable(found: unknown): LocalTable | null {
  if (typeof found !== 'object' || found === null) return null;
  const table = found as Partial<LocalTable>;
  const { game, edition, rules, seed, options, seats, moves, startedAt, changedAt, turn, position } = table;
  if (typeof game !== 'string' || typeof edition !== 'string' || typeof seed !== 'string') return null;
  if (typeof rules !== 'number' || typeof startedAt !== 'string') return null;
  if (!Array.isArray(seats) || !Array.isArray(moves)) return null;
  return {
    id: idOf(seed),
    game,
    edition,
    rules,
    options: options ?? {},
    seats,
    seed,
    moves,
    startedAt,
    changedAt: typeof changedAt === 'string' ? changedAt : startedAt,
    ...(isTurn(turn) ? { turn } : {}),
    ...(position === undefined ? {} : { position }),
  };
}

const isTurn = (turn: unknown): turn is Seat | null => turn === null || typeof turn === 'number';
