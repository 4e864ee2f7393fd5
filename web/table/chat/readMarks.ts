/** Up to which line this browser has shown each table's chat to its reader. */
import { signal } from '@preact/signals';
import { keep, readKept } from '../../settings.ts';

const shelf = 'atoll.chatRead';
/** So many tables are remembered, the latest read. */
const most = 100;

type Marks = Record<string, number>;

const marks = signal<Marks>(readKept<Marks>(shelf, {}));

export const readUpTo = (table: string): number => marks.value[table] ?? 0;

export function markRead(table: string, line: number): void {
  if ((marks.peek()[table] ?? 0) >= line) return;
  const { [table]: _, ...others } = { ...marks.peek(), ...readKept<Marks>(shelf, {}) };
  marks.value = Object.fromEntries([...Object.entries(others), [table, line] as const].slice(-most));
  keep(shelf, marks.value);
}
