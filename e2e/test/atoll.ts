/** The product as a stranger runs it: `atoll serve` in a process of its own, on a fresh data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

export interface Atoll {
  url: string;
  /** Ends it without any chance to tidy up. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
}

/** `more`: further arguments of `atoll serve`. */
export const startAtoll = (...more: string[]): Promise<Atoll> => startAtollIn(here, ...more);

/** The same from another copy of the repository. */
export async function startAtollIn(repository: string, ...more: string[]): Promise<Atoll> {
  const main = join(repository, 'cli/main.ts');
  const data = mkdtempSync(join(tmpdir(), 'atoll-e2e-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [main, 'serve', '--port', String(port), '--data', data, ...more], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ATOLL_LOG: 'warn' },
    });
    child = started;
    let said = '';
    started.stderr.on('data', part => {
      said += part;
    });
    await new Promise<void>((resolve, reject) => {
      started.stdout.once('data', () => resolve());
      started.once('exit', code => reject(new Error(`atoll serve ended with ${code}: ${said}`)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = child;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  }

  await start();
  return {
    url: `http://localhost:${port}`,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
