import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  freshKey,
  type House,
  type Line,
  openHouse,
  playFirst,
  type StandingMessage,
  standingFor,
  tableForTwo,
  visitor,
} from '../../test/house.ts';
import type { ShellsView } from '../../test/shells.ts';
import type { LogEntry, ServerMessage, StandingWithMoves, TableInfo } from '../protocol.ts';

const standings = (line: Line): StandingMessage[] =>
  line.received.filter((m): m is StandingMessage => m.type === 'standing');

type TableMessage = Extract<ServerMessage, { type: 'table' }>;
const infos = (line: Line): TableInfo[] =>
  line.received.filter((m): m is TableMessage => m.type === 'table').map(m => m.info);
const info = async (line: Line, fits: (info: TableInfo) => boolean): Promise<TableInfo> =>
  (await line.hear((m): m is TableMessage => m.type === 'table' && fits(m.info))).info;

const codeOf = (reply: ServerMessage): string => (reply.type === 'refused' ? reply.refusal.code : reply.type);

/** Ann's first move as she sends it over her socket. */
async function firstMove(line: Line, id: string, key = freshKey()) {
  const { standing } = await line.standing(0);
  const shell = (standing.view as ShellsView).hand?.[0] ?? 0;
  return { type: 'move', table: id, after: standing.n, key, move: { shell } } as const;
}

async function twoLines(house: House) {
  const { ann, bob, id } = await tableForTwo(house);
  const [one, two] = [await ann.connect(), await bob.connect()];
  await one.ask({ type: 'watch', table: id });
  await two.ask({ type: 'watch', table: id });
  return { ann, bob, id, one, two };
}

test('two browsers: a move is acknowledged to its sender, then both hear it', async t => {
  const { id, one, two } = await twoLines(await openHouse(t));
  const said = await firstMove(one, id);
  assert.equal((await one.ask(said)).type, 'ok');
  const mine = await one.standing(1);
  const theirs = await two.standing(1);
  assert.ok(
    one.received.findIndex(m => m.type === 'ok' && m.id === 2) < one.received.indexOf(mine),
    'first acknowledged, then published',
  );
  assert.deepEqual(theirs.entries, mine.entries);
  assert.equal(theirs.whole, false);
  assert.deepEqual(theirs.entries[0]?.events, [{ type: 'put', seat: 0, shell: said.move.shell }]);
  assert.equal((mine.standing.view as ShellsView).hand?.length, 3);
});

test('the same message sent again is acknowledged again and never played twice', async t => {
  const { id, one, two } = await twoLines(await openHouse(t));
  const said = await firstMove(one, id);
  const replies = await Promise.all([one.ask(said), one.ask(said), one.ask(said)]);
  assert.deepEqual(
    replies.map(r => r.type),
    ['ok', 'ok', 'ok'],
  );
  await two.standing(1);
  assert.equal((await one.ask({ ...said, after: 7 })).type, 'ok', 'even when the table has gone on');
  assert.equal(standings(two).at(-1)?.standing.n, 1);
});

test('a message for a table that has gone on is refused as stale', async t => {
  const { ann, id, one } = await twoLines(await openHouse(t));
  const said = await firstMove(one, id);
  await playFirst(ann, id);
  assert.equal(codeOf(await one.ask(said)), 'stale');
});

