/**
 * What another program changes in the file while a server has it: it writes down which tables and guests, and the
 * server looks whenever SQLite says that the file was changed by somebody else, which costs next to nothing.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Change } from '../store.ts';
import { type Queries, text } from './queries.ts';

/** Milliseconds between two looks. */
const every = 500;

export function openOthers(
  db: DatabaseSync,
  ask: Queries,
  hear: (change: Change) => void,
  hearOfGuest: (guest: string) => void,
) {
  function keep(table: string | null, guest: string | null, n: number | null): void {
    const at = new Date().toISOString();
    ask.run('insert into told (table_id, guest, n, at) values (?, ?, ?, ?)', table, guest, n, at);
    ask.run("delete from told where at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')");
  }

  const versionNow = () => Number(ask.one('pragma data_version')?.data_version);
  let version = versionNow();
  let last = Number(ask.one('select coalesce(max(id), 0) as id from told')?.id);
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (!db.isOpen || versionNow() === version) return;
    version = versionNow();
    for (const row of ask.all('select * from told where id > ? order by id', last)) {
      last = Number(row.id);
      const [table, guest] = [text(row.table_id), text(row.guest)];
      // Nobody knows how far the log has gone in the meantime: the whole table is looked at.
      if (table !== null) hear({ table, n: null });
      if (guest !== null) hearOfGuest(guest);
    }
  }

  return {
    /** Tells the server that has the file open. */
    tell: ({ table, n }: Change): void => keep(table, null, n),
    tellOfGuest: (guest: string): void => keep(null, guest, null),
    listen(): void {
      timer ??= setInterval(() => {
        try {
          look();
        } catch {
          // The file is in trouble: the next write says so, and the next look goes on from here.
        }
      }, every).unref();
    },
    close(): void {
      clearInterval(timer);
    },
  };
}
