/**
 * Everything that the SQLite file keeps about a person: what of it they may take away, and what becomes of it when they
 * delete themselves. Each table that names people has its part here; a test fails when one is missing.
 */
import { randomBytes } from 'node:crypto';
import type { PeopleStore, PersonData } from '../peopleStore.ts';
import { type Queries, type Rooms, type Row, text } from './queries.ts';

/** A person under every id they have had, and what is to stand for them once they are gone. */
interface Leaving {
  ids: readonly string[];
  nobody: string;
}

interface Part {
  /** What of it is theirs to take away. Left out where another part tells it. */
  give?(ask: Queries, guest: string): unknown;
  forget(ask: Queries, leaving: Leaving): void;
}

const json = (value: Row[string] | undefined): unknown => JSON.parse(String(value));

const each = ({ ids }: Leaving, work: (id: string) => void): void => ids.forEach(work);

const removed = (table: string) => (ask: Queries, leaving: Leaving) =>
  each(leaving, id => void ask.run(`delete from ${table} where guest = ?`, id));

/** In the order in which they are forgotten. */
export const personParts: Readonly<Record<string, Part>> = {
  devices: {
    give: (ask, guest) =>
      ask.all('select * from devices where guest = ? order by created_at', guest).map(row => ({
        name: row.name,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        signedOutAt: row.signed_out_at,
      })),
    forget: removed('devices'),
  },
  proofs: {
    give: (ask, guest) =>
      ask.all('select * from proofs where guest = ? order by created_at', guest).map(row => ({
        kind: row.kind,
        ...(row.kind === 'mail' && { address: row.name }),
        label: row.label,
        createdAt: row.created_at,
        usedAt: row.used_at,
      })),
    forget: removed('proofs'),
  },
  links: {
    give: (ask, guest) =>
      ask
        .all('select * from links where guest = ? order by expires_at', guest)
        .map(row => ({ kind: row.kind, expiresAt: row.expires_at, usedAt: row.used_at })),
    forget: removed('links'),
  },
  rests: {
    give: (ask, guest) =>
      ask.all('select * from rests where guest = ? order by at', guest).map(row => ({
        from: row.at,
        zone: row.zone,
        night: row.night_from === null ? null : { from: row.night_from, to: row.night_to },
        holidays: json(row.holidays),
      })),
    forget: removed('rests'),
  },
  bonds: {
    give: (ask, guest) =>
      ask
        .all('select b.*, g.name from bonds b join guests g on g.id = b.other where guest = ? order by at', guest)
        .map(row => ({ name: row.name, kind: row.kind, at: row.at })),
    forget: (ask, leaving) => each(leaving, id => void ask.run('delete from bonds where guest = ?1 or other = ?1', id)),
  },
  asked_to_sit: {
    give: (ask, guest) =>
      ask
        .all(
          `select a.*, g.name as name, by.name as by_name from asked_to_sit a
             join guests g on g.id = a.guest join guests by on by.id = a.by_guest
           where a.guest = ?1 or a.by_guest = ?1 order by a.at`,
          guest,
        )
        .map(row => ({
          table: row.table_id,
          asked: row.name,
          by: row.by_name,
          at: row.at,
          answeredAt: row.answered_at,
        })),
    forget: (ask, leaving) =>
      each(leaving, id => void ask.run('delete from asked_to_sit where guest = ?1 or by_guest = ?1', id)),
  },
  notices: {
    give: (ask, guest) =>
      ask.all('select * from notices where guest = ? order by at', guest).map(row => ({
        table: row.table_id,
        n: row.n,
        kind: row.kind,
        at: row.at,
        doneAt: row.done_at,
        outcome: row.outcome,
      })),
    forget: removed('notices'),
  },
  channels: {
    give: (ask, guest) =>
      ask.all('select * from channels where guest = ? order by created_at', guest).map(row => ({
        kind: row.kind,
        // What a browser gave the house to push by is a secret between the two.
        ...(row.kind !== 'push' && { target: row.target }),
        settings: json(row.settings),
        createdAt: row.created_at,
      })),
    forget: removed('channels'),
  },
  chat: {
    give: (ask, guest) =>
      ask.all('select * from chat where guest = ? order by at', guest).map(row => ({
        table: row.table_id,
        at: row.at,
        audience: row.audience,
        ...(row.phrase === null ? { said: row.said } : { phrase: row.phrase }),
      })),
    // That something was said stays, so that lines keep their numbers; own words do not.
    forget: (ask, leaving) =>
      each(leaving, id => {
        ask.run(`update chat set phrase = 'removed', said = '' where guest = ? and phrase is null`, id);
        ask.run('update chat set guest = null where guest = ?', id);
      }),
  },
  told: {
    forget: removed('told'),
  },
  turns: {
    forget: (ask, { ids, nobody }) =>
      ids.forEach(id => void ask.run('update turns set guest = ? where guest = ?', nobody, id)),
  },
  log: {
    forget: (ask, { ids, nobody }) =>
      ids.forEach(
        id =>
          void ask.run(
            `update log set what = json_set(what, '$.guest', ?1) where type = 'seated' and json_extract(what, '$.guest') = ?2`,
            nobody,
            id,
          ),
      ),
  },
  seats: {
    forget: (ask, { ids, nobody }) =>
      ids.forEach(id => void ask.run(`update seats set guest = ?, preferences = '{}' where guest = ?`, nobody, id)),
  },
  tables: {
    give: (ask, guest) => tablesOf(ask, guest),
    forget: (ask, { ids, nobody }) =>
      ids.forEach(id => void ask.run('update tables set owner = ? where owner = ?', nobody, id)),
  },
  guest_tables: {
    // What is not over has to be found again, because seats there are still to be given up.
    forget: (ask, { ids, nobody }) =>
      ids.forEach(id => {
        ask.run(`update or ignore guest_tables set guest = ? where guest = ? and ended_at = ''`, nobody, id);
        ask.run('delete from guest_tables where guest = ?', id);
      }),
  },
  guests: {
    give: (ask, guest) => {
      const row = ask.one('select * from guests where id = ?', guest);
      return { name: row?.name, createdAt: row?.created_at, settings: json(row?.settings), barredAt: row?.barred_at };
    },
    forget: (ask, { ids }) => {
      // Those who have become somebody else come first.
      for (const id of ids.toReversed()) ask.run('delete from guests where id = ?', id);
    },
  },
};

