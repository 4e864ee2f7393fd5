/**
 * Seats of people who are gone for good: barred, or deleted. They are given up, and tables that they had opened and that
 * wait are closed. What is to be done follows from what is stored, so that nothing is lost when a house ends in between.
 */
import { Refused } from '../../door/refusals.ts';
import { type Log, short, troubleOf } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { Absence } from '../../table/away/absence.ts';

export interface LeftBehind {
  /** Does what is to be done now. */
  clear(): Promise<void>;
}

interface LeftBehindOptions {
  store: Pick<Store, 'leftBehind' | 'table' | 'leave'>;
  absence: Pick<Absence, 'end' | 'giveUp'>;
  now: () => number;
  log: Log;
}

export function openLeftBehind({ store, absence, now, log }: LeftBehindOptions): LeftBehind {
  async function clearAt(id: string, guest: string): Promise<void> {
    const table = await store.table(id);
    if (!table || table.over) return;
    if (table.startedAt !== null) return absence.giveUp(id, guest);
    if (table.owner === guest) return absence.end(id, 'house');
    const seat = table.seats.find(sitting => sitting.guest === guest);
    if (seat) await store.leave(id, seat.seat, guest, new Date(now()).toISOString());
  }

  return {
    async clear() {
      for (const { table, guest } of await store.leftBehind()) {
        try {
          await clearAt(table, guest);
        } catch (error) {
          // Somebody else was faster, or it is a table that cannot be played on here.
          if (!(error instanceof Refused))
            log.error('a seat could not be given up', { table: short(table), ...troubleOf(error) });
        }
      }
    },
  };
}
