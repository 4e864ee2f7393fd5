/** Two servers on one PostgreSQL: anybody can be at either, and go on at the other. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CarryLink, Identity, People, ServerMessage, StandingWithMoves, TableInfo } from './door/protocol.ts';
import { freshKey, type House, type Line, openHouse, playFirst, standingFor, visitor } from './test/house.ts';
import { openListener } from './test/listener.ts';
import { startPostgres, type TestDatabase } from './test/postgres.ts';

let database: TestDatabase;

before(async () => {
  database = await startPostgres();
});
after(() => database?.close());

async function twoNodes(t: TestContext): Promise<{ url: string; here: House; there: House }> {
  const url = await database.make();
  const [here, there] = await Promise.all([openHouse(t, { store: url }), openHouse(t, { store: url })]);
  return { url, here, there };
}

const table = { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('two people at two servers play a game to its end', async t => {
  const { here, there } = await twoNodes(t);
  const [ann, bob] = [here.visit(), there.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', table);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const [annsLine, bobsLine] = [await ann.connect(), await bob.connect()];
  for (const line of [annsLine, bobsLine]) await line.ask({ type: 'watch', table: id });
  await untilTold(annsLine, ({ status }) => status === 'running', 'Bob’s seat is known here');
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 200, 'the game comes to its end');
    const standing = await standingFor(ann, id);
    if (standing.decision === null) break;
    const player = standing.decision.seat === 0 ? ann : bob;
    const other = standing.decision.seat === 0 ? bobsLine : annsLine;
    const { n } = await playFirst(player, id);
    await other.standing(n);
  }
  assert.deepEqual((await standingFor(bob, id)).scoresheet, (await standingFor(ann, id)).scoresheet);
});

test('when a server goes, its players go on at the other', async t => {
  const { here, there } = await twoNodes(t);
  const ann = here.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', {
    ...table,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'first' }],
  });
  await playFirst(ann, id);
  const before = await standingFor(ann, id);
  await here.server.close();
  const annThere = visitor(there.server, ann.cookie);
  const line = await annThere.connect();
  await line.ask({ type: 'watch', table: id });
  const { standing } = await line.standing(before.n);
  assert.ok(standing.n >= before.n);
  // The bot answers from the server that is left.
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 100, 'it is her turn again');
    const now = await standingFor(annThere, id);
    if (now.decision === null || now.decision.seat === 0) break;
    await new Promise(later => setTimeout(later, 50));
  }
});

test('of the same move sent to both servers one is played, and sending it again is harmless', async t => {
  const { here, there } = await twoNodes(t);
  const ann = here.visit();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'first' }];
  const { id } = await ann.post<TableInfo>('/api/tables', { ...table, seats });
  const { n, moves } = await standingFor(ann, id);
  const said = { after: n, key: freshKey(), move: moves?.[0] };
  const annThere = visitor(there.server, ann.cookie);
  const answers = await Promise.all([ann, annThere].map(at => at.call('POST', `/api/tables/${id}/moves`, said)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
    JSON.stringify(answers.map(({ body }) => body)),
  );
  const replay = await annThere.get<StandingWithMoves>(`/api/tables/${id}/standing`);
  assert.ok(replay.n > n);
});

const server = fileURLToPath(new URL('./test/serve.ts', import.meta.url));

/** A folder of its own, in which bots that count write down what they think about. */
function countedThoughts(t: TestContext): { folder: string; lines(): string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-thoughts-'));
  const file = join(folder, 'thoughts');
  writeFileSync(file, '');
  process.env.ATOLL_TEST_THOUGHTS = file;
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, lines: () => readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) };
}

