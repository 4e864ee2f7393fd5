/** The operator's commands, on the data of a server that runs. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { games } from '@atoll/games';
import type { Chat, TableInfo } from './door/protocol.ts';
import { type Office, openOffice } from './office.ts';
import { type House, openHouse, type Person, playFirst, standingFor } from './test/house.ts';

async function runningHouse(t: TestContext) {
  const cacao = games.cacao;
  if (!cacao) throw new Error('there is no Cacao');
  const house = await openHouse(t, { games: { cacao }, limits: { guest: { burst: 1000, perSecond: 1000 } } });
  const ann = house.visit();
  const bob = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ann.post('/api/me', { name: 'Ann' });
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  return { house, ann, bob, id };
}

async function inOffice<T>({ data }: Pick<House, 'data'>, work: (office: Office) => Promise<T>): Promise<T> {
  const office = await openOffice(data);
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}

/** The server looks twice a second at what others changed. */
async function until(person: Person, id: string, fits: (info: TableInfo) => boolean): Promise<TableInfo> {
  for (let tries = 0; tries < 200; tries++) {
    const info = await person.get<TableInfo>(`/api/tables/${id}`);
    if (fits(info)) return info;
    await new Promise(done => setTimeout(done, 25));
  }
  throw new Error('the server did not notice');
}

const refusedWith = (code: string) => (error: unknown) => error instanceof BadInput && error.code === code;

test('a table is listed and shown with what it waits for, without its seed', async t => {
  const { house, id } = await runningHouse(t);
  const tables = await inOffice(house, office => office.tables({ state: 'running' }, 10));
  assert.deepEqual(
    tables.map(table => table.id),
    [id],
  );
  assert.deepEqual(await inOffice(house, office => office.tables({ state: 'over' }, 10)), []);
  const review = await inOffice(house, office => office.review(id));
  assert.equal(review.waitsFor?.name, review.waitsFor?.seat === 0 ? 'Ann' : 'Bob');
  await assert.rejects(
    inOffice(house, office => office.review('nope')),
    refusedWith('unknown-table'),
  );
});

test('a table is closed while people follow it, and they hear of it', async t => {
  const { house, ann, id } = await runningHouse(t);
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  await inOffice(house, office => office.closeTable(id));
  const info = await until(ann, id, ({ status }) => status === 'over');
  assert.equal(info.ended, 'house');
  await line.hear(
    (message): message is Extract<typeof message, { type: 'table' }> =>
      message.type === 'table' && message.info.ended === 'house',
  );
});

test('a seat is freed: a stand-in plays there until somebody takes it', async t => {
  const { house, ann, bob, id } = await runningHouse(t);
  await inOffice(house, office => office.freeSeat(id, 1));
  const info = await until(ann, id, ({ seats }) => seats[1]?.kind === 'open');
  assert.equal(info.seats[1]?.standIn, 'first');
  assert.equal((await bob.get<TableInfo>(`/api/tables/${id}`)).you, 'spectator');
  await assert.rejects(
    inOffice(house, office => office.freeSeat(id, 1)),
    refusedWith('unknown-seat'),
  );
});

test('somebody is renamed, and everybody at their tables sees it', async t => {
  const { house, ann, id } = await runningHouse(t);
  const [bob] = await inOffice(house, office => office.people('bo', 10));
  assert.ok(bob);
  await assert.rejects(
    inOffice(house, office => office.rename(bob.id, '\u202e')),
    refusedWith('name'),
  );
  await inOffice(house, office => office.rename(bob.id, 'Robert'));
  assert.equal((await until(ann, id, ({ seats }) => seats[1]?.name === 'Robert')).seats[1]?.name, 'Robert');
});

