import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { type Refusal, readReplay, seedHash, verifyReplay } from '@atoll/engine';
import {
  type Answer,
  freshKey,
  openHouse,
  type Person,
  playFirst,
  standingFor,
  tableForTwo,
} from '../../test/house.ts';
import { baseShells, openShells } from '../../test/shells.ts';
import type { Addresses, GamesInfo, Me, StandingWithMoves, TableInfo, TableList } from '../protocol.ts';
import { endpoints } from './endpoints.ts';

const forOne = { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A refusal with this status and code, in both languages, and nothing besides. */
function assertRefused(answer: Answer, status: number, code: string): void {
  const { refusal, ...more } = answer.body as { refusal: Refusal };
  assert.equal(`${answer.status} ${refusal?.code}`, `${status} ${code}`, JSON.stringify(answer.body));
  assert.deepEqual(more, {});
  for (const field of Object.keys(refusal)) assert.ok(['code', 'words', 'rule', 'detail'].includes(field), field);
  assert.ok(refusal.words.de && refusal.words.en && refusal.words.de !== refusal.words.en);
}

const refused = async (person: Person, method: string, path: string, body: unknown, status: number, code: string) =>
  assertRefused(await person.call(method, path, body), status, code);

test('a stranger gets a cookie that scripts cannot read, and a name to begin with', async t => {
  const ann = (await openHouse(t)).visit();
  const { body, headers } = await ann.call<Me>('GET', '/api/me');
  assert.ok(body.name.length > 2);
  assert.deepEqual(body.settings, {});
  const cookie = headers.get('set-cookie') ?? '';
  assert.match(cookie, /^atoll_guest=[\w-]{22}\.[\w-]{22}\.[\w-]{43}; /);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']) assert.ok(cookie.includes(part), part);
  assert.ok(!cookie.includes('Secure'), 'on plain HTTP the browser would not send it back');
  assert.equal((await ann.get<Me>('/api/me')).name, body.name, 'the same guest, the same name');
});

test('behind a proxy that speaks HTTPS the cookie stays on HTTPS', async t => {
  const ann = (await openHouse(t)).visit();
  const secure = async (proto: string) => {
    const { headers } = await ann.call('GET', '/api/me', undefined, { 'x-forwarded-proto': proto });
    return /; Secure/.test(headers.get('set-cookie') ?? '');
  };
  assert.equal(await secure('https'), true);
  assert.equal(await secure('https, http'), true, 'the last stretch, inside the house, may be plain');
  assert.equal(await secure('http, https'), false, 'the browser itself spoke plain HTTP');
});

test('a field that there is not is refused with those that there are', async t => {
  const ann = (await openHouse(t)).visit();
  const refused = async (path: string, body: unknown) => {
    const { status, body: answer } = await ann.call<{ refusal: Refusal }>('POST', path, body);
    assert.equal(status, 400);
    return answer.refusal.words;
  };
  assert.deepEqual(await refused('/api/me', { name: 'Ann', colour: 'red' }), {
    de: 'Ein Feld „colour“ gibt es hier nicht. Es gibt: name, settings.',
    en: 'There is no field “colour” here. There is: name, settings.',
  });
  const seats = [{ kind: 'me', bot: 'first' }, { kind: 'open' }];
  assert.deepEqual(await refused('/api/tables', { game: 'shells', seats }), {
    de: 'seats.0: Ein Feld „bot“ gibt es hier nicht. Es gibt: kind.',
    en: 'seats.0: There is no field “bot” here. There is: kind.',
  });
  const { de } = await refused('/api/tables', { game: 'shells', ['x'.repeat(5000)]: 1, seats });
  assert.ok(de.length < 200, de);
});

test('a field that is missing is named', async t => {
  const ann = (await openHouse(t)).visit();
  const { body } = await ann.call<{ refusal: Refusal }>('POST', '/api/tables', { game: 'shells' });
  assert.deepEqual(body.refusal.words, { de: 'Das Feld „seats“ fehlt.', en: 'The field “seats” is missing.' });
});

test('a cookie that was tampered with is nobody’s: a new guest', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  assert.equal((await ann.get<TableInfo>(`/api/tables/${id}`)).you, 0);
  const forger = house.visit();
  await forger.get('/api/me');
  const [annsId] = ann.cookie.split('.');
  forger.cookie = `${annsId}.${forger.cookie.split('.')[1]}`;
  assert.equal((await forger.get<TableInfo>(`/api/tables/${id}`)).you, 'spectator');
});

