/** Runs the command line as a person would, in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [main, ...args], { env: { ...process.env, LC_ALL: 'C', PORT: '', ...env } });

export function atoll(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = start(args, env);
    let out = '';
    let err = '';
    child.stdout.on('data', part => (out += part));
    child.stderr.on('data', part => (err += part));
    child.on('error', fail);
    child.on('close', code => done({ code, out, err }));
    // A command that ends early does not read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** A folder that is gone again when the tests are over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-cli-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A saved game of Cacao that bots have played; its file. */
export async function saveGame(folder: string): Promise<string> {
  const { code, err } = await atoll([
    'simulate',
    'cacao',
    '--bots',
    'random',
    '--seats',
    '2',
    '--seed',
    'r',
    '--save',
    folder,
  ]);
  if (code !== 0) throw new Error(err);
  return join(folder, 'cacao-2-00001.json');
}
