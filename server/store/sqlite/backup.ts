/** A backup of the database while the server goes on writing: SQLite's own online backup, checked before it counts. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BadInput } from '@atoll/engine';
import { troubleWith } from './databaseTrouble.ts';
import { applicationId, databaseName } from './file.ts';

export interface BackupDone {
  file: string;
  bytes: number;
  tables: number;
}

/** All pages in one go: in several, every move that is made meanwhile would make it begin afresh. */
const allPages = 2 ** 31 - 1;

/**
 * Writes the database of a data folder to a file. Until it is whole and checked it has another name, so that what bears
 * its own is never half a backup. Throws `BadInput` where it cannot be done; then nothing has changed.
 */
export async function backUp(folder: string, file: string, overwrite = false): Promise<BackupDone> {
  const source = join(folder, databaseName);
  const target = resolve(file);
  if (!existsSync(source)) throw noDatabase(folder);
  refuseTarget(source, target, overwrite);
  const part = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  try {
    // The file holds the key with which guests are known: for its owner alone, from the first byte on.
    closeSync(openSync(part, 'wx', 0o600));
    await copy(source, part);
    const tables = check(source, part);
    chmodSync(part, 0o600);
    flush(part);
    refuseTarget(source, target, overwrite);
    renameSync(part, target);
    if (process.platform !== 'win32') flush(dirname(target));
    return { file: target, bytes: statSync(target).size, tables };
  } catch (error) {
    throw error instanceof BadInput ? error : cannotWrite(target, error);
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

async function copy(source: string, part: string): Promise<void> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(source, { timeout: 5000 });
    await backup(db, part, { rate: allPages });
  } catch (error) {
    throw troubleWith(source, error);
  } finally {
    db?.close();
  }
}

/** Opens the backup as somebody who needs it one day would; gives the number of tables in it. */
function check(source: string, part: string): number {
  const db = new DatabaseSync(part);
  try {
    const ask = (sql: string): unknown => Object.values(db.prepare(sql).get() ?? {})[0];
    if (ask('pragma application_id') !== applicationId) throw foreign(source);
    // One file that stands alone, without the log that a running server writes beside its own.
    db.exec('pragma journal_mode = delete');
    const found = String(ask('pragma integrity_check(1)'));
    if (found !== 'ok') throw damaged(source, found);
    return Number(ask('select count(*) from tables'));
  } finally {
    db.close();
  }
}

function refuseTarget(source: string, target: string, overwrite: boolean): void {
  const there = statSync(target, { throwIfNoEntry: false });
  if (!there) return;
  if (there.isDirectory())
    throw new BadInput(
      'backup-folder',
      {
        de: 'Das ist ein Ordner. Nenne eine Datei, die es noch nicht gibt.',
        en: 'This is a folder. Name a file that does not exist yet.',
      },
      target,
    );
  if (realpathSync(target) === realpathSync(source))
    throw new BadInput(
      'backup-itself',
      {
        de: 'Das ist die Datenbank selbst. Eine Sicherung braucht eine andere Datei.',
        en: 'This is the database itself. A backup needs another file.',
      },
      target,
    );
  if (!overwrite)
    throw new BadInput(
      'backup-exists',
      {
        de: 'Die Datei gibt es schon. Nenne eine andere, oder ersetze sie mit --force.',
        en: 'This file exists already. Name another, or replace it with --force.',
      },
      target,
    );
}

function flush(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const noDatabase = (folder: string): BadInput =>
  new BadInput(
    'backup-nothing',
    {
      de: 'In diesem Ordner liegt keine Datenbank von Atoll. Nenne den Datenordner mit --data.',
      en: 'There is no database of Atoll in this folder. Name the data folder with --data.',
    },
    folder,
  );

const foreign = (source: string): BadInput =>
  new BadInput(
    'database-foreign',
    {
      de: 'Das ist die Datenbank eines anderen Programms. Nenne den Datenordner mit --data.',
      en: 'This is the database of another program. Name the data folder with --data.',
    },
    source,
  );

const damaged = (source: string, found: string): BadInput =>
  new BadInput(
    'database-broken',
    {
      de: `Die Datenbank ist beschädigt (${found}); davon wurde keine Sicherung behalten.`,
      en: `The database is damaged (${found}); no backup of it has been kept.`,
    },
    source,
  );

function cannotWrite(target: string, error: unknown): BadInput {
  const why = error instanceof Error ? error.message : String(error);
  return new BadInput(
    'backup-unwritable',
    {
      de: `Die Sicherung lässt sich nicht schreiben (${why}).`,
      en: `The backup cannot be written (${why}).`,
    },
    target,
  );
}
