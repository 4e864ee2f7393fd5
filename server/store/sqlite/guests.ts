/** Guests in the SQLite file. */
import type { Store } from '../store.ts';
import type { Rooms } from './queries.ts';

export function openGuests({ ask, write, notify }: Rooms): Pick<Store, 'guest' | 'saveGuest'> {
  return {
    async guest(id) {
      const row = ask.one('select id, name from guests where id = ?', id);
      return row ? { id: String(row.id), name: String(row.name) } : null;
    },

    async saveGuest({ id, name }, at) {
      const renamed = await write(() => {
        ask.run(
          'insert into guests (id, name, created_at) values (?, ?, ?) on conflict do update set name = excluded.name',
          id,
          name,
          at,
        );
        return ask.all('select table_id from seats where guest = ?', id);
      });
      for (const row of renamed) notify({ table: String(row.table_id), n: null });
    },
  };
}
