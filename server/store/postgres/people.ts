/** What people have chosen, in PostgreSQL. */
import type { Bond, PeopleStore } from '../peopleStore.ts';
import type { Queries, Rooms } from './queries.ts';

export function openPeople({
  ask,
  write,
}: Rooms): Pick<PeopleStore, 'settings' | 'changeSettings' | 'bonds' | 'setBond'> {
  return {
    settings: guest => settingsOf(ask, guest),
    async changeSettings(guest, change) {
      await write(async inside => {
        await inside.run('select 1 from guests where id = $1 for update', guest);
        const all = { ...(await settingsOf(inside, guest)), ...change };
        const chosen = Object.fromEntries(
          Object.entries(all).filter(([, value]) => value !== null && value !== undefined),
        );
        await inside.run('update guests set settings = $1 where id = $2', JSON.stringify(chosen), guest);
      });
    },
    async bonds(guest) {
      const rows = await ask.all('select other, kind from bonds where guest = $1 order by at, other', guest);
      return rows.map(row => ({ other: String(row.other), kind: String(row.kind) as Bond['kind'] }));
    },
    async setBond(guest, other, kind, at) {
      await write(async inside => {
        await inside.run('delete from bonds where guest = $1 and other = $2', guest, other);
        if (kind !== null)
          await inside.run(
            'insert into bonds (guest, other, kind, at) values ($1, $2, $3, $4)',
            guest,
            other,
            kind,
            at,
          );
      });
    },
  };
}

async function settingsOf(ask: Queries, guest: string): Promise<Record<string, unknown>> {
  const row = await ask.one('select settings from guests where id = $1', guest);
  return JSON.parse(String(row?.settings ?? '{}')) as Record<string, unknown>;
}
