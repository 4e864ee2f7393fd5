/** Companions and invitations as rows. */
import type { Asked, Companion } from '../companyStore.ts';
import type { Bond } from '../peopleStore.ts';
import { isTrue, type Row, text } from './row.ts';

/** Names are looked through here: what databases hold to be small and capital letters differs. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

export const companion = (row: Row): Companion => ({
  guest: String(row.id),
  name: String(row.name),
  games: Number(row.games),
  lastAt: String(row.last_at),
  bond: text(row.kind) as Bond['kind'] | null,
});

export const askedLine = (row: Row): Asked => ({
  table: String(row.table_id),
  guest: String(row.guest),
  name: String(row.name),
  by: String(row.by_guest),
  byName: String(row.by_name),
  at: String(row.at),
  answeredAt: text(row.answered_at),
  sits: isTrue(row.sits),
});
