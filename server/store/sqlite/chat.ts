/** What was said at the tables, in the SQLite file. */

import type { ChatStore, Said } from '../chatStore.ts';
import { readSaid } from '../rows/chat.ts';
import type { Queries, Rooms } from './queries.ts';

export function openChat({ ask, write }: Rooms): ChatStore {
  const hearers = new Set<(table: string) => void>();

  const before = (table: string, guest: string, key: string): number | null => {
    const row = ask.one('select line from chat where table_id = ? and guest = ? and key = ?', table, guest, key);
    return row ? Number(row.line) : null;
  };

  return {
    async chat(table, after) {
      return ask
        .all(
          `select c.*, g.name from chat c left join guests g on g.id = c.guest
           where c.table_id = ? and c.line > ? order by c.line`,
          table,
          after,
        )
        .map(readSaid);
    },

    async say(table, guest, said) {
      let again = false;
      const line = await write(() => {
        const known = before(table, guest, said.key);
        again = known !== null;
        if (known !== null) return known;
        const next = Number(
          ask.one('select coalesce(max(line), 0) + 1 as next from chat where table_id = ?', table)?.next,
        );
        writeSaid(ask, table, { ...said, line: next, guest });
        return next;
      });
      if (!again) for (const hear of hearers) hear(table);
      return line;
    },

    saidBefore: async (table, guest, key) => before(table, guest, key),

    async unheardBy(guest) {
      return ask
        .all(
          `select other as id from bonds where guest = ?1
           union select guest from bonds where other = ?1 and kind = 'blocked'`,
          guest,
        )
        .map(row => String(row.id));
    },

    async deafTo(guest) {
      return ask
        .all(
          `select guest as id from bonds where other = ?1
           union select other from bonds where guest = ?1 and kind = 'blocked'`,
          guest,
        )
        .map(row => String(row.id));
    },

    hearSaid(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/** Puts a chat back as it was elsewhere. */
export function restoreChat(ask: Queries, table: string, chat: readonly Said[]): void {
  for (const said of chat) writeSaid(ask, table, said);
}

function writeSaid(ask: Queries, table: string, said: Omit<Said, 'name'>): void {
  ask.run(
    `insert into chat (table_id, line, n, guest, seat, audience, phrase, said, key, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
