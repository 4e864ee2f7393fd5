/** What decides how time counts, as the store knows it: when the house was shut, and when people rest. */
import type { Shut } from '../store/houseStore.ts';
import type { TimeRules } from './clock.ts';
import type { Span } from './openTime.ts';
import type { Rest } from './rest.ts';

export interface HouseTime extends TimeRules {
  now(): number;
  /** Looks up when these people rest, so that their clocks can be told. */
  learn(guests: readonly string[]): Promise<void>;
  /** Somebody has chosen other hours: looks them up again. */
  learnAgain(guest: string): Promise<void>;
  /** The house was shut, until just now. */
  wasShut(shut: Shut): void;
}

interface Sources {
  shut(): Promise<readonly Shut[]>;
  rests(guests: readonly string[]): Promise<ReadonlyMap<string, readonly Rest[]>>;
}

const spanOf = ({ since, until }: Shut): Span => ({ from: Date.parse(since), to: Date.parse(until) });

export async function openHouseTime(store: Sources, now: () => number): Promise<HouseTime> {
  const shut = (await store.shut()).map(spanOf);
  const rests = new Map<string, readonly Rest[]>();
  return {
    now,
    shut,
    restsOf: guest => rests.get(guest) ?? [],
    async learn(guests) {
      const unknown = guests.filter(guest => !rests.has(guest));
      if (unknown.length === 0) return;
      const found = await store.rests(unknown);
      for (const guest of unknown) rests.set(guest, found.get(guest) ?? []);
    },
    async learnAgain(guest) {
      rests.set(guest, (await store.rests([guest])).get(guest) ?? []);
    },
    wasShut(span) {
      const { from, to } = spanOf(span);
      if (!shut.some(known => known.from === from)) shut.push({ from, to });
    },
  };
}
