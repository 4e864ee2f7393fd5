/** The store on SQLite: one file, one process, nothing to set up. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { MoveRecord, Preferences, Seat } from '@atoll/engine';
import { groupCommit } from './groupCommit.ts';
import { openFile } from './sqliteFile.ts';
import {
  AppendConflict,
  type Change,
  type Entry,
  type NewStoredTable,
  type Report,
  type Store,
  type StoredSeat,
  type StoredTable,
  StoreFailure,
} from './store.ts';

type Row = Record<string, string | number | null>;

/**
 * When a table was last touched: its last log entry, or the last change of its seats. Worked out when asked for, so
 * that appending a move writes to the log and to nothing else.
 */
const changedAt = `max(changed_at, coalesce((select at from log where table_id = id order by n desc limit 1), ''))`;

/** A guest's tables that are not over. */
export const openOf = `select id from guest_tables join tables on id = guest_tables.table_id
  where guest = ? and ended_at = '' order by ${changedAt} desc, id limit ?`;

/** A page of a guest's finished tables; it costs the same however many came before it. */
export const finishedOf = `select table_id, ended_at,
    (select coalesce(max(n), 0) from log where log.table_id = guest_tables.table_id) as n
  from guest_tables where guest = ? and ended_at > '' and (ended_at, table_id) < (?, ?)
  order by ended_at desc, table_id desc limit ?`;

const belongs = 'insert into guest_tables (guest, table_id) values (?, ?) on conflict do nothing';

