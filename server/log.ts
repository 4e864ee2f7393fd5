/**
 * The server's own log: one JSON object a line. Callers name every field, and none of them is a cookie, a seed, a
 * guest's id or a whole table id (somebody who has that could sit down).
 */
const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = Record<Level, (message: string, fields?: Fields) => void>;

/** `level` may also be `silent`. What is not a level counts as `info`. */
export function openLog(write: (line: string) => void, level = 'info'): Log {
  const known = levels.indexOf(level as Level);
  const lowest = level === 'silent' ? levels.length : known === -1 ? levels.indexOf('info') : known;
  const at =
    (own: Level) =>
    (message: string, fields: Fields = {}) => {
      if (levels.indexOf(own) >= lowest)
        write(JSON.stringify({ at: new Date().toISOString(), level: own, message, ...fields }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Enough of a table's id to find its lines again, too little to open it. */
export const short = (id: string): string => id.slice(0, 6);

/** What went wrong, for the people who run the server. */
export const troubleOf = (error: unknown): Fields =>
  error instanceof Error
    ? { error: error.name, why: error.message, where: error.stack?.split('\n')[1]?.trim() }
    : { error: String(error) };
