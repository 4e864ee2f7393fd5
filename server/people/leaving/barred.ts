/** Who was barred from doing anything here. Known in memory, because it is asked at every step. */
import { refusal } from '@atoll/engine';
import { Refused } from '../../door/refusals.ts';
import type { Store } from '../../store/store.ts';

export interface Barred {
  has(guest: string): boolean;
  /** Somebody may have been barred or let in again; whether they have just been barred. */
  heard(guest: string): Promise<boolean>;
}

export async function openBarred(store: Pick<Store, 'barred'>): Promise<Barred> {
  let all = new Set(await store.barred());
  return {
    has: guest => all.has(guest),
    async heard(guest) {
      const before = all.has(guest);
      all = new Set(await store.barred());
      return !before && all.has(guest);
    },
  };
}

export const barredHere = (): Refused =>
  new Refused(
    refusal(
      'barred',
      'Du bist in diesem Haus gesperrt. Lesen und zuschauen kannst du weiter.',
      'You are barred from this house. You can still read and watch.',
    ),
  );