test('of two servers that both show a table one thinks for its bots, about each position once', async t => {
  const thoughts = countedThoughts(t);
  const { here, there } = await twoNodes(t);
  const [ann, bob] = [here.visit(), there.visit()];
  const bot = { kind: 'bot', bot: 'counting' };
  const seats = [{ kind: 'me' }, bot, { kind: 'open' }, bot];
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats });
  await bob.post(`/api/tables/${id}/seats/2`, { name: 'Bob' });
  const [annsLine, bobsLine] = [await ann.connect(), await bob.connect()];
  for (const line of [annsLine, bobsLine]) await line.ask({ type: 'watch', table: id });
  let botMoves = 0;
  for (let n = 0; ; ) {
    const [{ standing }] = await Promise.all([annsLine.standing(n), bobsLine.standing(n)]);
    if (standing.decision === null) break;
    n = standing.n + 1;
    if (standing.decision.seat === 0) await playFirst(ann, id);
    else if (standing.decision.seat === 2) await playFirst(bob, id);
    else botMoves++;
  }
  const lines = thoughts.lines();
  assert.ok(botMoves >= 4, `${botMoves} moves of bots`);
  assert.equal(lines.length, new Set(lines).size, 'no position twice');
  assert.equal(lines.length, botMoves);
});

/** A server as a process of its own; its port is in what it says first. */
async function serverProcess(
  t: TestContext,
  folder: string,
  url: string,
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [server, folder, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  t.after(() => child.kill('SIGKILL'));
  const port = await new Promise<number>((done, failed) => {
    child.stdout?.once('data', data => done(Number(String(data).trim())));
    child.once('exit', code => failed(new Error(`the server ended with ${code}`)));
  });
  return { child, port };
}

test('when the server is killed that thinks, another goes on within seconds, without anybody asking', async t => {
  const thoughts = countedThoughts(t);
  const url = await database.make();
  const doomed = await serverProcess(t, join(thoughts.folder, 'doomed'), url);
  const heir = await openHouse(t, { store: url });
  const ann = visitor(doomed);
  const bot = { kind: 'bot', bot: 'counting' };
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats: [bot, bot, bot] });
  const whose = () => thoughts.lines().map(line => Number(line.split(' ')[0]));
  for (let tries = 0; whose().length < 4; tries++) {
    assert.ok(tries < 200, 'its bots play');
    await new Promise(later => setTimeout(later, 20));
  }
  assert.deepEqual([...new Set(whose())], [doomed.child.pid], 'one server thinks');
  doomed.child.kill('SIGKILL');
  const killed = Date.now();
  while (!whose().includes(process.pid)) {
    assert.ok(Date.now() - killed < 12_000, 'the other takes it up');
    await new Promise(later => setTimeout(later, 50));
  }
  const there = visitor(heir.server, ann.cookie);
  for (;;) {
    if ((await standingFor(there, id)).decision === null) break;
    assert.ok(Date.now() - killed < 20_000, 'the table comes to its end');
    await new Promise(later => setTimeout(later, 100));
  }
});

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

/** Until what a line was last told of the table is so. */
async function untilTold(line: Line, so: (info: TableInfo) => boolean, what: string): Promise<void> {
  const last = () => line.received.findLast((message): message is TableMessage => message.type === 'table');
  for (const began = Date.now(); ; await new Promise(later => setTimeout(later, 50))) {
    const message = last();
    if (message && so(message.info)) return;
    assert.ok(Date.now() - began < 10_000, what);
  }
}

test('who plays and who watches at another server is seen, until they go or that server is killed', async t => {
  const url = await database.make();
  const { folder } = countedThoughts(t);
  const here = await openHouse(t, { store: url });
  const doomed = await serverProcess(t, join(folder, 'doomed'), url);
  const [ann, bob, eve] = [here.visit(), visitor(doomed), visitor(doomed)];
  const { id } = await ann.post<TableInfo>('/api/tables', table);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  await eve.post('/api/me', { name: 'Eve' });
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  await untilTold(line, ({ status }) => status === 'running', 'Bob’s seat is known here');
  // They have played together, and so may see of each other that they are here.
  const bobHere = visitor(here.server, bob.cookie);
  for (let moves = 0; moves < 4; moves++) {
    const { decision } = await standingFor(ann, id);
    await playFirst(decision?.seat === 0 ? ann : bobHere, id);
  }
  const there = await Promise.all(
    [bob, eve].map(async one => {
      const line = await one.connect();
      await line.ask({ type: 'watch', table: id });
      return line;
    }),
  );
  await untilTold(line, ({ seats }) => seats[1]?.online === true, 'Bob is at the table');
  await untilTold(line, ({ watching }) => watching?.names.join() === 'Eve', 'Eve watches');
  assert.deepEqual((await ann.get<TableInfo>(`/api/tables/${id}`)).watching, { count: 1, names: ['Eve'] });
  const bobsHere = async () => (await ann.get<People>('/api/people')).people.find(({ name }) => name === 'Bob')?.here;
  assert.equal(await bobsHere(), true);
  await there[1]?.close();
  await untilTold(line, ({ watching }) => watching === undefined, 'Eve is gone');
  assert.equal(await bobsHere(), true);
  doomed.child.kill('SIGKILL');
  await untilTold(line, ({ seats }) => seats[1]?.online === false, 'Bob’s server is gone');
  assert.equal(await bobsHere(), false);
});

