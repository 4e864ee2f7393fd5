/** Who does what, in PostgreSQL. These tables are not written to its journal: after a crash everybody claims anew. */
import { botWork, type LeaseStore } from '../leaseStore.ts';
import type { Rooms } from './queries.ts';

const lives = (server: string): string =>
  `exists (select 1 from servers where id = ${server} and alive_until > clock_timestamp())`;

const lease = `insert into leases (what, server) values ($1, $2)
  on conflict (what) do update set server = excluded.server
  where leases.server = excluded.server or not ${lives('leases.server')}`;

const unclaimed = `select table_id from turns where guest is null and not exists (
    select 1 from leases where what = $1 || table_id and ${lives('leases.server')})
  order by since, table_id`;

/** Milliseconds between two times at which what dead servers have left is cleared away. */
const clearEvery = 60_000;

export function openLeases({ ask }: Rooms): LeaseStore {
  let clearedAt = performance.now();

  async function clear(): Promise<void> {
    if (performance.now() - clearedAt < clearEvery) return;
    clearedAt = performance.now();
    await ask.run(`delete from servers where alive_until < clock_timestamp() - interval '1 minute'`);
    await ask.run('delete from visits where not exists (select 1 from servers where id = visits.server)');
    await ask.run('delete from leases where not exists (select 1 from servers where id = leases.server)');
  }

  return {
    async live(server, ms) {
      await ask.run(
        `insert into servers (id, alive_until) values ($1, clock_timestamp() + $2::int * interval '1 millisecond')
         on conflict (id) do update set alive_until = excluded.alive_until`,
        server,
        ms,
      );
      await clear();
    },
    async depart(server) {
      await ask.run('delete from servers where id = $1', server);
      await ask.run('delete from leases where server = $1', server);
      await ask.run('delete from visits where server = $1', server);
    },
    async lease(what, server) {
      return (await ask.run(lease, what, server)) === 1;
    },
    async release(what, server) {
      await ask.run('delete from leases where what = $1 and server = $2', what, server);
    },
    async botTurnsUnclaimed() {
      return (await ask.all(unclaimed, botWork(''))).map(row => String(row.table_id));
    },
  };
}
