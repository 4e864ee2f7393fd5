import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BadInput } from '@atoll/engine';
import postgres from 'postgres';
import { startPostgres, type TestDatabase } from '../../test/postgres.ts';
import { usualManners } from '../../time/settings.ts';
import { conformance } from '../store.conformance.ts';
import { AppendConflict, type Change, type Store, StoreFailure } from '../store.ts';
import { openPostgres } from './index.ts';
import { impersonalTables, personParts } from './person.ts';

let server: TestDatabase;

before(async () => {
  server = await startPostgres();
});
after(() => server?.close());

conformance('postgres', async () => {
  const url = await server.make();
  return { open: () => openPostgres(url, { connections: 4 }), remove: async () => undefined };
});

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const move = (n: number) => ({ n, type: 'move', seat: 0, move: { card: n }, auto: false, key: '', at: at(n) }) as const;

async function withTable(store: Store, id: string): Promise<void> {
  await store.saveGuest({ id: 'ann', name: 'Ann' }, at(0));
  await store.createTable({
    ...usualManners,
    id,
    game: 'shells',
    edition: { id: 'base', digest: 'd' },
    rules: 1,
    options: {},
    seed: 'seed',
    owner: 'ann',
    createdAt: at(0),
    seats: [
      { guest: 'ann', bot: null },
      { guest: null, bot: 'first' },
    ],
  });
}

/** Two nodes of one house, and a bare connection to their database. */
async function twoNodes(work: (one: Store, other: Store, sql: postgres.Sql) => Promise<void>): Promise<void> {
  const url = await server.make();
  const [one, other] = [await openPostgres(url, { connections: 2 }), await openPostgres(url, { connections: 2 })];
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await work(one, other, sql);
  } finally {
    await Promise.all([one.close(), other.close(), sql.end()]);
  }
}

async function until(what: () => boolean, ms = 5000): Promise<void> {
  for (const began = Date.now(); !what(); await new Promise(later => setTimeout(later, 10)))
    assert.ok(Date.now() - began < ms, 'it did not happen');
}

test('what one node changes the other hears, once, and a node hears its own changes at once', () =>
  twoNodes(async (one, other) => {
    const heard: Record<'one' | 'other', Change[]> = { one: [], other: [] };
    one.subscribe(change => heard.one.push(change));
    other.subscribe(change => heard.other.push(change));
    await withTable(one, 't');
    await until(() => heard.other.length === 1);
    await one.append('t', [move(1), move(2)], { over: false });
    assert.deepEqual(heard.one.at(-1), { table: 't', n: 2 });
    await until(() => heard.other.length === 2);
    assert.deepEqual(heard.other.at(-1), { table: 't', n: 2 });
    // Longer than two looks for what no hint reached.
    await new Promise(later => setTimeout(later, 1200));
    assert.equal(heard.other.length, 2);
    assert.equal(heard.one.length, 2);
  }));

test('what no hint tells of is found all the same', () =>
  twoNodes(async (one, other, sql) => {
    await withTable(one, 't');
    const heard: Change[] = [];
    other.subscribe(change => heard.push(change));
    await until(() => heard.length <= 1);
    await new Promise(later => setTimeout(later, 700));
    heard.length = 0;
    // A node that died between storing and telling: what it noted is there, and no hint ever comes.
    await sql`insert into told (kind, id, n, key) values ('table', 't', 7, 'a dead node:1')`;
    await until(() => heard.length > 0);
    assert.deepEqual(heard, [{ table: 't', n: 7 }]);
  }));

test('hints that are sent, and changes that none told of, are counted', async t => {
  const url = await server.make();
  const counted = { hints_sent: 0, hints_missed: 0 };
  const count = (what: keyof typeof counted, by: number) => {
    counted[what] += by;
  };
  const store = await openPostgres(url, { connections: 2, count });
  t.after(() => store.close());
  const heard: Change[] = [];
  store.subscribe(change => heard.push(change));
  await withTable(store, 't');
  await store.append('t', [move(1)], { over: false });
  await until(() => counted.hints_sent === 2);
  assert.equal(counted.hints_missed, 0, 'what one has done oneself is not missed');
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`insert into told (kind, id, n, key) values ('table', 't', 7, 'a dead node:1')`;
  await sql.end();
  await until(() => counted.hints_missed === 1);
  assert.equal(heard.at(-1)?.n, 7);
});

