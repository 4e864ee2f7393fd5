/** What becomes of somebody who is barred: at the HTTP door, at the live one, and at their tables. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { games } from '@atoll/games';
import type { ServerMessage, TableInfo } from '../../door/protocol.ts';
import { openOffice } from '../../office.ts';
import { openSqlite } from '../../store/sqlite/index.ts';
import { type House, openHouse, type Person, playFirst, standingFor, visitor } from '../../test/house.ts';

async function houseWithTables(t: TestContext) {
  const cacao = games.cacao;
  if (!cacao) throw new Error('there is no Cacao');
  const house = await openHouse(t, { games: { cacao } });
  const ann = house.visit();
  const bob = house.visit();
  await ann.post('/api/me', { name: 'Ann' });
  await bob.post('/api/me', { name: 'Bob' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const open = async (person: Person) => (await person.post<TableInfo>('/api/tables', { game: 'cacao', seats })).id;
  const running = await open(ann);
  await bob.post(`/api/tables/${running}/seats/1`, { name: 'Bob' });
  const atAnns = (await ann.post<TableInfo>('/api/tables', { game: 'cacao', seats: [...seats, { kind: 'open' }] })).id;
  await bob.post(`/api/tables/${atAnns}/seats/1`, { name: 'Bob' });
  const ofBob = await open(bob);
  return { house, ann, bob, running, atAnns, ofBob };
}

/** As the operator does it, beside the server. */
async function bar({ data }: Pick<House, 'data'>, name: string, admit = false): Promise<void> {
  const office = await openOffice(data);
  const [found] = await office.people(name, 1);
  assert.ok(found);
  await (admit ? office.admit(found.id) : office.bar(found.id));
  await office.close();
}

async function until(person: Person, id: string, fits: (info: TableInfo) => boolean): Promise<TableInfo> {
  for (let tries = 0; tries < 200; tries++) {
    const info = await person.get<TableInfo>(`/api/tables/${id}`);
    if (fits(info)) return info;
    await new Promise(done => setTimeout(done, 25));
  }
  throw new Error('the server did not notice');
}

const isBye = (message: ServerMessage): message is Extract<ServerMessage, { type: 'bye' }> => message.type === 'bye';

test('who is barred loses their seats as if they had given up, and their waiting tables are closed', async t => {
  const { house, ann, running, atAnns, ofBob } = await houseWithTables(t);
  await bar(house, 'Bob');
  const left = await until(ann, running, ({ seats }) => seats[1]?.kind === 'open');
  assert.equal(left.status, 'running');
  assert.equal(left.seats[1]?.standIn, 'first');
  assert.equal((await until(ann, atAnns, ({ seats }) => seats[1]?.kind === 'open')).status, 'waiting');
  assert.equal((await until(ann, ofBob, ({ status }) => status === 'over')).ended, 'house');
});

test('who is barred can do nothing over HTTP, but read', async t => {
  const { house, ann, bob, running, atAnns } = await houseWithTables(t);
  await bar(house, 'Bob');
  await until(ann, running, ({ seats }) => seats[1]?.kind === 'open');
  const tries: [path: string, body: unknown][] = [
    ['/api/me', { name: 'Robert' }],
    ['/api/me/rest', { zone: 'UTC', night: null, holidays: [] }],
    ['/api/tables', { game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] }],
    [`/api/tables/${running}/seats/1`, { name: 'Bob' }],
    [`/api/tables/${running}/moves`, { after: 0, key: 'k', move: {} }],
    [`/api/tables/${atAnns}/seats/1`, { name: 'Bob' }],
    [`/api/tables/${running}/chat`, { key: 'k', text: 'still here' }],
    ['/api/quick', { name: 'Bob', game: 'cacao' }],
  ];
  for (const [path, body] of tries) {
    const answer = await bob.call<{ refusal: { code: string } }>('POST', path, body);
    assert.deepEqual([path, answer.status, answer.body.refusal.code], [path, 403, 'barred']);
  }
  assert.equal((await bob.get<TableInfo>(`/api/tables/${running}`)).you, 'spectator');
  assert.equal((await bob.get<{ name: string }>('/api/me')).name, 'Bob');
  await bar(house, 'Bob', true);
  for (let tries = 0; tries < 200; tries++) {
    if ((await bob.call('POST', '/api/me', { name: 'Robert' })).status === 200) return;
    await new Promise(done => setTimeout(done, 25));
  }
  assert.fail('who is let in again can do as before');
});

test('the windows of somebody who is barred are closed, and a new one only reads', async t => {
  const { house, ann, bob, running } = await houseWithTables(t);
  const line = await bob.connect();
  await line.ask({ type: 'watch', table: running });
  const other = await ann.connect();
  await bar(house, 'Bob');
  assert.equal((await line.hear(isBye)).refusal.code, 'barred');
  assert.equal(await line.closed, 1008);
  const again = await bob.connect();
  assert.equal((await again.ask({ type: 'watch', table: running })).type, 'ok');
  for (const message of [
    { type: 'move', table: running, after: 0, key: 'k', move: {} },
    { type: 'undo', table: running, after: 0, key: 'k' },
    { type: 'prefer', table: running, preferences: {} },
    { type: 'say', table: running, key: 'k', text: 'still here' },
  ] as const) {
    const answer = await again.ask(message);
    assert.equal(answer.type === 'refused' && answer.refusal.code, 'barred', message.type);
  }
  assert.equal((await other.ask({ type: 'ping' })).type, 'ok', 'nobody else is sent away');
});

test('a bar made while no server runs is kept from its start on, and seats left behind are given up then', async t => {
  const { house, ann, bob, running } = await houseWithTables(t);
  for (let i = 0; i < 4; i++) {
    const { decision } = await standingFor(ann, running);
    await playFirst(decision?.seat === 0 ? ann : bob, running);
  }
  await house.server.close();
  const store = openSqlite(`${house.data}/atoll.sqlite`);
  const [found] = await store.listGuests('Bob', 1);
  // As if the command had been ended right after it had noted the bar.
  await store.bar(found?.id ?? '', new Date().toISOString());
  await store.close();
  const again = await house.again();
  const info = await visitor(again.server, ann.cookie).get<TableInfo>(`/api/tables/${running}`);
  assert.equal(info.seats[1]?.kind, 'open');
  const answer = await visitor(again.server, bob.cookie).call('POST', '/api/me', { name: 'Robert' });
  assert.equal(answer.status, 403);
});
