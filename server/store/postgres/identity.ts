/** Who somebody is, in PostgreSQL. */

import type { IdentityStore } from '../identityStore.ts';
import { deviceOf, linkOf, proofOf } from '../rows/identity.ts';
import { text } from '../rows/row.ts';
import { ofGuest, ofTable } from './hints.ts';
import { mergeGuests, tableOfBoth } from './mergeGuests.ts';
import { isTaken, type Rooms } from './queries.ts';

export function openIdentity({ ask, write, change }: Rooms): IdentityStore {
  return {
    async device(id) {
      const row = await ask.one('select * from devices where id = $1', id);
      return row ? deviceOf(row) : null;
    },
    async devicesOf(guest) {
      const rows = await ask.all(
        'select * from devices where guest = $1 and signed_out_at is null order by seen_at desc, id',
        guest,
      );
      return rows.map(deviceOf);
    },
    async keepDevice({ id, guest, name, createdAt, seenAt }) {
      await ask.run(
        `insert into devices (id, guest, name, created_at, seen_at) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at`,
        id,
        guest,
        name,
        createdAt,
        seenAt,
      );
    },
    signOut(guest, device, at) {
      const out = 'update devices set signed_out_at = $1 where id = $2 and guest = $3 and signed_out_at is null';
      return change(async (inside, tell) => {
        const done = (await inside.run(out, at, device, guest)) > 0;
        if (done) tell(ofGuest(guest));
        return done;
      });
    },

    async proof(kind, name) {
      const row = await ask.one('select * from proofs where kind = $1 and name = $2', kind, name);
      return row ? proofOf(row) : null;
    },
    async proofsOf(guest) {
      return (await ask.all('select * from proofs where guest = $1 order by created_at, kind, name', guest)).map(
        proofOf,
      );
    },
    async addProof({ kind, name, guest, secret, label, createdAt }, how) {
      const add = `insert into proofs (kind, name, guest, secret, label, created_at) values ($1, $2, $3, $4, $5, $6)`;
      try {
        await write(async inside => {
          await inside.run(add, kind, name, guest, secret, label, createdAt);
          if (how === 'alone')
            await inside.run('delete from proofs where guest = $1 and kind = $2 and name <> $3', guest, kind, name);
        });
        return 'added';
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },
    async useProof(kind, name, secret, at) {
      await ask.run(
        'update proofs set secret = $1, used_at = $2 where kind = $3 and name = $4',
        secret,
        at,
        kind,
        name,
      );
    },
    async removeProof(guest, kind, name) {
      return (await ask.run('delete from proofs where guest = $1 and kind = $2 and name = $3', guest, kind, name)) > 0;
    },

    async addLink({ hash, kind, guest, content, expiresAt }) {
      const add = 'insert into links (hash, kind, guest, content, expires_at) values ($1, $2, $3, $4, $5)';
      await ask.run(add, hash, kind, guest, content, expiresAt);
    },
    async link(hash) {
      const row = await ask.one('select * from links where hash = $1', hash);
      return row ? linkOf(row) : null;
    },
    async useLink(hash, at) {
      return (await ask.run('update links set used_at = $1 where hash = $2 and used_at is null', at, hash)) > 0;
    },
    async useLinksOf(guest, kind, at) {
      const use = 'update links set used_at = $1 where guest = $2 and kind = $3 and used_at is null';
      await ask.run(use, at, guest, kind);
    },
    async forgetLinks(before) {
      await ask.run('delete from links where expires_at < $1', before);
    },

    async presentGuest(id) {
      let present = id;
      for (;;) {
        const next = text((await ask.one('select merged_into from guests where id = $1', present))?.merged_into);
        if (next === null) return present;
        present = next;
      }
    },
    tableOfBoth: (guest, other) => tableOfBoth(ask, guest, other),
    mergeGuests(from, into, at) {
      return change(async (inside, tell) => {
        const merged = await mergeGuests(inside, from, into, at);
        if ('together' in merged) return merged;
        for (const table of merged.tables) tell(ofTable(table));
        for (const guest of [from, into]) tell(ofGuest(guest));
        return merged;
      });
    },
  };
}