test('of two nodes that append the same number exactly one succeeds', () =>
  twoNodes(async (one, other) => {
    await withTable(one, 't');
    for (let n = 1; n <= 20; n++) {
      const outcomes = await Promise.allSettled([one, other].map(node => node.append('t', [move(n)], { over: false })));
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') assert.ok(outcome.reason instanceof AppendConflict, String(outcome.reason));
    }
    assert.equal((await one.log('t', 0)).length, 20);
  }));

test('when the database crashes, what was acknowledged is there, and the store comes back by itself', async t => {
  const url = await server.make();
  const store = await openPostgres(url, { connections: 2 });
  t.after(() => store.close());
  const heard: Change[] = [];
  store.subscribe(change => heard.push(change));
  await withTable(store, 't');
  await store.append('t', [move(1)], { over: false });
  const crashed = server.crash();
  const refused: unknown[] = [];
  let stored = 1;
  for (const began = Date.now(); stored < 3; ) {
    assert.ok(Date.now() - began < 20_000, 'the store does not come back');
    try {
      await store.append('t', [move(stored + 1)], { over: false });
      stored++;
      await crashed;
    } catch (error) {
      // Whether it was stored before the connection broke, the log itself says.
      if (error instanceof AppendConflict) stored++;
      else refused.push(error);
      await new Promise(later => setTimeout(later, 50));
    }
  }
  for (const error of refused) assert.ok(error instanceof StoreFailure, String(error));
  assert.deepEqual(
    (await store.log('t', 0)).map(({ n }) => n),
    [1, 2, 3],
  );
  heard.length = 0;
  const other = await openPostgres(url, { connections: 1 });
  t.after(() => other.close());
  await other.append('t', [move(4)], { over: false });
  await until(() => heard.some(({ n }) => n === 4), 20_000);
});

test('a database that cannot be used is refused in words, without what its address holds', async () => {
  const url = await server.make();
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create table cats (name text)`;
  const refusedWith = (code: string) => (error: unknown) =>
    error instanceof BadInput && error.code === code && !JSON.stringify(error).includes('secret');
  await assert.rejects(openPostgres(url), refusedWith('database-foreign'));
  await sql`drop table cats`;
  await (await openPostgres(url)).close();
  await sql`update schema_version set version = 99`;
  await assert.rejects(openPostgres(url), refusedWith('database-newer'));
  await sql.end();
  await assert.rejects(openPostgres(url.replace(/\/atoll_\d+$/, '/nowhere')), refusedWith('database-refuses'));
  await assert.rejects(openPostgres('postgres://atoll:secret@127.0.0.1:1/atoll'), refusedWith('database-away'));
  await assert.rejects(openPostgres('nonsense'), refusedWith('database-address'));
});

test('a list asks for what it holds, whatever signs are in it', () =>
  twoNodes(async one => {
    const odd = 'q"\\,{} é';
    await one.saveGuest({ id: odd, name: 'Q' }, at(0));
    const rest = { at: Date.parse(at(60)), zone: 'UTC', night: null, holidays: [] };
    await one.keepRest(odd, rest);
    assert.deepEqual([...(await one.rests(['ann', odd])).entries()], [[odd, [rest]]]);
    assert.equal((await one.rests([])).size, 0);
  }));

test('nodes that start together make the schema once', async () => {
  const url = await server.make();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, { connections: 1 })));
  assert.equal(new Set(await Promise.all(stores.map(store => store.secret('s', () => `${Math.random()}`)))).size, 1);
  await Promise.all(stores.map(store => store.close()));
});

test('every table of the database is known to name people, or not to', async () => {
  const url = await server.make();
  await (await openPostgres(url)).close();
  const sql = postgres(url, { max: 1 });
  const rows = await sql`select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`;
  await sql.end();
  assert.deepEqual(
    rows.map(({ relname }) => String(relname)).toSorted(),
    [...Object.keys(personParts), ...impersonalTables].toSorted(),
  );
});
