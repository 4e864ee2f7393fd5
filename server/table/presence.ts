/** Which guests have a table open: counted when a window comes or goes, so that asking and telling cost nothing. */
export interface Presence {
  /** One more window of this guest; true when it is their first one, and for every window without a guest. */
  come(guest: string | null): boolean;
  /** One window fewer; true when it was their last one, and for every window without a guest. */
  go(guest: string | null): boolean;
  here(guest: string): boolean;
  /** Everybody who is here, in the order in which they came. */
  guests(): Iterable<string>;
  /** Windows without a guest: nobody knows whose they are. */
  nameless(): number;
}

export function openPresence(): Presence {
  const windows = new Map<string, number>();
  let nameless = 0;
  return {
    come(guest) {
      if (guest === null) {
        nameless++;
        return true;
      }
      const before = windows.get(guest) ?? 0;
      windows.set(guest, before + 1);
      return before === 0;
    },
    go(guest) {
      if (guest === null) {
        nameless--;
        return true;
      }
      const left = (windows.get(guest) ?? 0) - 1;
      if (left > 0) windows.set(guest, left);
      else windows.delete(guest);
      return left === 0;
    },
    here: guest => windows.has(guest),
    guests: () => windows.keys(),
    nameless: () => nameless,
  };
}
