/** Nothing that the file keeps about a person may be forgotten when they take it away, nor stay when they delete themselves. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { usualManners } from '../../time/settings.ts';
import { databaseName, openFile } from './file.ts';
import { openSqlite } from './index.ts';
import { impersonalTables, personParts } from './person.ts';

const ann = 'needle-guest-ann';
const before = 'needle-guest-before';
const at = '2026-01-01T12:00:00.000Z';
const later = '2026-06-01T12:00:00.000Z';

/** A store in a file, and the same file by itself, to see what is really there. */
function openBoth(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-person-'));
  const file = join(folder, databaseName);
  openFile(file).close();
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma foreign_keys = on');
  const store = openSqlite(file);
  t.after(async () => {
    db.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, db };
}

const tablesIn = (db: DatabaseSync): string[] =>
  db
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`)
    .all()
    .map(row => String(row.name));

/** Rows of a table in which a text occurs, in whatever column. */
function rowsWith(db: DatabaseSync, table: string, needle: string): string[] {
  return db
    .prepare(`select * from "${table}"`)
    .all()
    .map(row => JSON.stringify(row))
    .filter(row => row.includes(needle));
}

/** Somebody who has left something in every table; everything of theirs has `needle` in it. */
async function livedHere(t: TestContext) {
  const { store, db } = openBoth(t);
  await store.saveGuest({ id: 'bob', name: 'Bob' }, at);
  await store.saveGuest({ id: ann, name: 'needle Ann' }, at);
  await store.saveGuest({ id: before, name: 'needle of before' }, at);
  await store.changeSettings(ann, { colour: 'needle' });
  const table = (id: string, owner: string) => ({
    ...usualManners,
    id,
    game: 'shells',
    edition: { id: 'base', digest: 'd' },
    rules: 1,
    options: {},
    seed: 'seed',
    owner,
    createdAt: at,
    seats: [
      { guest: ann, bot: null },
      { guest: 'bob', bot: null },
    ],
  });
  await store.createTable(table('over', ann));
  await store.createTable(table('running', 'bob'));
  await store.prefer('over', 0, ann, { sort: 'needle' });
  const line = { seat: 0, key: '', at };
  await store.append('over', [{ ...line, n: 1, type: 'move', move: { card: 1 }, auto: false }], { over: false });
  await store.append('over', [{ ...line, n: 2, type: 'seated', guest: ann }], { over: false });
  await store.append('over', [{ ...line, n: 3, type: 'move', move: { card: 3 }, auto: true }], { over: false });
  await store.append('over', [{ ...line, n: 4, type: 'move', move: { card: 4 }, auto: false, standIn: true }], {
    over: false,
  });
  await store.append('over', [{ ...line, n: 5, seat: 1, type: 'move', move: { card: 5 }, auto: false }], {
    over: false,
  });
  await store.append('over', [{ ...line, n: 6, type: 'end', why: 'vote' }], { over: true, turn: null });
  await store.keepTurn('running', { seat: 0, guest: ann, n: 0, since: at, dueAt: null });
  await store.keepRest(ann, { at: Date.parse(at), zone: 'needle', night: null, holidays: [] });
  await store.setBond(ann, 'bob', 'muted', at);
  await store.setBond('bob', ann, 'blocked', at);
  db.exec(`
    update guests set merged_into = '${ann}' where id = '${before}';
    insert into devices (id, guest, name, created_at, seen_at) values ('d', '${ann}', 'needle', '${at}', '${at}');
    insert into proofs (kind, name, guest, secret, label, created_at)
      values ('key', 'needle-k', '${ann}', 'a secret', 'needle', '${at}'), ('mail', 'needle@example.org', '${ann}', 'a secret', '', '${at}');
    insert into links (hash, kind, guest, content, expires_at) values ('a secret', 'carry', '${ann}', '{"x":"needle"}', '${at}');
    insert into asked_to_sit (table_id, guest, by_guest, at) values ('running', '${ann}', 'bob', '${at}'), ('over', 'bob', '${ann}', '${at}');
    insert into chat (table_id, line, n, guest, seat, audience, phrase, said, key, at)
      values ('over', 1, 1, '${ann}', 0, 'players', null, 'needle and thread', 'k1', '${at}'),
        ('over', 2, 1, '${ann}', 0, 'players', 'hello', '', 'k2', '${at}'), ('over', 3, 1, 'bob', 1, 'players', null, 'hi', 'k', '${at}');
    insert into channels (id, guest, kind, target, created_at)
      values ('c1', '${ann}', 'webhook', 'https://needle.example', '${at}'), ('c2', '${ann}', 'push', 'a secret', '${at}');
    insert into notices (guest, table_id, n, channel, kind, at) values ('${ann}', 'running', 0, 'c1', 'turn', '${at}');
    insert into told (guest, at) values ('${ann}', '${at}');
  `);
  return { store, db };
}

test('every table of the file is known to name people, or not to', t => {
  const { db } = openBoth(t);
  assert.deepEqual(
    tablesIn(db),
    [...Object.keys(personParts), ...impersonalTables].toSorted(),
    'say in person.ts what of a new table somebody may take away, and what becomes of it when they delete themselves',
  );
  for (const table of impersonalTables)
    assert.deepEqual(
      db
        .prepare(`pragma foreign_key_list("${table}")`)
        .all()
        .filter(row => row.table === 'guests'),
      [],
      `${table} names guests`,
    );
});

test('somebody in this test has left something in every table that names people', async t => {
  const { db } = await livedHere(t);
  for (const table of Object.keys(personParts))
    assert.ok(rowsWith(db, table, 'needle').length > 0, `let them leave something in ${table}, too`);
});

test('what somebody takes away has everything of theirs, and no secret', async t => {
  const { store } = await livedHere(t);
  assert.equal(await store.personData('nobody'), null);
  const data = await store.personData(ann);
  assert.ok(data);
  const told = JSON.stringify(data);
  assert.ok(!told.includes('a secret'), told);
  assert.ok(!told.includes('needle-guest'), 'ids of guests are nobody’s business');
  assert.ok(!told.includes('"seed"'));
  const empty = Object.entries(data).filter(([, part]) => Array.isArray(part) && part.length === 0);
  assert.deepEqual(empty, []);
  assert.deepEqual(data.bonds, [{ name: 'Bob', kind: 'muted', at }], 'what others think of them is theirs');
  assert.deepEqual(data.chat, [
    { table: 'over', at, audience: 'players', said: 'needle and thread' },
    { table: 'over', at, audience: 'players', phrase: 'hello' },
  ]);
  const tables = data.tables as { id: string; seat: number; entries: { n: number; what: unknown }[] }[];
  assert.deepEqual(
    tables.map(({ id, seat, entries }) => [id, seat, entries.map(({ n }) => n)]),
    [
      ['over', 0, [3]],
      ['running', 0, []],
    ],
    'from when they sat down, without what a stand-in and others did',
  );
});

test('when somebody deletes themselves, nothing of theirs is left anywhere', async t => {
  const { store, db } = await livedHere(t);
  const heard: string[] = [];
  store.subscribe(({ table }) => heard.push(table));
  await store.forgetPerson(ann, later);
  for (const table of tablesIn(db)) assert.deepEqual(rowsWith(db, table, 'needle'), [], table);
  assert.equal(await store.guest(ann), null);
  assert.equal(await store.personData(ann), null);
  assert.deepEqual(heard.toSorted(), ['over', 'running']);

  const over = await store.table('over');
  const nobody = over?.seats[0];
  assert.deepEqual([nobody?.kind, nobody?.name, nobody?.preferences], ['person', '', {}]);
  assert.equal(over?.owner, nobody?.guest);
  assert.equal((await store.log('over', 0)).length, 6, 'games that are over stay for the others');
  assert.deepEqual(
    (await store.chat('over', 0)).map(({ guest, text, phrase }) => [guest, text, phrase]),
    [
      [null, '', 'removed'],
      [null, '', 'hello'],
      ['bob', 'hi', null],
    ],
  );
  const left = await store.leftBehind();
  assert.deepEqual(left, [{ table: 'running', guest: nobody?.guest }], 'seats that are still to be given up are found');
});

test('who never played and is forgotten in time may have left whatever one can leave without playing', async t => {
  const { store, db } = await livedHere(t);
  db.exec(`
    delete from log; delete from turns; delete from seats; delete from guest_tables; delete from chat; delete from proofs;
    update tables set owner = 'bob'; update guests set merged_into = null;
  `);
  assert.equal(await store.forgetIdleGuests(later), 2, 'both, and not Bob, to whom a table belongs');
  for (const table of tablesIn(db)) assert.deepEqual(rowsWith(db, table, 'needle'), [], table);
});

test('who is deleted half is not deleted at all', async t => {
  const { store, db } = await livedHere(t);
  db.exec(`create trigger no_more before delete on guests begin select raise(abort, 'the disk is gone'); end`);
  await assert.rejects(store.forgetPerson(ann, later));
  db.exec('drop trigger no_more');
  for (const table of Object.keys(personParts)) assert.ok(rowsWith(db, table, 'needle').length > 0, table);
  assert.equal(db.prepare('select count(*) as n from guests').get()?.n, 3);
});

test('when somebody becomes one with another, nothing stays under the guest that they were', async t => {
  const { store, db } = await livedHere(t);
  await store.saveGuest({ id: 'carl', name: 'Carl' }, at);
  const size = (table: string) => db.prepare(`select count(*) as n from "${table}"`).get()?.n;
  const named = tablesIn(db).filter(table => !['guests', 'told'].includes(table));
  const sizes = named.map(size);
  assert.deepEqual(await store.mergeGuests(ann, 'carl', later), { tables: ['over', 'running'] });
  for (const table of named) assert.deepEqual(rowsWith(db, table, ann), [], table);
  assert.deepEqual(named.map(size), sizes, 'and nothing is lost');
  assert.equal(await store.presentGuest(before), 'carl', 'nor who they were before that');
});
