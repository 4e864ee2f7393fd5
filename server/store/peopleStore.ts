/** What people have chosen for themselves, and what they think of each other. */
import type { Rest } from '../time/rest.ts';

/** `muted`: what they say is not shown. `blocked`: neither sits down where the other has opened a table, and neither hears of the other. */
export interface Bond {
  other: string;
  kind: 'muted' | 'blocked';
}

export interface PeopleStore {
  /** What a guest has chosen; empty for somebody who never did. */
  settings(guest: string): Promise<Record<string, unknown>>;
  /** Changes these of a guest's settings and leaves the others as they are; `null` takes one back. The guest is known. */
  changeSettings(guest: string, change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Everything that these guests have ever chosen as their hours of rest, in order; nothing for those who never did. */
  rests(guests: readonly string[]): Promise<ReadonlyMap<string, readonly Rest[]>>;
  /**
   * Keeps what a guest has chosen. What they had chosen for the same moment or a later one is forgotten; what held before
   * stays. Turns that they are asked for become due, so that it is found out anew until when. The guest is known.
   */
  keepRest(guest: string, rest: Rest): Promise<void>;
  /**
   * Hears of every guest who has other hours of rest, or was barred or let in again, whoever who shares the store has
   * done it. Returns how to stop hearing.
   */
  subscribeGuests(hear: (guest: string) => void): () => void;
  /** Whom a guest has muted or blocked. */
  bonds(guest: string): Promise<Bond[]>;
  /** Mutes or blocks somebody, or (null) neither any more. Both are known. */
  setBond(guest: string, other: string, kind: Bond['kind'] | null, at: string): Promise<void>;
}
