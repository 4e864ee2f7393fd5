import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import type { Arrival, CarryLink, Identity, Me, ServerMessage, TableInfo, TableList } from '../../door/protocol.ts';
import { openSqlite } from '../../store/sqlite/index.ts';
import { freshKey, openHouse, type Person, playFirst, standingFor, tableForTwo } from '../../test/house.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0' };

const named = async (person: Person, name: string): Promise<Person> => {
  await person.call('POST', '/api/me', { name }, firefox);
  return person;
};
const devicesOf = async (person: Person) => (await person.get<Identity>('/api/me/identity')).devices;
const carry = (person: Person) => person.post<CarryLink>('/api/me/carry', {});
const take = (person: Person, token: string, how: 'switch' | 'merge' = 'switch') =>
  person.post<Me>('/api/me/carry/take', { token, how });

async function refused(person: Person, path: string, body: unknown, status: number, code: string): Promise<Refusal> {
  const answer = await person.call<{ refusal: Refusal }>('POST', path, body);
  assert.equal(`${answer.status} ${answer.body.refusal?.code}`, `${status} ${code}`);
  return answer.body.refusal;
}

const isBye = (message: ServerMessage): message is Extract<ServerMessage, { type: 'bye' }> => message.type === 'bye';

test('every browser is a device of its own, with a name that its owner knows', async t => {
  const ann = await named((await openHouse(t)).visit(), 'Ann');
  const [device, ...more] = await devicesOf(ann);
  assert.deepEqual(device?.words, { de: 'Firefox auf Linux', en: 'Firefox on Linux' });
  assert.equal(device?.here, true);
  assert.deepEqual(more, []);
});

test('who only looks around is kept nowhere', async t => {
  const ann = (await openHouse(t)).visit();
  await ann.get('/api/me');
  assert.deepEqual(await devicesOf(ann), []);
});

test('a link makes another browser the same guest, with all tables', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const { token } = await carry(ann);
  const phone = house.visit();
  const seen = await phone.post<Arrival>('/api/me/carry/look', { token });
  assert.deepEqual({ already: seen.already, mine: seen.mine }, { already: false, mine: null });
  assert.equal((await take(phone, token)).name, (await ann.get<Me>('/api/me')).name);
  assert.notEqual(phone.cookie, ann.cookie, 'with a cookie of its own');
  assert.equal((await phone.get<TableInfo>(`/api/tables/${id}`)).you, 0);
  await playFirst(phone, id);
  assert.equal((await devicesOf(ann)).length, 2);
});

test('looking at a link does not use it up; taking it does', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const { token } = await carry(ann);
  const phone = house.visit();
  for (let i = 0; i < 3; i++) assert.equal((await phone.post<Arrival>('/api/me/carry/look', { token })).name, 'Ann');
  await phone.call('GET', `/me/carry?token=${token}`);
  await take(phone, token);
  await refused(house.visit(), '/api/me/carry/look', { token }, 410, 'link-used');
  await refused(house.visit(), '/api/me/carry/take', { token, how: 'switch' }, 410, 'link-used');
});

test('of many who take a link at once, one gets it', async t => {
  const house = await openHouse(t);
  const { token } = await carry(await named(house.visit(), 'Ann'));
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => house.visit().call('POST', '/api/me/carry/take', { token, how: 'switch' })),
  );
  assert.equal(tries.filter(({ status }) => status === 200).length, 1);
});

test('a link that is over or forged is refused in words', async t => {
  let now = Date.parse('2026-05-01T12:00:00Z');
  const house = await openHouse(t, { now: () => now });
  const { token } = await carry(await named(house.visit(), 'Ann'));
  const phone = house.visit();
  await refused(
    phone,
    '/api/me/carry/look',
    { token: token.replace(/^./, c => (c === 'a' ? 'b' : 'a')) },
    404,
    'link-unknown',
  );
  await refused(phone, '/api/me/carry/look', { token: '../../etc' }, 400, 'shape');
  now += 10 * 60_000;
  await refused(phone, '/api/me/carry/take', { token, how: 'switch' }, 410, 'link-over');
});

