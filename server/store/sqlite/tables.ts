/** Tables and their seats in the SQLite file. */

import { readManners, readSeat, readTable } from '../rows/tables.ts';
import type { LobbyFilter, NewStoredTable, Store, StoredSeat, StoredTable, TableManners } from '../store.ts';
import { type Queries, type Rooms, type Row, text } from './queries.ts';

/**
 * When a table was last touched: its last log entry, or the last change of its seats. Worked out when asked for, so
 * that appending a move writes to the log and to nothing else.
 */
export const changedAt = `max(changed_at, coalesce((select at from log where table_id = id order by n desc limit 1), ''))`;

/** A guest's tables that are not over. */
export const openOf = `select id from guest_tables join tables on id = guest_tables.table_id
  where guest = ? and ended_at = '' order by ${changedAt} desc, id limit ?`;

/** A page of a guest's finished tables; it costs the same however many came before it. */
export const finishedOf = `select table_id, ended_at,
    (select coalesce(max(n), 0) from log where log.table_id = guest_tables.table_id) as n
  from guest_tables where guest = ? and ended_at > '' and (ended_at, table_id) < (?, ?)
  order by ended_at desc, table_id desc limit ?`;

const apartFromOwner = `select other as id from bonds where kind = 'blocked' and guest = (select owner from tables where id = ?1)
  union select guest from bonds where kind = 'blocked' and other = (select owner from tables where id = ?1)`;

const belongs = 'insert into guest_tables (guest, table_id) values (?, ?) on conflict do nothing';

const free = 'guest is null and bot is null';

/** As the column `chat` numbers them. */
const chatManners = ['off', 'on', 'phrases'] as const;

/**
 * Where a table stands in the lobby follows from everything else about it. `fill_at` does, too: bots come so long after
 * the last person did.
 */
export function showInLobby(ask: Queries, id: string, at: string): void {
  const someFree = `exists (select 1 from seats where table_id = ?1 and ${free})`;
  ask.run(
    `update tables set
       lobby_at = case when lobby = 1 and over = 0 and ${someFree} then coalesce(lobby_at, ?2) end,
       fill_at = case when bots_after is not null and over = 0 and started_at is null and ${someFree}
         then strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '+' || bots_after || ' seconds') end
     where id = ?1`,
    id,
    at,
  );
}

const mannersOf = (row: Row): TableManners => readManners(row, chatManners[Number(row.chat)] ?? 'on');

