/**
 * Whether the store takes what it is given. Asking costs a write, so the answer holds for a moment, no matter who asks. What
 * failed for the people at the tables counts as well: a disk that is nearly full may still have room for a probe.
 */
import { refusal } from '@atoll/engine';
import { type Store, StoreFailure } from '../../store/store.ts';
import { Refused } from '../refusals.ts';

export interface Health {
  /** Throws a refusal in words while nothing can be stored. */
  check(): Promise<void>;
}

/** Milliseconds for which an answer holds. */
const holds = 1000;
/** Milliseconds for which a failed move counts, unless one has been stored since. */
const remembered = 10_000;

/** The store as given, but what becomes of its moves is noticed for `check`. */
export function openHealth(store: Store, now: () => number = Date.now): { store: Store; health: Health } {
  let failed: { at: number; why: string } | null = null;
  let last: { at: number; answer: Promise<void> } | null = null;

  async function look(): Promise<void> {
    try {
      await store.probe();
    } catch (error) {
      if (error instanceof StoreFailure) throw cannotStore(error.message);
      throw error;
    }
    if (failed && now() - failed.at < remembered) throw cannotStore(failed.why);
  }

  return {
    store: {
      ...store,
      async append(...what) {
        try {
          await store.append(...what);
          failed = null;
        } catch (error) {
          if (error instanceof StoreFailure) failed = { at: now(), why: error.message };
          throw error;
        }
      },
    },
    health: {
      check() {
        if (!last || now() - last.at >= holds) last = { at: now(), answer: look() };
        return last.answer;
      },
    },
  };
}

const cannotStore = (why: string): Refused =>
  new Refused(
    refusal(
      'store',
      `Der Server kann gerade nichts speichern: ${why}`,
      `The server cannot store anything at the moment: ${why}`,
    ),
  );
