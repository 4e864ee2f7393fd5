import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lobby, NewTable, ServerMessage, TableInfo } from '../door/protocol.ts';
import { type House, type Line, openHouse, type Person } from '../test/house.ts';

type LobbyMessage = Extract<ServerMessage, { type: 'lobby' }>;

const open = (more: Partial<NewTable> = {}): NewTable => ({
  game: 'shells',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  lobby: true,
  ...more,
});

const idsIn = async (person: Person, query = '') =>
  (await person.get<Lobby>(`/api/lobby${query}`)).tables.map(({ id }) => id);

/** The first message about the lobby that fits, among those that came and those that will. */
const hear = (line: Line, fits: (message: LobbyMessage) => boolean) =>
  line.hear((message): message is LobbyMessage => message.type === 'lobby' && fits(message));

async function refused(person: Person, method: string, path: string, body: unknown, code: string): Promise<void> {
  const answer = await person.call<{ refusal?: { code: string } }>(method, path, body);
  assert.equal(answer.body.refusal?.code, code, `${method} ${path}: ${JSON.stringify(answer.body)}`);
}

async function opened(house: House, more: Partial<NewTable> = {}) {
  const ann = house.visit();
  const table = await ann.post<TableInfo>('/api/tables', open(more));
  return { ann, table, path: `/api/tables/${table.id}` };
}

test('a table that is open to all stands in the lobby while a seat is free; one by link never does', async t => {
  const house = await openHouse(t);
  const { table, path } = await opened(house);
  await opened(house, { lobby: false });
  const bob = house.visit();
  assert.deepEqual(await idsIn(bob), [table.id]);
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  assert.deepEqual(await idsIn(bob), []);
});

test('a program that says nothing of clocks and lobbies gets a table by link without a clock', async t => {
  const house = await openHouse(t);
  const table = await house.visit().post<TableInfo>('/api/tables', { game: 'shells', seats: open().seats });
  assert.equal(table.lobby, false);
  assert.equal(table.clock.kind, 'none');
  assert.deepEqual(table.clock.left, [null, null]);
  assert.deepEqual(table.absent, { kind: 'standIn', bot: 'first' });
});

test('the lobby is filtered by game, seats, clock and language, and comes in pages', async t => {
  const house = await openHouse(t, { limits: { openTables: 100, guest: { burst: 1000, perSecond: 1000 } } });
  const { ann, table: german } = await opened(house, { language: 'de' });
  const live = { kind: 'live', bank: 600, increment: 20 } as const;
  const timed = await ann.post<TableInfo>('/api/tables', open({ clock: live }));
  const three = await ann.post<TableInfo>('/api/tables', open({ seats: [...open().seats, { kind: 'open' }] }));
  assert.deepEqual(await idsIn(ann, '?clock=live'), [timed.id]);
  assert.deepEqual(await idsIn(ann, '?seats=3'), [three.id]);
  assert.deepEqual(await idsIn(ann, '?language=en'), [three.id, timed.id], 'a table of no language is for everybody');
  assert.deepEqual(await idsIn(ann, '?language=de'), [three.id, timed.id, german.id]);
  assert.deepEqual(await idsIn(ann, '?game=chess'), []);
  await refused(ann, 'GET', '/api/lobby?clock=sun', undefined, 'shape');

  for (let i = 0; i < 60; i++) await ann.post('/api/tables', open());
  const first = await ann.get<Lobby>('/api/lobby');
  assert.equal(first.total, 63);
  assert.equal(first.tables.length, 50);
  const second = await ann.get<Lobby>(`/api/lobby?before=${first.next}`);
  assert.equal(second.next, undefined);
  const all = [...first.tables, ...second.tables].map(({ id }) => id);
  assert.equal(new Set(all).size, 63);
  assert.equal(all.at(-1), german.id, 'the newest first');
  const few = await ann.get<Lobby>('/api/lobby?limit=2');
  assert.deepEqual([few.tables.map(({ id }) => id), few.total], [all.slice(0, 2), 63]);
  assert.equal((await ann.get<Lobby>(`/api/lobby?limit=1&before=${few.next}`)).tables[0]?.id, all[2]);
  assert.equal((await ann.get<Lobby>('/api/lobby?limit=99')).tables.length, 50);
  assert.equal((await ann.get<Lobby>('/api/lobby?limit=0')).tables.length, 1);
});