/** Puts a table back as it was elsewhere, without its log. */
export function restoreTable(ask: Queries, table: StoredTable, endedAt: string): void {
  ask.run(
    `insert into tables (id, game, edition_id, edition_digest, rules, options, seed, owner, over, created_at, started_at,
       changed_at, lobby, clock, absent, language, bots_after, chat, invitation, ended)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    table.id,
    table.game,
    table.edition.id,
    table.edition.digest,
    table.rules,
    JSON.stringify(table.options),
    table.seed,
    table.owner,
    table.over ? 1 : 0,
    table.createdAt,
    table.startedAt,
    table.changedAt,
    table.lobby ? 1 : 0,
    JSON.stringify(table.clock),
    JSON.stringify(table.absent),
    table.language,
    table.botsAfter,
    chatManners.indexOf(table.chat),
    table.invitation,
    table.ended,
  );
  const belongsSince = 'insert into guest_tables (guest, table_id, ended_at) values (?, ?, ?) on conflict do nothing';
  for (const guest of new Set([table.owner, ...table.seats.flatMap(seat => seat.guest ?? [])]))
    ask.run(belongsSince, guest, table.id, table.over ? endedAt : '');
  for (const { seat, guest, bot, standIn, preferences } of table.seats)
    ask.run(
      'insert into seats (table_id, seat, guest, bot, stand_in, preferences) values (?, ?, ?, ?, ?, ?)',
      table.id,
      seat,
      guest,
      bot,
      standIn,
      JSON.stringify(preferences),
    );
  showInLobby(ask, table.id, table.changedAt);
}

/** Where a filter is empty, everything fits it. */
const fits = `lobby_at is not null and (?1 is null or game = ?1) and (?2 is null or json_extract(clock, '$.kind') = ?2)
  and (?3 is null or language is null or language = ?3)
  and (?4 is null or (select count(*) from seats where table_id = id) = ?4)
  and (?5 is null or (select count(*) from seats where table_id = id and ${free}) >= ?5)
  and (?6 is null or owner not in (select value from json_each(?6)))`;

export const lobbyPage = `select id, lobby_at from tables where ${fits} and (lobby_at, id) < (?7, ?8)
  order by lobby_at desc, id desc limit ?9`;

const filterOf = ({ game, clock, language, seats, free, notOf = [] }: LobbyFilter) =>
  [
    game ?? null,
    clock ?? null,
    language ?? null,
    seats ?? null,
    free ?? null,
    notOf.length > 0 ? JSON.stringify(notOf) : null,
  ] as const;

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

export function openTables({ ask, write, notify }: Rooms): TablesRoom {
  function seats(id: string): StoredSeat[] {
    return ask
      .all('select s.*, g.name from seats s left join guests g on g.id = s.guest where table_id = ? order by seat', id)
      .map(readSeat);
  }

  function startIfFull(id: string, at: string): void {
    ask.run(
      `update tables set changed_at = ?1, started_at = case
         when exists (select 1 from seats where table_id = ?2 and ${free}) then null else ?1 end
       where id = ?2`,
      at,
      id,
    );
  }

  /** Somebody who got up from a waiting table has nothing to do with it any more, unless it is theirs. */
  function forgetUnlessOwner(id: string, guest: string): void {
    ask.run(
      `delete from guest_tables where guest = ?1 and ended_at = '' and table_id = ?2
       and not exists (select 1 from tables where id = ?2 and owner = ?1)`,
      guest,
      id,
    );
  }

  const changed = async (id: string, work: () => void) => {
    await write(work);
    notify({ table: id, n: null });
  };

  return {
    async createTable(table: NewStoredTable) {
      await write(() => {
        const full = table.seats.every(seat => seat.guest !== null || seat.bot !== null);
        ask.run(
          `insert into tables (id, game, edition_id, edition_digest, rules, options, seed, owner, created_at, started_at,
             changed_at, lobby, clock, absent, language, bots_after, chat)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
          table.createdAt,
          table.lobby ? 1 : 0,
          JSON.stringify(table.clock),
          JSON.stringify(table.absent),
          table.language,
          table.botsAfter,
          chatManners.indexOf(table.chat),
        );
        ask.run(belongs, table.owner, table.id);
        for (const [seat, { guest, bot }] of table.seats.entries()) {
          ask.run('insert into seats (table_id, seat, guest, bot) values (?, ?, ?, ?)', table.id, seat, guest, bot);
          if (guest !== null) ask.run(belongs, guest, table.id);
        }
        showInLobby(ask, table.id, table.createdAt);
      });
      notify({ table: table.id, n: null });
    },

    async table(id): Promise<StoredTable | null> {
      const row = ask.one(`select *, ${changedAt} as touched_at from tables where id = ?`, id);
      if (!row) return null;
      const rematchNotFor =
        row.rematch === null ? [] : ask.all(apartFromOwner, String(row.rematch)).map(({ id }) => String(id));
      return readTable(row, { ...mannersOf(row), seats: seats(id), rematchNotFor });
    },

    async tablesOf(guest, limit) {
      return ask.all(openOf, guest, limit).map(row => String(row.id));
    },

    async finishedOf(guest, limit, before = { id: '', endedAt: '~' }) {
      return ask
        .all(finishedOf, guest, before.endedAt, before.id, limit)
        .map(row => ({ id: String(row.table_id), endedAt: String(row.ended_at), n: Number(row.n) }));
    },

    async openTablesOf(guest, since) {
      const row = ask.one(
        `select count(*) as n from tables where owner = ? and over = 0 and ${changedAt} >= ?`,
        guest,
        since,
      );
      return Number(row?.n);
    },

    async runningTablesWithBots() {
      const rows = ask.all(
        `select id from tables where over = 0 and started_at is not null
         and exists (select 1 from seats where table_id = id and (bot is not null or stand_in is not null)) order by ${changedAt} desc`,
      );
      return rows.map(row => String(row.id));
    },

    async sit(table, seat, guest, at) {
      const answer = await write((): 'seated' | 'taken' | 'elsewhere' => {
        const mine = ask.one('select seat from seats where table_id = ? and guest = ?', table, guest);
        if (mine) return mine.seat === seat ? 'seated' : 'elsewhere';
        if (ask.one('select 1 from tables where id = ? and over = 1', table)) return 'taken';
        const took = ask.run(
          `update seats set guest = ? where table_id = ? and seat = ? and stand_in is null and ${free}`,
          guest,
          table,
          seat,
        );
        if (took === 0) return 'taken';
        ask.run(belongs, guest, table);
        startIfFull(table, at);
        showInLobby(ask, table, at);
        return 'seated';
      });
      if (answer === 'seated') notify({ table, n: null });
      return answer;
    },

    async leave(table, seat, guest, at) {
      const answer = await write((): 'left' | 'not-yours' | 'started' => {
        const mine = ask.one(
          'select seat from seats where table_id = ? and seat = ? and guest = ?',
          table,
          seat,
          guest,
        );
        if (!mine) return 'not-yours';
        if (ask.one('select started_at from tables where id = ?', table)?.started_at !== null) return 'started';
        ask.run(`update seats set guest = null, preferences = '{}' where table_id = ? and seat = ?`, table, seat);
        ask.run('update tables set changed_at = ? where id = ?', at, table);
        forgetUnlessOwner(table, guest);
        showInLobby(ask, table, at);
        return 'left';
      });
      if (answer === 'left') notify({ table, n: null });
      return answer;
    },

    async prefer(table, seat, guest, preferences) {
      const kept = await write(() =>
        ask.run(
          'update seats set preferences = ? where table_id = ? and seat = ? and guest = ?',
          JSON.stringify(preferences),
          table,
          seat,
          guest,
        ),
      );
      if (kept === 0) return 'not-yours';
      notify({ table, n: null });
      return 'kept';
    },

    async arrange(table, seat, bot, at) {
      const answer = await write((): 'arranged' | 'started' => {
        const found = ask.one('select started_at, over from tables where id = ?', table);
        if (!found || found.started_at !== null || found.over === 1) return 'started';
        const left = text(ask.one('select guest from seats where table_id = ? and seat = ?', table, seat)?.guest);
        ask.run(
          `update seats set guest = null, bot = ?, preferences = '{}' where table_id = ? and seat = ?`,
          bot,
          table,
          seat,
        );
        if (left !== null) forgetUnlessOwner(table, left);
        startIfFull(table, at);
        showInLobby(ask, table, at);
        return 'arranged';
      });
      if (answer === 'arranged') notify({ table, n: null });
      return answer;
    },

    async setManners(table, manners, at) {
      await changed(table, () => {
        const row = ask.one('select * from tables where id = ?', table);
        if (!row) return;
        const { lobby, clock, absent, language, botsAfter, chat } = { ...mannersOf(row), ...manners };
        ask.run(
          `update tables set lobby = ?, clock = ?, absent = ?, language = ?, bots_after = ?, chat = ?, changed_at = ?
           where id = ?`,
          lobby ? 1 : 0,
          JSON.stringify(clock),
          JSON.stringify(absent),
          language,
          botsAfter,
          chatManners.indexOf(chat),
          at,
          table,
        );
        showInLobby(ask, table, at);
      });
    },

    async setInvitation(table, invitation, at) {
      await changed(table, () => {
        ask.run('update tables set invitation = ?, changed_at = ? where id = ?', invitation, at, table);
      });
    },

    async setRematch(table, next) {
      const noted = await write(() => {
        ask.run(
          `update tables set rematch = ?1 where id = ?2 and not exists (
             select 1 from tables as noted where noted.id = tables.rematch
             and not (noted.over = 1 and noted.started_at is null))`,
          next,
          table,
        );
        return String(ask.one('select rematch from tables where id = ?', table)?.rematch);
      });
      notify({ table, n: null });
      return noted;
    },

    async lobby(wanted, limit, before = { id: '', since: '~' }) {
      return ask
        .all(lobbyPage, ...filterOf(wanted), before.since, before.id, limit)
        .map(row => ({ id: String(row.id), since: String(row.lobby_at) }));
    },

    async lobbySize(wanted) {
      return Number(ask.one(`select count(*) as n from tables where ${fits}`, ...filterOf(wanted))?.n);
    },
  };
}
