/** Tables and their seats in PostgreSQL. */

import { type Row, text } from '../rows/row.ts';
import { readManners, readSeat, readTable } from '../rows/tables.ts';
import type { LobbyFilter, NewStoredTable, Store, StoredTable, TableManners } from '../store.ts';
import { ofTable } from './hints.ts';
import type { Queries, Rooms } from './queries.ts';

/**
 * When a table was last touched: its last log entry, or the last change of its seats. Worked out when asked for, so
 * that appending a move writes to the log and to nothing else.
 */
export const changedAt = `greatest(changed_at,
  coalesce((select at from log where table_id = id order by n desc limit 1), ''))`;

/** A guest's tables that are not over. */
const openOf = `select id from guest_tables join tables on id = guest_tables.table_id
  where guest = $1 and ended_at = '' order by ${changedAt} desc, id limit $2`;

/** A page of a guest's finished tables; it costs the same however many came before it. */
const finishedOf = `select table_id, ended_at,
    (select coalesce(max(n), 0) from log where log.table_id = guest_tables.table_id) as n
  from guest_tables where guest = $1 and ended_at > '' and (ended_at, table_id) < ($2, $3)
  order by ended_at desc, table_id desc limit $4`;

const belongs = 'insert into guest_tables (guest, table_id) values ($1, $2) on conflict do nothing';

const free = 'guest is null and bot is null';

const someFree = (table: string) => `exists (select 1 from seats where table_id = ${table} and ${free})`;

/** ISO, as everywhere. */
export const isoText = (time: string) => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Where a table stands in the lobby follows from everything else about it. `fill_at` does, too: bots come so long after
 * the last person did.
 */
export async function showInLobby(inside: Queries, id: string, at: string): Promise<void> {
  await inside.run(
    `update tables set
       lobby_at = case when lobby and not over and ${someFree('$1')} then coalesce(lobby_at, $2) end,
       fill_at = case when bots_after is not null and not over and started_at is null and ${someFree('$1')}
         then ${isoText('$2::timestamptz + make_interval(secs => bots_after)')} end
     where id = $1`,
    id,
    at,
  );
}

/** Everything that depends on who sits where and what has begun is done by one at a time for each table. */
export const lockTable = (inside: Queries, id: string): Promise<Row | undefined> =>
  inside.one('select * from tables where id = $1 for update', id);

const mannersOf = (row: Row): TableManners => readManners(row, String(row.chat) as TableManners['chat']);

