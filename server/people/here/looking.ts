/** Who looks at which table at this moment: with a window in front of them, and not long since they touched it. */
import type { Listener } from '../../table/audience.ts';

export interface Looking {
  /** What this window says it shows; null where nobody looks. */
  at(listener: Listener, table: string | null): void;
  go(listener: Listener): void;
  isLooking(guest: string, table: string): boolean;
  /** Who looks at which table. */
  all(): Iterable<{ guest: string; table: string }>;
  /** Hears whenever somebody begins to look at a table. */
  onLook(hear: (guest: string, table: string) => void): void;
}

export function openLooking(): Looking {
  const shown = new Map<Listener, string>();
  /** By guest and table: the windows that show it. */
  const windows = new Map<string, Set<Listener>>();
  const hearers: ((guest: string, table: string) => void)[] = [];
  const keyOf = (guest: string, table: string) => `${guest} ${table}`;

  function go(listener: Listener): void {
    const before = shown.get(listener);
    if (before === undefined || listener.guest === null) return;
    shown.delete(listener);
    const key = keyOf(listener.guest, before);
    const all = windows.get(key);
    if (all?.delete(listener) && all.size === 0) windows.delete(key);
  }

  return {
    at(listener, table) {
      go(listener);
      const { guest } = listener;
      if (table === null || guest === null) return;
      shown.set(listener, table);
      const key = keyOf(guest, table);
      windows.set(key, (windows.get(key) ?? new Set()).add(listener));
      for (const hear of hearers) hear(guest, table);
    },
    go,
    isLooking: (guest, table) => windows.has(keyOf(guest, table)),
    *all() {
      for (const [{ guest }, table] of shown) if (guest !== null) yield { guest, table };
    },
    onLook(hear) {
      hearers.push(hear);
    },
  };
}