test('a guest can change their name, and everybody at the table sees it', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  assert.equal((await ann.post<Me>('/api/me', { name: '  Änne\u00a0 von   Bora ' })).name, 'Änne von Bora');
  const { seats } = await bob.get<TableInfo>(`/api/tables/${id}`);
  assert.deepEqual(
    seats.map(seat => seat.name),
    ['Änne von Bora', 'Bob'],
  );
});

test('names must be visible and short', async t => {
  const ann = (await openHouse(t)).visit();
  for (const name of ['   ', 'x'.repeat(25), 'a\u202eb', 'a\u0000b', '\u200b', '...'])
    await refused(ann, 'POST', '/api/me', { name }, 400, 'name');
  for (const name of ['', 'x'.repeat(300)]) await refused(ann, 'POST', '/api/me', { name }, 400, 'shape');
  assert.equal((await ann.post<Me>('/api/me', { name: '🐙' })).name, '🐙');
});

test('the list of games says what can be chosen, and nothing about how it is played inside', async t => {
  const ann = (await openHouse(t)).visit();
  const { games, bots } = await ann.get<GamesInfo>('/api/games');
  assert.equal(games[0]?.id, 'shells');
  assert.deepEqual(games[0]?.seats, { min: 2, max: 4 });
  assert.equal(games[0]?.editions[0]?.id, 'base');
  assert.deepEqual(Object.keys(bots[0] ?? {}), ['id', 'words']);
});

test('opening a table gives its invitation: an id that nobody can guess', async t => {
  const ann = (await openHouse(t)).visit();
  const { status, body } = await ann.call<TableInfo>('POST', '/api/tables', { ...forOne, options: { hand: 'five' } });
  assert.equal(status, 201);
  assert.match(body.id, /^[\w-]{22}$/);
  assert.equal(body.status, 'waiting');
  assert.equal(body.you, 0);
  assert.deepEqual(body.options, { hand: 'five' });
  assert.match(body.seedHash, /^[0-9a-f]{64}$/);
  assert.equal(body.seed, undefined);
  assert.equal(body.decision, null);
});

test('the table starts when the last seat is taken, and only then it shows anything', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const bob = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', forOne);
  await refused(ann, 'GET', `/api/tables/${id}/standing`, undefined, 409, 'waiting');
  await refused(ann, 'POST', `/api/tables/${id}/moves`, { after: 0, key: 'k', move: { shell: 1 } }, 409, 'waiting');
  const info = await bob.post<TableInfo>(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  assert.equal(info.status, 'running');
  assert.equal(info.you, 1);
  assert.deepEqual(info.decision, { seat: 0, kind: 'put' });
  assert.equal((await standingFor(ann, id)).moves?.length, 4);
  assert.equal((await standingFor(bob, id)).moves, undefined);
});

