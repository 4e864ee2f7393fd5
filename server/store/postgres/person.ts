/**
 * Everything that PostgreSQL keeps about a person: what of it they may take away, and what becomes of it when they
 * delete themselves. Each table that names people has its part here; a test fails when one is missing.
 */

import { randomBytes } from 'node:crypto';
import type { PeopleStore, PersonData } from '../peopleStore.ts';
import { type Row, text } from '../rows/row.ts';
import { ofGuest, ofTable } from './hints.ts';
import type { Queries, Rooms } from './queries.ts';

/** A person under every id they have had, and what is to stand for them once they are gone. */
interface Leaving {
  ids: readonly string[];
  nobody: string;
}

interface Part {
  /** What of it is theirs to take away. Left out where another part tells it. */
  give?(ask: Queries, guest: string): Promise<unknown>;
  forget(ask: Queries, leaving: Leaving): Promise<void>;
}

const json = (value: Row[string] | undefined): unknown => JSON.parse(String(value));

/** The same statement for every id that they have had; `$2` is what stands for them. */
const run =
  (...statements: string[]) =>
  async (ask: Queries, { ids, nobody }: Leaving): Promise<void> => {
    for (const id of ids)
      for (const statement of statements)
        await (statement.includes('$2') ? ask.run(statement, id, nobody) : ask.run(statement, id));
  };

const removed = (table: string) => run(`delete from ${table} where guest = $1`);

