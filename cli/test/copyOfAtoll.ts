/** A copy of the repository in a folder of its own, for tests that write into one. Packages are shared with the original. */
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', 'dist', 'data', '.git']);

export function copyOfAtoll(folder: string): string {
  const copy = join(folder, 'atoll');
  cpSync(root, copy, { recursive: true, filter: path => path === root || !leftOut.has(basename(path)) });
  sharePackages(root, copy);
  return copy;
}

/** The rooms are packages too, and those must be the copy's own. */
function sharePackages(from: string, to: string): void {
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, '@atoll'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@atoll') symlinkSync(join(from, 'node_modules', name), join(modules, name));
  for (const room of readdirSync(join(from, 'node_modules/@atoll')))
    if (existsSync(join(to, room))) symlinkSync(join(to, room), join(modules, '@atoll', room));
}