test('refusals over the socket carry the number, a code and words', async t => {
  const house = await openHouse(t);
  const { id, one, two } = await twoLines(house);
  const said = await firstMove(one, id);
  assert.equal(codeOf(await two.ask(said)), 'not-your-decision');
  assert.equal(codeOf(await one.ask({ ...said, move: { shell: 999 } })), 'no-such-shell');
  assert.equal(codeOf(await one.ask({ ...said, table: 'nope' })), 'unknown-table');
  assert.equal(codeOf(await one.ask({ type: 'watch', table: 'nope' })), 'unknown-table');
  const eve = await house.visit().connect();
  assert.equal(codeOf(await eve.ask({ ...said, table: id })), 'not-seated');
  assert.equal(codeOf(await eve.ask({ type: 'undo', table: id, after: 0, key: 'u' })), 'not-seated');
  assert.equal(codeOf(await eve.ask({ type: 'prefer', table: id, preferences: { after: 'draw' } })), 'not-seated');
  assert.equal(codeOf(await one.ask({ type: 'prefer', table: id, preferences: { after: 'dance' } })), 'preference');
  assert.equal(codeOf(await one.ask({ type: 'prefer', table: id, preferences: { mood: 'good' } })), 'preference');
  assert.equal((await standingFor(house.visit(), id)).n, 0);
});

test('nonsense on the socket is refused, with the number it had or 0', async t => {
  const house = await openHouse(t);
  const line = await house.visit().connect();
  const nonsense: [string | Buffer, number, string][] = [
    ['{"id":5,"type":"dance"}', 5, 'shape'],
    ['{"id":6,"type":"watch"}', 6, 'shape'],
    ['{"id":7,"type":"watch","table":"a/b"}', 7, 'shape'],
    ['{"id":8,"type":"ping","extra":1}', 8, 'shape'],
    ['{"id":9,"type":"move","table":"t","after":0,"key":"k","move":{"a":{"b":1}}}', 9, 'shape'],
    ['{"id":-1,"type":"ping"}', 0, 'shape'],
    ['{"type":"ping"}', 0, 'shape'],
    ['[1]', 0, 'shape'],
    ['hello', 0, 'json'],
    [Buffer.from('{"id":9,"type":"ping"}'), 0, 'json'],
  ];
  for (const [said] of nonsense) line.socket.send(said);
  assert.equal((await line.ask({ type: 'ping' })).type, 'ok');
  assert.deepEqual(
    line.received.map(m => (m.type === 'refused' ? [m.id, m.refusal.code] : m.type)),
    [...nonsense.map(([, id, code]) => [id, code]), 'ok'],
  );
});

test('a spectator sees the table and no hand', async t => {
  const house = await openHouse(t);
  const { id, one } = await twoLines(house);
  const eve = await house.visit().connect();
  await eve.ask({ type: 'watch', table: id });
  await one.ask(await firstMove(one, id));
  const { standing } = await eve.standing(1);
  assert.equal((standing.view as ShellsView).hand, null);
  assert.equal((await info(eve, () => true)).you, 'spectator');
  assert.equal(standing.undo.can, false);
});

test('one comes back by number: only what came after is told', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  for (const person of [ann, ann, bob]) await playFirst(person, id);
  const line = await bob.connect();
  await line.ask({ type: 'watch', table: id, have: 2 });
  const resumed = await line.standing(3);
  assert.equal(resumed.whole, false);
  assert.deepEqual(
    resumed.entries.map(e => e.n),
    [3],
  );
  const fresh = await bob.connect();
  await fresh.ask({ type: 'watch', table: id });
  const whole = await fresh.standing(3);
  assert.equal(whole.whole, true);
  assert.deepEqual(
    whole.entries.map(e => e.n),
    [1, 2, 3],
  );
  assert.deepEqual(whole.standing, resumed.standing);
  const same = await bob.connect();
  await same.ask({ type: 'watch', table: id, have: 3 });
  assert.deepEqual((await same.standing(3)).entries, []);
  const confused = await bob.connect();
  await confused.ask({ type: 'watch', table: id, have: 99 });
  assert.equal((await confused.standing(3)).whole, true, 'a number that never was starts from the beginning');
});

