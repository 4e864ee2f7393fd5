/**
 * What programs of others may rely on: opening tables, the lobby, seats and clocks, as /openapi.json describes it. With the
 * real games and bots.
 */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import { openHouse, type Person } from '../../test/house.ts';
import { misfits } from '../../test/jsonSchema.ts';
import type { Lobby, StandingWithMoves, TableInfo } from '../protocol.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }];
const plain = { game: 'cacao', seats };

const clocks = [
  { kind: 'none' },
  { kind: 'live', bank: 600, increment: 20 },
  { kind: 'days', perTurn: 24, bank: 48 },
] as const;
const absences = [{ kind: 'standIn', bot: 'level3' }, { kind: 'end' }, { kind: 'vote' }] as const;

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** The house, and somebody whose every answer is held against the description that the house gives of itself. */
async function described(t: TestContext, options: { now?: () => number } = {}) {
  const house = await openHouse(t, { ...options, games: undefined, bots: undefined, botDelay: 0 });
  const description = await house.visit().get<Description>('/openapi.json');
  const json = 'application/json';

  const operation = (method: string, path: string): Operation => {
    const found = description.paths[path]?.[method.toLowerCase()];
    assert.ok(found, `${method} ${path} is described`);
    return found;
  };

  /** Faults of a request by the description. */
  const askedBadly = (method: string, path: string, body: unknown): string[] =>
    misfits(description, operation(method, path).requestBody?.content[json]?.schema, body);

  async function ask<T>(person: Person, method: string, path: string, id = '', body?: unknown): Promise<T> {
    const [url, query = ''] = path.split('?');
    const place = url ?? '';
    const answer = await person.call<T>(method, path.replace('{id}', id), body);
    const { responses } = operation(method, place);
    const schema = (responses[String(answer.status)] ?? responses.default)?.content[json]?.schema;
    assert.deepEqual(misfits(description, schema, answer.body), [], `${method} ${place}?${query} ${answer.status}`);
    return answer.body;
  }
  return { house, ask, askedBadly };
}

test('every listed shape of lobby, clock and absence is taken, said again, and described', async t => {
  const { house, ask, askedBadly } = await described(t);
  const ann = house.visit();
  for (const lobby of [true, false])
    for (const clock of clocks)
      for (const absent of absences) {
        const wanted = { ...plain, lobby, clock, absent };
        assert.deepEqual(askedBadly('POST', '/api/tables', wanted), []);
        const table = await ask<TableInfo>(ann, 'POST', '/api/tables', '', wanted);
        assert.equal(table.lobby, lobby);
        const { left, runsOut, resting, at, ...settings } = table.clock;
        assert.deepEqual(settings, clock);
        assert.deepEqual([left, runsOut, resting], [left, null, false]);
        assert.ok(Date.parse(at) > 0);
        assert.deepEqual(table.absent, absent);
        assert.deepEqual(
          { ...(await ask<TableInfo>(ann, 'GET', '/api/tables/{id}', table.id)), clock: null },
          { ...table, clock: null },
        );
      }
});

