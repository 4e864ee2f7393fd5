/** Who is at which server, in PostgreSQL; not in its journal either. */
import type { Visit, VisitStore } from '../visitStore.ts';
import type { Rooms } from './queries.ts';

/** A key needs something where there is no guest, or no table. */
const rowOf = ({ guest, table, looks, windows }: Visit) => ({
  guest: guest ?? '',
  table_id: table ?? '',
  looks,
  windows,
});

export function openVisits({ ask, write }: Rooms): VisitStore {
  return {
    tellVisits(server, n, { gone, come }, whole) {
      return write(async inside => {
        const follows = whole ? '' : 'and told = $2::int - 1';
        const known = await inside.run(`update servers set told = $2::int where id = $1 ${follows}`, server, n);
        if (known === 0) return false;
        if (whole) await inside.run('delete from visits where server = $1', server);
        if (gone.length > 0)
          await inside.run(
            `delete from visits v using json_to_recordset($2::text::json) as g(guest text, table_id text)
             where v.server = $1 and v.guest = g.guest and v.table_id = g.table_id`,
            server,
            JSON.stringify(gone.map(rowOf)),
          );
        if (come.length > 0)
          await inside.run(
            `insert into visits (server, guest, table_id, looks, windows)
             select $1, c.* from json_to_recordset($2::text::json)
               as c(guest text, table_id text, looks boolean, windows int)
             on conflict (server, table_id, guest) do update set looks = excluded.looks, windows = excluded.windows`,
            server,
            JSON.stringify(come.map(rowOf)),
          );
        return true;
      });
    },

    async visitsTold() {
      const rows = await ask.all('select id, told from servers where alive_until > clock_timestamp()');
      return new Map(rows.map(row => [String(row.id), Number(row.told)]));
    },

    async visitsAt(servers) {
      const found = new Map<string, Visit[]>(servers.map(server => [server, []]));
      for (const row of await ask.all('select * from visits where server = any($1::text[])', servers))
        found.get(String(row.server))?.push({
          guest: String(row.guest) || null,
          table: String(row.table_id) || null,
          looks: Boolean(row.looks),
          windows: Number(row.windows),
        });
      return found;
    },
  };
}
