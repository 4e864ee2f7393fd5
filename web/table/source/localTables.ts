/** The local tables of this browser, as the pages need them. */
import type { Game, GameModule } from '@atoll/engine';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { openEdition } from '../../rules.ts';
import { freshId } from '../../secure.ts';
import { myName } from '../../settings.ts';
import { begunAs, type LocalTable, restore } from './localTable.ts';
import * as shelf from './tableStorage.ts';

/** Tables that the storage would not take: they live as long as this window does. */
const unkept = new Map<string, LocalTable>();

/** Null where the browser forbids even to look. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** False where the storage is full or forbidden; the table can be played on, but not after this window is closed. */
export function keepLocal(table: LocalTable): boolean {
  const found = storage();
  const kept = found !== null && shelf.put(found, table);
  if (kept) unkept.delete(table.id);
  else unkept.set(table.id, table);
  return kept;
}

export function dropLocal(id: string): void {
  unkept.delete(id);
  const found = storage();
  if (found) shelf.remove(found, id);
}

export function localTables(): LocalTable[] {
  const found = storage();
  const kept = found ? shelf.all(found) : [];
  return [...unkept.values(), ...kept.filter(({ id }) => !unkept.has(id))];
}

/** A table by its id; by a game's name the latest of that game, as addresses once were. */
export function keptLocal(name: string): LocalTable | null {
  const found = storage();
  return (
    unkept.get(name) ?? (found && shelf.find(found, name)) ?? localTables().find(({ game }) => game === name) ?? null
  );
}

/** Keeps a new table and gives its id. `position`: what it begins with instead of the set-up. */
export function startLocal(
  game: Game,
  seats: LocalTable['seats'],
  options: Record<string, string>,
  position?: unknown,
): string {
  const seed = freshId();
  const startedAt = new Date().toISOString();
  const table: LocalTable = {
    id: shelf.idOf(seed),
    game: game.id,
    edition: game.edition.digest,
    rules: game.version,
    options,
    seats,
    seed,
    ...(position === undefined ? {} : { position }),
    moves: [],
    startedAt,
    changedAt: startedAt,
  };
  keepLocal(table);
  return table.id;
}

/** The game that a kept table is played with, dealt as it was; null where its rules or components are not those of today. */
export function gameFor(module: GameModule, kept: LocalTable): Game | null {
  const game = openEdition(module, kept.edition);
  return game && game.version === kept.rules ? begunAs(game, kept) : null;
}

/** What a list says of a local table. A table of old rules is shown as it was left. */
export function infoOf(
  module: GameModule,
  kept: LocalTable,
): Pick<TableInfo, 'seats' | 'status' | 'you' | 'decision' | 'changedAt'> {
  const turn = turnOf(module, kept);
  return {
    seats: kept.seats.map((seat, i) =>
      seat.kind === 'bot'
        ? { seat: i, kind: 'bot', name: seat.bot, bot: seat.bot, online: true }
        : { seat: i, kind: 'person', name: myName.value, online: true },
    ),
    status: turn === null ? 'over' : 'running',
    you: kept.seats.findIndex(seat => seat.kind === 'me'),
    decision: turn === null ? null : { seat: turn, kind: '' },
    changedAt: kept.changedAt,
  };
}

/** Kept with the table since it has an id; for an older one it follows from the moves, and is kept from then on. */
function turnOf(module: GameModule, kept: LocalTable): number | null {
  if (kept.turn !== undefined) return kept.turn;
  const game = gameFor(module, kept);
  const table = game && restore(game, kept);
  if (!table) return 0;
  const turn = game.decision(table.state)?.seat ?? null;
  keepLocal({ ...kept, turn });
  return turn;
}
