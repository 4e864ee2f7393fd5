/**
 * How servers that share a store divide what has to be done. A server says again and again that it lives; what it has
 * claimed is another's as soon as it has not said so for a while. Nothing of this is meant to last.
 */

export interface LeaseStore {
  /** This server lives for so many milliseconds more, by the store's own clock. */
  live(server: string, ms: number): Promise<void>;
  /** This server is going: whatever it has claimed is free. */
  depart(server: string): Promise<void>;
  /** Claims a piece of work; false while another server that lives has it. */
  lease(what: string, server: string): Promise<boolean>;
  /** Lets others have it. */
  release(what: string, server: string): Promise<void>;
  /** Running tables that wait for a bot, where no server that lives has claimed its turn; the longest waiting first. */
  botTurnsUnclaimed(): Promise<string[]>;
}

/** What a server claims that thinks for the bots of a table. */
export const botWork = (table: string): string => `bot ${table}`;