test('anybody who looks at the table at another server is not told of their turn', async t => {
  const url = await database.make();
  const hook = await openListener();
  t.after(() => hook.close());
  const options = { store: url, dutiesEvery: 20, environment: { ATOLL_WEBHOOKS_INSIDE: 'yes' } };
  const here = await openHouse(t, options);
  // Only the server at which Ann does not look tells anybody anything.
  const there = await openHouse(t, { ...options, dutiesEvery: 3_600_000 });
  const [ann, bob] = [here.visit(), here.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', table);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const how = { kinds: ['turn'], after: 0, quiet: null, zone: 'Europe/Berlin', label: '' };
  await ann.post('/api/me/channels', { ...how, kind: 'webhook', target: hook.url });
  const bobsTurn = async () => (await standingFor(bob, id)).decision?.seat === 1;
  while (!(await bobsTurn())) await playFirst(ann, id);
  const told = hook.requests.length;

  const line = await visitor(there.server, ann.cookie).connect();
  await line.ask({ type: 'looking', table: id });
  // So long it may take until it is known here.
  await new Promise(later => setTimeout(later, 2500));
  while (await bobsTurn()) await playFirst(bob, id);
  await new Promise(later => setTimeout(later, 1000));
  assert.equal(hook.requests.length, told, 'Ann looks at it');

  while (!(await bobsTurn())) await playFirst(ann, id);
  await line.close();
  await new Promise(later => setTimeout(later, 2500));
  while (await bobsTurn()) await playFirst(bob, id);
  for (const began = Date.now(); hook.requests.length === told; await new Promise(later => setTimeout(later, 50)))
    assert.ok(Date.now() - began < 5000, 'now Ann is told');
});

const isBye = (message: ServerMessage): message is Extract<ServerMessage, { type: 'bye' }> => message.type === 'bye';

test('a device that is signed out at one server, or has become somebody else, loses its windows at the others', async t => {
  const { here, there } = await twoNodes(t);
  const [ann, phone] = [here.visit(), here.visit()];
  await ann.post('/api/me', { name: 'Ann' });
  const { token } = await ann.post<CarryLink>('/api/me/carry', {});
  await phone.post('/api/me/carry/take', { token, how: 'switch' });
  const [annsLine, phonesLine] = [
    await visitor(there.server, ann.cookie).connect(),
    await visitor(there.server, phone.cookie).connect(),
  ];
  const { devices } = await ann.get<Identity>('/api/me/identity');
  await ann.post('/api/me/devices/out', { device: devices.find(device => !device.here)?.id });
  assert.equal((await phonesLine.hear(isBye)).refusal.code, 'signed-out');
  assert.equal(await phonesLine.closed, 1008);

  const annie = here.visit();
  await annie.post<TableInfo>('/api/tables', table);
  const anniesLine = await visitor(there.server, annie.cookie).connect();
  const again = await ann.post<CarryLink>('/api/me/carry', {});
  await annie.post('/api/me/carry/take', { token: again.token, how: 'merge' });
  assert.equal((await anniesLine.hear(isBye)).refusal.code, 'moved-on');
  assert.ok(!annsLine.received.some(isBye), 'Ann’s own window stays');
});
