/** A PostgreSQL of our own for tests: a folder, a free port, gone when the tests are. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

export interface TestDatabase {
  /** A new, empty database; its address. */
  make(): Promise<string>;
  /** Ends it as a crash would, and starts it again at the same address. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export async function startPostgres(): Promise<TestDatabase> {
  const programs = programsFolder();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-postgres-'));
  const who = servant();
  if (who) chownSync(folder, who.uid, who.gid);
  const run = { ...who, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'atoll', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...run, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const address = (name: string) => `postgres://atoll@127.0.0.1:${port}/${name}`;
  // A test's data need not outlive the machine, only the database's own crash.
  const settings = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
    child = spawn(join(programs, 'postgres'), args, { ...run, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      const sql = postgres(address('postgres'), {
        max: 1,
        onnotice: () => undefined,
        connect_timeout: 2,
        fetch_types: false,
      });
      const up = await sql`select 1`.then(
        () => true,
        () => false,
      );
      await sql.end({ timeout: 1 });
      if (up) return;
      if (tries > 100) throw new Error('PostgreSQL does not start.');
      await new Promise(later => setTimeout(later, 100));
    }
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const gone = new Promise(done => child?.once('exit', done));
    process.kill(pid, signal);
    await gone;
  }

  let count = 0;
  await start();
  return {
    async make() {
      const name = `atoll_${++count}`;
      const sql = postgres(address('postgres'), { max: 1, onnotice: () => undefined });
      await sql.unsafe(`create database ${name}`);
      await sql.end();
      return address(name);
    },
    async crash() {
      await stop('SIGQUIT');
      await start();
    },
    async close() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is on this machine, or was installed for it. */
function programsFolder(): string {
  const script = join(fileURLToPath(new URL('../../', import.meta.url)), 'scripts', 'postgres.mjs');
  const found = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (found.status !== 0) throw new Error(found.stderr);
  return found.stdout.trim();
}

/** PostgreSQL does not run as root: then it runs as somebody without rights. */
function servant(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const number = (what: '-u' | '-g', name: string) =>
    Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout);
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: number('-u', name), gid: number('-g', name) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
