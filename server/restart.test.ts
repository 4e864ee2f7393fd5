/** The server as a process: killed, ended politely, started again on what is left. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BadInput, type GameModule, type Refusal } from '@atoll/engine';
import type { Chat } from './door/protocol.ts';
import { startServer } from './index.ts';
import { freshKey, openHouse, type Person, standingFor, tableForTwo, visitor } from './test/house.ts';
import { shells } from './test/shells.ts';

interface Running {
  child: ChildProcess;
  port: number;
}

const script = fileURLToPath(new URL('./test/serve.ts', import.meta.url));
const quiet = { ...process.env, ATOLL_LOG: 'silent' };

/** `limit`: kilobytes beyond which no file can grow, as on a disk that is full. */
async function startProcess(t: TestContext, data: string, limit?: number): Promise<Running> {
  const [program, ...args] = [process.execPath, script, data];
  const limited = ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', program, ...args];
  const child = spawn(limit ? 'bash' : program, limit ? limited : args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: quiet,
  });
  t.after(() => child.kill('SIGKILL'));
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(first.toString()) };
}

async function folder(t: TestContext): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'atoll-restart-'));
  t.after(() => rm(data, { recursive: true, force: true }));
  return data;
}

test('killed in the middle of a conversation, the server comes back with every acknowledged line, each once', async t => {
  const data = await folder(t);
  const before = await startProcess(t, data);
  const { ann, bob, id } = await tableForTwo({ visit: () => visitor(before) });
  const path = `/api/tables/${id}/chat`;
  const sent = [ann, bob].flatMap(person =>
    Array.from({ length: 6 }, (_, i) => ({ person, line: { key: `k${i}`, text: `line ${i}` }, done: false })),
  );
  const answers = sent.map(async said => {
    await said.person.post(path, said.line);
    said.done = true;
    if (sent.filter(({ done }) => done).length === 3) before.child.kill('SIGKILL');
  });
  await Promise.allSettled(answers);
  const acknowledged = sent.filter(({ done }) => done).length;
  const after = await startProcess(t, data);
  const back = new Map([ann, bob].map(person => [person, visitor(after, person.cookie)]));
  const kept = (await back.get(ann)?.get<Chat>(path))?.lines.length ?? 0;
  assert.ok(acknowledged >= 3 && kept >= acknowledged, `${kept} lines for ${acknowledged} acknowledged`);
  for (const { person, line } of sent) await back.get(person)?.post(path, line);
  const all = (await back.get(ann)?.get<Chat>(path))?.lines ?? [];
  assert.deepEqual(
    all.map(({ line }) => line),
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
});

test('killed in the middle of a move storm, the server comes back with every acknowledged move, and plays none twice', async t => {
  const data = await folder(t);
  const before = await startProcess(t, data);
  const { ann, bob, id } = await tableForTwo({ visit: () => visitor(before) });
  const people: Person[] = [ann, bob];
  const acknowledged: { person: number; said: object }[] = [];

  // Everybody moves as fast as they can; the kill comes while a move is on its way.
  let killed = false;
  for (let n = 0; !killed; ) {
    const person = (await standingFor(ann, id)).decision?.seat ?? 0;
    const { moves } = await standingFor(people[person] as Person, id);
    const said = { after: n, key: freshKey(), move: moves?.at(-1) };
    const going = (people[person] as Person).post(`/api/tables/${id}/moves`, said);
    if (n === 7) {
      before.child.kill('SIGKILL');
      killed = true;
    }
    const arrived = await going.then(
      () => true,
      () => false,
    );
    if (arrived) acknowledged.push({ person, said });
    n++;
  }
  if (before.child.signalCode === null) await once(before.child, 'exit');

  const after = await startProcess(t, data);
  const back = people.map(({ cookie }) => visitor(after, cookie));
  const { n } = await standingFor(back[0] as Person, id);
  assert.ok(n >= acknowledged.length, `${n} entries for ${acknowledged.length} acknowledged moves`);
  for (const { person, said } of acknowledged) await (back[person] as Person).post(`/api/tables/${id}/moves`, said);
  assert.equal((await standingFor(back[0] as Person, id)).n, n, 'what is sent again is acknowledged and not played');

  for (;;) {
    const { decision } = await standingFor(back[0] as Person, id);
    if (!decision) break;
    const mover = back[decision.seat] as Person;
    const now = await standingFor(mover, id);
    await mover.post(`/api/tables/${id}/moves`, { after: now.n, key: freshKey(), move: now.moves?.[0] });
  }
  assert.equal((await standingFor(back[1] as Person, id)).scoresheet.final, true, 'and the table is played to its end');
});

test('asked to end, the server says goodbye and ends well', async t => {
  const { child, port } = await startProcess(t, await folder(t));
  const line = await visitor({ port }).connect();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  assert.equal(code, 0);
  assert.equal(await line.closed, 1001);
  assert.equal(line.received.at(-1)?.type, 'bye');
});

const refusedWith = (code: string) => (error: unknown) =>
  error instanceof BadInput && error.code === code && error.words.de !== error.words.en;

const minimal = {
  games: { shells: async () => shells as GameModule },
  log: () => undefined,
  bots: { list: [], worker: new URL('file:///nowhere') },
};

test('a port that is taken is said in words, and the database is left alone', async t => {
  const house = await openHouse(t);
  const data = await folder(t);
  await assert.rejects(startServer({ ...minimal, port: house.server.port, data }), refusedWith('port-in-use'));
  await (await startServer({ ...minimal, port: 0, data })).close();
});

test('a second server on the same folder is refused in words, also in another process, until the first is gone', async t => {
  const data = await folder(t);
  const first = await startProcess(t, data);
  await assert.rejects(startServer({ ...minimal, port: 0, data }), refusedWith('data-in-use'));
  assert.equal((await visitor(first).call('GET', '/health')).status, 200, 'the first one goes on');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startServer({ ...minimal, port: 0, data });
  await assert.rejects(startServer({ ...minimal, port: 0, data }), refusedWith('data-in-use'));
  await second.close();
  await (await startServer({ ...minimal, port: 0, data })).close();
});

test('while nothing can be stored, the server says that it is not well, and why', async t => {
  const house = await startProcess(t, await folder(t), 256);
  const ann = visitor(house);
  assert.equal((await ann.call('GET', '/health')).status, 200);
  const table = { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] };
  // Guests with tables of their own, until the database cannot grow any more.
  while ((await visitor(house).call('POST', '/api/tables', table)).status === 201);
  let health = await ann.call<{ refusal?: Refusal }>('GET', '/health');
  // An answer holds for a moment.
  while (health.status === 200) health = await ann.call('GET', '/health');
  assert.equal(health.status, 503);
  assert.equal(health.body.refusal?.code, 'store');
  assert.match(health.body.refusal?.words.de ?? '', /nichts speichern/);
  assert.equal((await ann.call('GET', '/health/ready')).status, 503, 'nobody is to be sent there');
  assert.equal((await ann.call('GET', '/health/live')).status, 200, 'but starting it again would not help');
});