/** In the order in which they are forgotten. */
export const personParts: Readonly<Record<string, Part>> = {
  devices: {
    give: async (ask, guest) =>
      (await ask.all('select * from devices where guest = $1 order by created_at', guest)).map(row => ({
        name: row.name,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        signedOutAt: row.signed_out_at,
      })),
    forget: removed('devices'),
  },
  proofs: {
    give: async (ask, guest) =>
      (await ask.all('select * from proofs where guest = $1 order by created_at', guest)).map(row => ({
        kind: row.kind,
        ...(row.kind === 'mail' && { address: row.name }),
        label: row.label,
        createdAt: row.created_at,
        usedAt: row.used_at,
      })),
    forget: removed('proofs'),
  },
  links: {
    give: async (ask, guest) =>
      (await ask.all('select * from links where guest = $1 order by expires_at', guest)).map(row => ({
        kind: row.kind,
        expiresAt: row.expires_at,
        usedAt: row.used_at,
      })),
    forget: removed('links'),
  },
  rests: {
    give: async (ask, guest) =>
      (await ask.all('select * from rests where guest = $1 order by at', guest)).map(row => ({
        from: row.at,
        zone: row.zone,
        night: row.night_from === null ? null : { from: row.night_from, to: row.night_to },
        holidays: json(row.holidays),
      })),
    forget: removed('rests'),
  },
  bonds: {
    give: async (ask, guest) =>
      (
        await ask.all(
          'select b.*, g.name from bonds b join guests g on g.id = b.other where guest = $1 order by at',
          guest,
        )
      ).map(row => ({ name: row.name, kind: row.kind, at: row.at })),
    forget: run('delete from bonds where guest = $1 or other = $1'),
  },
  asked_to_sit: {
    give: async (ask, guest) =>
      (
        await ask.all(
          `select a.*, g.name as name, asker.name as by_name from asked_to_sit a
             join guests g on g.id = a.guest join guests asker on asker.id = a.by_guest
           where a.guest = $1 or a.by_guest = $1 order by a.at`,
          guest,
        )
      ).map(row => ({
        table: row.table_id,
        asked: row.name,
        by: row.by_name,
        at: row.at,
        answeredAt: row.answered_at,
      })),
    forget: run('delete from asked_to_sit where guest = $1 or by_guest = $1'),
  },
  notices: {
    give: async (ask, guest) =>
      (await ask.all('select * from notices where guest = $1 order by at', guest)).map(row => ({
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
    give: async (ask, guest) =>
      (await ask.all('select * from channels where guest = $1 order by created_at', guest)).map(row => ({
        kind: row.kind,
        // What a browser gave the house to push by is a secret between the two.
        ...(row.kind !== 'push' && { target: row.target }),
        settings: json(row.settings),
        createdAt: row.created_at,
      })),
    forget: removed('channels'),
  },
  chat: {
    give: async (ask, guest) =>
      (await ask.all('select * from chat where guest = $1 order by at', guest)).map(row => ({
        table: row.table_id,
        at: row.at,
        audience: row.audience,
        ...(row.phrase === null ? { said: row.said } : { phrase: row.phrase }),
      })),
    // That something was said stays, so that lines keep their numbers; own words do not.
    forget: run(
      `update chat set phrase = 'removed', said = '' where guest = $1 and phrase is null`,
      'update chat set guest = null where guest = $1',
    ),
  },
  told: {
    forget: run(`delete from told where kind = 'guest' and id = $1`),
  },
  visits: {
    forget: removed('visits'),
  },
  turns: {
    forget: run('update turns set guest = $2 where guest = $1'),
  },
  log: {
    forget: run(
      `update log set what = jsonb_set(what::jsonb, '{guest}', to_jsonb($2::text))::text
       where type = 'seated' and what::json->>'guest' = $1`,
    ),
  },
  seats: {
    forget: run(`update seats set guest = $2, preferences = '{}' where guest = $1`),
  },
  tables: {
    give: (ask, guest) => tablesOf(ask, guest),
    forget: run('update tables set owner = $2 where owner = $1'),
  },
  guest_tables: {
    // What is not over has to be found again, because seats there are still to be given up.
    forget: run(
      `insert into guest_tables (guest, table_id) select $2, table_id from guest_tables where guest = $1 and ended_at = ''
       on conflict do nothing`,
      'delete from guest_tables where guest = $1',
    ),
  },
  guests: {
    give: async (ask, guest) => {
      const row = await ask.one('select * from guests where id = $1', guest);
      return { name: row?.name, createdAt: row?.created_at, settings: json(row?.settings), barredAt: row?.barred_at };
    },
    forget: async (ask, { ids }) => {
      // Those who have become somebody else come first.
      for (const id of ids.toReversed()) await ask.run('delete from guests where id = $1', id);
    },
  },
};

/** Tables in which nobody is named. */
export const impersonalTables: readonly string[] = [
  'secrets',
  'editions',
  'reports',
  'untold',
  'heartbeat',
  'shut',
  'servers',
  'leases',
  'schema_version',
];

export async function forgetEverywhere(inside: Queries, leaving: Leaving): Promise<void> {
  for (const { forget } of Object.values(personParts)) await forget(inside, leaving);
}

export function openPerson({ ask, change }: Rooms): Pick<PeopleStore, 'personData' | 'forgetPerson'> {
  return {
    async personData(guest) {
      if (!(await ask.one('select 1 from guests where id = $1', guest))) return null;
      const data: PersonData = {};
      for (const [name, { give }] of Object.entries(personParts)) if (give) data[name] = await give(ask, guest);
      return data;
    },

    forgetPerson(guest, at) {
      return change(async (inside, tell) => {
        const ids = await idsOf(inside, guest);
        if (ids.length === 0) return;
        const theirs = await inside.all(
          `select table_id from guest_tables where guest = any($1::text[])
           union select table_id from seats where guest = any($1::text[])`,
          ids,
        );
        const nobody = randomBytes(16).toString('base64url');
        await inside.run("insert into guests (id, name, created_at, deleted_at) values ($1, '', $2, $2)", nobody, at);
        await forgetEverywhere(inside, { ids, nobody });
        for (const row of theirs) tell(ofTable(String(row.table_id)));
        tell(ofGuest(guest));
      });
    },
  };
}

/** Somebody may once have been several guests: all of them, the present one first. */
async function idsOf(ask: Queries, guest: string): Promise<string[]> {
  const rows = await ask.all(
    `with recursive mine (id, depth) as (
       select id, 0 from guests where id = $1
       union select g.id, depth + 1 from guests g join mine on g.merged_into = mine.id)
     select id from mine order by depth`,
    guest,
  );
  return rows.map(row => String(row.id));
}

/** What this person did at each of their tables: what they have seen themselves, and nothing that others hide. */
async function tablesOf(ask: Queries, guest: string): Promise<unknown[]> {
  const rows = await ask.all(
    `select t.*, mine.ended_at, s.seat, s.preferences from guest_tables mine join tables t on t.id = mine.table_id
       left join seats s on s.table_id = t.id and s.guest = mine.guest
     where mine.guest = $1 order by t.created_at, t.id`,
    guest,
  );
  const tables: unknown[] = [];
  for (const row of rows) {
    const id = String(row.id);
    tables.push({
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
        entries: await entriesOf(ask, id, Number(row.seat), guest),
      }),
    });
  }
  return tables;
}

/** From when they sat down there; what a stand-in did is not theirs. */
async function entriesOf(ask: Queries, table: string, seat: number, guest: string): Promise<unknown[]> {
  const from = await ask.one(
    `select coalesce(max(n), 0) as n from log where table_id = $1 and seat = $2 and type = 'seated'
       and what::json->>'guest' = $3`,
    table,
    seat,
    guest,
  );
  const rows = await ask.all(
    `select * from log where table_id = $1 and seat = $2 and n > $3 and auto <> 2
       and type in ('move', 'undo', 'vote', 'back') order by n`,
    table,
    seat,
    Number(from?.n),
  );
  return rows.map(row => ({
    n: row.n,
    at: row.at,
    type: row.type,
    ...(text(row.what) !== null && { what: json(row.what) }),
    ...(row.auto === 1 && { standingAnswer: true }),
  }));
}
