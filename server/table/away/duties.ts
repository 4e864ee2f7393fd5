/**
 * What has to be done because time goes by: whose time is up, which tables bots are to fill. It is found by asking the
 * store what is due, so that nothing is lost when a server ends, and two servers doing the same do no harm. Where several
 * share the store, normally one of them does it.
 */
import { type Log, short, troubleOf } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { HouseTime } from '../../time/rules.ts';
import type { Work } from '../../work.ts';
import type { Seating } from '../seating.ts';
import type { Tables } from '../tables.ts';
import type { Absence } from './absence.ts';

export interface Duties {
  /** Does what is due now; resolves when it is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface DutiesOptions {
  store: Pick<Store, 'beat' | 'shut' | 'dueTables' | 'tablesWithoutTurn' | 'keepTurn'>;
  tables: Tables;
  absence: Pick<Absence, 'attend'>;
  seating: Pick<Seating, 'fill'>;
  time: HouseTime;
  /** Milliseconds between two looks. */
  every: number;
  /** A house whose heart has not beaten for so many milliseconds was shut. */
  shutAfter?: number;
  work: Work;
  log: Log;
}

/** Longer than any work that keeps a house from looking. */
const usualShutAfter = 20_000;
const beatEvery = 5000;

/** So many tables are looked after in one go. */
const batch = 200;

export function openDuties(options: DutiesOptions): Duties {
  const { store, tables, absence, seating, time, every, shutAfter = usualShutAfter, work, log } = options;
  const { shared } = work;
  let beatAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();
  let led = false;
  let noted: Promise<void> = Promise.resolve();
  let closed = false;

  async function beat(): Promise<void> {
    const now = time.now();
    if (now - beatAt < beatEvery && now >= beatAt) return;
    const first = beatAt === Number.NEGATIVE_INFINITY;
    // Where one server at a time has this store, it was shut for whatever lies between its last beat and the first one now.
    const shut = await store.beat(new Date(now).toISOString(), first && !shared ? 0 : shutAfter);
    beatAt = now;
    // The others may have noted that none was there.
    if (shared) for (const span of await store.shut()) time.wasShut(span);
    if (shut) {
      time.wasShut(shut);
      log.info('the house was shut', { ...shut });
    }
  }

  async function attend(id: string): Promise<void> {
    try {
      await seating.fill(id);
      await absence.attend(id);
    } catch (error) {
      // A table that cannot be opened here must not keep the others waiting.
      log.warn('a table could not be looked after', { table: short(id), ...troubleOf(error) });
    }
  }

  async function lookOnce(): Promise<void> {
    if (closed) return;
    // First, so that the time in which the house was shut is known before anybody's is said to be up.
    await beat();
    const leads = await work.leads('duties');
    // What was begun by a server that is gone may not have been noted, either.
    if (leads && !led) noted = noteTurns();
    led = leads;
    if (!leads) return;
    for (const id of await store.dueTables(new Date(time.now()).toISOString(), batch)) {
      if (closed) return;
      await attend(id);
    }
  }

  /** Tables from before anything was noted of whose turn it is. */
  async function noteAll(): Promise<void> {
    for (const id of await store.tablesWithoutTurn()) {
      if (closed) return;
      try {
        const { timing } = await tables.read(id);
        if (timing.turn) await store.keepTurn(id, timing.turn);
      } catch (error) {
        log.warn('whose turn it is could not be noted', { table: short(id), ...troubleOf(error) });
      }
    }
  }

  const noteTurns = () => noteAll().catch(error => log.error('turns could not be noted', troubleOf(error)));

  const look = () => {
    looking = looking.then(lookOnce).catch(error => log.error('what is due could not be done', troubleOf(error)));
    return looking;
  };

  const timer = setInterval(() => void look(), every);
  timer.unref();

  return {
    look,
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      await noted;
      await store.beat(new Date(time.now()).toISOString(), shutAfter);
    },
  };
}
