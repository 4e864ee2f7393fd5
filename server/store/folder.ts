/** Folders that a person has named. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those it lies in, unless it is there. Throws the system's own error where that cannot be. Node's
 * recursive way of its own never comes back from a folder that is there but lets nothing be made in it, as /proc does.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}
