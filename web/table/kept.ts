/** Local tables in this browser's storage: at most one a game. */
import type { Game, GameModule } from '@atoll/engine';
import type { TableInfo } from '../../server/protocol.ts';
import { openEdition } from '../rules.ts';
import { keep, myName, readKept } from '../settings.ts';
import { type LocalTable, restore } from './local.ts';

const key = (game: string) => `atoll.local.${game}`;

export const keepLocal = (table: LocalTable): void => keep(key(table.game), table);
export const dropLocal = (game: string): void => keep(key(game), null);
export const keptLocal = (game: string): LocalTable | null => readKept<LocalTable | null>(key(game), null);

export function startLocal(game: Game, seats: LocalTable['seats'], options: Record<string, string>): void {
  keepLocal({
    game: game.id,
    edition: game.edition.digest,
    rules: game.version,
    options,
    seats,
    seed: [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
    moves: [],
    startedAt: new Date().toISOString(),
  });
}

/** The local tables that could be continued. */
export function keptTables(modules: readonly GameModule[]) {
  return modules.flatMap(module => {
    const kept = keptLocal(module.id);
    const game = kept && openEdition(module, kept.edition);
    const table = game && restore(game, kept);
    if (!table) return [];
    const decision = game.decision(table.state);
    if (!decision) return [];
    const info: Pick<TableInfo, 'seats' | 'status' | 'you' | 'decision' | 'changedAt'> = {
      seats: kept.seats.map((seat, i) =>
        seat.kind === 'bot'
          ? { seat: i, kind: 'bot', name: seat.bot, bot: seat.bot, online: true }
          : { seat: i, kind: 'person', name: myName.value, online: true },
      ),
      status: 'running',
      you: kept.seats.findIndex(seat => seat.kind === 'me'),
      decision,
      changedAt: kept.startedAt,
    };
    return [{ module, info, moves: kept.moves.length }];
  });
}
