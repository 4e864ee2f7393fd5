/** Which guests have a table open: counted when a window comes or goes, so that asking and telling cost nothing. */
export interface Presence {
  /** One more window of this guest; true when it is their first one. */
  come(guest: string | null): boolean;
  /** One window fewer; true when it was their last one. */
  go(guest: string | null): boolean;
  here(guest: string): boolean;
}

/** Windows without a guest are nobody's: they are never somebody's first or last. */
export function openPresence(): Presence {
  const windows = new Map<string, number>();
  return {
    come(guest) {
      if (guest === null) return false;
      const before = windows.get(guest) ?? 0;
      windows.set(guest, before + 1);
      return before === 0;
    },
    go(guest) {
      if (guest === null) return false;
      const left = (windows.get(guest) ?? 0) - 1;
      if (left > 0) windows.set(guest, left);
      else windows.delete(guest);
      return left === 0;
    },
    here: guest => windows.has(guest),
  };
}
