/**
 * One server for a data folder: two would each keep tables in memory that the other changes. What holds the folder is a
 * lock of the operating system on an empty file, through SQLite. It ends with the process, however that ends, and it
 * concerns only servers: a backup reads the database beside it.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@atoll/engine';
import { troubleWith } from './sqlite/databaseTrouble.ts';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  const file = join(folder, 'atoll.lock');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
    db.exec('begin exclusive');
    const held = db;
    return { release: () => held.isOpen && held.close() };
  } catch (error) {
    if (db?.isOpen) db.close();
    const trouble = troubleWith(file, error);
    throw trouble.code === 'database-busy' ? inUse(folder) : trouble;
  }
}

const inUse = (folder: string): BadInput =>
  new BadInput(
    'data-in-use',
    {
      de: 'Mit diesem Datenordner läuft schon ein Atoll. Beende es zuerst, oder wähle mit --data einen anderen Ordner.',
      en: 'An Atoll is already running with this data folder. Stop it first, or choose another folder with --data.',
    },
    folder,
  );
