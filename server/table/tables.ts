/** The tables in memory: loaded from the store when asked for, changed one step after the other, told about. */
import { refusal } from '@atoll/engine';
import { Refused, unknownTable } from '../door/refusals.ts';
import { type Log, short, troubleOf } from '../log.ts';
import { AppendConflict, type Entry, type Store, type StoredTable, StoreFailure } from '../store/store.ts';
import type { HouseTime } from '../time/rules.ts';
import { Closed } from './editions/closed.ts';
import type { Catalogue } from './editions/editions.ts';
import { openKeptEditions } from './editions/keptEditions.ts';
import { extend, type LiveTable, openLive, renew } from './liveTable.ts';
import { seatOf } from './outgoing.ts';
import { timingNow } from './timing.ts';

/** What is new at a table: moves, or anything else about it. */
export interface News {
  live: LiveTable;
  log: boolean;
  rest: boolean;
}

export interface Tables {
  /** The table as it is stored; throws a refusal when there is none, and `Closed` when it cannot be played here. */
  read(id: string): Promise<LiveTable>;
  /**
   * Works on a table while nobody else does. When another server was faster at appending, the work is done again on
   * the newer table.
   */
  change<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T>;
  /** Takes up what is new in the store. */
  refresh(id: string): Promise<void>;
  /** Passes on what is new; only for what is already stored. */
  tell(news: News): void;
  onNews(hear: (news: News) => void): void;
  /** A table that somebody follows stays in memory, so that news about it is noticed. */
  hold(id: string): void;
  release(id: string): void;
  /** A guest has other hours of rest: their clocks at the tables in memory are told anew. */
  tellClocksOf(guest: string): Promise<void>;
  /** How many tables are in memory. */
  held(): number;
  /** Waits until nobody works on any table. */
  settled(): Promise<void>;
}

interface Slot {
  live: LiveTable | null;
  /** The end of the queue of those who work on this table. */
  tail: Promise<unknown>;
  queued: number;
  holders: number;
}

/** Losing this many races in a row means that something else is wrong. */
const patience = 5;

