/** What people choose as their hours of rest, and how the house comes to know of it. */
import type { InferOutput } from 'valibot';
import type { Guests } from '../door/guests.ts';
import { type Ask, type Handlers, known } from '../door/http/ask.ts';
import type { MyRest } from '../door/protocol.ts';
import type { restChoice } from '../door/schemas/schemas.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { chooseRest, daysUsed, latestRest, restLimits } from '../time/restChoice.ts';
import type { HouseTime } from '../time/rules.ts';

interface RestOptions {
  store: Store;
  guests: Guests;
  tables: Pick<Tables, 'tellClocksOf'>;
  time: HouseTime;
}

export function openRest({ store, guests, tables, time }: RestOptions) {
  async function restOf(guest: string): Promise<MyRest> {
    const rests = (await store.rests([guest])).get(guest) ?? [];
    const latest = latestRest(rests);
    const used: Record<string, number> = {};
    for (const date of daysUsed(rests)) used[date.slice(0, 4)] = (used[date.slice(0, 4)] ?? 0) + 1;
    return {
      zone: latest?.zone ?? null,
      night: latest?.night ?? null,
      holidays: (latest?.holidays ?? []).map(({ from, to }) => ({ from, to })),
      limits: restLimits,
      used,
    };
  }

  /** Somebody has other hours of rest: every clock that waits for them is told again. */
  async function heard(guest: string): Promise<void> {
    await time.learnAgain(guest);
    await tables.tellClocksOf(guest);
  }

  const handlers = {
    myRest: ({ guest }) => restOf(known(guest)),
    async chooseRest({ guest, body }: Pick<Ask, 'guest' | 'body'>) {
      const me = known(guest);
      const rests = (await store.rests([me])).get(me) ?? [];
      const chosen = chooseRest(rests, body as InferOutput<typeof restChoice>, time.now());
      if (chosen) {
        await guests.keep(me);
        await store.keepRest(me, chosen);
      }
      return restOf(me);
    },
  } satisfies Partial<Handlers>;

  return { handlers, heard };
}
