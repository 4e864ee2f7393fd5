/** Making one guest of two, in PostgreSQL. */

import type { Merged } from '../identityStore.ts';
import { text } from '../rows/row.ts';
import type { Queries } from './queries.ts';

/** Of all tables but the guests' own: where a guest is referred to. */
const columnsOfGuests = `select conrelid::regclass::text as place, attname as field
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'guests'::regclass and conrelid <> 'guests'::regclass order by 1, 2`;

/**
 * Every column that refers to a guest follows, whichever table it is in: the schema itself says which they are, so that
 * nothing is forgotten when there are more. Where both have a line that only one can have, `into`'s stays.
 */
export async function mergeGuests(inside: Queries, from: string, into: string, at: string): Promise<Merged> {
  await inside.all('select 1 from guests where id in ($1, $2) order by id for update', from, into);
  const together = await tableOfBoth(inside, from, into);
  if (together !== null) return { together };

  const rows = await inside.all(
    `select table_id from guest_tables where guest = $1 union select table_id from seats where guest = $1
     union select id from tables where owner = $1 order by 1`,
    from,
  );
  const tables = rows.map(row => String(row.table_id));

  // What the two thought of each other means nothing any more.
  await inside.run('delete from bonds where (guest = $1 and other = $2) or (guest = $2 and other = $1)', from, into);
  // Of two blocks or mutes the stricter one counts.
  for (const [mine, theirs] of [
    ['guest', 'other'],
    ['other', 'guest'],
  ])
    await inside.run(
      `update bonds set kind = 'blocked' where ${mine} = $1
         and ${theirs} in (select ${theirs} from bonds where ${mine} = $2 and kind = 'blocked')`,
      into,
      from,
    );
  // Two histories of hours of rest cannot be one: clocks of before would change.
  await inside.run('delete from rests where guest = $1 and exists (select 1 from rests where guest = $2)', from, into);
  for (const { place, field } of await inside.all(columnsOfGuests))
    await inside.one(
      'select follow_guest($1::text::regclass, $2::text::name, $3, $4)',
      String(place),
      String(field),
      from,
      into,
    );
  await inside.run('update turns set guest = $1 where guest = $2', into, from);
  await inside.run(
    `update log set what = jsonb_set(what::jsonb, '{guest}', to_jsonb($1::text))::text
     where type = 'seated' and what::json->>'guest' = $2`,
    into,
    from,
  );
  await inside.run(
    `update guests set settings = (
         (select settings from guests where id = $1)::jsonb || settings::jsonb)::text,
       created_at = least(created_at, (select created_at from guests where id = $1)),
       barred_at = coalesce(barred_at, (select barred_at from guests where id = $1)) where id = $2`,
    from,
    into,
  );
  await inside.run(`update guests set merged_into = $1, settings = '{}', seen_at = $2 where id = $3`, into, at, from);
  return { tables };
}

/** The latest one: that of which somebody knows best. */
export async function tableOfBoth(ask: Queries, guest: string, other: string): Promise<string | null> {
  const row = await ask.one(
    `select mine.table_id from seats mine join seats theirs on theirs.table_id = mine.table_id
       join tables on tables.id = mine.table_id
     where mine.guest = $1 and theirs.guest = $2 order by tables.created_at desc, mine.table_id limit 1`,
    guest,
    other,
  );
  return text(row?.table_id);
}
