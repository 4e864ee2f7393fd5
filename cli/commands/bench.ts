/** `atoll bench`: in a process of its own, so that nothing else has warmed up or filled its memory. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../args.ts';
import type { Command } from './command.ts';

export const bench: Command = async argv => {
  readArgs(argv, { json: 'switch', only: 'value' }, { min: 0, max: 0 });
  const file = fileURLToPath(new URL('../../bench/main.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...argv], { stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', code => done(code ?? 1));
  });
};
