/** The tables of this house that wait for me, on every page. */
import { signal } from '@preact/signals';
import type { WaitingTable } from '../../server/door/protocol.ts';

export const waiting = signal<readonly WaitingTable[]>([]);

/** Those with a clock first, by the time that is left; then the one that has waited longest. */
const urgency = (a: WaitingTable, b: WaitingTable): number =>
  (a.runsOut ?? '~').localeCompare(b.runsOut ?? '~') || a.since.localeCompare(b.since);

/** The table to go to next, and how many wait besides the one that is open. */
export function nextTable(here?: string): { table: WaitingTable; count: number } | null {
  const others = waiting.value.filter(({ id }) => id !== here).sort(urgency);
  const [table] = others;
  return table ? { table, count: others.length } : null;
}