test('a choice is taken back while nobody is harmed, and everybody hears the history afresh', async t => {
  const { id, one, two } = await twoLines(await openHouse(t));
  const before = (await one.standing(0)).standing;
  await one.ask(await firstMove(one, id));
  assert.equal((await one.standing(1)).standing.undo.can, true);
  assert.equal(codeOf(await two.ask({ type: 'undo', table: id, after: 1, key: 'u' })), 'undo-not-yours');
  const undo = { type: 'undo', table: id, after: 1, key: freshKey() } as const;
  assert.equal((await one.ask(undo)).type, 'ok');
  assert.equal((await one.ask(undo)).type, 'ok', 'sending it again is harmless');
  for (const line of [one, two]) {
    const after = await line.standing(2);
    assert.equal(after.whole, true);
    assert.deepEqual(after.entries, []);
    assert.equal(after.standing.n, 2);
  }
  assert.deepEqual((await one.standing(2)).standing.view, before.view);
});

test('what was drawn cannot be given back', async t => {
  const { ann, bob, id } = await tableForTwo(await openHouse(t));
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  await line.ask({ type: 'prefer', table: id, preferences: { after: 'draw' } });
  await playFirst(ann, id);
  assert.equal((await line.standing(2)).standing.undo.can, false);
  assert.equal(codeOf(await line.ask({ type: 'undo', table: id, after: 2, key: 'u' })), 'undo-not-yours');
  const bobs = await bob.connect();
  assert.equal(codeOf(await bobs.ask({ type: 'undo', table: id, after: 2, key: 'u' })), 'undo-nothing');
});

test('a browser that was away during an undo starts afresh', async t => {
  const { ann, bob, id } = await tableForTwo(await openHouse(t));
  const line = await ann.connect();
  await playFirst(ann, id);
  assert.equal((await line.ask({ type: 'undo', table: id, after: 1, key: 'u' })).type, 'ok');
  await playFirst(ann, id);
  const late = await bob.connect();
  await late.ask({ type: 'watch', table: id, have: 1 });
  const told = await late.standing(3);
  assert.equal(told.whole, true);
  assert.deepEqual(
    told.entries.map(e => e.n),
    [3],
  );
});

test('a table on which everything has been taken back very often can only go on', async t => {
  const { ann, id } = await tableForTwo(await openHouse(t, { limits: { entries: 4 } }));
  const line = await ann.connect();
  for (let n = 0; n < 4; n += 2) {
    await playFirst(ann, id);
    assert.equal((await line.ask({ type: 'undo', table: id, after: n + 1, key: `u${n}` })).type, 'ok');
  }
  await playFirst(ann, id);
  assert.equal(codeOf(await line.ask({ type: 'undo', table: id, after: 5, key: 'last' })), 'log-full');
  assert.equal((await playFirst(ann, id)).n, 6);
});

test('a preference answers at once where it can, as an entry of its own, marked as automatic for its owner alone', async t => {
  const { id, one, two } = await twoLines(await openHouse(t));
  await one.ask({ type: 'prefer', table: id, preferences: { after: 'stop' } });
  await one.ask(await firstMove(one, id));
  const told = (entries: readonly LogEntry[]) => entries.map(e => [e.n, e.seat, e.kind, e.auto]);
  const { entries, standing } = await two.standing(2);
  assert.deepEqual(told(entries), [
    [1, 0, 'put', false],
    [2, 0, 'end', false],
  ]);
  assert.deepEqual(told((await one.standing(2)).entries), [
    [1, 0, 'put', false],
    [2, 0, 'end', true],
  ]);
  assert.deepEqual(standing.decision, { seat: 1, kind: 'put' });
  assert.deepEqual((await info(one, i => i.preferences?.after === 'stop')).preferences, { after: 'stop' });
  assert.ok(!infos(two).some(i => i.preferences?.after === 'stop'), 'nobody else is told');
});

test('a preference set while its decision waits answers it', async t => {
  const { id, one } = await twoLines(await openHouse(t));
  await one.ask(await firstMove(one, id));
  await one.ask({ type: 'prefer', table: id, preferences: { after: 'stop' } });
  assert.equal((await one.standing(2)).entries[0]?.auto, true);
});

