/** Who somebody is, in the SQLite file. */

import type { IdentityStore } from '../identityStore.ts';
import { deviceOf, linkOf, proofOf } from '../rows/identity.ts';
import { mergeGuests, tableOfBoth } from './mergeGuests.ts';
import { type Rooms, text } from './queries.ts';

export function openIdentity({ ask, write, notify, notifyGuest }: Rooms): IdentityStore {
  return {
    async device(id) {
      const row = ask.one('select * from devices where id = ?', id);
      return row ? deviceOf(row) : null;
    },
    async devicesOf(guest) {
      return ask
        .all('select * from devices where guest = ? and signed_out_at is null order by seen_at desc, id', guest)
        .map(deviceOf);
    },
    async keepDevice({ id, guest, name, createdAt, seenAt }) {
      await write(() =>
        ask.run(
          `insert into devices (id, guest, name, created_at, seen_at) values (?, ?, ?, ?, ?)
             on conflict do update set name = excluded.name, seen_at = excluded.seen_at`,
          id,
          guest,
          name,
          createdAt,
          seenAt,
        ),
      );
    },
    async signOut(guest, device, at) {
      const out = 'update devices set signed_out_at = ? where id = ? and guest = ? and signed_out_at is null';
      const done = await write(() => ask.run(out, at, device, guest) > 0);
      if (done) notifyGuest(guest);
      return done;
    },

    async proof(kind, name) {
      const row = ask.one('select * from proofs where kind = ? and name = ?', kind, name);
      return row ? proofOf(row) : null;
    },
    async proofsOf(guest) {
      return ask.all('select * from proofs where guest = ? order by created_at, kind, name', guest).map(proofOf);
    },
    addProof: ({ kind, name, guest, secret, label, createdAt }, how) =>
      write(() => {
        const found = ask.one('select guest from proofs where kind = ? and name = ?', kind, name);
        if (found) return 'taken';
        if (how === 'alone') ask.run('delete from proofs where guest = ? and kind = ?', guest, kind);
        ask.run(
          'insert into proofs (kind, name, guest, secret, label, created_at) values (?, ?, ?, ?, ?, ?)',
          kind,
          name,
          guest,
          secret,
          label,
          createdAt,
        );
        return 'added';
      }),
    async useProof(kind, name, secret, at) {
      await write(() =>
        ask.run('update proofs set secret = ?, used_at = ? where kind = ? and name = ?', secret, at, kind, name),
      );
    },
    removeProof: (guest, kind, name) =>
      write(() => ask.run('delete from proofs where guest = ? and kind = ? and name = ?', guest, kind, name) > 0),

    async addLink({ hash, kind, guest, content, expiresAt }) {
      const add = 'insert into links (hash, kind, guest, content, expires_at) values (?, ?, ?, ?, ?)';
      await write(() => ask.run(add, hash, kind, guest, content, expiresAt));
    },
    async link(hash) {
      const row = ask.one('select * from links where hash = ?', hash);
      return row ? linkOf(row) : null;
    },
    useLink: (hash, at) =>
      write(() => ask.run('update links set used_at = ? where hash = ? and used_at is null', at, hash) > 0),
    async useLinksOf(guest, kind, at) {
      const use = 'update links set used_at = ? where guest = ? and kind = ? and used_at is null';
      await write(() => ask.run(use, at, guest, kind));
    },
    async forgetLinks(before) {
      await write(() => ask.run('delete from links where expires_at < ?', before));
    },

    async presentGuest(id) {
      let present = id;
      for (;;) {
        const next = text(ask.one('select merged_into from guests where id = ?', present)?.merged_into);
        if (next === null) return present;
        present = next;
      }
    },
    tableOfBoth: async (guest, other) => tableOfBoth(ask, guest, other),
    async mergeGuests(from, into, at) {
      const merged = await write(() => mergeGuests(ask, from, into, at));
      if ('together' in merged) return merged;
      for (const table of merged.tables) notify({ table, n: null });
      for (const guest of [from, into]) notifyGuest(guest);
      return merged;
    },
  };
}
