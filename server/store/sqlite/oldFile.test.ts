/**
 * Data folders of earlier Atolls, made by them: `version1.sqlite` from before tables kept their editions,
 * `version3.sqlite` from before there were clocks, stand-ins and a lobby. Ann and Bob sit at all their tables.
 */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type GameModule, gameOf, readReplay, verifyReplay } from '@atoll/engine';
import { games as realGames } from '@atoll/games';
import type { TableInfo, TableReport } from '../../door/protocol.ts';
import { type GameList, openCatalogue } from '../../table/editions/editions.ts';
import { keepEditions } from '../../table/editions/keptEditions.ts';
import { type House, openHouse, type Person, playFirst, standingFor, visitor } from '../../test/house.ts';
import { shells } from '../../test/shells.ts';
import { openSqlite } from './index.ts';

const games: GameList = { shells: async () => shells as GameModule, ...realGames };
const people = { ann: 'ann-of-the-old-fixture', bob: 'bob-of-the-old-fixture' };
const fixtureOf = (version: number) => fileURLToPath(new URL(`../../test/version${version}.sqlite`, import.meta.url));

async function oldFolder(t: TestContext, version = 1): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'atoll-old-'));
  t.after(() => rm(data, { recursive: true, force: true }));
  await copyFile(fixtureOf(version), join(data, 'atoll.sqlite'));
  return data;
}

async function openOld(t: TestContext, version = 1) {
  const data = await oldFolder(t, version);
  const store = openSqlite(join(data, 'atoll.sqlite'));
  const secret = await store.secret('guests', () => 'none was kept');
  await store.close();
  const house: House = await openHouse(t, { data, games });
  // As cookies were signed when that file was written.
  const signed = (id: string) => createHmac('sha256', secret).update(`guest ${id}`).digest('base64url');
  const as = (id: string): Person => visitor(house.server, `atoll_guest=${id}.${signed(id)}`);
  return { ann: as(people.ann), bob: as(people.bob) };
}

type Row = Record<string, unknown>;

/** What was known before, of a row as it is now. */
const asBefore = (now: Row, before: Row): Row =>
  Object.fromEntries(Object.keys(before).map(name => [name, now[name === 'move' ? 'what' : name]]));

const rowsOf = (file: string): Record<string, Row[]> => {
  const db = new DatabaseSync(file);
  const rows: Record<string, Row[]> = {};
  for (const table of ['secrets', 'guests', 'tables', 'seats', 'log'])
    rows[table] = db.prepare(`select * from ${table}`).all() as Row[];
  db.close();
  return rows;
};

test('an old file is brought to the present schema without losing a line', async t => {
  for (const version of [1, 3]) {
    const file = join(await oldFolder(t, version), 'atoll.sqlite');
    const before = rowsOf(file);
    const count = (rows: Record<string, Row[]>) => Object.values(rows).map(({ length }) => length);
    await openSqlite(file).close();
    assert.ok((before.log?.length ?? 0) > 40);
    const after = rowsOf(file);
    assert.deepEqual(count(after), count(before));
    for (const [table, rows] of Object.entries(before))
      for (const [i, row] of rows.entries()) assert.deepEqual(asBefore(after[table]?.[i] ?? {}, row), { ...row });
  }
});

test('tables from before there were clocks and a lobby are by link, without a clock, and are played on', async t => {
  const { ann, bob } = await openOld(t, 3);
  const { tables } = await ann.get<{ tables: TableInfo[] }>('/api/tables');
  assert.deepEqual(tables.map(({ status }) => status).sort(), ['running', 'running', 'waiting']);
  for (const { clock, lobby, chat, seats } of tables) {
    assert.equal(clock.kind, 'none');
    assert.equal(lobby, false);
    assert.equal(chat, 'on');
    assert.ok(seats.every(({ standIn }) => standIn === undefined));
  }
  const cacao = tables.find(({ game }) => game === 'cacao');
  assert.ok(cacao?.decision);
  const before = cacao.n;
  const after = await playFirst(cacao.decision.seat === 0 ? ann : bob, cacao.id);
  assert.ok(after.n > before);
  // Whose turn it is was not noted then; it is now.
  const given = await bob.post<TableInfo>(`/api/tables/${cacao.id}/leave`, {});
  assert.equal(given.seats[1]?.standIn, 'level3');
});

test('a running table of an old file is played on', async t => {
  const { ann, bob } = await openOld(t);
  const now = await standingFor(bob, 'old-shells-running');
  assert.equal(now.n, 6);
  assert.deepEqual((await bob.get<TableInfo>('/api/tables/old-shells-running')).preferences, { after: 'draw' });
  for (;;) {
    const { decision } = await standingFor(ann, 'old-shells-running');
    if (!decision) break;
    await playFirst(decision.seat === 0 ? ann : bob, 'old-shells-running');
  }
  assert.equal((await standingFor(ann, 'old-shells-running')).scoresheet.final, true);
});

test('a finished table of an old file can be watched again, and verifies', async t => {
  const { ann } = await openOld(t);
  const file = readReplay(JSON.stringify(await ann.get('/api/tables/old-shells-finished/replay')));
  assert.equal(verifyReplay(gameOf(shells as GameModule, file), file).ok, true);
});

test('old tables are told of in the background, those with moves taken back as well', async t => {
  const { ann } = await openOld(t);
  const deadline = AbortSignal.timeout(20_000);
  for (;;) {
    const { entries, result } = await ann.get<TableReport>('/api/tables/old-shells-finished/report');
    if (entries.every(({ lines }) => lines)) {
      assert.equal(entries.length, 12);
      assert.equal(result?.final, true);
      return;
    }
    deadline.throwIfAborted();
    await new Promise(done => setTimeout(done, 20));
  }
});

test('the tables of an old file outlive the editions that they were played with', async t => {
  const { ann } = await openOld(t);
  const list = async (path: string) => (await ann.get<{ tables: TableInfo[] }>(path)).tables;
  const tables = [...(await list('/api/tables')), ...(await list('/api/tables?finished=yes'))];
  assert.equal(tables.length, 8);
  for (const { id, game, rules, closed } of tables) {
    // A game whose rules have changed since cannot go on; that is another matter.
    const module = await games[game]?.();
    const current = module?.open(module.editions[0]).version === rules;
    assert.equal(closed?.code, current ? undefined : 'rules-version', id);
    await ann.get(`/api/tables/${id}/report`);
  }
});

test('every edition that came with Atoll before tables kept theirs is known by its digest', async t => {
  const catalogue = await openCatalogue(realGames);
  const store = openSqlite(':memory:');
  t.after(() => store.close());
  await keepEditions(store, catalogue);
  const db = new DatabaseSync(join(await oldFolder(t), 'atoll.sqlite'), { readOnly: true });
  const played = db.prepare(`select distinct game, edition_digest from tables where game <> 'shells'`).all();
  db.close();
  assert.equal(played.length, 4);
  for (const { game, edition_digest: digest } of played) {
    const json = await store.edition(String(game), String(digest));
    assert.equal(catalogue.get(String(game))?.module.open(json).edition.digest, digest);
  }
});
