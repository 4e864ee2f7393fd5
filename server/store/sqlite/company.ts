/** Whom people have sat with, and whom they have asked to sit down, in the SQLite file. */

import type { CompanyStore } from '../companyStore.ts';
import { askedLine, companion, folded } from '../rows/company.ts';
import type { Rooms } from './queries.ts';

/** Everybody who sits at a guest's tables, one line for each table; those that were closed before they began are left out. */
const together = `select s.guest as other, t.started_at is not null as begun,
    case when mine.ended_at > '' then mine.ended_at else coalesce(t.started_at, t.created_at) end as at
  from guest_tables mine
  join tables t on t.id = mine.table_id and (t.started_at is not null or t.over = 0)
  join seats me on me.table_id = mine.table_id and me.guest = mine.guest
  join seats s on s.table_id = mine.table_id and s.guest <> mine.guest
  where mine.guest = ?1`;

const withBonds = `select other, begun, at from (${together})
  union all select other, 0, at from bonds where guest = ?1`;

/** A bond says nothing of when they met, unless there is nothing else. */
const companions = `select other, sum(begun) as games, coalesce(max(case when begun then at end), max(at)) as last_at
  from (${withBonds}) group by other`;

export const companyPage = `select g.id, g.name, games, last_at, b.kind
  from (${companions}) c join guests g on g.id = c.other
  left join bonds b on b.guest = ?1 and b.other = g.id
  where g.deleted_at is null and g.merged_into is null and (last_at, g.id) < (?2, ?3)
  order by last_at desc, g.id desc limit ?4`;

const askedRows = `select a.*, g.name, asker.name as by_name,
    exists (select 1 from seats where table_id = a.table_id and guest = a.guest) as sits
  from asked_to_sit a join guests g on g.id = a.guest join guests asker on asker.id = a.by_guest`;

export function openCompany({ ask, write }: Rooms): CompanyStore {
  return {
    async company(guest, name, limit, before = { guest: '', lastAt: '~' }) {
      // SQLite knows small and capital letters of English only: names are looked through here.
      const page = ask.all(companyPage, guest, before.lastAt, before.guest, name === '' ? limit : -1);
      const wanted = folded(name);
      return page
        .map(companion)
        .filter(one => folded(one.name).includes(wanted))
        .slice(0, limit);
    },

    async companions(guest) {
      return ask.all(companions, guest).map(row => ({ guest: String(row.other), games: Number(row.games) }));
    },

    async apartFrom(guest) {
      return ask
        .all(
          `select other from bonds where guest = ?1 and kind = 'blocked'
           union select guest from bonds where other = ?1 and kind = 'blocked'`,
          guest,
        )
        .map(row => String(row.other));
    },

    async askToSit(table, guest, by, at) {
      await write(() =>
        ask.run(
          `insert into asked_to_sit (table_id, guest, by_guest, at) values (?, ?, ?, ?)
           on conflict do update set by_guest = excluded.by_guest`,
          table,
          guest,
          by,
          at,
        ),
      );
    },

    async answerAsked(table, guest, at) {
      const answered = await write(() =>
        ask.run(
          'update asked_to_sit set answered_at = ? where table_id = ? and guest = ? and answered_at is null',
          at,
          table,
          guest,
        ),
      );
      return answered > 0;
    },

    async askedTo(table) {
      return ask.all(`${askedRows} where a.table_id = ? order by a.at, a.guest`, table).map(askedLine);
    },

    async askedOf(guest) {
      return ask
        .all(
          `${askedRows} join tables t on t.id = a.table_id
           where a.guest = ? and a.answered_at is null and t.started_at is null and t.over = 0 and not sits
           order by a.at desc, a.table_id`,
          guest,
        )
        .map(askedLine);
    },
  };
}
