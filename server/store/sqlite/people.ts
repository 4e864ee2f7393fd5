/** What people have chosen, in the SQLite file. */
import type { Bond, PeopleStore } from '../peopleStore.ts';
import type { Queries, Rooms } from './queries.ts';

export function openPeople({
  ask,
  write,
}: Rooms): Omit<PeopleStore, 'rests' | 'keepRest' | 'personData' | 'forgetPerson' | 'subscribeGuests'> {
  return {
    settings: async guest => settingsOf(ask, guest),
    async changeSettings(guest, change) {
      await write(() => {
        const all = { ...settingsOf(ask, guest), ...change };
        const chosen = Object.fromEntries(
          Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
        );
        ask.run('update guests set settings = ? where id = ?', JSON.stringify(chosen), guest);
      });
    },
    async bonds(guest) {
      return ask
        .all('select other, kind from bonds where guest = ? order by at, other', guest)
        .map(row => ({ other: String(row.other), kind: String(row.kind) as Bond['kind'] }));
    },
    async setBond(guest, other, kind, at) {
      await write(() => {
        ask.run('delete from bonds where guest = ? and other = ?', guest, other);
        if (kind !== null)
          ask.run('insert into bonds (guest, other, kind, at) values (?, ?, ?, ?)', guest, other, kind, at);
      });
    },
  };
}

const settingsOf = (ask: Queries, guest: string): Record<string, unknown> =>
  JSON.parse(String(ask.one('select settings from guests where id = ?', guest)?.settings ?? '{}')) as Record<
    string,
    unknown
  >;