test('what is left out takes the usual value, and a program of the time before goes on working', async t => {
  const { house, ask } = await described(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const table = await ask<TableInfo>(ann, 'POST', '/api/tables', '', plain);
  assert.equal(table.lobby, false);
  assert.equal(table.clock.kind, 'none');
  assert.deepEqual(table.absent, { kind: 'standIn', bot: 'level3' });
  assert.deepEqual((await ask<Lobby>(bob, 'GET', '/api/lobby')).tables, [], 'it is by link');
  assert.equal(
    (await ask<TableInfo>(ann, 'POST', '/api/tables', '', { ...plain, clock: { kind: 'days', perTurn: 12, bank: 0 } }))
      .lobby,
    false,
    'one of them says nothing of the others',
  );

  await bob.post(`/api/tables/${table.id}/seats/1`, { name: 'Bob' });
  const standings = await Promise.all(
    [ann, bob].map(one => ask<StandingWithMoves>(one, 'GET', '/api/tables/{id}/standing', table.id)),
  );
  const mine = standings.findIndex(({ moves }) => moves !== undefined);
  const player = [ann, bob][mine];
  assert.ok(player);
  const { n, moves } = standings[mine] ?? { n: 0 };
  const move = { after: n, key: 'of a program', move: moves?.[0] };
  const played = await ask<StandingWithMoves>(player, 'POST', '/api/tables/{id}/moves', table.id, move);
  assert.ok(played.n > n);
  assert.equal(played.clock, undefined, 'where no clock runs, none is told of');
});

test('the lobby gives its tables in the shape of a table, as long as they have a free seat', async t => {
  const { house, ask } = await described(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const table = await ask<TableInfo>(ann, 'POST', '/api/tables', '', { ...plain, lobby: true, clock: clocks[1] });
  const lobby = await ask<Lobby>(bob, 'GET', '/api/lobby');
  assert.equal(lobby.total, 1);
  const seen = await ask<TableInfo>(bob, 'GET', '/api/tables/{id}', table.id);
  assert.deepEqual(
    { ...lobby.tables[0], clock: null },
    { ...seen, clock: null },
    'exactly as the table says of itself',
  );
  assert.equal((await ask<Lobby>(bob, 'GET', '/api/lobby?game=orbis')).total, 0);
  await bob.post(`/api/tables/${table.id}/seats/1`, { name: 'Bob' });
  assert.deepEqual((await ask<Lobby>(ann, 'GET', '/api/lobby')).tables, []);
});

test('a table says what each clock has left, and when the present decision runs out', async t => {
  let now = Date.parse('2026-05-01T10:00:00Z');
  const { house, ask } = await described(t, { now: () => now });
  for (const [clock, left, seconds] of [
    [clocks[1], 600, 600],
    [clocks[2], 48 * 3600, 72 * 3600],
  ] as const) {
    const [ann, bob] = [house.visit(), house.visit()];
    const { id, clock: waiting } = await ask<TableInfo>(ann, 'POST', '/api/tables', '', { ...plain, clock });
    assert.equal(waiting.runsOut, null, 'before the game begins nobody’s time runs');
    await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
    const begun = await ask<TableInfo>(ann, 'GET', '/api/tables/{id}', id);
    assert.deepEqual(begun.clock.left, [left, left]);
    assert.equal(begun.clock.runsOut, new Date(now + seconds * 1000).toISOString());
    assert.equal(begun.clock.at, new Date(now).toISOString());

    // A step so short that the house does not seem to have been shut.
    now += 10_000;
    const later = await ask<TableInfo>(ann, 'GET', '/api/tables/{id}', id);
    const asked = later.decision?.seat ?? 0;
    assert.equal(later.clock.left[asked], clock.kind === 'live' ? left - 10 : left, 'hours of a turn come first');
    assert.equal(later.clock.left[1 - asked], left);
    assert.equal(later.clock.runsOut, begun.clock.runsOut);
    const standing = await ask<StandingWithMoves>(ann, 'GET', '/api/tables/{id}/standing', id);
    assert.deepEqual(standing.clock?.left, later.clock.left);
  }
});

test('a seat says whether a stand-in plays there', async t => {
  const { house, ask } = await described(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const { id } = await ask<TableInfo>(ann, 'POST', '/api/tables', '', {
    ...plain,
    absent: absences[0],
    clock: clocks[2],
  });
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const away = await ask<TableInfo>(bob, 'POST', '/api/tables/{id}/away', id, {});
  assert.equal(away.seats[1]?.standIn, 'level3');
  assert.equal(away.seats[1]?.kind, 'person');
  assert.equal(away.clock.left[1], null, 'who has no clock');
  assert.equal(away.seats[0]?.standIn, undefined);
  const back = await ask<TableInfo>(bob, 'POST', '/api/tables/{id}/back', id, {});
  assert.equal(back.seats[1]?.standIn, undefined);
});

test('shapes that are not listed are refused in words, by the server and by its description, and open nothing', async t => {
  const { house, ask, askedBadly } = await described(t);
  const ann = house.visit();
  await ann.get('/api/me');
  const bad: [more: Record<string, unknown>, named: RegExp][] = [
    [{ lobby: 'yes' }, /lobby/],
    [{ lobby: null }, /lobby/],
    [{ clock: 'live' }, /clock/],
    [{ clock: {} }, /clock|kind/],
    [{ clock: { kind: 'sun' } }, /clock|kind/],
    [{ clock: { kind: 'none', bank: 5 } }, /bank/],
    [{ clock: { kind: 'live', bank: 600 } }, /increment/],
    [{ clock: { kind: 'live', bank: -1, increment: 0 } }, /bank/],
    [{ clock: { kind: 'live', bank: '600', increment: 20 } }, /bank/],
    [{ clock: { kind: 'days', bank: 48 } }, /perTurn/],
    [{ clock: { kind: 'days', perTurn: 0, bank: 48 } }, /perTurn/],
    [{ absent: 'standIn' }, /absent/],
    [{ absent: { kind: 'standIn' } }, /bot/],
    [{ absent: { kind: 'end', bot: 'level3' } }, /bot/],
    [{ absent: { kind: 'wait' } }, /absent|kind/],
    [{ clocks: { kind: 'none' } }, /clocks/],
  ];
  for (const [more, named] of bad) {
    const wanted = { ...plain, ...more };
    assert.notDeepEqual(askedBadly('POST', '/api/tables', wanted), [], JSON.stringify(more));
    const { refusal } = await ask<{ refusal: Refusal }>(ann, 'POST', '/api/tables', '', wanted);
    assert.equal(refusal?.code, 'shape', JSON.stringify(more));
    for (const said of [refusal.words.de, refusal.words.en]) assert.match(said, named);
  }
  const wanted = { ...plain, absent: { kind: 'standIn', bot: 'level9' } };
  const { refusal } = await ask<{ refusal: Refusal }>(ann, 'POST', '/api/tables', '', wanted);
  assert.equal(refusal.code, 'unknown-bot');
  assert.match(refusal.words.en, /level3/, 'and told which there are');
  assert.deepEqual((await ann.get<{ tables: unknown[] }>('/api/tables')).tables, []);
});