export function openTables(store: Store, catalogue: Catalogue, time: HouseTime, capacity: number, log: Log): Tables {
  const slots = new Map<string, Slot>();
  const playedWith = openKeptEditions(store, catalogue);
  const hearers: ((news: News) => void)[] = [];

  function slotOf(id: string): Slot {
    const slot = slots.get(id) ?? { live: null, tail: Promise.resolve(), queued: 0, holders: 0 };
    slots.delete(id);
    slots.set(id, slot); // the latest used is the last
    return slot;
  }

  function forget(): void {
    for (const [id, slot] of slots) {
      if (slots.size <= capacity) return;
      if (slot.queued === 0 && slot.holders === 0) slots.delete(id);
    }
  }

  function enqueue<T>(id: string, work: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = slotOf(id);
    slot.queued++;
    const done = slot.tail.then(() => work(slot));
    slot.tail = done
      .catch(() => undefined)
      .then(() => {
        slot.queued--;
        if (slot.queued === 0 && slot.holders === 0 && !slot.live) slots.delete(id);
        forget();
      });
    return done;
  }

  async function load(id: string, slot: Slot): Promise<LiveTable> {
    if (slot.live) return slot.live;
    // The log first: then what is known besides it is at least as new.
    const log = await store.log(id, 0);
    const stored = await store.table(id);
    if (!stored) throw unknownTable();
    await learn(stored);
    slot.live = await run(stored, log);
    return slot.live;
  }

  const learn = ({ seats }: StoredTable) => time.learn(seats.flatMap(({ guest }) => guest ?? []));

  /** Runs a table's log. Where that cannot be done any more, the table itself is whole: it is closed, not broken. */
  async function run(stored: StoredTable, entries: readonly Entry[]): Promise<LiveTable> {
    try {
      return openLive(await playedWith(stored), stored, entries, time);
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      if (error instanceof Refused) throw new Closed(error.refusal, stored, entries);
      log.error('a table does not run any more', { table: short(stored.id), ...troubleOf(error) });
      throw new Closed(doesNotRun, stored, entries);
    }
  }

  async function catchUp(live: LiveTable): Promise<void> {
    const entries = await store.log(live.stored.id, live.n);
    const stored = await store.table(live.stored.id);
    if (!stored) throw unknownTable();
    await learn(stored);
    const before = besidesLog(live.stored);
    // Two guests have become one: whose clock ran is asked of the whole log again.
    if (live.table && becameOthers(live.stored, stored, entries)) {
      for (const { guest } of stored.seats) if (guest !== null) await time.learnAgain(guest);
      Object.assign(live, await run(stored, await store.log(stored.id, 0)));
    }
    if (!live.table) renew(live, stored, time);
    extend(
      live,
      entries.filter(({ n }) => n > live.n),
      time,
    );
    renew(live, stored, time);
    const rest = before !== besidesLog(live.stored);
    if (rest || entries.length > 0) tell({ live, log: entries.length > 0, rest });
  }

  /** What is told is already stored: a mistake in telling it must not look as if it had not happened. */
  function tell(news: News): void {
    for (const hear of hearers) {
      try {
        hear(news);
      } catch (error) {
        log.error('news could not be told', { table: short(news.live.stored.id), ...troubleOf(error) });
      }
    }
  }

  store.subscribe(({ table, n }) => {
    const slot = slots.get(table);
    if (!slot?.live || (n !== null && slot.live.n >= n)) return;
    enqueue(table, async ({ live }) => {
      if (live && (n === null || live.n < n)) await catchUp(live);
    }).catch(error => {
      log.error('a table could not be caught up with', { table: short(table), ...troubleOf(error) });
      // What could not be caught up with is loaded afresh by whoever asks next, who then hears why it failed.
      slot.live = null;
    });
  });

  return {
    async read(id) {
      const slot = slots.get(id);
      return slot?.live ?? enqueue(id, found => load(id, found));
    },
    change(id, work) {
      return enqueue(id, async slot => {
        const live = await load(id, slot);
        for (let lost = 0; ; lost++) {
          try {
            return await work(live);
          } catch (error) {
            if (!(error instanceof AppendConflict) || lost === patience) throw error;
            await catchUp(live);
          }
        }
      });
    },
    refresh(id) {
      return enqueue(id, async slot => {
        if (slot.live) await catchUp(slot.live);
      });
    },
    tell,
    onNews(hear) {
      hearers.push(hear);
    },
    hold(id) {
      slotOf(id).holders++;
    },
    release(id) {
      const slot = slots.get(id);
      if (slot) slot.holders--;
    },
    async tellClocksOf(guest) {
      const theirs = [...slots].filter(
        ([, { live }]) => live?.stored.clock.kind === 'days' && seatOf(live.stored, guest) !== 'spectator',
      );
      const retold = theirs.map(([id]) =>
        enqueue(id, async ({ live }) => {
          if (!live) return;
          live.timing = timingNow(live.timing, live.stored.clock, time);
          tell({ live, log: false, rest: true });
        }),
      );
      await Promise.all(retold);
    },
    held: () => slots.size,
    async settled() {
      while ([...slots.values()].some(slot => slot.queued > 0))
        await Promise.all([...slots.values()].map(slot => slot.tail));
    },
  };
}

/** Whether somebody sits there as somebody else, without anything having happened at the table. */
const becameOthers = (before: StoredTable, now: StoredTable, entries: readonly Entry[]): boolean =>
  now.seats.some(
    ({ seat, guest }) =>
      guest !== before.seats[seat]?.guest && !entries.some(entry => entry.seat === seat && entry.type !== 'move'),
  );

/** Seats, names, what the owner has changed. The log has its own numbers to tell what is new. */
const besidesLog = ({ changedAt: _, ...rest }: StoredTable): string => JSON.stringify(rest);

const doesNotRun = refusal(
  'table-damaged',
  'Diese Partie lässt sich mit den Regeln von heute nicht mehr nachspielen. Weiterspielen geht deshalb nicht.',
  'This game cannot be played again by the rules of today. That is why it cannot go on.',
);
