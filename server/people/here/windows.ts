/** The windows that somebody has open, as far as they can be closed from here. */
import type { Refusal } from '@atoll/engine';

export interface Windows {
  /** Closes those of a device, or all of a guest's: they come back as who they are by then. */
  drop(who: { device: string } | { guest: string }, why: Refusal): void;
}
