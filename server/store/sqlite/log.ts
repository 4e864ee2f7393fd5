/** The log of each table, and what follows from it, in the SQLite file. */

import type { Seat } from '@atoll/engine';
import { lineOf, readEntry, readTurn } from '../rows/entries.ts';
import { AppendConflict, type Entry, type HouseEntry, type Report, type Store } from '../store.ts';
import { type Queries, type Rooms, text } from './queries.ts';
import { showInLobby } from './tables.ts';

type LogRoom = Pick<
  Store,
  | 'log'
  | 'append'
  | 'turn'
  | 'keepTurn'
  | 'turnsOf'
  | 'dueTables'
  | 'tablesWithoutTurn'
  | 'reports'
  | 'untold'
  | 'keepReports'
>;

const saveTurn = `insert into turns (table_id, seat, guest, n, since, due_at) values (?, ?, ?, ?, ?, ?)
  on conflict do update set seat = excluded.seat, guest = excluded.guest, n = excluded.n, since = excluded.since,
    due_at = excluded.due_at`;

/** What the running of the house has to look after next. Each half goes by an index of its own. */
export const dueNow = `select table_id as id, due_at as due from turns where due_at is not null and due_at <= ?1
  union all select id, fill_at as due from tables where fill_at is not null and fill_at <= ?1
  order by due limit ?2`;

/** The tables that wait for a guest, in the order of the index on them. */
export const waitingFor = `select table_id, n, since, due_at, (select game from tables where id = table_id) as game
  from turns where guest = ? order by since, table_id limit ?`;

export function openLog({ ask, write, notify }: Rooms): LogRoom {
  return {
    async log(table, after) {
      return ask.all('select * from log where table_id = ? and n > ? order by n', table, after).map(readEntry);
    },

    async append(table, entries, { over, turn, reports = [] }) {
      const last = entries.at(-1);
      if (!last) return;
      await write(() => {
        let next = Number(ask.one('select coalesce(max(n), 0) + 1 as n from log where table_id = ?', table)?.n);
        for (const entry of entries) {
          if (entry.n !== next++) throw new AppendConflict(entry.n);
          writeEntry(ask.run, table, entry);
          if (entry.type !== 'move' && entry.type !== 'undo') changeSeat(ask, table, entry);
        }
        for (const report of reports) writeReport(ask.run, table, report);
        if (turn) ask.run(saveTurn, table, turn.seat, turn.guest, turn.n, turn.since, turn.dueAt);
        if (turn === null || over) ask.run('delete from turns where table_id = ?', table);
        if (!over) return;
        ask.run('update tables set over = 1, lobby_at = null, fill_at = null where id = ?', table);
        ask.run(
          `update guest_tables set ended_at = ?2 where table_id = ?1 and ended_at = '' and guest in (
             select owner from tables where id = ?1
             union select guest from seats where table_id = ?1 and guest is not null)`,
          table,
          last.at,
        );
      });
      notify({ table, n: last.n });
      // Seats that change hands are more than what the log says: whether the table stands in the lobby, for one.
      if (entries.some(({ type }) => type !== 'move' && type !== 'undo')) notify({ table, n: null });
    },

    async turn(table) {
      const row = ask.one('select * from turns where table_id = ?', table);
      return row ? readTurn(row) : null;
    },

    async keepTurn(table, turn) {
      const last = '(select coalesce(max(n), 0) from log where table_id = ?)';
      await write(() => {
        const now = ask.one(`select over, ${last} as n from tables where id = ?`, table, table);
        if (now?.over === 0 && Number(now.n) >= turn.n)
          ask.run(saveTurn, table, turn.seat, turn.guest, turn.n, turn.since, turn.dueAt);
      });
      notify({ table, n: null });
    },

    async turnsOf(guest, limit) {
      return ask.all(waitingFor, guest, limit).map(row => ({
        table: String(row.table_id),
        game: String(row.game),
        n: Number(row.n),
        since: String(row.since),
        dueAt: text(row.due_at),
      }));
    },

    async dueTables(by, limit) {
      return ask.all(dueNow, by, limit).map(row => String(row.id));
    },

    async tablesWithoutTurn() {
      return ask
        .all(
          `select id from tables where over = 0 and started_at is not null
           and not exists (select 1 from turns where table_id = id)`,
        )
        .map(row => String(row.id));
    },

    async reports(table) {
      return ask
        .all('select n, report from reports where table_id = ? order by n', table)
        .map(row => ({ n: Number(row.n), ...(JSON.parse(String(row.report)) as Omit<Report, 'n'>) }));
    },

    async untold() {
      return ask.all('select table_id from untold').map(row => String(row.table_id));
    },

    async keepReports(table, reports) {
      await write(() => {
        for (const report of reports) writeReport(ask.run, table, report);
        ask.run('delete from untold where table_id = ?', table);
      });
    },
  };
}

type Run = Queries['run'];

function writeEntry(run: Run, table: string, entry: Entry): void {
  const { n, type, seat, what, auto, key, at } = lineOf(entry);
  run(
    'insert into log (table_id, n, type, seat, what, auto, key, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    table,
    n,
    type,
    seat,
    what,
    auto,
    key,
    at,
  );
}

/** Who sits where follows from the log; kept beside it so that tables can be found without reading it. */
function changeSeat(ask: Queries, table: string, entry: HouseEntry): void {
  const { seat, at } = entry;
  switch (entry.type) {
    case 'standIn':
      ask.run('update seats set stand_in = ? where table_id = ? and seat = ?', entry.bot, table, seat);
      if (entry.why === 'left') giveUp(ask, table, seat);
      break;
    case 'back':
      ask.run('update seats set stand_in = null where table_id = ? and seat = ?', table, seat);
      break;
    case 'seated':
      ask.run('update seats set guest = ?, stand_in = null where table_id = ? and seat = ?', entry.guest, table, seat);
      ask.run('insert into guest_tables (guest, table_id) values (?, ?) on conflict do nothing', entry.guest, table);
      break;
    case 'end':
      ask.run('update tables set ended = ? where id = ?', entry.why, table);
      break;
    case 'vote':
      return;
  }
  ask.run('update tables set changed_at = ? where id = ?', at, table);
  showInLobby(ask, table, at);
}

/** The seat is free, and whoever left has nothing to do with the table any more, unless it is theirs. */
function giveUp(ask: Queries, table: string, seat: Seat): void {
  ask.run(
    `delete from guest_tables where table_id = ?1 and ended_at = ''
     and guest = (select guest from seats where table_id = ?1 and seat = ?2)
     and guest <> (select owner from tables where id = ?1)`,
    table,
    seat,
  );
  ask.run(`update seats set guest = null, preferences = '{}' where table_id = ? and seat = ?`, table, seat);
}

/** Puts a log back as it was elsewhere. */
export function restoreLog(ask: Queries, table: string, log: readonly Entry[], reports: readonly Report[]): void {
  for (const entry of log) writeEntry(ask.run, table, entry);
  for (const report of reports) writeReport(ask.run, table, report);
}

function writeReport(run: Run, table: string, { n, ...report }: Report): void {
  const keep = 'insert into reports (table_id, n, report) values (?, ?, ?) on conflict do nothing';
  run(keep, table, n, JSON.stringify(report));
}
