/**
 * What waits for a thread to think, in a fair order. Tables with people come before those without; among them everybody
 * who has opened tables is served in turn, however much each of them asks; and of one person's tables those come first
 * where the answer is quick.
 */

/** On whose behalf something waits. */
export interface Asker {
  /** Who has opened the table. */
  guest: string;
  table: string;
  /** The answer takes no time worth speaking of. */
  quick: boolean;
  /** A person sits at the table, or looks on. */
  attended: boolean;
}

export interface FairQueue<T> {
  readonly size: number;
  add(item: T, asker: Asker): void;
  /** Takes out whatever is next; with `quick`, the next of those that are quick. */
  next(quick?: 'quick'): T | undefined;
  /** Somebody has come to a table: from now on it waits as one with people. */
  attend(table: string): void;
  /** Takes out everything. */
  empty(): T[];
}

interface Waiting<T> {
  item: T;
  asker: Asker;
}

/** What one guest waits for, each in order of arrival: as a table waits for one thing at a time, they take turns too. */
interface Share<T> {
  quick: Waiting<T>[];
  slow: Waiting<T>[];
}

/** Guests in the order in which they are served: after their turn they go to the end. */
type Round<T> = Map<string, Share<T>>;

export function openFairQueue<T>(): FairQueue<T> {
  const attended: Round<T> = new Map();
  const unattended: Round<T> = new Map();
  let size = 0;

  function add(waiting: Waiting<T>): void {
    const { guest, quick, attended: peopled } = waiting.asker;
    const round = peopled ? attended : unattended;
    const share = round.get(guest) ?? { quick: [], slow: [] };
    round.set(guest, share);
    (quick ? share.quick : share.slow).push(waiting);
    size++;
  }

  function takeFrom(round: Round<T>, onlyQuick: boolean): Waiting<T> | undefined {
    for (const [guest, share] of round) {
      const found = share.quick.shift() ?? (onlyQuick ? undefined : share.slow.shift());
      if (!found) continue;
      round.delete(guest);
      if (share.quick.length + share.slow.length > 0) round.set(guest, share);
      size--;
      return found;
    }
    return undefined;
  }

  return {
    get size() {
      return size;
    },
    add: (item, asker) => add({ item, asker }),
    next(quick) {
      return (takeFrom(attended, quick === 'quick') ?? takeFrom(unattended, quick === 'quick'))?.item;
    },
    attend(table) {
      for (const [guest, share] of unattended)
        for (const lane of [share.quick, share.slow]) {
          const at = lane.findIndex(({ asker }) => asker.table === table);
          const [found] = at < 0 ? [] : lane.splice(at, 1);
          if (!found) continue;
          if (share.quick.length + share.slow.length === 0) unattended.delete(guest);
          size--;
          add({ ...found, asker: { ...found.asker, attended: true } });
          return;
        }
    },
    empty() {
      const all: T[] = [];
      for (let found = this.next(); found !== undefined; found = this.next()) all.push(found);
      return all;
    },
  };
}