test('a seat is free or it is not: taken, elsewhere, unknown, given back, started', async t => {
  const house = await openHouse(t);
  const [ann, bob, cem] = [house.visit(), house.visit(), house.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'first' }, { kind: 'open' }],
  });
  const seat = (n: number | string) => `/api/tables/${id}/seats/${n}`;
  await refused(bob, 'POST', seat(0), { name: 'Bob' }, 409, 'taken');
  await refused(bob, 'POST', seat(1), { name: 'Bob' }, 409, 'taken');
  for (const wrong of [3, 12, -1, 'x', '1.5'])
    await refused(bob, 'POST', seat(wrong), { name: 'Bob' }, 404, 'unknown-seat');
  await refused(ann, 'POST', seat(2), { name: 'Ann' }, 409, 'elsewhere');
  await bob.get('/api/me');
  await refused(bob, 'DELETE', seat(0), undefined, 403, 'not-yours');
  await refused(house.visit(), 'DELETE', seat(0), undefined, 403, 'not-seated');
  const left = await ann.call<TableInfo>('DELETE', seat(0));
  assert.equal(left.body.seats[0]?.kind, 'open');
  assert.equal(left.body.you, 'spectator');
  await bob.post(seat(0), { name: 'Bob' });
  await cem.post(seat(2), { name: 'Cem' });
  await refused(cem, 'DELETE', seat(2), undefined, 409, 'started');
});

test('people who are refused a seat keep their old name', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  await ann.post('/api/me', { name: 'Ann' });
  await refused(ann, 'POST', `/api/tables/${id}/seats/1`, { name: 'Somebody' }, 409, 'elsewhere');
  assert.equal((await ann.get<Me>('/api/me')).name, 'Ann');
});

test('a table that cannot be is refused, with the reason', async t => {
  const ann = (await openHouse(t)).visit();
  const me = { kind: 'me' };
  const open = { kind: 'open' };
  const cases: [unknown, number, string][] = [
    [{ game: 'chess', seats: [me, open] }, 400, 'unknown-game'],
    [{ game: 'shells', edition: 'gold', seats: [me, open] }, 400, 'unknown-edition'],
    [{ game: 'shells', seats: [me] }, 400, 'seats'],
    [{ game: 'shells', seats: [me, open, open, open, open] }, 400, 'seats'],
    [{ game: 'shells', seats: [me, me] }, 400, 'seats'],
    [{ game: 'shells', options: { hand: 'ten' }, seats: [me, open] }, 400, 'option'],
    [{ game: 'shells', options: { foot: 'ten' }, seats: [me, open] }, 400, 'option'],
    [{ game: 'shells', seats: [me, { kind: 'bot', bot: 'genius' }] }, 400, 'unknown-bot'],
    [{ game: 'shells', seats: [me, { kind: 'bot' }] }, 400, 'shape'],
    [{ game: 'shells', seats: [me, { kind: 'ghost' }] }, 400, 'shape'],
    [{ game: 'shells', seats: 'two' }, 400, 'shape'],
    [{ game: 'shells', seats: [] }, 400, 'shape'],
    [{ game: 7, seats: [me, open] }, 400, 'shape'],
    [{ game: 'shells', seats: [me, open], seed: '0000' }, 400, 'shape'],
    [[], 400, 'shape'],
    ['null', 400, 'shape'],
  ];
  for (const [body, status, code] of cases) await refused(ann, 'POST', '/api/tables', body, status, code);
  assert.deepEqual(await ann.get('/api/tables'), { tables: [] }, 'nothing half-made remains');
});

test('what is not JSON, not said to be, or too big is refused before anybody looks at it', async t => {
  const ann = (await openHouse(t)).visit();
  await refused(ann, 'POST', '/api/tables', '{"game":', 400, 'json');
  await refused(ann, 'POST', '/api/tables', '', 400, 'json');
  await refused(ann, 'POST', '/api/tables', `{"game":"${'x'.repeat(20_000)}"}`, 413, 'too-big');
  assertRefused(await ann.call('POST', '/api/tables', '{}', { 'content-type': 'text/plain' }), 415, 'content-type');
});

