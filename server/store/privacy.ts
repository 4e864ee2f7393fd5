/** Who may read what is kept: the database holds the key that guests' cookies are signed with, and unfinished seeds. */
import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/** Makes the database's file, empty, unless it is there. What SQLite keeps beside it gets the same rights. */
export function makePrivateFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) closeSync(openSync(file, 'a', ownerOnly.file));
}

/** Takes from everybody but the owner what an older Atoll let them read: the database, what lies beside it, its folder. */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  const names = readdirSync(folder);
  for (const name of names) if (name.startsWith(basename(file))) tighten(join(folder, name), ownerOnly.file);
  // A folder that is used for other things as well stays open to those who read them.
  const stem = basename(file, extname(file));
  if (names.every(name => name.startsWith(`${stem}.`))) tighten(folder, ownerOnly.folder);
}

function tighten(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // It is somebody else's, or the file system knows no such rights: then it is for them to see to it.
  }
}