test('the lobby is live: tables appear, fill and vanish', async t => {
  const house = await openHouse(t);
  const eve = house.visit();
  await eve.get('/api/me');
  const line = await eve.connect();
  assert.equal((await line.ask({ type: 'lobby', filter: {} })).type, 'ok');
  assert.deepEqual((await hear(line, ({ whole }) => whole)).tables, []);
  const { ann, table, path } = await opened(house, { seats: [...open().seats, { kind: 'open' }] });
  const appeared = await hear(line, ({ tables }) => tables.some(({ id }) => id === table.id));
  assert.equal(appeared.whole, false);
  assert.equal(appeared.total, 1);
  assert.equal(appeared.tables[0]?.mine, undefined);
  assert.equal(appeared.tables[0]?.since, table.createdAt);
  await house.visit().post(`${path}/seats/1`, { name: 'Bob' });
  await hear(line, ({ tables }) => tables[0]?.seats[1]?.name === 'Bob');
  await ann.post(`${path}/close`, {});
  const vanished = await hear(line, ({ gone }) => gone.includes(table.id));
  assert.equal(vanished.total, 0);
});

test('a follower of the lobby hears only of what fits, and nothing after leaving', async t => {
  const house = await openHouse(t);
  const eve = house.visit();
  await eve.get('/api/me');
  const line = await eve.connect();
  await line.ask({ type: 'lobby', filter: { seats: 3 } });
  await opened(house);
  const { table } = await opened(house, { seats: [...open().seats, { kind: 'open' }] });
  const heard = await hear(line, ({ whole }) => !whole);
  assert.deepEqual(
    heard.tables.map(({ id }) => id),
    [table.id],
  );
  await line.ask({ type: 'leaveLobby' });
  const before = line.texts.length;
  await opened(house, { seats: [...open().seats, { kind: 'open' }] });
  await new Promise(done => setTimeout(done, 400));
  assert.equal(line.texts.length, before);
});

test('two who want a quick seat meet at one table', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const bob = house.visit();
  const waits = await ann.post<TableInfo>('/api/quick', { name: 'Ann', game: 'shells' });
  assert.equal(waits.status, 'waiting');
  assert.equal(waits.lobby, true);
  const meets = await bob.post<TableInfo>('/api/quick', { name: 'Bob', game: 'shells', clock: 'live' });
  assert.equal(meets.id, waits.id);
  assert.equal(meets.status, 'running');
  assert.deepEqual(
    meets.seats.map(({ name }) => name),
    ['Ann', 'Bob'],
  );
  const alone = await bob.post<TableInfo>('/api/quick', { name: 'Bob', game: 'shells', clock: 'days' });
  assert.notEqual(alone.id, waits.id, 'but not where the clock is another');
  await refused(ann, 'POST', '/api/quick', { name: 'Ann', game: 'chess' }, 'unknown-game');
  await refused(ann, 'POST', '/api/quick', { name: '\u0000', game: 'shells' }, 'name');
});

test('many who want a quick seat in the same moment fill tables of two', async t => {
  const house = await openHouse(t);
  const people = Array.from({ length: 8 }, () => house.visit());
  for (const person of people) await person.get('/api/me');
  const tables = await Promise.all(
    people.map(person => person.post<TableInfo>('/api/quick', { name: 'Somebody', game: 'shells' })),
  );
  for (const { id } of tables) {
    const { seats } = (await people[0]?.get<TableInfo>(`/api/tables/${id}`)) ?? { seats: [] };
    assert.equal(seats.filter(({ kind }) => kind === 'person').length >= 1, true);
  }
  const sitting = tables.map(({ id }) => tables.filter(other => other.id === id).length);
  assert.ok(sitting.every(count => count <= 2));
});

test('the owner arranges a waiting table: a bot comes, a seat is freed, the table is closed', async t => {
  const house = await openHouse(t);
  const { ann, path } = await opened(house, { seats: [...open().seats, { kind: 'open' }] });
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  await refused(bob, 'POST', `${path}/arrange`, { seat: 2, bot: 'first' }, 'not-yours');
  await refused(ann, 'POST', `${path}/arrange`, { seat: 2, bot: 'genius' }, 'unknown-bot');
  await refused(ann, 'POST', `${path}/arrange`, { seat: 7, bot: null }, 'unknown-seat');
  const freed = await ann.post<TableInfo>(`${path}/arrange`, { seat: 1, bot: null });
  assert.equal(freed.seats[1]?.kind, 'open');
  assert.deepEqual((await bob.get<{ tables: TableInfo[] }>('/api/tables')).tables, []);
  assert.equal((await ann.post<TableInfo>(`${path}/arrange`, { seat: 1, bot: 'first' })).seats[1]?.bot, 'first');
  await refused(bob, 'POST', `${path}/close`, {}, 'not-yours');
  const closed = await ann.post<TableInfo>(`${path}/close`, {});
  assert.equal(closed.status, 'over');
  assert.equal(closed.ended, 'owner');
  assert.equal(closed.seed, undefined, 'nothing was dealt');
  await refused(bob, 'POST', `${path}/seats/2`, { name: 'Bob' }, 'over');
});

