/** When the house was open, in PostgreSQL. */
import type { HouseStore } from '../houseStore.ts';
import type { Rooms } from './queries.ts';

export function openHouse({ ask, write }: Rooms): HouseStore {
  return {
    beat(at, gap) {
      return write(async inside => {
        // Two nodes that wake up together must not both think that they are the first.
        await inside.run('select pg_advisory_xact_lock(4100, 1)');
        const last = (await inside.one('select at from heartbeat'))?.at;
        if (last !== undefined && String(last) >= at) return null;
        await inside.run(
          'insert into heartbeat (house, at) values (1, $1) on conflict (house) do update set at = excluded.at',
          at,
        );
        if (last === undefined || Date.parse(at) - Date.parse(String(last)) <= gap) return null;
        // Turns that began after the last beat were open time, too: it must not be taken out of any clock.
        const turn = (await inside.one('select max(since) as since from turns'))?.since ?? '';
        const [, since = at] = [String(last), String(turn)].sort();
        if (since >= at) return null;
        await inside.run('insert into shut (since, until) values ($1, $2) on conflict do nothing', since, at);
        return { since, until: at };
      });
    },
    async shut() {
      const rows = await ask.all('select since, until from shut order by since');
      return rows.map(row => ({ since: String(row.since), until: String(row.until) }));
    },
  };
}
