/** The windows that somebody has open, as far as they can be closed from here. */
import type { Refusal } from '@atoll/engine';

export interface Windows {
  /** Closes those of a device, of a guest, or of both: they come back as who they are by then. */
  drop(who: { device: string; guest?: string } | { guest: string }, why: Refusal): void;
  /** The devices on which a guest has windows open. */
  devicesOf(guest: string): ReadonlySet<string>;
}