test('a bot on the last free seat starts the table, and then nothing is arranged any more', async t => {
  const house = await openHouse(t);
  const { ann, path } = await opened(house);
  const started = await ann.post<TableInfo>(`${path}/arrange`, { seat: 1, bot: 'first' });
  assert.equal(started.status, 'running');
  await refused(ann, 'POST', `${path}/arrange`, { seat: 1, bot: null }, 'started');
  await refused(ann, 'POST', `${path}/close`, {}, 'started');
});

test('an invitation that was withdrawn lets nobody in; the new one does', async t => {
  const house = await openHouse(t);
  const { ann, path } = await opened(house, { lobby: false });
  const bob = house.visit();
  const { invitation } = await ann.post<TableInfo>(`${path}/invitation`, {});
  assert.ok(invitation);
  const seen = await bob.call<TableInfo>('GET', path);
  assert.equal(seen.body.byInvitation, true);
  assert.equal(JSON.stringify(seen.body).includes(invitation), false, 'which only those learn who may invite');
  await bob.get('/api/me');
  await refused(bob, 'POST', `${path}/seats/1`, { name: 'Bob' }, 'invitation');
  await refused(bob, 'POST', `${path}/seats/1`, { name: 'Bob', invitation: 'guess' }, 'invitation');
  const sat = await bob.post<TableInfo>(`${path}/seats/1`, { name: 'Bob', invitation });
  assert.equal(sat.status, 'running');
});

test('the clock cannot be changed once others sit there; the rest can', async t => {
  const house = await openHouse(t);
  const { ann, path } = await opened(house, { lobby: false, seats: [...open().seats, { kind: 'open' }] });
  const clock = { kind: 'days', perTurn: 24, bank: 0 };
  assert.equal((await ann.post<TableInfo>(`${path}/manners`, { clock })).clock.kind, 'days');
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  await refused(ann, 'POST', `${path}/manners`, { clock: { kind: 'none' } }, 'agreed');
  await refused(bob, 'POST', `${path}/manners`, { lobby: true }, 'not-yours');
  await refused(ann, 'POST', `${path}/manners`, { clock: { kind: 'live', bank: -1, increment: 0 } }, 'shape');
  const changed = await ann.post<TableInfo>(`${path}/manners`, { lobby: true, chat: 'phrases' });
  assert.deepEqual([changed.lobby, changed.chat], [true, 'phrases']);
  assert.equal((await idsIn(bob)).length, 1);
});

test('bots take the seats that are still free after the time that the owner set', async t => {
  let now = Date.parse('2026-05-01T10:00:00Z');
  const house = await openHouse(t, { now: () => now, dutiesEvery: 20 });
  const { ann, table, path } = await opened(house, { botsAfter: 60 });
  assert.equal(table.fillAt, new Date(now + 60_000).toISOString());
  now += 61_000;
  for (let tries = 0; tries < 200; tries++) {
    const { status, seats } = await ann.get<TableInfo>(path);
    if (status === 'running') return assert.equal(seats[1]?.bot, 'first');
    await new Promise(done => setTimeout(done, 20));
  }
  assert.fail('no bot came');
});

test('at the end the same people play again with one click each, the seats moved on by one', async t => {
  const house = await openHouse(t, { limits: { guest: { burst: 1000, perSecond: 1000 } } });
  const { ann, path } = await opened(house, {
    lobby: false,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'first' }],
    clock: { kind: 'live', bank: 600, increment: 5 },
  });
  const bob = house.visit();
  const eve = house.visit();
  await eve.get('/api/me');
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  await refused(ann, 'POST', `${path}/rematch`, {}, 'not-over');
  await ann.post(`${path}/leave`, {});
  await bob.post(`${path}/leave`, {});
  await refused(eve, 'POST', `${path}/rematch`, {}, 'not-yours');
  const over = await ann.get<TableInfo>(path);
  assert.equal(over.ended, 'nobody');
});

