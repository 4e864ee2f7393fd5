/** Why a database cannot be used, and what to do about it: only a file that is damaged asks for a new beginning. */
import { BadInput } from '@atoll/engine';

/** SQLite's own numbers: the lowest byte says what kind of trouble it is. */
const kinds: Readonly<Record<number, (file: string, why: string) => BadInput>> = {
  5: (file, why) =>
    new BadInput(
      'database-busy',
      {
        de: `Ein anderes Programm arbeitet gerade mit der Datenbank (${why}). Beende es und versuch es noch einmal.`,
        en: `Another program is working with the database (${why}). Stop it and try again.`,
      },
      file,
    ),
  8: (file, why) => notWritable(file, why),
  10: (file, why) =>
    new BadInput(
      'database-disk',
      {
        de: `Beim Lesen oder Schreiben meldet der Datenträger einen Fehler (${why}). Sieh nach, ob er voll oder beschädigt ist.`,
        en: `The disk reports an error when reading or writing (${why}). See whether it is full or damaged.`,
      },
      file,
    ),
  13: (file, why) =>
    new BadInput(
      'database-full',
      {
        de: `Auf dem Datenträger ist kein Platz mehr (${why}). Schaff Platz; die Datenbank bleibt, wie sie ist.`,
        en: `There is no room left on the disk (${why}). Make room; the database stays as it is.`,
      },
      file,
    ),
  14: (file, why) => notWritable(file, why),
};

const notWritable = (file: string, why: string): BadInput =>
  new BadInput(
    'database-read-only',
    {
      de: `Hier kann nicht geschrieben werden (${why}). Atoll braucht das Recht, im Datenordner zu schreiben; an der Datenbank selbst ist nichts auszusetzen.`,
      en: `Nothing can be written here (${why}). Atoll needs the right to write in the data folder; nothing is wrong with the database itself.`,
    },
    file,
  );

/** The system's own words for the same kinds: the file is made before SQLite opens it. */
const systemKinds: Readonly<Record<string, number>> = {
  EACCES: 8,
  EPERM: 8,
  EROFS: 8,
  EIO: 10,
  ENOSPC: 13,
  ENOENT: 14,
  ENOTDIR: 14,
};

function kindOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return 'code' in error ? (systemKinds[String(error.code)] ?? 0) : 0;
}

export function troubleWith(file: string, error: unknown): BadInput {
  const why = error instanceof Error ? error.message : String(error);
  return (kinds[kindOf(error)] ?? broken)(file, why);
}

export const broken = (file: string, why: string): BadInput =>
  new BadInput(
    'database-broken',
    {
      de: `Die Datenbank lässt sich nicht öffnen (${why}). Leg eine Sicherung an ihre Stelle, oder verschieb sie und fang neu an.`,
      en: `The database cannot be opened (${why}). Put a backup in its place, or move it away and start afresh.`,
    },
    file,
  );
