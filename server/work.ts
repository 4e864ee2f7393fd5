/**
 * Which server does a piece of work where several have the same store. Doing it twice does no harm; this is so that
 * normally one does it, and another within a few seconds once that one is gone.
 */
import { type Log, troubleOf } from './log.ts';
import type { LeaseStore } from './store/leaseStore.ts';

export interface Work {
  /** Whether other servers may do the same. */
  shared: boolean;
  /** Claims a piece of work; false while another server does it. What was given is put down once for each time. */
  claim(what: string): Promise<boolean>;
  putDown(what: string): void;
  /** Whether this server is the one that does it from now on. Asked each time: another may have taken over. */
  leads(what: string): Promise<boolean>;
  close(): Promise<void>;
}

/** For a server that is alone with its store: everything is its own to do. */
export const aloneAtWork: Work = {
  shared: false,
  claim: async () => true,
  putDown: () => undefined,
  leads: async () => true,
  close: async () => undefined,
};

/** Milliseconds after which a server that says nothing is taken for dead, and between two times of saying so. */
const livesFor = 3000;
const saysEvery = 1000;

interface Held {
  count: number;
  given: Promise<boolean>;
}

/** `server` is its name among those that share the store. */
export async function openWork(store: LeaseStore, server: string, log: Log): Promise<Work> {
  const held = new Map<string, Held>();
  const releasing = new Map<string, Promise<void>>();
  let saying: Promise<void> = Promise.resolve();

  await store.live(server, livesFor);
  const timer = setInterval(() => {
    saying = store
      .live(server, livesFor)
      .catch(error => log.warn('others may take this server for dead', troubleOf(error)));
  }, saysEvery);
  timer.unref();

  async function ask(what: string): Promise<boolean> {
    // A release that is under way must not take away what is claimed after it.
    await releasing.get(what);
    return store.lease(what, server);
  }

  return {
    shared: true,
    async claim(what) {
      const one = held.get(what) ?? { count: 0, given: ask(what) };
      held.set(what, one);
      one.count++;
      let given = false;
      try {
        given = await one.given;
      } finally {
        if (!given && held.get(what) === one) held.delete(what);
      }
      return given;
    },
    putDown(what) {
      const one = held.get(what);
      if (!one || --one.count > 0) return;
      held.delete(what);
      const released = store.release(what, server).catch(() => {
        // Then it is free once this server says no more that it lives, or claims it again.
      });
      releasing.set(what, released);
      void released.then(() => releasing.get(what) === released && releasing.delete(what));
    },
    leads: what => store.lease(what, server),
    async close() {
      clearInterval(timer);
      await Promise.all([saying, ...releasing.values()]);
      await store.depart(server).catch(() => undefined);
    },
  };
}