test('a rematch: seats move on by one, and two who ask in the same moment get the same table', async t => {
  let now = Date.parse('2026-05-01T10:00:00Z');
  const house = await openHouse(t, { now: () => now, dutiesEvery: 20 });
  const { ann, path } = await opened(house, {
    lobby: false,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'first' }],
    clock: { kind: 'live', bank: 600, increment: 5 },
    absent: { kind: 'end' },
  });
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  // The player who is asked lets the time go by, in steps so short that the house does not seem to have been shut.
  for (let tries = 0; (await ann.get<TableInfo>(path)).status === 'running'; tries++) {
    assert.ok(tries < 2000, 'the time runs out');
    now += 10_000;
    await new Promise(done => setTimeout(done, 25));
  }
  const [mine, his] = await Promise.all([ann, bob].map(person => person.post<TableInfo>(`${path}/rematch`, {})));
  assert.equal(mine?.id, his?.id);
  const again = await ann.get<TableInfo>(`/api/tables/${mine?.id}`);
  assert.deepEqual(
    again.seats.map(({ kind, bot, name }) => (kind === 'bot' ? bot : name)),
    ['first', again.seats[1]?.name, 'Bob'],
  );
  assert.equal(again.you, 1);
  assert.equal(again.status, 'running');
  assert.equal(again.clock.kind, 'live');
  assert.equal((await bob.get<TableInfo>(path)).rematch, again.id);
  assert.equal((await house.visit().call<TableInfo>('GET', path)).body.rematch, undefined);
});

test('a seat that somebody has left is free in the lobby while the game goes on', async t => {
  const house = await openHouse(t);
  const { ann, table, path } = await opened(house, { absent: { kind: 'standIn', bot: 'first' } });
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  assert.deepEqual(await idsIn(bob), []);
  await ann.post(`${path}/leave`, {});
  const [free] = (await bob.get<Lobby>('/api/lobby')).tables;
  assert.equal(free?.id, table.id);
  assert.equal(free?.status, 'running');
  assert.equal(free?.seats[0]?.standIn, 'first');
  const eve = house.visit();
  const sat = await eve.post<TableInfo>(`${path}/seats/0`, { name: 'Eve' });
  assert.equal(sat.you, 0);
  assert.equal(sat.seats[0]?.name, 'Eve');
  assert.deepEqual(await idsIn(bob), []);
});

test('a seat that somebody leaves while the game goes on appears in the lobby at once, and vanishes when it is taken', async t => {
  const house = await openHouse(t);
  const { ann, table, path } = await opened(house, { absent: { kind: 'standIn', bot: 'first' } });
  await house.visit().post(`${path}/seats/1`, { name: 'Bob' });
  const eve = house.visit();
  await eve.get('/api/me');
  const line = await eve.connect();
  await line.ask({ type: 'lobby', filter: {} });
  await ann.post(`${path}/leave`, {});
  const free = await hear(line, ({ tables }) => tables.some(({ id }) => id === table.id));
  assert.equal(free.tables[0]?.running, true);
  assert.deepEqual(
    free.tables[0]?.seats.map(({ kind }) => kind),
    ['open', 'person'],
  );
  await eve.post(`${path}/seats/0`, { name: 'Eve' });
  assert.equal((await hear(line, ({ gone }) => gone.includes(table.id))).total, 0);
});

test('a guest who looks for two free seats sees a table vanish when one of them is taken, and come back', async t => {
  const house = await openHouse(t);
  const { ann, table, path } = await opened(house, { seats: [...open().seats, { kind: 'open' }] });
  await opened(house);
  assert.deepEqual(await idsIn(ann, '?free=2'), [table.id]);
  await refused(ann, 'GET', '/api/lobby?free=many', undefined, 'shape');
  const line = await ann.connect();
  await line.ask({ type: 'lobby', filter: { free: 2 } });
  const whole = await hear(line, message => message.whole);
  assert.deepEqual(
    whole.tables.map(({ id, mine }) => [id, mine]),
    [[table.id, true]],
  );
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  assert.equal((await hear(line, ({ gone }) => gone.includes(table.id))).total, 0);
  await bob.call('DELETE', `${path}/seats/1`);
  const back = await hear(line, ({ whole, tables }) => !whole && tables.length > 0);
  assert.equal(back.total, 1);
});

