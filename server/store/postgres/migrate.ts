/** Brings a database to the present schema, or refuses it in words. */
import { BadInput } from '@atoll/engine';
import postgres from 'postgres';
import { steps } from './schema.ts';

/** Only one node at a time changes the schema; the numbers are ours. */
const lock = 'select pg_advisory_xact_lock(4100, 0)';

export async function migrate(sql: postgres.Sql): Promise<void> {
  try {
    await sql.begin(async inside => {
      await inside.unsafe(lock);
      const [found] = await inside.unsafe(`select to_regclass('schema_version') is not null as ours,
        (select count(*) from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r')::int as tables`);
      if (!found?.ours && Number(found?.tables) > 0) throw foreign();
      if (!found?.ours) await inside.unsafe('create table schema_version (version integer not null)');
      const [row] = await inside.unsafe('select version from schema_version');
      const version = Number(row?.version ?? 0);
      if (version > steps.length) throw newer(version);
      if (version === steps.length) return;
      for (const step of steps.slice(version)) await inside.unsafe(step);
      await inside.unsafe('delete from schema_version');
      await inside.unsafe('insert into schema_version (version) values ($1)', [steps.length]);
    });
  } catch (error) {
    throw error instanceof BadInput ? error : cannotUse(error);
  }
}

/** The address may hold a password: it is never repeated. */
function cannotUse(error: unknown): BadInput {
  const why = error instanceof Error ? error.message || error.name : String(error);
  const isAnswer = error instanceof postgres.PostgresError;
  return isAnswer
    ? new BadInput('database-refuses', {
        de: `PostgreSQL lässt Atoll nicht in die Datenbank (${why}). Prüf Name, Passwort und Rechte in der Adresse.`,
        en: `PostgreSQL does not let Atoll into the database (${why}). Check name, password and rights in the address.`,
      })
    : new BadInput('database-away', {
        de: `PostgreSQL ist nicht zu erreichen (${why}). Läuft es, und stimmen Rechner und Port in der Adresse?`,
        en: `PostgreSQL cannot be reached (${why}). Does it run, and are host and port in the address right?`,
      });
}

const foreign = (): BadInput =>
  new BadInput('database-foreign', {
    de: 'Diese Datenbank gehört einem anderen Programm. Nimm eine leere.',
    en: 'This database belongs to another program. Use an empty one.',
  });

const newer = (version: number): BadInput =>
  new BadInput('database-newer', {
    de: `Diese Datenbank gehört zu einem neueren Atoll (Fassung ${version}, hier ist ${steps.length}). Nimm das neuere Atoll oder eine andere Datenbank.`,
    en: `This database belongs to a newer Atoll (version ${version}, this one knows ${steps.length}). Use the newer Atoll or another database.`,
  });