test('a body that never says how long it is, is cut off at the limit as well', async t => {
  const { server } = await openHouse(t);
  const answer = await new Promise<string>((done, failed) => {
    const socket = connect(server.port, 'localhost', () => {
      socket.write(
        'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      for (let i = 0; i < 5; i++) socket.write(`2000\r\n${' '.repeat(0x2000)}\r\n`);
      socket.write('0\r\n\r\n');
    });
    socket.on('data', data => {
      done(data.toString());
      socket.destroy();
    });
    socket.on('error', failed);
  });
  assert.match(answer, /^HTTP\/1.1 413 /);
  assert.match(answer, /"too-big"/);
});

test('addresses and methods that do not exist are refused in JSON', async t => {
  const ann = (await openHouse(t)).visit();
  await refused(ann, 'GET', '/api/nothing', undefined, 404, 'unknown-page');
  await refused(ann, 'GET', '/live', undefined, 404, 'unknown-page');
  await refused(ann, 'PUT', '/api/me', { name: 'x' }, 405, 'method');
  await refused(ann, 'DELETE', '/api/tables', undefined, 405, 'method');
  for (const rest of ['', '/standing', '/replay'])
    await refused(ann, 'GET', `/api/tables/nope${rest}`, undefined, 404, 'unknown-table');
  await refused(ann, 'POST', '/api/tables/nope/seats/0', { name: 'Ann' }, 404, 'unknown-table');
  await refused(ann, 'POST', '/api/tables/nope/moves', { after: 0, key: 'k', move: { a: 1 } }, 404, 'unknown-table');
});

test('a move from the wrong hands, at the wrong time, of the wrong shape is refused and changes nothing', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const moves = `/api/tables/${id}/moves`;
  const { moves: [move] = [] } = await standingFor(ann, id);
  const say = (more: object) => ({ after: 0, key: 'k', move, ...more });
  await refused(house.visit(), 'POST', moves, say({}), 403, 'not-seated');
  await refused(bob, 'POST', moves, say({}), 409, 'not-your-decision');
  await refused(ann, 'POST', moves, say({ after: 5 }), 409, 'stale');
  await refused(ann, 'POST', moves, say({ move: { shell: 999 } }), 422, 'no-such-shell');
  await refused(ann, 'POST', moves, say({ move: {} }), 422, 'no-such-shell');
  await refused(ann, 'POST', moves, say({ move: [1] }), 422, 'no-such-shell');
  await refused(ann, 'POST', moves, say({ move: { ...move, more: 1 } }), 422, 'no-such-shell');
  const { body } = await ann.call<{ refusal: Refusal }>('POST', moves, say({ move: {} }));
  assert.equal(body.refusal.detail, 'shell', 'a program reads which fields the move should have had');
  for (const wrong of [
    { move: 'first' },
    { move: { shell: null } },
    { move: { shell: { deep: 1 } } },
    { after: '0' },
    { after: -1 },
    { after: 0.5 },
    { key: '' },
    { key: 'x'.repeat(65) },
    { key: undefined },
    { auto: true },
  ])
    await refused(ann, 'POST', moves, say(wrong), 400, 'shape');
  assert.equal((await standingFor(ann, id)).n, 0);
});

test('a move is played once, however often it is sent', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const { moves: [move] = [] } = await standingFor(ann, id);
  const said = { after: 0, key: 'the one', move };
  const answers = await Promise.all([1, 2, 3].map(() => ann.post<StandingWithMoves>(`/api/tables/${id}/moves`, said)));
  assert.deepEqual(
    answers.map(a => a.n),
    [1, 1, 1],
  );
});

test('a key belongs to its seat: using somebody else’s does not count as answered', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const { moves: [move] = [] } = await standingFor(ann, id);
  await ann.post(`/api/tables/${id}/moves`, { after: 0, key: 'same', move });
  await refused(bob, 'POST', `/api/tables/${id}/moves`, { after: 1, key: 'same', move }, 409, 'not-your-decision');
});

