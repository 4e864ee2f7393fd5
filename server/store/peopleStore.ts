/** What people have chosen for themselves, and what they think of each other. */

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
  /** Whom a guest has muted or blocked. */
  bonds(guest: string): Promise<Bond[]>;
  /** Mutes or blocks somebody, or (null) neither any more. Both are known. */
  setBond(guest: string, other: string, kind: Bond['kind'] | null, at: string): Promise<void>;
}
