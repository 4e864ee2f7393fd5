/** `npm run dev` on a copy of the repository, whose files a test may change while others run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfAtoll } from '../../cli/test/copyOfAtoll.ts';

export interface Dev {
  url: string;
  /** Changes a file of the copy; `from` must stand in it. */
  edit(path: string, from: string, to: string): void;
  stop(): Promise<void>;
}

export async function startDev(): Promise<Dev> {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-dev-'));
  const copy = copyOfAtoll(folder);
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--port', '0', '--data', join(copy, 'data')], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ATOLL_LOG: 'warn', NO_COLOR: '1', NODE_TEST_CONTEXT: undefined },
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressSaidBy(child), edit: (path, from, to) => change(join(copy, path), from, to), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function change(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`“${from}” does not stand in ${file}`);
  writeFileSync(file, source.replaceAll(from, to));
}

/** The first address that it prints. */
function addressSaidBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', code => reject(new Error(`npm run dev ended with ${code}: ${said}`)));
  });
}
