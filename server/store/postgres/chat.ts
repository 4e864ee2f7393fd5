/** What was said at the tables, in PostgreSQL. */

import type { ChatStore, Said } from '../chatStore.ts';
import { readSaid } from '../rows/chat.ts';
import { ofChat } from './hints.ts';
import type { Queries, Rooms } from './queries.ts';
import { lockTable } from './tables.ts';

export function openChat({ ask, change }: Rooms): Omit<ChatStore, 'hearSaid'> {
  return {
    async chat(table, after) {
      const rows = await ask.all(
        `select c.*, g.name from chat c left join guests g on g.id = c.guest
         where c.table_id = $1 and c.line > $2 order by c.line`,
        table,
        after,
      );
      return rows.map(readSaid);
    },

    say(table, guest, said) {
      return change(async (inside, tell) => {
        await lockTable(inside, table);
        const known = await before(inside, table, guest, said.key);
        if (known !== null) return known;
        const last = await inside.one('select coalesce(max(line), 0) as line from chat where table_id = $1', table);
        const line = Number(last?.line) + 1;
        await writeSaid(inside, table, { ...said, line, guest });
        tell(ofChat(table));
        return line;
      });
    },

    saidBefore: (table, guest, key) => before(ask, table, guest, key),

    async unheardBy(guest) {
      const rows = await ask.all(
        `select other as id from bonds where guest = $1
         union select guest from bonds where other = $1 and kind = 'blocked'`,
        guest,
      );
      return rows.map(row => String(row.id));
    },

    async deafTo(guest) {
      const rows = await ask.all(
        `select guest as id from bonds where other = $1
         union select other from bonds where guest = $1 and kind = 'blocked'`,
        guest,
      );
      return rows.map(row => String(row.id));
    },
  };
}

async function before(ask: Queries, table: string, guest: string, key: string): Promise<number | null> {
  const find = 'select line from chat where table_id = $1 and guest = $2 and key = $3';
  const row = await ask.one(find, table, guest, key);
  return row ? Number(row.line) : null;
}

export async function writeSaid(inside: Queries, table: string, said: Omit<Said, 'name'>): Promise<void> {
  await inside.run(
    `insert into chat (table_id, line, n, guest, seat, audience, phrase, said, key, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    table,
    said.line,
    said.n,
    said.guest,
    said.seat,
    said.audience,
    said.phrase,
    said.text,
    said.key,
    said.at,
  );
}
