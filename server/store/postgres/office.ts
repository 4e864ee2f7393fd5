/** What the operator of the house looks up and puts right, in PostgreSQL. */

import type { OfficeStore, TableLine } from '../officeStore.ts';
import { text } from '../rows/row.ts';
import { writeSaid } from './chat.ts';
import { ofGuest, ofTable } from './hints.ts';
import { restoreLog } from './log.ts';
import { forgetEverywhere } from './person.ts';
import type { Rooms } from './queries.ts';
import { changedAt, restoreTable } from './tables.ts';

const listTables = `select * from (
    select id, game, owner, created_at, ${changedAt} as touched_at,
      case when over then 'over' when started_at is null then 'waiting' else 'running' end as state
    from tables
    where $1::text is null or id in (select table_id from guest_tables where guest = $1)
  ) listed
  where $2::text is null or state = $2 order by touched_at desc, id limit $3`;

const listGuests = `select *, (select count(*) from guest_tables where guest = id) as tables from guests
  where merged_into is null and deleted_at is null and ($1 = '' or position(lower($1) in lower(name)) > 0)
  order by created_at desc, id limit $2`;

const idleGuests = `select id from guests where created_at < $1 and barred_at is null and merged_into is null
  and not exists (select 1 from guest_tables where guest = guests.id)
  and not exists (select 1 from seats where guest = guests.id)
  and not exists (select 1 from tables where owner = guests.id)
  and not exists (select 1 from guests other where other.merged_into = guests.id)
  and not exists (select 1 from chat where guest = guests.id)
  and not exists (select 1 from proofs where guest = guests.id)
  for update`;

/** The two conditions on guests are those of their index. */
const leftBehind = `select mine.table_id, mine.guest from guests g
  join guest_tables mine on mine.guest = g.id and mine.ended_at = ''
  join tables t on t.id = mine.table_id
  where (g.barred_at is not null or g.deleted_at is not null) and not t.over
    and (exists (select 1 from seats where table_id = t.id and guest = g.id) or (t.owner = g.id and t.started_at is null))
  order by 1, 2`;

export function openOffice({ ask, write, change }: Rooms): OfficeStore {
  return {
    async listTables({ state, guest }, limit) {
      const rows = await ask.all(listTables, guest ?? null, state ?? null, limit);
      return rows.map(row => ({
        id: String(row.id),
        game: String(row.game),
        state: String(row.state) as TableLine['state'],
        owner: String(row.owner),
        createdAt: String(row.created_at),
        changedAt: String(row.touched_at),
      }));
    },

    async listGuests(name, limit) {
      return (await ask.all(listGuests, name, limit)).map(row => ({
        id: String(row.id),
        name: String(row.name),
        createdAt: String(row.created_at),
        barredAt: text(row.barred_at),
        tables: Number(row.tables),
      }));
    },

    bar(guest, at) {
      return change(async (inside, tell) => {
        await inside.run('update guests set barred_at = $1 where id = $2', at, guest);
        tell(ofGuest(guest));
      });
    },

    async barred() {
      return (await ask.all('select id from guests where barred_at is not null')).map(row => String(row.id));
    },

    async leftBehind() {
      const rows = await ask.all(leftBehind);
      return rows.map(row => ({ table: String(row.table_id), guest: String(row.guest) }));
    },

    forgetIdleGuests(before) {
      return write(async inside => {
        const ids = (await inside.all(idleGuests, before)).map(row => String(row.id));
        // There is no seat and no table of theirs that somebody would have to stand for.
        await forgetEverywhere(inside, { ids, nobody: '' });
        return ids.length;
      });
    },

    takeIn({ table, log, chat, reports, guests, edition }) {
      return change(async (inside, tell): Promise<'taken-in' | 'exists'> => {
        if (await inside.one('select 1 from tables where id = $1', table.id)) return 'exists';
        for (const { id, name } of guests)
          await inside.run(
            'insert into guests (id, name, created_at) values ($1, $2, $3) on conflict do nothing',
            id,
            name,
            table.createdAt,
          );
        await inside.run(
          'insert into editions (game, digest, content) values ($1, $2, $3) on conflict do nothing',
          table.game,
          table.edition.digest,
          JSON.stringify(edition),
        );
        await restoreTable(inside, table, log.at(-1)?.at ?? table.changedAt);
        await restoreLog(inside, table.id, log, reports);
        for (const said of chat) await writeSaid(inside, table.id, said);
        tell(ofTable(table.id));
        return 'taken-in';
      });
    },
  };
}
