/** Making one guest of two, in the SQLite file. */
import type { Merged } from '../identityStore.ts';
import { type Queries, text } from './queries.ts';

/**
 * Every column that refers to a guest follows, whichever table it is in: the schema itself says which they are, so that
 * nothing is forgotten when there are more. Where both have a line that only one can have, `into`'s stays.
 */
export function mergeGuests(ask: Queries, from: string, into: string, at: string): Merged {
  const together = tableOfBoth(ask, from, into);
  if (together !== null) return { together };

  const tables = ask
    .all(
      `select table_id from guest_tables where guest = ?1 union select table_id from seats where guest = ?1
         union select id from tables where owner = ?1 order by 1`,
      from,
    )
    .map(row => String(row.table_id));

  // What the two thought of each other means nothing any more.
  ask.run('delete from bonds where (guest = ?1 and other = ?2) or (guest = ?2 and other = ?1)', from, into);
  // Of two blocks or mutes the stricter one counts.
  for (const [mine, theirs] of [
    ['guest', 'other'],
    ['other', 'guest'],
  ])
    ask.run(
      `update bonds set kind = 'blocked' where ${mine} = ?1
         and ${theirs} in (select ${theirs} from bonds where ${mine} = ?2 and kind = 'blocked')`,
      into,
      from,
    );
  // One mailbox is enough, or everything would be told there twice.
  ask.run(
    `delete from notices where channel in (select id from channels where guest = ?1 and kind = 'mail')
       and exists (select 1 from channels where guest = ?2 and kind = 'mail')`,
    from,
    into,
  );
  ask.run(
    `delete from channels where guest = ?1 and kind = 'mail'
       and exists (select 1 from channels where guest = ?2 and kind = 'mail')`,
    from,
    into,
  );
  // Two histories of hours of rest cannot be one: clocks of before would change.
  ask.run('delete from rests where guest = ?1 and exists (select 1 from rests where guest = ?2)', from, into);
  for (const { table, column } of columnsOfGuests(ask)) {
    ask.run(`update or ignore "${table}" set "${column}" = ? where "${column}" = ?`, into, from);
    ask.run(`delete from "${table}" where "${column}" = ?`, from);
  }
  // Nobody asks themselves to sit down.
  ask.run('delete from asked_to_sit where guest = by_guest');
  ask.run('update turns set guest = ? where guest = ?', into, from);
  ask.run(
    `update log set what = json_set(what, '$.guest', ?1) where type = 'seated' and json_extract(what, '$.guest') = ?2`,
    into,
    from,
  );
  ask.run(
    `update guests set settings = json_patch((select settings from guests where id = ?1), settings),
       created_at = min(created_at, (select created_at from guests where id = ?1)),
       barred_at = coalesce(barred_at, (select barred_at from guests where id = ?1)) where id = ?2`,
    from,
    into,
  );
  ask.run(`update guests set merged_into = ?, settings = '{}', seen_at = ? where id = ?`, into, at, from);
  return { tables };
}

/** The latest one: that of which somebody knows best. */
export function tableOfBoth(ask: Queries, guest: string, other: string): string | null {
  const row = ask.one(
    `select mine.table_id from seats mine join seats theirs on theirs.table_id = mine.table_id
       join tables on tables.id = mine.table_id
     where mine.guest = ? and theirs.guest = ? order by tables.created_at desc, mine.table_id limit 1`,
    guest,
    other,
  );
  return text(row?.table_id);
}

/** Of all tables but the guests' own. */
function columnsOfGuests(ask: Queries): { table: string; column: string }[] {
  return ask
    .all(
      `select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
       where m.type = 'table' and f."table" = 'guests' and m.name <> 'guests' order by 1, 2`,
    )
    .map(row => ({ table: text(row.table) ?? '', column: text(row.column) ?? '' }));
}