test('a whole table over HTTP: the seed stays secret to the end, then the replay proves it', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const { seedHash: promised } = await ann.get<TableInfo>(`/api/tables/${id}`);
  for (;;) {
    const { decision } = await standingFor(ann, id);
    if (!decision) break;
    await refused(ann, 'GET', `/api/tables/${id}/replay`, undefined, 409, 'not-over');
    await playFirst(decision.seat === 0 ? ann : bob, id);
  }
  const info = await bob.get<TableInfo>(`/api/tables/${id}`);
  assert.equal(info.status, 'over');
  assert.equal(seedHash(info.seed ?? ''), promised);
  const replay = readReplay(JSON.stringify(await house.visit().get(`/api/tables/${id}/replay`)));
  assert.equal(verifyReplay(openShells(baseShells), replay).ok, true);
  assert.equal(replay.seats[1]?.name, 'Bob');
  const { n, scoresheet } = await standingFor(ann, id);
  assert.equal(scoresheet.final, true);
  const after = { after: n, key: freshKey(), move: { shell: 1 } };
  await refused(ann, 'POST', `/api/tables/${id}/moves`, after, 409, 'over');
});

test('a guest finds their tables again, and nobody else’s', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const mine = async (person: Person) =>
    (await person.get<{ tables: TableInfo[] }>('/api/tables')).tables.map(x => x.id);
  assert.deepEqual(await mine(ann), [id]);
  assert.deepEqual(await mine(bob), [id]);
  assert.deepEqual(await mine(house.visit()), []);
});

test('a finished table is found again by both who sat there, a page at a time, and with what was hidden', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const bots = [1, 2].map(() => ({ kind: 'bot', bot: 'first' }));
  const ids: string[] = [];
  for (let i = 0; i < 21; i++) ids.push((await ann.post<TableInfo>('/api/tables', { game: 'shells', seats: bots })).id);
  const page = (query: string) => ann.get<TableList>(`/api/tables${query}`);
  const others = await house.visit().get<TableList>('/api/tables?finished=yes');
  assert.deepEqual(others, { tables: [] });
  while ((await page('')).tables.length > 0) await new Promise(done => setTimeout(done, 20));
  const first = await page('?finished=yes');
  assert.equal(first.tables.length, 20);
  const [table] = first.tables;
  assert.deepEqual([table?.status, table?.n, table?.decision], ['over', 12, null]);
  assert.equal(seedHash(table?.seed ?? ''), table?.seedHash);
  const rest = await page(`?finished=yes&before=${first.next}`);
  assert.equal(rest.next, undefined);
  const found = [...first.tables, ...rest.tables];
  assert.deepEqual(found.map(({ id }) => id).sort(), ids.sort());
  assert.deepEqual(
    found
      .map(({ changedAt }) => changedAt)
      .sort()
      .reverse(),
    found.map(({ changedAt }) => changedAt),
  );
  await refused(ann, 'GET', '/api/tables?finished=yes&before=yesterday', undefined, 400, 'shape');
  await refused(ann, 'GET', '/api/tables?owner=bob', undefined, 400, 'shape');
});

test('open tables are limited for each guest', async t => {
  const house = await openHouse(t, { limits: { openTables: 2 } });
  const ann = house.visit();
  await ann.post('/api/tables', forOne);
  await ann.post('/api/tables', forOne);
  await refused(ann, 'POST', '/api/tables', forOne, 429, 'too-many-tables');
  await house.visit().post('/api/tables', forOne);
});

test('requests are limited for each guest, and for each address without one', async t => {
  const slow = { burst: 3, perSecond: 0.001 };
  const house = await openHouse(t, { limits: { guest: slow, address: slow } });
  const ann = house.visit();
  await ann.get('/api/me');
  for (let i = 0; i < 3; i++) await ann.get('/api/games');
  await refused(ann, 'GET', '/api/games', undefined, 429, 'too-fast');
  await house.visit().get('/api/me');
  await house.visit().get('/api/me');
  await refused(house.visit(), 'GET', '/api/me', undefined, 429, 'too-fast');
});

