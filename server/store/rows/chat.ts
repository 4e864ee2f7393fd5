/** What was said, as rows. */
import type { ChatAudience, Said } from '../chatStore.ts';
import { type Row, text } from './row.ts';

export const readSaid = (row: Row): Said => ({
  line: Number(row.line),
  n: Number(row.n),
  guest: text(row.guest),
  name: text(row.name) ?? '',
  seat: row.seat === null ? null : Number(row.seat),
  audience: String(row.audience) as ChatAudience,
  phrase: text(row.phrase),
  text: String(row.said),
  key: String(row.key),
  at: String(row.at),
});
