/** Guests in PostgreSQL. */

import type { Store } from '../store.ts';
import { ofTable } from './hints.ts';
import type { Rooms } from './queries.ts';

export function openGuests({ ask, change }: Rooms): Pick<Store, 'guest' | 'saveGuest'> {
  return {
    async guest(id) {
      const row = await ask.one('select id, name from guests where id = $1', id);
      return row ? { id: String(row.id), name: String(row.name) } : null;
    },

    async saveGuest({ id, name }, at) {
      await change(async (inside, tell) => {
        await inside.run(
          `insert into guests (id, name, created_at) values ($1, $2, $3)
           on conflict (id) do update set name = excluded.name`,
          id,
          name,
          at,
        );
        const seats = await inside.all('select table_id from seats where guest = $1', id);
        for (const row of seats) tell(ofTable(String(row.table_id)));
      });
    },
  };
}