test('what opens the house is nowhere to be read: neither in the file nor in the log', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const { token } = await carry(ann);
  await take(house.visit(), token);
  const kept = await Promise.all(
    ['atoll.sqlite', 'atoll.sqlite-wal'].map(name => readFile(join(house.data, name)).catch(() => Buffer.of())),
  );
  assert.ok(Buffer.concat(kept).includes('Ann'), 'the right file was looked at');
  assert.ok(!Buffer.concat(kept).includes(token));
  assert.ok(!house.lines.join().includes(token));
});

test('a device that is signed out is nobody any more, and its windows close', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const { token } = await carry(ann);
  const phone = house.visit();
  await take(phone, token);
  const line = await phone.connect();
  const other = (await devicesOf(ann)).find(({ here }) => !here);
  const left = await ann.post<Identity>('/api/me/devices/out', { device: other?.id });
  assert.deepEqual(
    left.devices.map(({ here }) => here),
    [true],
  );
  assert.equal((await line.hear(isBye)).refusal.code, 'signed-out');
  assert.equal(await line.closed, 1008);
  const lost = phone.cookie;
  assert.notEqual((await phone.get<Me>('/api/me')).name, 'Ann');
  assert.notEqual(phone.cookie, lost, 'it is somebody new');
  assert.equal((await ann.get<Me>('/api/me')).name, 'Ann', 'the other device stays who it is');
});

test('a device that is signed out does not come back by a link of its own', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const phone = house.visit();
  await take(phone, (await carry(ann)).token);
  const { token } = await carry(phone);
  const other = (await devicesOf(ann)).find(({ here }) => !here);
  await ann.post('/api/me/devices/out', { device: other?.id });
  await refused(phone, '/api/me/carry/take', { token, how: 'switch' }, 410, 'link-used');
});

test('nobody signs out a device of somebody else', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const [device] = await devicesOf(ann);
  await refused(
    await named(house.visit(), 'Eve'),
    '/api/me/devices/out',
    { device: device?.id },
    404,
    'unknown-device',
  );
});

test('a cookie from before there were devices is one device, and can be signed out', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const guest = /=([\w-]{22})/.exec(ann.cookie)?.[1] ?? '';
  const beside = openSqlite(join(house.data, 'atoll.sqlite'), { beside: true });
  const secret = await beside.secret('guests', () => 'none');
  await beside.close();
  const signed = createHmac('sha256', secret).update(`guest ${guest}`).digest('base64url');
  const old = house.visit();
  old.cookie = `atoll_guest=${guest}.${signed}`;
  const window = house.visit();
  window.cookie = old.cookie;
  assert.equal((await old.get<TableInfo>(`/api/tables/${id}`)).you, 0);
  await Promise.all([old.get('/api/me'), window.get('/api/me')]);
  assert.equal(old.cookie, window.cookie, 'two windows of one browser stay one device');
  assert.equal((await devicesOf(ann)).length, 2);

  const before = house.visit();
  before.cookie = `atoll_guest=${guest}.${signed}`;
  const device = (await devicesOf(old)).find(({ here }) => here);
  await ann.post('/api/me/devices/out', { device: device?.id });
  assert.equal((await before.get<TableInfo>(`/api/tables/${id}`)).you, 'spectator', 'the old cookie opens nothing');
  before.cookie = `atoll_guest=${guest}.${signed.replace(/^./, c => (c === 'A' ? 'B' : 'A'))}`;
  assert.equal((await before.get<TableInfo>(`/api/tables/${id}`)).you, 'spectator', 'nor does a forged one');
});

