/** When the house was open, in the SQLite file. */
import type { HouseStore } from '../houseStore.ts';
import type { Rooms } from './queries.ts';

export function openHouse({ ask, write }: Rooms): HouseStore {
  return {
    beat(at, gap) {
      return write(() => {
        const last = ask.one('select at from heartbeat')?.at;
        if (last !== undefined && String(last) >= at) return null;
        ask.run('insert into heartbeat (house, at) values (1, ?) on conflict do update set at = excluded.at', at);
        if (last === undefined || Date.parse(at) - Date.parse(String(last)) <= gap) return null;
        // Turns that began after the last beat were open time, too: it must not be taken out of any clock.
        const turn = ask.one('select max(since) as since from turns')?.since ?? '';
        const [, since = at] = [String(last), String(turn)].sort();
        if (since >= at) return null;
        ask.run('insert into shut (since, until) values (?, ?) on conflict do nothing', since, at);
        return { since, until: at };
      });
    },
    async shut() {
      return ask
        .all('select since, until from shut order by since')
        .map(row => ({ since: String(row.since), until: String(row.until) }));
    },
  };
}