test('seats, names and who is there are told live; the table starts in front of everybody', async t => {
  const house = await openHouse(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.get('/api/me');
  const [one, two] = [await ann.connect(), await bob.connect()];
  await one.ask({ type: 'watch', table: id });
  await two.ask({ type: 'watch', table: id });
  assert.equal(standings(one).length, 0, 'there is nothing to see before the start');
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const started = await info(one, i => i.status === 'running');
  assert.deepEqual(
    started.seats.map(s => [s.name, s.online]),
    [
      [started.seats[0]?.name, true],
      ['Bob', true],
    ],
  );
  const seen = await two.standing(0);
  assert.equal((seen.standing.view as ShellsView).viewer, 1, 'Bob, who had only watched, now has a hand');
  assert.equal(seen.whole, true);
  await two.close();
  await info(one, i => i.seats[1]?.online === false && i.status === 'running');
  await bob.post('/api/me', { name: 'Robert' });
  await info(one, i => i.seats[1]?.name === 'Robert');
});

test('a guest with two windows plays in both, and is there until the last one closes', async t => {
  const { ann, id, one, two } = await twoLines(await openHouse(t));
  const other = await ann.connect();
  await other.ask({ type: 'watch', table: id });
  await one.ask(await firstMove(one, id));
  assert.equal(((await other.standing(1)).standing.view as ShellsView).hand?.length, 3);
  await one.close();
  await other.ask({ type: 'ping' });
  assert.ok(!infos(two).some(i => i.seats[0]?.online === false));
  await other.close();
  await info(two, i => i.seats[0]?.online === false);
});

test('after unwatching one hears nothing more', async t => {
  const { ann, id, one, two } = await twoLines(await openHouse(t));
  await two.ask({ type: 'unwatch', table: id });
  await playFirst(ann, id);
  await one.standing(1);
  await two.ask({ type: 'ping' });
  assert.equal(standings(two).at(-1)?.standing.n, 0);
});

test('at the end the seed is told', async t => {
  const { ann, bob, id, two } = await twoLines(await openHouse(t));
  for (let now: StandingWithMoves = await standingFor(ann, id); now.decision; )
    now = await playFirst(now.decision.seat === 0 ? ann : bob, id);
  assert.match((await info(two, i => i.status === 'over')).seed ?? '', /^[0-9a-f]{32}$/);
  assert.equal(standings(two).at(-1)?.standing.scoresheet.final, true);
});

test('a page of another origin may not connect; programs and allowed origins may', async t => {
  const house = await openHouse(t, { origins: ['https://friend.example'] });
  const eve = house.visit();
  await assert.rejects(eve.connect({ origin: 'https://evil.example' }), /status 403/);
  await assert.rejects(eve.connect({ origin: 'null' }), /status 403/);
  assert.equal((await (await eve.connect({ origin: 'https://friend.example' })).ask({ type: 'ping' })).type, 'ok');
  const own = { origin: `http://localhost:${house.server.port}` };
  assert.equal((await (await eve.connect(own)).ask({ type: 'ping' })).type, 'ok');
});

test('when the house is full, the next one is turned away', async t => {
  const house = await openHouse(t, { limits: { connections: 1 } });
  const line = await house.visit().connect();
  await assert.rejects(house.visit().connect(), /status 503/);
  await line.close();
  // The server notices a moment later that there is room again.
  let next: Line | undefined;
  while (!next)
    next = await house
      .visit()
      .connect()
      .catch(() => undefined);
  assert.equal((await next.ask({ type: 'ping' })).type, 'ok');
});

test('a message beyond the size limit ends the connection', async t => {
  const line = await (await openHouse(t)).visit().connect();
  line.socket.send(JSON.stringify({ id: 1, type: 'ping', more: 'x'.repeat(20_000) }));
  assert.equal(await line.closed, 1009);
});

test('a browser that sends too fast is refused, and one that goes on regardless is shown the door', async t => {
  const house = await openHouse(t, { limits: { connection: { burst: 5, perSecond: 0.001 } } });
  const line = await house.visit().connect();
  const replies = await Promise.all(Array.from({ length: 8 }, () => line.ask({ type: 'ping' })));
  assert.deepEqual(replies.map(codeOf), ['ok', 'ok', 'ok', 'ok', 'ok', 'too-fast', 'too-fast', 'too-fast']);
  for (let i = 0; i < 10; i++) line.socket.send('{"id":99,"type":"ping"}');
  assert.equal(await line.closed, 1008);
  assert.equal(line.received.at(-1)?.type, 'bye');
});

test('a guest’s windows share one limit', async t => {
  const house = await openHouse(t, { limits: { guest: { burst: 6, perSecond: 0.001 } } });
  const ann = house.visit();
  await ann.get('/api/me');
  const [one, two] = [await ann.connect(), await ann.connect()];
  for (let i = 0; i < 3; i++) assert.equal((await one.ask({ type: 'ping' })).type, 'ok');
  for (let i = 0; i < 3; i++) assert.equal((await two.ask({ type: 'ping' })).type, 'ok');
  assert.equal(codeOf(await two.ask({ type: 'ping' })), 'too-fast');
  assert.equal(codeOf(await one.ask({ type: 'ping' })), 'too-fast');
});

test('the tables that one connection follows are limited', async t => {
  const house = await openHouse(t, { limits: { watched: 2 } });
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push((await tableForTwo(house)).id);
  const line = await house.visit().connect();
  const watch = async (i: number) => codeOf(await line.ask({ type: 'watch', table: ids[i] ?? '' }));
  assert.deepEqual(
    [await watch(0), await watch(1), await watch(2), await watch(0)],
    ['ok', 'ok', 'too-many-watched', 'ok'],
  );
  await line.ask({ type: 'unwatch', table: ids[0] ?? '' });
  assert.equal(await watch(2), 'ok');
});

test('a browser that does not read is dropped; the others notice nothing', async t => {
  const hurry = { burst: 100_000, perSecond: 100_000 };
  const house = await openHouse(t, { limits: { backlogBytes: 50_000, connection: hurry, guest: hurry } });
  const { id, one } = await twoLines(house);
  const deaf = await house.visit().connect();
  deaf.socket.pause();
  // It asks and asks and never listens, until the pipes to it are full.
  while (!house.lines.some(line => line.includes('does not read'))) {
    for (let i = 1; i <= 200; i++) deaf.socket.send(JSON.stringify({ id: i, type: 'watch', table: id }));
    await one.ask({ type: 'ping' });
  }
  deaf.socket.resume();
  assert.equal(await deaf.closed, 1006);
  assert.equal((await one.ask({ type: 'ping' })).type, 'ok');
});

test('a browser that does not answer the heartbeat is gone', async t => {
  const house = await openHouse(t, { limits: { heartbeat: 300 } });
  const { id, one, two } = await twoLines(house);
  two.socket.pong = () => undefined;
  two.socket.pause();
  await info(one, i => i.id === id && i.seats[1]?.online === false);
  assert.equal((await one.ask({ type: 'ping' })).type, 'ok', 'who answers stays');
});

test('at shutdown everybody is told, and comes back to the same table', async t => {
  const house = await openHouse(t);
  const { bob, id, one, two } = await twoLines(house);
  await one.ask(await firstMove(one, id));
  const before = (await two.standing(1)).standing;
  await house.server.close();
  for (const line of [one, two]) {
    assert.equal(await line.closed, 1001);
    const last = line.received.at(-1);
    assert.equal(last?.type === 'bye' && last.refusal.code, 'shutdown');
  }
  await assert.rejects(bob.connect());

  const again = await house.again();
  const back = await visitor(again.server, bob.cookie).connect();
  await back.ask({ type: 'watch', table: id, have: 1 });
  const { standing, entries } = await back.standing(1);
  assert.deepEqual(entries, []);
  assert.deepEqual(standing, before);
});
