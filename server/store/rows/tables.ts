/** Tables and their seats as rows. */
import type { Preferences } from '@atoll/engine';
import type { Absent, ClockSettings } from '../../time/settings.ts';
import type { EndedEarly, StoredSeat, StoredTable, TableManners } from '../store.ts';
import { isTrue, type Row, text } from './row.ts';

export const readSeat = (row: Row): StoredSeat => ({
  seat: Number(row.seat),
  kind: row.guest !== null ? 'person' : row.bot !== null ? 'bot' : 'open',
  guest: text(row.guest),
  name: text(row.name) ?? '',
  bot: text(row.bot),
  standIn: text(row.stand_in),
  preferences: JSON.parse(String(row.preferences)) as Preferences,
});

export const readManners = (row: Row, chat: TableManners['chat']): TableManners => ({
  lobby: isTrue(row.lobby),
  clock: JSON.parse(String(row.clock)) as ClockSettings,
  absent: JSON.parse(String(row.absent)) as Absent,
  language: text(row.language) as TableManners['language'],
  botsAfter: row.bots_after === null ? null : Number(row.bots_after),
  chat,
});

/** `touched_at` is worked out by the query. */
export const readTable = (
  row: Row,
  more: TableManners & Pick<StoredTable, 'seats' | 'rematchNotFor'>,
): StoredTable => ({
  id: String(row.id),
  game: String(row.game),
  edition: { id: String(row.edition_id), digest: String(row.edition_digest) },
  rules: Number(row.rules),
  options: JSON.parse(String(row.options)) as Record<string, string>,
  seed: String(row.seed),
  owner: String(row.owner),
  over: isTrue(row.over),
  createdAt: String(row.created_at),
  startedAt: text(row.started_at),
  changedAt: String(row.touched_at),
  ended: text(row.ended) as EndedEarly | null,
  invitation: text(row.invitation),
  fillAt: text(row.fill_at),
  lobbySince: text(row.lobby_at),
  rematch: text(row.rematch),
  ...more,
});
