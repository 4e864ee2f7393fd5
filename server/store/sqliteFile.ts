/** The SQLite file itself: opened, checked, brought to the present schema, or refused in words. */
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@atoll/engine';
import { broken, troubleWith } from './databaseTrouble.ts';
import { keepPrivate, makePrivateFile } from './privacy.ts';

/** "Atol" in the file's header says that the database is ours. */
export const applicationId = 0x41746f6c;

/** In the data folder. */
export const databaseName = 'atoll.sqlite';

/** Each step brings the schema from its index to the next version. Steps are never changed, only added. */
const steps = [
  `
  create table secrets (name text primary key, value text not null) strict, without rowid;
  create table guests (id text primary key, name text not null, created_at text not null) strict, without rowid;
  create table tables (
    id text primary key, game text not null, edition_id text not null, edition_digest text not null,
    rules integer not null, options text not null, seed text not null, owner text not null references guests (id),
    over integer not null default 0, created_at text not null, started_at text, changed_at text not null
  ) strict, without rowid;
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (id) where over = 0 and started_at is not null;
  create table seats (
    table_id text not null references tables (id), seat integer not null,
    guest text references guests (id), bot text, preferences text not null default '{}',
    primary key (table_id, seat), check (guest is null or bot is null)
  ) strict, without rowid;
  create unique index seats_by_guest on seats (guest, table_id) where guest is not null;
  create table log (
    table_id text not null references tables (id), n integer not null check (n > 0),
    type text not null check (type in ('move', 'undo')), seat integer not null,
    move text, auto integer not null, key text not null, at text not null,
    primary key (table_id, n)
  ) strict, without rowid;
  `,
  // What a table was played with and what was told of it, so that it can be read whatever becomes of games and rules.
  // `untold` lists the tables whose moves were made before anything was told of them.
  `
  create table editions (
    game text not null, digest text not null, content text not null, primary key (game, digest)
  ) strict, without rowid;
  create table reports (
    table_id text not null references tables (id), n integer not null, report text not null,
    primary key (table_id, n)
  ) strict, without rowid;
  create table untold (table_id text primary key references tables (id)) strict, without rowid;
  insert into untold select distinct table_id from log;
  `,
  // Which tables are whose, opened or sat at; `ended_at` is empty until a table is over. In this order a guest's open
  // tables stand together, and the finished ones by the time they ended.
  `
  create table guest_tables (
    guest text not null references guests (id), table_id text not null references tables (id),
    ended_at text not null default '',
    primary key (guest, ended_at, table_id)
  ) strict, without rowid;
  insert into guest_tables (guest, table_id, ended_at)
    select mine.guest, t.id, case t.over when 0 then '' else max(t.changed_at,
      coalesce((select at from log where table_id = t.id order by n desc limit 1), '')) end
    from tables t join (
      select owner as guest, id from tables
      union select guest, table_id from seats where guest is not null
    ) mine on mine.id = t.id;
  `,
];

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
