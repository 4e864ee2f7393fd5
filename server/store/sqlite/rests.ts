/** Hours of rest in the SQLite file: a line for each choice, none of which is ever changed for the past. */

import type { Rest } from '../../time/rest.ts';
import type { PeopleStore } from '../peopleStore.ts';
import { readRest } from '../rows/rests.ts';
import type { Rooms } from './queries.ts';

export function openRests({ ask, write, notifyGuest }: Rooms): Pick<PeopleStore, 'rests' | 'keepRest'> {
  return {
    async rests(guests) {
      const found = new Map<string, Rest[]>();
      for (const guest of guests) {
        const rests = ask.all('select * from rests where guest = ? order by at', guest).map(readRest);
        if (rests.length > 0) found.set(guest, rests);
      }
      return found;
    },

    async keepRest(guest, { at, zone, night, holidays }) {
      const from = new Date(at).toISOString();
      await write(() => {
        ask.run('delete from rests where guest = ? and at >= ?', guest, from);
        ask.run(
          'insert into rests (guest, at, zone, night_from, night_to, holidays) values (?, ?, ?, ?, ?, ?)',
          guest,
          from,
          zone,
          night?.from ?? null,
          night?.to ?? null,
          JSON.stringify(holidays),
        );
        ask.run('update turns set due_at = ?2 where guest = ?1 and due_at > ?2', guest, from);
      });
      notifyGuest(guest);
    },
  };
}