test('a guest with tables of their own is asked before they become somebody else', async t => {
  const house = await openHouse(t);
  const ann = await named(house.visit(), 'Ann');
  const phone = await named(house.visit(), 'Annie');
  await phone.post('/api/tables', { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { token } = await carry(ann);
  const { mine } = await phone.post<Arrival>('/api/me/carry/look', { token });
  assert.deepEqual(mine, { name: 'Annie', tables: 1, together: null });
  const before = phone.cookie;
  await take(phone, token, 'switch');
  assert.deepEqual((await phone.get<TableList>('/api/tables')).tables, [], 'Annie’s table stays Annie’s');
  phone.cookie = before;
  assert.notEqual((await phone.get<Me>('/api/me')).name, 'Annie', 'the cookie of before counts for nothing');
});

test('two guests become one, also at tables that are being played', async t => {
  const house = await openHouse(t);
  const { ann: phone, bob, id } = await tableForTwo(house);
  await named(phone, 'Annie');
  await playFirst((await standingFor(phone, id)).moves ? phone : bob, id);
  const ann = await named(house.visit(), 'Ann');
  const mine = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const window = await phone.connect();
  await window.ask({ type: 'watch', table: id });
  const watching = await bob.connect();
  await watching.ask({ type: 'watch', table: id });
  const { token } = await carry(ann);
  assert.equal((await take(phone, token, 'merge')).name, 'Ann');

  assert.equal((await window.hear(isBye)).refusal.code, 'moved-on');
  const tables = async (person: Person) =>
    (await person.get<TableList>('/api/tables')).tables.map(table => table.id).sort();
  assert.deepEqual(await tables(ann), [id, mine.id].sort());
  assert.deepEqual(await tables(phone), [id, mine.id].sort());
  assert.equal((await devicesOf(ann)).length, 2);
  type Told = Extract<ServerMessage, { type: 'table' }>;
  await watching.hear((m): m is Told => m.type === 'table' && m.info.seats[0]?.name === 'Ann');
  // From either browser the game goes on as if nothing had happened.
  for (let n = 0; n < 6; n++) {
    const next = (await standingFor(bob, id)).moves ? bob : n % 2 ? ann : phone;
    const stands = await standingFor(next, id);
    if (!stands.moves) break;
    await next.post(`/api/tables/${id}/moves`, { after: stands.n, key: freshKey(), move: stands.moves[0] });
  }
  const inMemory = await standingFor(bob, id);
  await house.server.close();
  const again = await house.again();
  const later = again.visit();
  later.cookie = bob.cookie;
  assert.deepEqual(await standingFor(later, id), inMemory, 'a server that reads it all afresh finds the same');
});

test('two who sit at one table stay two, and hear at which', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const { token } = await carry(ann);
  const { mine } = await bob.post<Arrival>('/api/me/carry/look', { token });
  assert.deepEqual(mine?.together, { id, game: 'Shells' });
  const why = await refused(bob, '/api/me/carry/take', { token, how: 'merge' }, 409, 'sit-together');
  assert.match(why.words.de, /\(Shells\)/);
  assert.equal((await bob.get<TableInfo>(`/api/tables/${id}`)).you, 1);
  await take(bob, token, 'switch');
  assert.equal((await bob.get<TableInfo>(`/api/tables/${id}`)).you, 0, 'the link was not used up by the refusal');
});

test('a guest who opens their own link stays who they are', async t => {
  const ann = await named((await openHouse(t)).visit(), 'Ann');
  const { token } = await carry(ann);
  assert.equal((await ann.post<Arrival>('/api/me/carry/look', { token })).already, true);
  const { cookie } = ann;
  await take(ann, token, 'merge');
  assert.equal(ann.cookie, cookie);
});

test('nobody has links kept for them without end', async t => {
  const house = await openHouse(t, { limits: { newLinks: { burst: 2, perSecond: 0 } } });
  const ann = await named(house.visit(), 'Ann');
  await carry(ann);
  await carry(ann);
  await refused(house.visit(), '/api/me/carry', {}, 429, 'too-fast');
});