test('a data folder in which nothing can be written is said in words that do not ask for a new beginning', async t => {
  const data = await folder(t);
  await (await startServer({ ...minimal, port: 0, data })).close();
  await chmod(data, 0o555);
  for (const file of await readdir(data)) await chmod(join(data, file), 0o444);
  // Rights do not bind the superuser; then somebody else has to try.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(process.execPath, [script, data], { ...nobody, stdio: ['ignore', 'ignore', 'pipe'], env: quiet });
  let said = '';
  child.stderr.on('data', part => {
    said += part;
  });
  await once(child, 'close');
  await chmod(data, 0o755);
  assert.match(said, /database-read-only/);
  assert.doesNotMatch(said, /start afresh/);
});

test('a data folder that cannot be made is said in words', async t => {
  const file = join(await folder(t), 'a file');
  await writeFile(file, '');
  await assert.rejects(startServer({ ...minimal, port: 0, data: join(file, 'data') }), refusedWith('data'));
  // There it is, but nothing can be made in it.
  await assert.rejects(startServer({ ...minimal, port: 0, data: '/proc/atoll/data' }), refusedWith('data'));
});

test('a broken database is said in words', async t => {
  const data = await folder(t);
  await writeFile(join(data, 'atoll.sqlite'), 'not a database at all, but long enough to look like one'.repeat(50));
  await assert.rejects(startServer({ ...minimal, port: 0, data }), refusedWith('database-broken'));
});
