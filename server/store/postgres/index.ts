/** The store on PostgreSQL: one database, any number of nodes. */
import { BadInput } from '@atoll/engine';
import postgres from 'postgres';
import { type Store, StoreFailure } from '../store.ts';
import { openChat } from './chat.ts';
import { openCompany } from './company.ts';
import { openGuests } from './guests.ts';
import { type CountHints, type News, openHints } from './hints.ts';
import { openHouse } from './house.ts';
import { openIdentity } from './identity.ts';
import { openLeases } from './leases.ts';
import { openLog } from './log.ts';
import { migrate } from './migrate.ts';
import { openNotices } from './notices.ts';
import { openOffice } from './office.ts';
import { openPeople } from './people.ts';
import { openPerson } from './person.ts';
import { queriesOn, type Rooms, transactionsOn } from './queries.ts';
import { openRests } from './rests.ts';
import { openTables } from './tables.ts';
import { openVisits } from './visits.ts';

export interface PostgresOptions {
  /** How many connections it may have at once, beside the one that listens. */
  connections?: number;
  /** Hears how many changes were told to others, and how many of theirs were found without having been told. */
  count?: CountHints;
}

/** Throws `BadInput` with the reason when the database cannot be used. */
export async function openPostgres(url: string, { connections = 10, count }: PostgresOptions = {}): Promise<Store> {
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) throw noAddress();
  const sql = postgres(url, {
    max: connections,
    onnotice: () => undefined,
    connection: { application_name: 'atoll' },
    // Asked with every new connection; where the connection breaks just then, nobody hears of it but the whole process.
    fetch_types: false,
  });
  try {
    await migrate(sql);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
  const ask = queriesOn(sql);
  const write = transactionsOn(sql);
  const hints = await openHints(sql, ask, count);
  let closed = false;

  /** What has begun is waited for when the store closes. */
  const begun = new Set<Promise<unknown>>();
  const keep = <T>(work: Promise<T>): Promise<T> => {
    begun.add(work);
    work.finally(() => begun.delete(work)).catch(() => undefined);
    return work;
  };

  const rooms: Rooms = {
    ask,
    write: work => keep(write(work)),
    change: work =>
      keep(
        (async () => {
          const { value, told } = await write(async inside => {
            const news: News[] = [];
            const value = await work(inside, each => news.push(each));
            return { value, told: await hints.note(inside, news) };
          });
          hints.publish(told);
          return value;
        })(),
      ),
  };

  return {
    ...openGuests(rooms),
    ...openTables(rooms),
    ...openLog(rooms, hints, keep),
    ...openIdentity(rooms),
    ...openChat(rooms),
    ...openPeople(rooms),
    ...openPerson(rooms),
    ...openCompany(rooms),
    ...openNotices(rooms),
    ...openRests(rooms),
    ...openHouse(rooms),
    ...openOffice(rooms),
    ...openLeases(rooms),
    ...openVisits(rooms),

    async secret(name, make) {
      await ask.run('insert into secrets (name, value) values ($1, $2) on conflict do nothing', name, make());
      return String((await ask.one('select value from secrets where name = $1', name))?.value);
    },

    async keepEdition(game, digest, content) {
      if (await ask.one('select 1 from editions where game = $1 and digest = $2', game, digest)) return;
      const keep = 'insert into editions (game, digest, content) values ($1, $2, $3) on conflict do nothing';
      await ask.run(keep, game, digest, JSON.stringify(content));
    },

    async edition(game, digest) {
      const row = await ask.one('select content from editions where game = $1 and digest = $2', game, digest);
      return row && JSON.parse(String(row.content));
    },

    subscribe: hear => hints.hear('table', ({ id, n }) => hear({ table: id, n })),
    subscribeGuests: hear => hints.hear('guest', ({ id }) => hear(id)),
    hearSaid: hear => hints.hear('said', ({ id }) => hear(id)),

    async probe() {
      if (closed) throw new StoreFailure('The store is closed.');
      // Takes a number of a transaction, which nothing that only reads does.
      await write(inside => inside.run('select pg_current_xact_id()'));
    },

    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(begun);
      await hints.close();
      await sql.end({ timeout: 5 });
    },
  };
}

const noAddress = (): BadInput =>
  new BadInput('database-address', {
    de: 'Die Adresse der Datenbank muss wie postgres://name:passwort@rechner:5432/atoll aussehen.',
    en: 'The address of the database must look like postgres://name:password@host:5432/atoll.',
  });
