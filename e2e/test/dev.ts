/** `npm run dev` on a copy of the repository, whose files a test may change while others run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const notNeeded = new Set(['.git', 'node_modules', 'dist', 'data', 'docs', 'e2e', 'coverage', 'test-results']);

export interface Dev {
  url: string;
  /** Changes a file of the copy; `from` must stand in it. */
  edit(path: string, from: string, to: string): void;
  stop(): Promise<void>;
}

export async function startDev(): Promise<Dev> {
  const copy = copyOfHouse();
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
    rmSync(copy, { recursive: true, force: true });
  };
  try {
    return { url: await addressSaidBy(child), edit: (path, from, to) => change(join(copy, path), from, to), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function copyOfHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), 'atoll-dev-'));
  cpSync(root, copy, { recursive: true, filter: source => source === root || !notNeeded.has(basename(source)) });
  // The rooms are the copy's own, all else that is installed is shared.
  mkdirSync(join(copy, 'node_modules/@atoll'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@atoll') symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const room of readdirSync(join(root, 'node_modules/@atoll')))
    symlinkSync(join(copy, room), join(copy, 'node_modules/@atoll', room), 'dir');
  return copy;
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
