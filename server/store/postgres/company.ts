/** Whom people have sat with, and whom they have asked to sit down, in PostgreSQL. */

import type { CompanyStore } from '../companyStore.ts';
import { askedLine, companion, folded } from '../rows/company.ts';
import type { Rooms } from './queries.ts';

/** Everybody who sits at a guest's tables, one line for each table; those that were closed before they began are left out. */
const together = `select s.guest as other, t.started_at is not null as begun,
    case when mine.ended_at > '' then mine.ended_at else coalesce(t.started_at, t.created_at) end as at
  from guest_tables mine
  join tables t on t.id = mine.table_id and (t.started_at is not null or not t.over)
  join seats me on me.table_id = mine.table_id and me.guest = mine.guest
  join seats s on s.table_id = mine.table_id and s.guest <> mine.guest
  where mine.guest = $1`;

const withBonds = `select other, begun, at from (${together}) sat
  union all select other, false, at from bonds where guest = $1`;

/** A bond says nothing of when they met, unless there is nothing else. */
const companions = `select other, count(*) filter (where begun) as games,
    coalesce(max(at) filter (where begun), max(at)) as last_at
  from (${withBonds}) met group by other`;

const companyPage = `select g.id, g.name, games, last_at, b.kind
  from (${companions}) c join guests g on g.id = c.other
  left join bonds b on b.guest = $1 and b.other = g.id
  where g.deleted_at is null and g.merged_into is null and (last_at, g.id) < ($2, $3)
  order by last_at desc, g.id desc limit $4`;

const askedRows = `select a.*, g.name, asker.name as by_name,
    exists (select 1 from seats where table_id = a.table_id and guest = a.guest) as sits
  from asked_to_sit a join guests g on g.id = a.guest join guests asker on asker.id = a.by_guest`;

export function openCompany({ ask }: Rooms): CompanyStore {
  return {
    async company(guest, name, limit, before = { guest: '', lastAt: '~' }) {
      // Small and capital letters are told apart as in the other store, whatever the database's language is.
      const page = await ask.all(companyPage, guest, before.lastAt, before.guest, name === '' ? limit : null);
      const wanted = folded(name);
      return page
        .map(companion)
        .filter(one => folded(one.name).includes(wanted))
        .slice(0, limit);
    },

    async companions(guest) {
      const rows = await ask.all(companions, guest);
      return rows.map(row => ({ guest: String(row.other), games: Number(row.games) }));
    },

    async apartFrom(guest) {
      const rows = await ask.all(
        `select other from bonds where guest = $1 and kind = 'blocked'
         union select guest from bonds where other = $1 and kind = 'blocked'`,
        guest,
      );
      return rows.map(row => String(row.other));
    },

    async askToSit(table, guest, by, at) {
      await ask.run(
        `insert into asked_to_sit (table_id, guest, by_guest, at) values ($1, $2, $3, $4)
         on conflict (guest, table_id) do update set by_guest = excluded.by_guest`,
        table,
        guest,
        by,
        at,
      );
    },

    async answerAsked(table, guest, at) {
      const answer =
        'update asked_to_sit set answered_at = $1 where table_id = $2 and guest = $3 and answered_at is null';
      return (await ask.run(answer, at, table, guest)) > 0;
    },

    async askedTo(table) {
      return (await ask.all(`${askedRows} where a.table_id = $1 order by a.at, a.guest`, table)).map(askedLine);
    },

    async askedOf(guest) {
      const rows = await ask.all(
        `${askedRows} join tables t on t.id = a.table_id
         where a.guest = $1 and a.answered_at is null and t.started_at is null and not t.over
           and not exists (select 1 from seats where table_id = a.table_id and guest = a.guest)
         order by a.at desc, a.table_id`,
        guest,
      );
      return rows.map(askedLine);
    },
  };
}
