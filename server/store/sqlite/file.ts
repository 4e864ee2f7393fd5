/** The SQLite file itself: opened, checked, brought to the present schema, or refused in words. */
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@atoll/engine';
import { keepPrivate, makePrivateFile } from '../privacy.ts';
import { broken, troubleWith } from './databaseTrouble.ts';
import { steps } from './schema.ts';

/** "Atol" in the file's header says that the database is ours. */
export const applicationId = 0x41746f6c;

/** In the data folder. */
export const databaseName = 'atoll.sqlite';

/** A whole check reads the whole file; beyond this size that would make a start slow, and damage shows when met. */
const checkedUpTo = 64 * 2 ** 20;

export function openFile(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    const onDisk = file !== ':memory:';
    if (onDisk) makePrivateFile(file);
    db = new DatabaseSync(file, { timeout: 5000 });
    refuseOthers(db, file);
    if (onDisk) keepPrivate(file);
    if (numberOf(db, 'pragma page_count') * numberOf(db, 'pragma page_size') <= checkedUpTo) {
      const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0];
      if (found !== 'ok') throw broken(file, String(found));
    }
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Rarer and larger than usual: writing the log back into the file is what a busy evening would stumble over.
    db.exec('pragma wal_autocheckpoint = 4000');
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof BadInput ? error : troubleWith(file, error);
  }
}

function refuseOthers(db: DatabaseSync, file: string): void {
  const version = numberOf(db, 'pragma user_version');
  if (version > steps.length)
    throw new BadInput(
      'database-newer',
      {
        de: `Diese Datenbank gehört zu einem neueren Atoll (Fassung ${version}, hier ist ${steps.length}). Nimm das neuere Atoll oder einen anderen Datenordner.`,
        en: `This database belongs to a newer Atoll (version ${version}, this one knows ${steps.length}). Use the newer Atoll or another data folder.`,
      },
      file,
    );
  const owner = numberOf(db, 'pragma application_id');
  const empty = numberOf(db, 'select count(*) from sqlite_schema') === 0;
  if (!empty && owner !== applicationId)
    throw new BadInput(
      'database-foreign',
      {
        de: 'Das ist die Datenbank eines anderen Programms. Wähl einen anderen Datenordner.',
        en: 'This is the database of another program. Choose another data folder.',
      },
      file,
    );
}

function migrate(db: DatabaseSync): void {
  db.exec('begin immediate');
  for (let version = numberOf(db, 'pragma user_version'); version < steps.length; version++) {
    db.exec(steps[version] ?? '');
    db.exec(`pragma user_version = ${version + 1}`);
  }
  db.exec(`pragma application_id = ${applicationId}`);
  db.exec('commit');
}

const numberOf = (db: DatabaseSync, sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