test('a lobby of 1,000 tables costs a guest who joins at most 100 KB, and its other pages come when asked for', async t => {
  const many = { burst: 100_000, perSecond: 100_000 };
  const house = await openHouse(t, { limits: { openTables: 10_000, guest: many, address: many } });
  const ann = house.visit();
  await ann.post('/api/me', { name: 'A name of 24 characters!' });
  const clock = { kind: 'days', perTurn: 24, bank: 48 } as const;
  const seats: NewTable['seats'] = [{ kind: 'me' }, ...new Array<{ kind: 'open' }>(3).fill({ kind: 'open' })];
  for (let i = 0; i < 20; i++)
    await Promise.all(
      Array.from({ length: 50 }, () =>
        ann.post('/api/tables', open({ seats, clock, language: 'de', botsAfter: 600, options: { hand: 'four' } })),
      ),
    );
  const eve = house.visit();
  await eve.get('/api/me');
  const line = await eve.connect();
  await line.ask({ type: 'lobby', filter: { language: 'de' } });
  const first = await hear(line, ({ whole }) => whole);
  assert.equal(first.total, 1000);
  const bytes = line.texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  t.diagnostic(`${bytes} bytes for the first page of ${first.tables.length}`);
  assert.ok(bytes <= 100_000, `${bytes} bytes`);

  const seen = new Set(first.tables.map(({ id }) => id));
  let next = first.next;
  for (let pages = 1; next; pages++) {
    assert.ok(pages < 30, 'the pages come to an end');
    const before = next;
    await line.ask({ type: 'lobby', filter: { language: 'de' }, before });
    const page = line.received.findLast((message): message is LobbyMessage => message.type === 'lobby');
    assert.ok(page && !page.whole && page.tables.every(({ since }) => since <= before.slice(0, before.indexOf('_'))));
    for (const { id } of page.tables) seen.add(id);
    next = page.next;
  }
  assert.equal(seen.size, 1000);
  const before = line.texts.length;
  await line.ask({ type: 'lobby', filter: { language: 'en' }, before: first.next ?? '' });
  assert.equal(line.texts.length, before + 1, 'a page of another filter than the one followed is not sent');
});

test('a guest who asks twice for a quick seat waits at one table; for any game, at a table of some game', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const once = await ann.post<TableInfo>('/api/quick', { name: 'Ann' });
  assert.equal(once.game, 'shells');
  const twice = await ann.post<TableInfo>('/api/quick', { name: 'Ann', game: 'shells' });
  assert.equal(twice.id, once.id);
  assert.equal((await house.visit().post<TableInfo>('/api/quick', { name: 'Bob' })).id, once.id);
  await refused(ann, 'POST', '/api/quick', { name: 'Ann', seats: 11 }, 'shape');
});

test('a table that is open to all can be sat at from the lobby even after its link was withdrawn', async t => {
  const house = await openHouse(t);
  const { ann, path } = await opened(house);
  await ann.post(`${path}/invitation`, {});
  const sat = await house.visit().post<TableInfo>(`${path}/seats/1`, { name: 'Bob' });
  assert.equal(sat.status, 'running');
});

test('a rematch that was closed before it began can be asked for again', async t => {
  let now = Date.parse('2026-05-01T10:00:00Z');
  const house = await openHouse(t, { now: () => now, dutiesEvery: 20 });
  const { ann, path } = await opened(house, {
    lobby: false,
    clock: { kind: 'live', bank: 600, increment: 5 },
    absent: { kind: 'end' },
  });
  const bob = house.visit();
  await bob.post(`${path}/seats/1`, { name: 'Bob' });
  for (let tries = 0; (await ann.get<TableInfo>(path)).status === 'running'; tries++) {
    assert.ok(tries < 2000, 'the time runs out');
    now += 10_000;
    await new Promise(done => setTimeout(done, 25));
  }
  const first = await ann.post<TableInfo>(`${path}/rematch`, {});
  await ann.post(`/api/tables/${first.id}/close`, {});
  const second = await bob.post<TableInfo>(`${path}/rematch`, {});
  assert.notEqual(second.id, first.id);
  assert.equal(second.status, 'waiting');
  assert.equal((await ann.post<TableInfo>(`${path}/rematch`, {})).id, second.id);
});

test('a quick seat is the one that somebody likes, where it is free', async t => {
  const house = await openHouse(t);
  const [ann, bob, cid] = [house.visit(), house.visit(), house.visit()];
  for (const person of [ann, bob, cid])
    await person.post('/api/me', { name: 'Somebody', settings: { colour: 'triangle' } });
  const quick = async (person: Person) =>
    (await person.post<TableInfo>('/api/quick', { name: 'Somebody', game: 'shells' })).you;
  assert.equal(await quick(ann), 1, 'at a table of one’s own');
  assert.equal(await quick(bob), 0, 'what is taken is taken');
  await cid.post('/api/me', { settings: { colour: null } });
  assert.equal(await quick(cid), 0, 'who does not mind sits first');
});
