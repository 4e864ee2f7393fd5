/** Hours of rest in PostgreSQL: a line for each choice, none of which is ever changed for the past. */

import type { Rest } from '../../time/rest.ts';
import type { PeopleStore } from '../peopleStore.ts';
import { readRest } from '../rows/rests.ts';
import { ofGuest } from './hints.ts';
import type { Rooms } from './queries.ts';

export function openRests({ ask, change }: Rooms): Pick<PeopleStore, 'rests' | 'keepRest'> {
  return {
    async rests(guests) {
      const found = new Map<string, Rest[]>();
      const rows = await ask.all('select * from rests where guest = any($1::text[]) order by guest, at', [...guests]);
      for (const row of rows) {
        const guest = String(row.guest);
        found.set(guest, [...(found.get(guest) ?? []), readRest(row)]);
      }
      return found;
    },

    keepRest(guest, { at, zone, night, holidays }) {
      const from = new Date(at).toISOString();
      return change(async (inside, tell) => {
        await inside.run('select 1 from guests where id = $1 for update', guest);
        await inside.run('delete from rests where guest = $1 and at >= $2', guest, from);
        await inside.run(
          'insert into rests (guest, at, zone, night_from, night_to, holidays) values ($1, $2, $3, $4, $5, $6)',
          guest,
          from,
          zone,
          night?.from ?? null,
          night?.to ?? null,
          JSON.stringify(holidays),
        );
        await inside.run('update turns set due_at = $2 where guest = $1 and due_at > $2', guest, from);
        tell(ofGuest(guest));
      });
    },
  };
}
