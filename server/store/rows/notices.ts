/** Notices and the ways on which they go, as rows. */
import type { ChannelSettings, NoticeKind } from '../../notices/settings.ts';
import type { Channel, ChannelKind, NoticeKey } from '../noticeStore.ts';
import { type Row, text } from './row.ts';

export const keyValues = ({ guest, table, kind, n, channel }: NoticeKey) => [guest, table, kind, n, channel] as const;

export const readKey = (row: Row): NoticeKey => ({
  guest: String(row.guest),
  table: String(row.table_id),
  kind: String(row.kind) as NoticeKind,
  n: Number(row.n),
  channel: String(row.channel),
});

export const readChannel = (row: Row): Channel => ({
  id: String(row.id),
  guest: String(row.guest),
  kind: String(row.kind) as ChannelKind,
  target: String(row.target),
  settings: JSON.parse(String(row.settings)) as ChannelSettings,
  createdAt: String(row.created_at),
  failedAt: text(row.failed_at),
  failures: Number(row.failures),
});
