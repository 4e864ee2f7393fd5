/** Hours of rest as rows. */
import type { Holiday, Rest } from '../../time/rest.ts';
import { type Row, text } from './row.ts';

export function readRest(row: Row): Rest {
  const [from, to] = [text(row.night_from), text(row.night_to)];
  return {
    at: Date.parse(String(row.at)),
    zone: String(row.zone),
    night: from !== null && to !== null ? { from, to } : null,
    holidays: JSON.parse(String(row.holidays)) as Holiday[],
  };
}
