/** What people have chosen for themselves, and what they think of each other. */
import type { Rest } from '../time/rest.ts';

/** `muted`: what they say is not shown. `blocked`: neither sits down where the other has opened a table, and neither hears of the other. */
export interface Bond {
  other: string;
  kind: 'muted' | 'blocked';
}

/** By where it is kept. */
export type PersonData = Record<string, unknown>;

export interface PeopleStore {
  /** What a guest has chosen; empty for somebody who never did. */
  settings(guest: string): Promise<Record<string, unknown>>;
  /** Changes these of a guest's settings and leaves the others as they are; `null` takes one back. The guest is known. */
  changeSettings(guest: string, change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Everything that these guests have ever chosen as their hours of rest, in order; nothing for those who never did. */
  rests(guests: readonly string[]): Promise<ReadonlyMap<string, readonly Rest[]>>;
  /**
   * Keeps what a guest has chosen. What they had chosen for the same moment or a later one is forgotten; what held before
   * stays. Turns that they are asked for become due, so that it is found out again until when. The guest is known.
   */
  keepRest(guest: string, rest: Rest): Promise<void>;
  /**
   * Hears of every guest who has other hours of rest, was barred or let in again, has become another guest, has signed
   * a device out, or was forgotten, no matter which server with this store did it. Returns how to stop hearing.
   */
  subscribeGuests(hear: (guest: string) => void): () => void;
  /**
   * Everything that is kept about a guest, as they may take it away: without secrets, of others no more than their names,
   * and of games only what they did themselves. Null where nothing is kept.
   */
  personData(guest: string): Promise<PersonData | null>;
  /**
   * Forgets a guest for good, all at once. Where games need somebody on their seats, there is a nobody from now on, whose
   * name is empty; what is left behind is found as for those who are barred.
   */
  forgetPerson(guest: string, at: string): Promise<void>;
  /** Whom a guest has muted or blocked. */
  bonds(guest: string): Promise<Bond[]>;
  /** Mutes or blocks somebody, or (null) neither any more. Both are known. */
  setBond(guest: string, other: string, kind: Bond['kind'] | null, at: string): Promise<void>;
}