/** Tables in which nobody is named. */
export const impersonalTables: readonly string[] = ['secrets', 'editions', 'reports', 'untold', 'heartbeat', 'shut'];

export function forgetEverywhere(ask: Queries, leaving: Leaving): void {
  for (const { forget } of Object.values(personParts)) forget(ask, leaving);
}

export function openPerson({
  ask,
  write,
  notify,
  notifyGuest,
}: Rooms): Pick<PeopleStore, 'personData' | 'forgetPerson'> {
  return {
    async personData(guest) {
      if (!ask.one('select 1 from guests where id = ?', guest)) return null;
      const data: PersonData = {};
      for (const [name, { give }] of Object.entries(personParts)) if (give) data[name] = give(ask, guest);
      return data;
    },

    async forgetPerson(guest, at) {
      const tables = await write(() => {
        const ids = idsOf(ask, guest);
        if (ids.length === 0) return null;
        const theirs = ids.flatMap(id =>
          ask.all(
            'select table_id from guest_tables where guest = ?1 union select table_id from seats where guest = ?1',
            id,
          ),
        );
        const nobody = randomBytes(16).toString('base64url');
        ask.run("insert into guests (id, name, created_at, deleted_at) values (?, '', ?, ?)", nobody, at, at);
        forgetEverywhere(ask, { ids, nobody });
        return theirs.map(row => String(row.table_id));
      });
      if (!tables) return;
      for (const table of new Set(tables)) notify({ table, n: null });
      notifyGuest(guest);
    },
  };
}

/** Somebody may once have been several guests: all of them, the present one first. */
function idsOf(ask: Queries, guest: string): string[] {
  return ask
    .all(
      `with recursive mine (id, depth) as (
         select id, 0 from guests where id = ? union select g.id, depth + 1 from guests g join mine on g.merged_into = mine.id)
       select id from mine order by depth`,
      guest,
    )
    .map(row => String(row.id));
}

/** What this person did at each of their tables: what they have seen themselves, and nothing that others hide. */
function tablesOf(ask: Queries, guest: string): unknown[] {
  const rows = ask.all(
    `select t.*, mine.ended_at, s.seat, s.preferences from guest_tables mine join tables t on t.id = mine.table_id
       left join seats s on s.table_id = t.id and s.guest = mine.guest
     where mine.guest = ? order by t.created_at, t.id`,
    guest,
  );
  return rows.map(row => {
    const id = String(row.id);
    return {
      id,
      game: row.game,
      options: json(row.options),
      opened: row.owner === guest,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at === '' ? null : row.ended_at,
      ...(row.seat !== null && {
        seat: row.seat,
        preferences: json(row.preferences),
        entries: entriesOf(ask, id, Number(row.seat), guest),
      }),
    };
  });
}

/** From when they sat down there; what a stand-in did is not theirs. */
function entriesOf(ask: Queries, table: string, seat: number, guest: string): unknown[] {
  const from = ask.one(
    `select coalesce(max(n), 0) as n from log where table_id = ? and seat = ? and type = 'seated'
       and json_extract(what, '$.guest') = ?`,
    table,
    seat,
    guest,
  )?.n;
  return ask
    .all(
      `select * from log where table_id = ? and seat = ? and n > ? and auto <> 2
         and type in ('move', 'undo', 'vote', 'back') order by n`,
      table,
      seat,
      Number(from),
    )
    .map(row => ({
      n: row.n,
      at: row.at,
      type: row.type,
      ...(text(row.what) !== null && { what: json(row.what) }),
      ...(row.auto === 1 && { standingAnswer: true }),
    }));
}