test('a table is taken to another house with everything, once', async t => {
  const { house, ann, bob, id } = await runningHouse(t);
  for (let i = 0; i < 8; i++) {
    const { decision } = await standingFor(ann, id);
    await playFirst(decision?.seat === 0 ? ann : bob, id);
  }
  await ann.post(`/api/tables/${id}/chat`, { key: 'a', text: 'Well, well.' });
  await house.visit().post(`/api/tables/${id}/chat`, { key: 'b', phrase: 'goodMove' });
  const file: unknown = JSON.parse(JSON.stringify(await inOffice(house, office => office.exportTable(id))));
  const other = await mkdtemp(join(tmpdir(), 'atoll-office-'));
  t.after(() => rm(other, { recursive: true, force: true }));
  const second = await openHouse(t, { data: other, games });
  await assert.rejects(
    inOffice(second, office => office.importTable({ ...(file as object), log: [{ n: 2 }] })),
    refusedWith('table-file'),
  );
  const { log } = file as { log: { type: string; move: unknown }[] };
  const cheated = log.map((entry, i) => (i === 3 ? { ...entry, move: { x: 1 } } : entry));
  await assert.rejects(
    inOffice(second, office => office.importTable({ ...(file as object), log: cheated })),
    refusedWith('table-damaged'),
  );
  const { chat } = file as { chat: object[] };
  for (const forged of [{ line: 7 }, { text: 'a\u202eb' }, { phrase: 'thanks' }, { guest: 'nobody' }, { at: 'soon' }])
    await assert.rejects(
      inOffice(second, office =>
        office.importTable({ ...(file as object), chat: [{ ...chat[0], ...forged }, ...chat.slice(1)] }),
      ),
      refusedWith('table-file'),
      JSON.stringify(forged),
    );
  assert.equal(await inOffice(second, office => office.importTable(file)), id);
  await assert.rejects(
    inOffice(second, office => office.importTable(file)),
    refusedWith('exists'),
  );
  const here = await standingFor(house.visit(), id);
  const there = await standingFor(second.visit(), id);
  assert.deepEqual(there.view, here.view);
  assert.deepEqual(there.scoresheet, here.scoresheet);
  const spectators = await second.visit().get<Chat>(`/api/tables/${id}/chat`);
  assert.deepEqual(
    spectators.lines.map(({ line, phrase }) => [line, phrase]),
    [[2, 'goodMove']],
    'and who may read what stays the same',
  );
  const all = JSON.parse(JSON.stringify(await inOffice(second, office => office.exportTable(id)))) as { chat: unknown };
  assert.deepEqual(all.chat, chat);
});

test('guests that never played are forgotten when they are old enough; nobody else is', async t => {
  const { house } = await runningHouse(t);
  await house.visit().post('/api/me', { name: 'Passer-by' });
  const count = async () => (await inOffice(house, office => office.people('', 100))).length;
  assert.equal(await count(), 3);
  assert.equal(await inOffice(house, office => office.tidy(1)), 0);
  assert.equal(await inOffice(house, office => office.tidy(-1)), 1);
  assert.equal(await count(), 2);
});

test('somebody who asks the operator for it gets their data, and is deleted while the server runs', async t => {
  const { house, ann, bob, id } = await runningHouse(t);
  const line = await bob.connect();
  const [found] = await inOffice(house, office => office.people('Bob', 1));
  assert.ok(found);
  const { data } = await inOffice(house, office => office.dataOf(found.id));
  assert.equal((data.guests as { name: string }).name, 'Bob');
  await inOffice(house, office => office.delete(found.id));
  assert.equal((await until(ann, id, ({ seats }) => seats[1]?.kind === 'open')).status, 'running');
  await line.hear(
    (message): message is Extract<typeof message, { type: 'bye' }> =>
      message.type === 'bye' && message.refusal.code === 'deleted',
  );
  assert.deepEqual(await inOffice(house, office => office.people('Bob', 1)), []);
  await assert.rejects(
    inOffice(house, office => office.delete(found.id)),
    refusedWith('unknown-person'),
  );
});

test('a folder without a database is no house', async t => {
  const empty = await mkdtemp(join(tmpdir(), 'atoll-office-'));
  t.after(() => rm(empty, { recursive: true, force: true }));
  await assert.rejects(openOffice(empty), refusedWith('data'));
});
