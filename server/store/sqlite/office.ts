/** What the operator of the house looks up and puts right, in the SQLite file. */
import type { OfficeStore, TableLine } from '../officeStore.ts';
import { restoreChat } from './chat.ts';
import { restoreLog } from './log.ts';
import { forgetEverywhere } from './person.ts';
import { type Rooms, text } from './queries.ts';
import { changedAt, restoreTable } from './tables.ts';

/** The two conditions on guests are those of their index. */
const leftBehind = `select mine.table_id, mine.guest from guests g
  join guest_tables mine on mine.guest = g.id and mine.ended_at = ''
  join tables t on t.id = mine.table_id
  where (g.barred_at is not null or g.deleted_at is not null) and t.over = 0
    and (exists (select 1 from seats where table_id = t.id and guest = g.id) or (t.owner = g.id and t.started_at is null))
  order by 1, 2`;

export function openOffice({ ask, write, notify, notifyGuest }: Rooms): OfficeStore {
  return {
    async listTables({ state, guest }, limit) {
      return ask
        .all(
          `select id, game, owner, created_at, ${changedAt} as touched_at,
             case when over = 1 then 'over' when started_at is null then 'waiting' else 'running' end as state
           from tables
           where (?1 is null or id in (select table_id from guest_tables where guest = ?1))
             and (?2 is null or state = ?2)
           order by touched_at desc, id limit ?3`,
          guest ?? null,
          state ?? null,
          limit,
        )
        .map(row => ({
          id: String(row.id),
          game: String(row.game),
          state: String(row.state) as TableLine['state'],
          owner: String(row.owner),
          createdAt: String(row.created_at),
          changedAt: String(row.touched_at),
        }));
    },

    async listGuests(name, limit) {
      return ask
        .all(
          `select *, (select count(*) from guest_tables where guest = id) as tables from guests
           where merged_into is null and deleted_at is null and (?1 = '' or instr(lower(name), lower(?1)) > 0) order by created_at desc, id limit ?2`,
          name,
          limit,
        )
        .map(row => ({
          id: String(row.id),
          name: String(row.name),
          createdAt: String(row.created_at),
          barredAt: text(row.barred_at),
          tables: Number(row.tables),
        }));
    },

    async bar(guest, at) {
      await write(() => ask.run('update guests set barred_at = ? where id = ?', at, guest));
      notifyGuest(guest);
    },

    async barred() {
      return ask.all('select id from guests where barred_at is not null').map(row => String(row.id));
    },

    async leftBehind() {
      return ask.all(leftBehind).map(row => ({ table: String(row.table_id), guest: String(row.guest) }));
    },

    forgetIdleGuests(before) {
      const idle = `select id from guests where created_at < ?1 and barred_at is null and merged_into is null
        and not exists (select 1 from guest_tables where guest = guests.id)
        and not exists (select 1 from seats where guest = guests.id)
        and not exists (select 1 from tables where owner = guests.id)
        and not exists (select 1 from guests other where other.merged_into = guests.id)
        and not exists (select 1 from chat where guest = guests.id)
        and not exists (select 1 from proofs where guest = guests.id)`;
      return write(() => {
        const ids = ask.all(idle, before).map(row => String(row.id));
        // There is no seat and no table of theirs that somebody would have to stand for.
        for (const id of ids) forgetEverywhere(ask, { ids: [id], nobody: '' });
        return ids.length;
      });
    },

    async takeIn({ table, log, chat, reports, guests, edition }) {
      const answer = await write((): 'taken-in' | 'exists' => {
        if (ask.one('select 1 from tables where id = ?', table.id)) return 'exists';
        for (const { id, name } of guests)
          ask.run(
            'insert into guests (id, name, created_at) values (?, ?, ?) on conflict do nothing',
            id,
            name,
            table.createdAt,
          );
        ask.run(
          'insert into editions (game, digest, content) values (?, ?, ?) on conflict do nothing',
          table.game,
          table.edition.digest,
          JSON.stringify(edition),
        );
        restoreTable(ask, table, log.at(-1)?.at ?? table.changedAt);
        restoreLog(ask, table.id, log, reports);
        restoreChat(ask, table.id, chat);
        return 'taken-in';
      });
      if (answer === 'taken-in') notify({ table: table.id, n: null });
      return answer;
    },
  };
}
