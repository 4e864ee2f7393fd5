/** The log of each table, and what follows from it, in PostgreSQL. */

import type { Seat } from '@atoll/engine';
import { lineOf, readEntry, readTurn } from '../rows/entries.ts';
import { text } from '../rows/row.ts';
import { AppendConflict, type Entry, type HouseEntry, type Report, type Store, StoreFailure } from '../store.ts';
import { type Hints, ofTable, type Told } from './hints.ts';
import { isTaken, type Queries, type Rooms } from './queries.ts';
import { lockTable, showInLobby } from './tables.ts';

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

const saveTurn = `insert into turns (table_id, seat, guest, n, since, due_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (table_id) do update set seat = excluded.seat, guest = excluded.guest, n = excluded.n,
    since = excluded.since, due_at = excluded.due_at`;

/** What the running of the house has to look after next. Each half goes by an index of its own. */
const dueNow = `select table_id as id, due_at as due from turns where due_at is not null and due_at <= $1
  union all select id, fill_at as due from tables where fill_at is not null and fill_at <= $1
  order by due limit $2`;

/** The tables that wait for a guest, in the order of the index on them. */
const waitingFor = `select table_id, n, since, due_at, (select game from tables where id = table_id) as game
  from turns where guest = $1 order by since, table_id limit $2`;

/**
 * Entries, what they caused, whose turn it is then, and that something changed: all in one round trip, and all or nothing.
 * Two that append the same number at once meet at the key of the log.
 */
const appendAll = `with
  follows as (
    select 1 from tables
    where id = $1 and (select coalesce(max(n), 0) from log where table_id = $1) = $2::int - 1
  ),
  added as (
    insert into log (table_id, n, type, seat, what, auto, key, at)
    select $1, e.* from follows,
      json_to_recordset($3::text::json) as e(n int, type text, seat int, what text, auto smallint, key text, at text)
    returning n
  ),
  reported as (
    insert into reports (table_id, n, report)
    select $1, r.* from follows, json_to_recordset($4::text::json) as r(n int, report text)
    on conflict do nothing
  ),
  turned as (
    insert into turns (table_id, seat, guest, n, since, due_at)
    select $1, t.* from follows,
      json_to_recordset($5::text::json) as t(seat int, guest text, n int, since text, due_at text)
    on conflict (table_id) do update set seat = excluded.seat, guest = excluded.guest, n = excluded.n,
      since = excluded.since, due_at = excluded.due_at
  ),
  noted as (insert into told (kind, id, n, key) select 'table', $1, $6::int, $7 from follows)
  select (select count(*) from added)::int as added, exists (select 1 from tables where id = $1) as known`;

export function openLog(
  { ask, write, change }: Rooms,
  hints: Pick<Hints, 'name' | 'note' | 'publish'>,
  keep: <T>(work: Promise<T>) => Promise<T>,
): LogRoom {
  return {
    async log(table, after) {
      return (await ask.all('select * from log where table_id = $1 and n > $2 order by n', table, after)).map(
        readEntry,
      );
    },

    async append(table, entries, outcome) {
      const [first, last] = [entries[0], entries.at(-1)];
      if (!first || !last) return;
      for (const [i, entry] of entries.entries()) if (entry.n !== first.n + i) throw new AppendConflict(entry.n);
      const told = hints.name(ofTable(table, last.n));
      const add = async (inside: Queries) => {
        const { turn, reports = [] } = outcome;
        const row = await inside
          .one(
            appendAll,
            table,
            first.n,
            JSON.stringify(entries.map(lineOf)),
            JSON.stringify(reports.map(({ n, ...report }) => ({ n, report: JSON.stringify(report) }))),
            JSON.stringify(turn ? [{ ...turn, due_at: turn.dueAt }] : []),
            last.n,
            told.key,
          )
          .catch(error => {
            throw isTaken(error) ? new AppendConflict(first.n) : error;
          });
        if (row?.known !== true) throw new StoreFailure('There is no such table.');
        if (row.added !== entries.length) throw new AppendConflict(first.n);
      };
      const ofHouse = entries.flatMap(entry => (entry.type === 'move' || entry.type === 'undo' ? [] : [entry]));
      let seats: Told[] = [];
      // Nearly always there is nothing but moves, and one statement is a transaction of its own.
      if (ofHouse.length === 0 && !outcome.over && outcome.turn !== null) await keep(add(ask));
      else
        seats = await write(async inside => {
          await lockTable(inside, table);
          await add(inside);
          for (const entry of ofHouse) await changeSeat(inside, table, entry);
          if (outcome.turn === null || outcome.over) await inside.run('delete from turns where table_id = $1', table);
          if (outcome.over) await endTable(inside, table, last.at);
          return ofHouse.length > 0 ? hints.note(inside, [ofTable(table)]) : [];
        });
      hints.publish([told]);
      // Seats that change hands are more than what the log says: whether the table stands in the lobby, for one.
      if (seats.length > 0) hints.publish(seats);
    },

    async turn(table) {
      const row = await ask.one('select * from turns where table_id = $1', table);
      return row ? readTurn(row) : null;
    },

    keepTurn(table, turn) {
      return change(async (inside, tell) => {
        tell(ofTable(table));
        const now = await lockTable(inside, table);
        const last = await inside.one('select coalesce(max(n), 0) as n from log where table_id = $1', table);
        if (now?.over === false && Number(last?.n) >= turn.n)
          await inside.run(saveTurn, table, turn.seat, turn.guest, turn.n, turn.since, turn.dueAt);
      });
    },

    async turnsOf(guest, limit) {
      return (await ask.all(waitingFor, guest, limit)).map(row => ({
        table: String(row.table_id),
        game: String(row.game),
        n: Number(row.n),
        since: String(row.since),
        dueAt: text(row.due_at),
      }));
    },

    async dueTables(by, limit) {
      return (await ask.all(dueNow, by, limit)).map(row => String(row.id));
    },

    async tablesWithoutTurn() {
      const rows = await ask.all(
        `select id from tables where not over and started_at is not null
         and not exists (select 1 from turns where table_id = id)`,
      );
      return rows.map(row => String(row.id));
    },

    async reports(table) {
      const rows = await ask.all('select n, report from reports where table_id = $1 order by n', table);
      return rows.map(row => ({ n: Number(row.n), ...(JSON.parse(String(row.report)) as Omit<Report, 'n'>) }));
    },

    async untold() {
      return (await ask.all('select table_id from untold')).map(row => String(row.table_id));
    },

    async keepReports(table, reports) {
      await write(async inside => {
        for (const report of reports) await writeReport(inside, table, report);
        await inside.run('delete from untold where table_id = $1', table);
      });
    },
  };
}

