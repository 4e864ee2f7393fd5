/**
 * What is told of a table for later readers, in words and points. It is written down with every move, because newer
 * rules may not be able to run the move again; then this is what can still be read.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type GameModule, heard, type Played, type Table, type Viewer } from '@atoll/engine';
import type { TableReport } from '../door/protocol.ts';
import { type Log, short, troubleOf } from '../log.ts';
import type { Entry, Report, Store } from '../store/store.ts';
import { type LiveTable, standingMoves } from './liveTable.ts';
import { plainScoresheet } from './outgoing.ts';
import type { Tables } from './tables.ts';

/** The reports on moves just made, or on all that were; `numbers` are those of their log entries. */
export function reportsOn(module: GameModule, table: Table, numbers: readonly number[]): Report[] {
  const { game, state, played } = table;
  // Names change, and a bot has one in each language: they are put in by the reader.
  const names = Array.from({ length: table.config.seats }, (_, seat) => `{${seat}}`);
  const reports = numbers.flatMap((n, i): Report[] => {
    const move = played[i];
    return move ? [{ n, lines: linesOf(module, table, move, names) }] : [];
  });
  const last = reports.at(-1);
  if (!last) return [];
  last.totals = game.scoresheet(state, 'spectator').rows.map(({ total }) => total);
  if (game.decision(state) === null) last.result = plainScoresheet(game.scoresheet(state));
  return reports;
}

function linesOf(module: GameModule, { game }: Table, { told }: Played, names: readonly string[]): Report['lines'] {
  return told.flatMap(({ event, only }) => {
    const words = module.text.event(event, names, game.box);
    if (!words) return [];
    const { de, en } = words;
    return [only === undefined ? { words: { de, en } } : { words: { de, en }, only }];
  });
}

/** All that a viewer may read of a table: the moves that were not taken back, and how it stood after them. */
export function tableReport(log: readonly Entry[], reports: readonly Report[], viewer: Viewer): TableReport {
  const known = new Map(reports.map(report => [report.n, report]));
  const { moves } = standingMoves(log);
  const last = moves.length > 0 ? known.get(moves.at(-1)?.n ?? 0) : undefined;
  const report: TableReport = {
    entries: moves.map(({ n, at, seat }) => {
      const lines = known.get(n)?.lines;
      const told = lines?.map(({ words, only }) => (only === undefined ? { event: words } : { event: words, only }));
      return { n, at, seat, lines: told ? heard(told, viewer) : null };
    }),
    totals: last?.totals ?? null,
  };
  if (last?.result) report.result = last.result;
  return report;
}

/**
 * Tells of the tables that were played before anything was told, as long as their rules are still those of today. One
 * after the other in the background; what cannot be opened stays as it is.
 */
export async function tellOfOldTables(store: Store, tables: Tables, log: Log, stop: AbortSignal): Promise<void> {
  for (const id of await store.untold()) {
    await turn();
    if (stop.aborted) return;
    try {
      const live = await tables.read(id);
      await store.keepReports(id, reportsOfAll(live));
    } catch (error) {
      log.warn('an old table could not be told of', { table: short(id), ...troubleOf(error) });
    }
  }
}

const reportsOfAll = ({ module, table, marks }: LiveTable): Report[] =>
  table
    ? reportsOn(
        module,
        table,
        marks.map(({ n }) => n),
      )
    : [];