/** Puts a table back as it was elsewhere, without its log. */
export async function restoreTable(inside: Queries, table: StoredTable, endedAt: string): Promise<void> {
  await inside.run(
    `insert into tables (id, game, edition_id, edition_digest, rules, options, seed, owner, over, created_at, started_at,
       changed_at, lobby, clock, absent, language, bots_after, chat, invitation, ended)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    table.id,
    table.game,
    table.edition.id,
    table.edition.digest,
    table.rules,
    JSON.stringify(table.options),
    table.seed,
    table.owner,
    table.over,
    table.createdAt,
    table.startedAt,
    table.changedAt,
    table.lobby,
    JSON.stringify(table.clock),
    JSON.stringify(table.absent),
    table.language,
    table.botsAfter,
    table.chat,
    table.invitation,
    table.ended,
  );
  const belongsSince =
    'insert into guest_tables (guest, table_id, ended_at) values ($1, $2, $3) on conflict do nothing';
  for (const guest of new Set([table.owner, ...table.seats.flatMap(seat => seat.guest ?? [])]))
    await inside.run(belongsSince, guest, table.id, table.over ? endedAt : '');
  for (const { seat, guest, bot, standIn, preferences } of table.seats)
    await inside.run(
      'insert into seats (table_id, seat, guest, bot, stand_in, preferences) values ($1, $2, $3, $4, $5, $6)',
      table.id,
      seat,
      guest,
      bot,
      standIn,
      JSON.stringify(preferences),
    );
  await showInLobby(inside, table.id, table.changedAt);
}

/** Where a filter is empty, everything fits it. */
const fits = `lobby_at is not null and ($1::text is null or game = $1) and ($2::text is null or clock::json->>'kind' = $2)
  and ($3::text is null or language is null or language = $3)
  and ($4::int is null or (select count(*) from seats where table_id = id) = $4)
  and ($5::int is null or (select count(*) from seats where table_id = id and ${free}) >= $5)
  and ($6::text[] is null or owner <> all ($6))`;

const lobbyPage = `select id, lobby_at from tables where ${fits} and (lobby_at, id) < ($7, $8)
  order by lobby_at desc, id desc limit $9`;

const filterOf = ({ game, clock, language, seats, free, notOf = [] }: LobbyFilter) =>
  [
    game ?? null,
    clock ?? null,
    language ?? null,
    seats ?? null,
    free ?? null,
    notOf.length > 0 ? notOf : null,
  ] as const;

/** Who keeps apart from the owner of the table at which the same people play again. */
const apartFromRematch = `with next as (
    select owner from tables where id = (select rematch from tables where id = $1))
  select other as guest from bonds join next on bonds.guest = next.owner where kind = 'blocked'
  union select bonds.guest from bonds join next on bonds.other = next.owner where kind = 'blocked'`;

type TablesRoom = Pick<
  Store,
  | 'createTable'
  | 'table'
  | 'tablesOf'
  | 'finishedOf'
  | 'openTablesOf'
  | 'runningTablesWithBots'
  | 'sit'
  | 'leave'
  | 'prefer'
  | 'arrange'
  | 'setManners'
  | 'setInvitation'
  | 'setRematch'
  | 'lobby'
  | 'lobbySize'
>;

const seatsOf =
  'select s.*, g.name from seats s left join guests g on g.id = s.guest where table_id = $1 order by seat';

async function startIfFull(inside: Queries, id: string, at: string): Promise<void> {
  await inside.run(
    `update tables set changed_at = $1, started_at = case when ${someFree('$2')} then null else $1 end where id = $2`,
    at,
    id,
  );
}

/** Somebody who got up from a waiting table has nothing to do with it any more, unless it is theirs. */
async function forgetUnlessOwner(inside: Queries, id: string, guest: string): Promise<void> {
  await inside.run(
    `delete from guest_tables where guest = $1 and ended_at = '' and table_id = $2
     and not exists (select 1 from tables where id = $2 and owner = $1)`,
    guest,
    id,
  );
}

export function openTables({ ask, change }: Rooms): TablesRoom {
  return {
    createTable(table: NewStoredTable) {
      return change(async (inside, tell) => {
        const full = table.seats.every(seat => seat.guest !== null || seat.bot !== null);
        await inside.run(
          `insert into tables (id, game, edition_id, edition_digest, rules, options, seed, owner, created_at, started_at,
             changed_at, lobby, clock, absent, language, bots_after, chat)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9, $11, $12, $13, $14, $15, $16)`,
          table.id,
          table.game,
          table.edition.id,
          table.edition.digest,
          table.rules,
          JSON.stringify(table.options),
          table.seed,
          table.owner,
          table.createdAt,
          full ? table.createdAt : null,
          table.lobby,
          JSON.stringify(table.clock),
          JSON.stringify(table.absent),
          table.language,
          table.botsAfter,
          table.chat,
        );
        await inside.run(belongs, table.owner, table.id);
        for (const [seat, { guest, bot }] of table.seats.entries()) {
          await inside.run(
            'insert into seats (table_id, seat, guest, bot) values ($1, $2, $3, $4)',
            table.id,
            seat,
            guest,
            bot,
          );
          if (guest !== null) await inside.run(belongs, guest, table.id);
        }
        await showInLobby(inside, table.id, table.createdAt);
        tell(ofTable(table.id));
      });
    },

    async table(id): Promise<StoredTable | null> {
      const [row, seats, apart] = await Promise.all([
        ask.one(`select *, ${changedAt} as touched_at from tables where id = $1`, id),
        ask.all(seatsOf, id),
        ask.all(apartFromRematch, id),
      ]);
      if (!row) return null;
      const rematchNotFor = apart.map(({ guest }) => String(guest));
      return readTable(row, { ...mannersOf(row), seats: seats.map(readSeat), rematchNotFor });
    },

    async tablesOf(guest, limit) {
      return (await ask.all(openOf, guest, limit)).map(row => String(row.id));
    },

    async finishedOf(guest, limit, before = { id: '', endedAt: '~' }) {
      const rows = await ask.all(finishedOf, guest, before.endedAt, before.id, limit);
      return rows.map(row => ({ id: String(row.table_id), endedAt: String(row.ended_at), n: Number(row.n) }));
    },

    async openTablesOf(guest, since) {
      const row = await ask.one(
        `select count(*) as n from tables where owner = $1 and not over and ${changedAt} >= $2`,
        guest,
        since,
      );
      return Number(row?.n);
    },

    async runningTablesWithBots() {
      const rows = await ask.all(
        `select id from tables where not over and started_at is not null and exists (
           select 1 from seats where table_id = id and (bot is not null or stand_in is not null))
         order by ${changedAt} desc`,
      );
      return rows.map(row => String(row.id));
    },

    sit(table, seat, guest, at) {
      return change(async (inside, tell): Promise<'seated' | 'taken' | 'elsewhere'> => {
        const locked = await lockTable(inside, table);
        const mine = await inside.one('select seat from seats where table_id = $1 and guest = $2', table, guest);
        if (mine && mine.seat !== seat) return 'elsewhere';
        if (!mine) {
          if (!locked || locked.over === true) return 'taken';
          const took = await inside.run(
            `update seats set guest = $1 where table_id = $2 and seat = $3 and stand_in is null and ${free}`,
            guest,
            table,
            seat,
          );
          if (took === 0) return 'taken';
          await inside.run(belongs, guest, table);
          await startIfFull(inside, table, at);
          await showInLobby(inside, table, at);
        }
        tell(ofTable(table));
        return 'seated';
      });
    },

    leave(table, seat, guest, at) {
      return change(async (inside, tell): Promise<'left' | 'not-yours' | 'started'> => {
        const locked = await lockTable(inside, table);
        const mine = await inside.one(
          'select seat from seats where table_id = $1 and seat = $2 and guest = $3',
          table,
          seat,
          guest,
        );
        if (!locked || !mine) return 'not-yours';
        if (locked.started_at !== null) return 'started';
        await inside.run(
          `update seats set guest = null, preferences = '{}' where table_id = $1 and seat = $2`,
          table,
          seat,
        );
        await inside.run('update tables set changed_at = $1 where id = $2', at, table);
        await forgetUnlessOwner(inside, table, guest);
        await showInLobby(inside, table, at);
        tell(ofTable(table));
        return 'left';
      });
    },

    prefer(table, seat, guest, preferences) {
      return change(async (inside, tell): Promise<'kept' | 'not-yours'> => {
        const kept = await inside.run(
          'update seats set preferences = $1 where table_id = $2 and seat = $3 and guest = $4',
          JSON.stringify(preferences),
          table,
          seat,
          guest,
        );
        if (kept === 0) return 'not-yours';
        tell(ofTable(table));
        return 'kept';
      });
    },

    arrange(table, seat, bot, at) {
      return change(async (inside, tell): Promise<'arranged' | 'started'> => {
        const found = await lockTable(inside, table);
        if (!found || found.started_at !== null || found.over === true) return 'started';
        const sat = await inside.one('select guest from seats where table_id = $1 and seat = $2', table, seat);
        await inside.run(
          `update seats set guest = null, bot = $1, preferences = '{}' where table_id = $2 and seat = $3`,
          bot,
          table,
          seat,
        );
        const left = text(sat?.guest);
        if (left !== null) await forgetUnlessOwner(inside, table, left);
        await startIfFull(inside, table, at);
        await showInLobby(inside, table, at);
        tell(ofTable(table));
        return 'arranged';
      });
    },

    setManners(table, manners, at) {
      return change(async (inside, tell) => {
        const row = await lockTable(inside, table);
        tell(ofTable(table));
        if (!row) return;
        const { lobby, clock, absent, language, botsAfter, chat } = { ...mannersOf(row), ...manners };
        await inside.run(
          `update tables set lobby = $1, clock = $2, absent = $3, language = $4, bots_after = $5, chat = $6,
             changed_at = $7 where id = $8`,
          lobby,
          JSON.stringify(clock),
          JSON.stringify(absent),
          language,
          botsAfter,
          chat,
          at,
          table,
        );
        await showInLobby(inside, table, at);
      });
    },

    setInvitation(table, invitation, at) {
      return change(async (inside, tell) => {
        await inside.run('update tables set invitation = $1, changed_at = $2 where id = $3', invitation, at, table);
        tell(ofTable(table));
      });
    },

    setRematch(table, next) {
      return change(async (inside, tell) => {
        await lockTable(inside, table);
        await inside.run(
          `update tables set rematch = $1 where id = $2 and not exists (
             select 1 from tables as noted where noted.id = tables.rematch
             and not (noted.over and noted.started_at is null))`,
          next,
          table,
        );
        tell(ofTable(table));
        return String((await inside.one('select rematch from tables where id = $1', table))?.rematch);
      });
    },

    async lobby(wanted, limit, before = { id: '', since: '~' }) {
      const rows = await ask.all(lobbyPage, ...filterOf(wanted), before.since, before.id, limit);
      return rows.map(row => ({ id: String(row.id), since: String(row.lobby_at) }));
    },

    async lobbySize(wanted) {
      return Number((await ask.one(`select count(*) as n from tables where ${fits}`, ...filterOf(wanted)))?.n);
    },
  };
}
