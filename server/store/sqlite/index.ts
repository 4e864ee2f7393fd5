/** The store on SQLite: one file, one process, nothing to set up. */
import type { Change, Store } from '../store.ts';
import { openChat } from './chat.ts';
import { openCompany } from './company.ts';
import { openFile } from './file.ts';
import { groupCommit } from './groupCommit.ts';
import { openGuests } from './guests.ts';
import { openHouse } from './house.ts';
import { openIdentity } from './identity.ts';
import { openLeases } from './leases.ts';
import { openLog } from './log.ts';
import { openNotices } from './notices.ts';
import { openOffice } from './office.ts';
import { openOthers } from './others.ts';
import { openPeople } from './people.ts';
import { openPerson } from './person.ts';
import { openQueries, type Rooms } from './queries.ts';
import { openRests } from './rests.ts';
import { openTables } from './tables.ts';

/**
 * Throws `BadInput` with the reason when the file cannot be used. `beside` is for programs that put something right while a
 * server has the file: what they change is told to it through the file.
 */
export function openSqlite(file: string, { beside = false } = {}): Store {
  const db = openFile(file);
  const { write, finish } = groupCommit(db);
  const ask = openQueries(db);
  const hearers = new Set<(change: Change) => void>();
  const tellHearers = (change: Change) => {
    for (const hear of hearers) hear(change);
  };
  const guestHearers = new Set<(guest: string) => void>();
  const tellGuestHearers = (guest: string) => {
    for (const hear of guestHearers) hear(guest);
  };
  const others = openOthers(db, ask, tellHearers, tellGuestHearers);
  const rooms: Rooms = {
    ask,
    write,
    notify: beside ? others.tell : tellHearers,
    notifyGuest: beside ? others.tellOfGuest : tellGuestHearers,
  };

  return {
    ...openGuests(rooms),
    ...openTables(rooms),
    ...openLog(rooms),
    ...openIdentity(rooms),
    ...openChat(rooms),
    ...openPeople(rooms),
    ...openRests(rooms),
    ...openPerson(rooms),
    ...openCompany(rooms),
    ...openHouse(rooms),
    ...openNotices(rooms),
    ...openOffice(rooms),
    ...openLeases(rooms),

    secret(name, make) {
      return write(() => {
        ask.run('insert into secrets (name, value) values (?, ?) on conflict do nothing', name, make());
        return String(ask.one('select value from secrets where name = ?', name)?.value);
      });
    },

    async keepEdition(game, digest, content) {
      if (ask.one('select 1 from editions where game = ? and digest = ?', game, digest)) return;
      const keep = 'insert into editions (game, digest, content) values (?, ?, ?) on conflict do nothing';
      await write(() => ask.run(keep, game, digest, JSON.stringify(content)));
    },

    async edition(game, digest) {
      const row = ask.one('select content from editions where game = ? and digest = ?', game, digest);
      return row && JSON.parse(String(row.content));
    },

    subscribe(hear) {
      hearers.add(hear);
      if (!beside) others.listen();
      return () => hearers.delete(hear);
    },

    subscribeGuests(hear) {
      guestHearers.add(hear);
      if (!beside) others.listen();
      return () => guestHearers.delete(hear);
    },

    async probe() {
      // Writes the page in which the number lies, although it stays the same.
      const version = Number(ask.one('pragma user_version')?.user_version);
      await write(() => db.exec(`pragma user_version = ${version}`));
    },

    async close() {
      if (!db.isOpen) return;
      others.close();
      finish();
      db.close();
    },
  };
}