test('another site’s page cannot act in a guest’s name', async t => {
  const house = await openHouse(t, { origins: ['https://friend.example'] });
  const ann = house.visit();
  const from = (origin: string) => ann.call('POST', '/api/me', { name: 'Ann' }, { origin });
  assertRefused(await from('https://evil.example'), 403, 'origin');
  assertRefused(await from('null'), 403, 'origin');
  assert.equal((await from('https://friend.example')).status, 200);
  assert.equal((await from(`http://localhost:${house.server.port}`)).status, 200);
});

test('every answer carries the strict safety headers', async t => {
  const ann = (await openHouse(t)).visit();
  for (const path of ['/', '/api/me', '/api/nothing', '/health', '/openapi.json']) {
    const { headers } = await ann.call('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'self';/, path);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.ok(!/unsafe/.test(policy));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  }
});

test('a header that browsers only follow on secure pages is not sent to the others, where they complain of it', async t => {
  const house = await openHouse(t);
  const policyFor = (headers: Record<string, string>) =>
    new Promise((done, fail) =>
      request({ port: house.server.port, path: '/health', headers }, ({ headers }) =>
        done(headers['cross-origin-opener-policy']),
      )
        .on('error', fail)
        .end(),
    );
  assert.equal(await policyFor({ host: 'kitchen:4100' }), undefined);
  assert.equal(await policyFor({ host: '192.168.1.20:4100' }), undefined);
  assert.equal(await policyFor({ host: '127.0.0.1.example:4100' }), undefined);
  assert.equal(await policyFor({ host: '127.0.0.1:4100' }), 'same-origin');
  assert.equal(await policyFor({ host: 'atoll.example', 'x-forwarded-proto': 'https' }), 'same-origin');
});

test('who opened the server from its own network learns how others reach it, and nobody else', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const { addresses } = await ann.get<Addresses>('/api/addresses');
  assert.deepEqual(addresses, house.server.addresses());
  for (const address of addresses ?? []) assert.equal(new URL(address).port, String(house.server.port));
  const proxied = await ann.call('GET', '/api/addresses', undefined, { 'x-forwarded-for': '203.0.113.5' });
  assert.deepEqual(proxied.body, { addresses: null });
});

test('health answers while the store does', async t => {
  const house = await openHouse(t);
  assert.deepEqual(await house.visit().get('/health'), { status: 'ok', connections: 0 });
});

test('the OpenAPI description names every address that the server answers', async t => {
  const ann = (await openHouse(t)).visit();
  interface Description {
    openapi: string;
    paths: Record<string, Record<string, { requestBody?: unknown; responses: unknown }>>;
    components: { schemas: Record<string, object> };
  }
  const { openapi, paths, components } = await ann.get<Description>('/openapi.json');
  assert.equal(openapi, '3.1.0');
  const listed = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(m => `${m} ${path}`));
  assert.equal(listed.length, Object.keys(endpoints).length);
  for (const line of listed) {
    const [method = '', path = ''] = line.split(' ');
    const { status } = await ann.call(
      method.toUpperCase(),
      path.replace('{id}', 'nope').replace('{seat}', '0').replace('{person}', 'nobody'),
      method === 'post' ? {} : undefined,
    );
    assert.ok([200, 400, 404].includes(status), `${line}: ${status}`);
  }
  const references = [...JSON.stringify({ paths, components }).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  assert.ok(references.length > 20);
  assert.ok(!JSON.stringify(paths).includes('schemas/"'), 'every answer has a name');
  for (const [, name = ''] of references) assert.ok(name in components.schemas, name);
});

test('long answers are packed for who can unpack them', async t => {
  const ann = (await openHouse(t)).visit();
  const { headers, body } = await ann.call('GET', '/openapi.json', undefined, { 'accept-encoding': 'gzip' });
  assert.equal(headers.get('content-encoding'), 'gzip');
  assert.equal((body as { openapi: string }).openapi, '3.1.0');
  const bare = await ann.call('GET', '/openapi.json', undefined, { 'accept-encoding': 'identity' });
  assert.equal(bare.headers.get('content-encoding'), null);
});