/** Throws `BadInput` with the reason when the file cannot be used. */
export function openSqlite(file: string): Store {
  const db = openFile(file);
  const { write, finish } = groupCommit(db);
  const ask = queries(db);
  const hearers = new Set<(change: Change) => void>();
  const notify = (change: Change) => {
    for (const hear of hearers) hear(change);
  };

  function seats(id: string): StoredSeat[] {
    return ask
      .all('select s.*, g.name from seats s left join guests g on g.id = s.guest where table_id = ? order by seat', id)
      .map(row => ({
        seat: Number(row.seat),
        kind: row.guest !== null ? 'person' : row.bot !== null ? 'bot' : 'open',
        guest: text(row.guest),
        name: text(row.name) ?? '',
        bot: text(row.bot),
        preferences: JSON.parse(String(row.preferences)) as Preferences,
      }));
  }

  return {
    secret(name, make) {
      return write(() => {
        ask.run('insert into secrets (name, value) values (?, ?) on conflict do nothing', name, make());
        return String(ask.one('select value from secrets where name = ?', name)?.value);
      });
    },

    async guest(id) {
      const row = ask.one('select id, name from guests where id = ?', id);
      return row ? { id: String(row.id), name: String(row.name) } : null;
    },

    async saveGuest({ id, name }, at) {
      const renamed = await write(() => {
        ask.run(
          'insert into guests (id, name, created_at) values (?, ?, ?) on conflict do update set name = excluded.name',
          id,
          name,
          at,
        );
        return ask.all('select table_id from seats where guest = ?', id);
      });
      for (const row of renamed) notify({ table: String(row.table_id), n: null });
    },

    async createTable(table: NewStoredTable) {
      await write(() => {
        const full = table.seats.every(seat => seat.guest !== null || seat.bot !== null);
        ask.run(
          `insert into tables (id, game, edition_id, edition_digest, rules, options, seed, owner, created_at, started_at, changed_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          table.id,
          table.game,
          table.edition.id,
          table.edition.digest,
          table.rules,
          JSON.stringify(table.options),
          table.seed,
          table.owner,
          table.createdAt,
          full ? table.createdAt : null,
          table.createdAt,
        );
        ask.run(belongs, table.owner, table.id);
        for (const [seat, { guest, bot }] of table.seats.entries()) {
          ask.run('insert into seats (table_id, seat, guest, bot) values (?, ?, ?, ?)', table.id, seat, guest, bot);
          if (guest !== null) ask.run(belongs, guest, table.id);
        }
      });
      notify({ table: table.id, n: null });
    },

    async table(id): Promise<StoredTable | null> {
      const row = ask.one(`select *, ${changedAt} as touched_at from tables where id = ?`, id);
      if (!row) return null;
      return {
        id,
        game: String(row.game),
        edition: { id: String(row.edition_id), digest: String(row.edition_digest) },
        rules: Number(row.rules),
        options: JSON.parse(String(row.options)) as Record<string, string>,
        seed: String(row.seed),
        owner: String(row.owner),
        seats: seats(id),
        over: row.over === 1,
        createdAt: String(row.created_at),
        startedAt: text(row.started_at),
        changedAt: String(row.touched_at),
      };
    },

    async tablesOf(guest, limit) {
      return ask.all(openOf, guest, limit).map(row => String(row.id));
    },

    async finishedOf(guest, limit, before = { id: '', endedAt: '~' }) {
      return ask
        .all(finishedOf, guest, before.endedAt, before.id, limit)
        .map(row => ({ id: String(row.table_id), endedAt: String(row.ended_at), n: Number(row.n) }));
    },

    async openTablesOf(guest, since) {
      const row = ask.one(
        `select count(*) as n from tables where owner = ? and over = 0 and ${changedAt} >= ?`,
        guest,
        since,
      );
      return Number(row?.n);
    },

    async runningTablesWithBots() {
      const rows = ask.all(
        `select id from tables where over = 0 and started_at is not null
         and exists (select 1 from seats where table_id = id and bot is not null) order by ${changedAt} desc`,
      );
      return rows.map(row => String(row.id));
    },

    async sit(table, seat, guest, at) {
      const answer = await write((): 'seated' | 'taken' | 'elsewhere' => {
        const mine = ask.one('select seat from seats where table_id = ? and guest = ?', table, guest);
        if (mine) return mine.seat === seat ? 'seated' : 'elsewhere';
        const free = 'guest is null and bot is null';
        const took = ask.run(
          `update seats set guest = ? where table_id = ? and seat = ? and ${free}`,
          guest,
          table,
          seat,
        );
        if (took === 0) return 'taken';
        ask.run(belongs, guest, table);
        ask.run(
          `update tables set changed_at = ?1, started_at = case
             when exists (select 1 from seats where table_id = ?2 and ${free}) then null else ?1 end
           where id = ?2`,
          at,
          table,
        );
        return 'seated';
      });
      if (answer === 'seated') notify({ table, n: null });
      return answer;
    },

    async leave(table, seat, guest, at) {
      const answer = await write((): 'left' | 'not-yours' | 'started' => {
        const mine = ask.one(
          'select seat from seats where table_id = ? and seat = ? and guest = ?',
          table,
          seat,
          guest,
        );
        if (!mine) return 'not-yours';
        if (ask.one('select started_at from tables where id = ?', table)?.started_at !== null) return 'started';
        ask.run(`update seats set guest = null, preferences = '{}' where table_id = ? and seat = ?`, table, seat);
        ask.run('update tables set changed_at = ? where id = ?', at, table);
        ask.run(
          `delete from guest_tables where guest = ?1 and ended_at = '' and table_id = ?2
           and not exists (select 1 from tables where id = ?2 and owner = ?1)`,
          guest,
          table,
        );
        return 'left';
      });
      if (answer === 'left') notify({ table, n: null });
      return answer;
    },

    async prefer(table, seat, guest, preferences) {
      const kept = await write(() =>
        ask.run(
          'update seats set preferences = ? where table_id = ? and seat = ? and guest = ?',
          JSON.stringify(preferences),
          table,
          seat,
          guest,
        ),
      );
      if (kept === 0) return 'not-yours';
      notify({ table, n: null });
      return 'kept';
    },

    async log(table, after) {
      return ask.all('select * from log where table_id = ? and n > ? order by n', table, after).map(readEntry);
    },

    async append(table, entries, over, reports = []) {
      const last = entries.at(-1);
      if (!last) return;
      await write(() => {
        let next = Number(ask.one('select coalesce(max(n), 0) + 1 as n from log where table_id = ?', table)?.n);
        for (const entry of entries) {
          if (entry.n !== next++) throw new AppendConflict(entry.n);
          writeEntry(ask.run, table, entry);
        }
        for (const report of reports) writeReport(ask.run, table, report);
        if (!over) return;
        ask.run('update tables set over = 1 where id = ?', table);
        ask.run(
          `update guest_tables set ended_at = ?2 where table_id = ?1 and ended_at = '' and guest in (
             select owner from tables where id = ?1
             union select guest from seats where table_id = ?1 and guest is not null)`,
          table,
          last.at,
        );
      });
      notify({ table, n: last.n });
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

    async keepEdition(game, digest, content) {
      if (ask.one('select 1 from editions where game = ? and digest = ?', game, digest)) return;
      const keep = 'insert into editions (game, digest, content) values (?, ?, ?) on conflict do nothing';
      await write(() => ask.run(keep, game, digest, JSON.stringify(content)));
    },

    async edition(game, digest) {
      const row = ask.one('select content from editions where game = ? and digest = ?', game, digest);
      return row && JSON.parse(String(row.content));
    },

    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },

    async probe() {
      // Writes the page in which the number lies, although it stays the same.
      const version = Number(ask.one('pragma user_version')?.user_version);
      await write(() => db.exec(`pragma user_version = ${version}`));
    },

    async close() {
      if (!db.isOpen) return;
      finish();
      db.close();
    },
  };
}

type Run = (sql: string, ...values: SQLInputValue[]) => number;

function writeEntry(run: Run, table: string, entry: Entry): void {
  const move = entry.type === 'move' ? JSON.stringify(entry.move) : null;
  const auto = entry.type === 'move' && entry.auto ? 1 : 0;
  run(
    'insert into log (table_id, n, type, seat, move, auto, key, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    table,
    entry.n,
    entry.type,
    entry.seat,
    move,
    auto,
    entry.key,
    entry.at,
  );
}

function writeReport(run: Run, table: string, { n, ...report }: Report): void {
  const keep = 'insert into reports (table_id, n, report) values (?, ?, ?) on conflict do nothing';
  run(keep, table, n, JSON.stringify(report));
}

function readEntry(row: Row): Entry {
  const n = Number(row.n);
  const seat: Seat = Number(row.seat);
  const key = String(row.key);
  const at = String(row.at);
  if (row.type === 'undo') return { n, type: 'undo', seat, key, at };
  return { n, type: 'move', seat, move: JSON.parse(String(row.move)) as MoveRecord, auto: row.auto === 1, key, at };
}

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** Statements are prepared once, at their first use; what the database cannot do is a `StoreFailure`. */
function queries(db: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  function using<T>(sql: string, work: (statement: StatementSync) => T): T {
    try {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      return work(statement);
    } catch (error) {
      throw new StoreFailure(error instanceof Error ? error.message : String(error));
    }
  }
  return {
    one: (sql: string, ...values: SQLInputValue[]) => using(sql, s => s.get(...values) as Row | undefined),
    all: (sql: string, ...values: SQLInputValue[]) => using(sql, s => s.all(...values) as Row[]),
    run: (sql: string, ...values: SQLInputValue[]) => using(sql, s => Number(s.run(...values).changes)),
  };
}
