/** The server as a process: killed, ended politely, started again on what is left. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BadInput, type GameModule } from '@atoll/engine';
import { freshKey, openHouse, type Person, standingFor, tableForTwo, visitor } from './house.fixture.ts';
import { startServer } from './index.ts';
import { shells } from './shells.fixture.ts';

interface Running {
  child: ChildProcess;
  port: number;
}

async function startProcess(t: TestContext, data: string): Promise<Running> {
  const script = fileURLToPath(new URL('./serve.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [script, data], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ATOLL_LOG: 'silent' },
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