async function endTable(inside: Queries, table: string, at: string): Promise<void> {
  await inside.run('update tables set over = true, lobby_at = null, fill_at = null where id = $1', table);
  await inside.run(
    `update guest_tables set ended_at = $2 where table_id = $1 and ended_at = '' and guest in (
       select owner from tables where id = $1
       union select guest from seats where table_id = $1 and guest is not null)`,
    table,
    at,
  );
}

/** Who sits where follows from the log; kept beside it so that tables can be found without reading it. */
async function changeSeat(inside: Queries, table: string, entry: HouseEntry): Promise<void> {
  const { seat, at } = entry;
  switch (entry.type) {
    case 'standIn':
      await inside.run('update seats set stand_in = $1 where table_id = $2 and seat = $3', entry.bot, table, seat);
      if (entry.why === 'left') await giveUp(inside, table, seat);
      break;
    case 'back':
      await inside.run('update seats set stand_in = null where table_id = $1 and seat = $2', table, seat);
      break;
    case 'seated':
      await inside.run(
        'update seats set guest = $1, stand_in = null where table_id = $2 and seat = $3',
        entry.guest,
        table,
        seat,
      );
      await inside.run(
        'insert into guest_tables (guest, table_id) values ($1, $2) on conflict do nothing',
        entry.guest,
        table,
      );
      break;
    case 'end':
      await inside.run('update tables set ended = $1 where id = $2', entry.why, table);
      break;
    case 'vote':
      return;
  }
  await inside.run('update tables set changed_at = $1 where id = $2', at, table);
  await showInLobby(inside, table, at);
}

/** The seat is free, and the one who left has nothing to do with the table any more, unless it is theirs. */
async function giveUp(inside: Queries, table: string, seat: Seat): Promise<void> {
  await inside.run(
    `delete from guest_tables where table_id = $1 and ended_at = ''
     and guest = (select guest from seats where table_id = $1 and seat = $2)
     and guest <> (select owner from tables where id = $1)`,
    table,
    seat,
  );
  await inside.run(`update seats set guest = null, preferences = '{}' where table_id = $1 and seat = $2`, table, seat);
}

/** Puts a log back as it was elsewhere. */
export async function restoreLog(
  inside: Queries,
  table: string,
  log: readonly Entry[],
  reports: readonly Report[],
): Promise<void> {
  await inside.run(
    `insert into log (table_id, n, type, seat, what, auto, key, at)
     select $1, e.* from json_to_recordset($2::text::json)
       as e(n int, type text, seat int, what text, auto smallint, key text, at text)`,
    table,
    JSON.stringify(log.map(lineOf)),
  );
  for (const report of reports) await writeReport(inside, table, report);
}

async function writeReport(inside: Queries, table: string, { n, ...report }: Report): Promise<void> {
  const keep = 'insert into reports (table_id, n, report) values ($1, $2, $3) on conflict do nothing';
  await inside.run(keep, table, n, JSON.stringify(report));
}
