/** Who is in the house: every guest with a window open, at whatever page, and a way to tell them something. */
import type { ServerMessage } from '../../door/protocol.ts';
import type { Listener } from '../../table/audience.ts';

export interface Here {
  come(listener: Listener): void;
  go(listener: Listener): void;
  isHere(guest: string): boolean;
  guests(): Iterable<string>;
  /** Says something in all windows of a guest; nothing where they have none. */
  tell(guest: string, message: ServerMessage): void;
  /** Hears when a guest opens their first window, and when they close their last one. */
  onChange(hear: (guest: string, here: boolean) => void): void;
}

export function openHere(): Here {
  const windows = new Map<string, Set<Listener>>();
  const hearers: ((guest: string, here: boolean) => void)[] = [];
  const say = (guest: string, here: boolean) => {
    for (const hear of hearers) hear(guest, here);
  };
  return {
    come(listener) {
      const { guest } = listener;
      if (guest === null) return;
      const open = windows.get(guest);
      if (open) {
        open.add(listener);
        return;
      }
      windows.set(guest, new Set([listener]));
      say(guest, true);
    },
    go(listener) {
      const { guest } = listener;
      const open = guest === null ? undefined : windows.get(guest);
      if (guest === null || !open?.delete(listener) || open.size > 0) return;
      windows.delete(guest);
      say(guest, false);
    },
    isHere: guest => windows.has(guest),
    guests: () => windows.keys(),
    tell(guest, message) {
      const text = JSON.stringify(message);
      for (const listener of windows.get(guest) ?? []) listener.send(text);
    },
    onChange(hear) {
      hearers.push(hear);
    },
  };
}
