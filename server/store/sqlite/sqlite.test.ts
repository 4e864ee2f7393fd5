import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { usualManners } from '../../time/settings.ts';
import { conformance } from '../store.conformance.ts';
import { AppendConflict, type Entry } from '../store.ts';
import { companyPage } from './company.ts';
import { openFile } from './file.ts';
import { openSqlite } from './index.ts';
import { dueNow, waitingFor } from './log.ts';
import { dueTurns } from './notices.ts';
import { finishedOf, lobbyPage, openOf } from './tables.ts';

conformance('sqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-store-'));
  return {
    open: async () => openSqlite(join(folder, 'atoll.sqlite')),
    remove: () => rm(folder, { recursive: true }),
  };
});

async function inFolder(work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'atoll-sqlite-'));
  try {
    await work(join(folder, 'atoll.sqlite'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As the first Atoll made it. */
const firstSchema = `
  create table secrets (name text primary key, value text not null) strict, without rowid;
  create table guests (id text primary key, name text not null, created_at text not null) strict, without rowid;
  create table tables (
    id text primary key, game text not null, edition_id text not null, edition_digest text not null,
    rules integer not null, options text not null, seed text not null, owner text not null references guests (id),
    over integer not null default 0, created_at text not null, started_at text, changed_at text not null
  ) strict, without rowid;
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (id) where over = 0 and started_at is not null;
  create table seats (
    table_id text not null references tables (id), seat integer not null,
    guest text references guests (id), bot text, preferences text not null default '{}',
    primary key (table_id, seat), check (guest is null or bot is null)
  ) strict, without rowid;
  create unique index seats_by_guest on seats (guest, table_id) where guest is not null;
  create table log (
    table_id text not null references tables (id), n integer not null check (n > 0),
    type text not null check (type in ('move', 'undo')), seat integer not null,
    move text, auto integer not null, key text not null, at text not null,
    primary key (table_id, n)
  ) strict, without rowid;
`;

const refusedWith = (code: string, file: string) => (error: unknown) =>
  error instanceof BadInput && error.code === code && error.path === file && error.words.de !== error.words.en;

test('a commit is on the disk before it is acknowledged: the log is written ahead and flushed', () =>
  inFolder(async file => {
    const store = openSqlite(file);
    const other = new DatabaseSync(file);
    assert.deepEqual({ ...other.prepare('pragma journal_mode').get() }, { journal_mode: 'wal' });
    await store.saveGuest({ id: 'ann', name: 'Ann' }, '2026-01-01T00:00:00Z');
    assert.equal(other.prepare('select name from guests').get()?.name, 'Ann', 'another process sees it at once');
    other.close();
    await store.close();
    const db = openFile(file);
    assert.deepEqual(
      { ...db.prepare('pragma synchronous').get() },
      { synchronous: 2 },
      'full: flushed at every commit',
    );
    db.close();
  }));

test('two processes at one file: the second to append the same number gets the conflict', () =>
  inFolder(async file => {
    const one = openSqlite(file);
    const two = openSqlite(file);
    const at = '2026-01-01T00:00:00Z';
    const entry: Entry = { n: 1, type: 'move', seat: 0, move: { card: 1 }, auto: false, key: '', at };
    await one.saveGuest({ id: 'ann', name: 'Ann' }, at);
    const seats = [{ guest: 'ann', bot: null }];
    const edition = { id: 'base', digest: 'd' };
    await one.createTable({
      id: 't',
      game: 'g',
      edition,
      rules: 1,
      options: {},
      seed: 's',
      ...usualManners,
      owner: 'ann',
      createdAt: at,
      seats,
    });
    await two.append('t', [entry], { over: false });
    await assert.rejects(one.append('t', [entry], { over: false }), AppendConflict);
    await one.close();
    await two.close();
  }));

test('a file that is no database is refused in words and left as it is', () =>
  inFolder(async file => {
    await writeFile(file, 'Dear diary, today we played Cacao. '.repeat(100));
    assert.throws(() => openSqlite(file), refusedWith('database-broken', file));
    assert.match(await readFile(file, 'utf8'), /^Dear diary/);
  }));

test('a database cut off in the middle is refused in words', () =>
  inFolder(async file => {
    const store = openSqlite(file);
    for (let i = 0; i < 200; i++)
      await store.saveGuest({ id: `guest ${i}`, name: 'x'.repeat(500) }, '2026-01-01T00:00:00Z');
    await store.close();
    await truncate(file, 3 * 4096);
    assert.throws(() => openSqlite(file), refusedWith('database-broken', file));
  }));

test('a database of a newer Atoll is refused in words', () =>
  inFolder(async file => {
    await openSqlite(file).close();
    const db = new DatabaseSync(file);
    db.exec('pragma user_version = 99');
    db.close();
    assert.throws(() => openSqlite(file), refusedWith('database-newer', file));
  }));

test('pages of finished tables, and the open ones, are found by an index, however many there are', () =>
  inFolder(async file => {
    const db = openFile(file);
    const plan = (sql: string, ...values: (string | number)[]) =>
      db
        .prepare(`explain query plan ${sql}`)
        .all(...values)
        .map(row => String(row.detail));
    const finished = plan(finishedOf, 'ann', '~', '', 20);
    assert.match(finished[0] ?? '', /^SEARCH guest_tables USING PRIMARY KEY \(guest=\? AND ended_at>\? AND/);
    assert.ok(!finished.some(step => /SCAN|TEMP B-TREE/.test(step)), finished.join('; '));
    const open = plan(openOf, 'ann', 50);
    assert.match(open[0] ?? '', /^SEARCH guest_tables USING PRIMARY KEY \(guest=\? AND ended_at=\?\)/);
    assert.ok(!open.some(step => /^SCAN/.test(step)), open.join('; '));
    const due = plan(dueNow, '2026', 200).join('; ');
    assert.match(due, /turns_by_due/);
    assert.match(due, /tables_to_fill/);
    assert.match(plan(lobbyPage, 'shells', '', '', 2, 1, '[]', '~', '', 50).join('; '), /tables_in_lobby/);
    const company = plan(companyPage, 'ann', '~', '', 50);
    assert.match(company.join('; '), /SEARCH mine USING PRIMARY KEY \(guest=\?\)/);
    assert.ok(!company.some(step => /^SCAN (mine|t|me|s|g|b)\b/.test(step)), company.join('; '));
    const waiting = plan(waitingFor, 'ann', 50);
    assert.match(waiting[0] ?? '', /^SEARCH turns USING (COVERING )?INDEX turns_by_guest \(guest=\?\)/);
    assert.ok(!waiting.some(step => /^SCAN|TEMP B-TREE/.test(step)), waiting.join('; '));
    const told = plan(dueTurns, '2026', 100).join('; ');
    assert.match(told, /SEARCH t USING (COVERING )?INDEX turns_by_guest \(guest=\? AND since>\?\)/);
    assert.match(told, /SEARCH notices USING (COVERING )?(INDEX \S+|PRIMARY KEY) \(guest=\?/);
    db.close();
  }));

test('a database from before the finished tables were listed has them all listed', () =>
  inFolder(async file => {
    const db = new DatabaseSync(file);
    db.exec(`${firstSchema}; pragma application_id = ${0x41746f6c}; pragma user_version = 1`);
    db.exec(`
      insert into guests values ('ann', 'Ann', '2026'), ('bob', 'Bob', '2026');
      insert into tables values
        ('old', 'g', 'base', 'd', 1, '{}', 's', 'ann', 1, '2026-01-01', '2026-01-01', '2026-01-01'),
        ('new', 'g', 'base', 'd', 1, '{}', 's', 'ann', 0, '2026-01-01', '2026-01-01', '2026-01-01');
      insert into seats (table_id, seat, guest, bot) values
        ('old', 0, 'ann', null), ('old', 1, 'bob', null), ('new', 0, 'bob', null), ('new', 1, null, 'level1');
      insert into log values ('old', 1, 'move', 0, '{}', 0, '', '2026-01-03');
    `);
    db.close();
    const store = openSqlite(file);
    for (const guest of ['ann', 'bob']) {
      assert.deepEqual(await store.finishedOf(guest, 9), [{ id: 'old', endedAt: '2026-01-03', n: 1 }]);
      assert.deepEqual(await store.tablesOf(guest, 9), ['new']);
    }
    await store.close();
  }));

test('a database of another program is refused in words', () =>
  inFolder(async file => {
    const db = new DatabaseSync(file);
    db.exec('create table recipes (name text)');
    db.close();
    assert.throws(() => openSqlite(file), refusedWith('database-foreign', file));
  }));

test('a folder that does not exist is refused in words', () =>
  inFolder(async file => {
    const nowhere = join(file, 'no', 'such', 'folder.sqlite');
    assert.throws(() => openSqlite(nowhere), refusedWith('database-read-only', nowhere));
  }));

const rights = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

test('nobody but its owner can read a new database, what lies beside it, or the folder made for it', () =>
  inFolder(async file => {
    const folder = dirname(file);
    await chmod(folder, 0o755);
    const store = openSqlite(file);
    await store.saveGuest({ id: 'ann', name: 'Ann' }, '2026-01-01T00:00:00Z');
    for (const end of ['', '-wal', '-shm']) assert.equal(await rights(file + end), '600', end);
    assert.equal(await rights(folder), '700');
    await store.close();
  }));

test('a database that everybody could read is closed to the others when it is opened', () =>
  inFolder(async file => {
    const before = openSqlite(file);
    await before.saveGuest({ id: 'ann', name: 'Ann' }, '2026-01-01T00:00:00Z');
    const ends = ['', '-wal', '-shm'];
    for (const end of ends) await chmod(file + end, 0o644);
    const store = openSqlite(file);
    for (const end of ends) assert.equal(await rights(file + end), '600', end);
    await store.close();
    await before.close();
  }));

test('a folder that holds other things as well keeps its rights', () =>
  inFolder(async file => {
    const folder = dirname(file);
    await writeFile(join(folder, 'shopping list'), 'mangoes');
    await chmod(folder, 0o755);
    await openSqlite(file).close();
    assert.equal(await rights(folder), '755');
    assert.equal(await rights(file), '600');
  }));

test('the database of another program keeps its rights', () =>
  inFolder(async file => {
    const db = new DatabaseSync(file);
    db.exec('create table recipes (name text)');
    db.close();
    await chmod(file, 0o644);
    assert.throws(() => openSqlite(file), refusedWith('database-foreign', file));
    assert.equal(await rights(file), '644');
  }));
