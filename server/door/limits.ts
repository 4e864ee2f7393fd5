/** How much one may ask of the server. Generous for people, tight for programs gone wild. */

/** `burst` at once, and `perSecond` in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Limits {
  /** Bytes of one message or request body. */
  messageBytes: number;
  /** Messages of one live connection. */
  connection: Rate;
  /** Messages and requests of one guest, over all their windows. */
  guest: Rate;
  /** Requests without a guest, from one address. */
  address: Rate;
  /** How often a guest may ask others by name to sit down. */
  invitations: Rate;
  /** Links and challenges that are kept for somebody until they use them, from one address. */
  newLinks: Rate;
  /** House keys that are made and tried, from one address. */
  keyTries: Rate;
  /** The same from everywhere together: each costs a slow hash. */
  allKeyTries: Rate;
  /** Letters that somebody may have sent, from one address. */
  lettersFrom: Rate;
  /** Letters of that kind to one address. */
  lettersTo: Rate;
  /** Live connections in all. */
  connections: number;
  /** Tables one connection may follow. */
  watched: number;
  /** Tables that a guest has opened, that are not over, and that somebody has touched within a day. */
  openTables: number;
  /** What one guest says at one table, and at all of them. */
  said: Rate;
  talk: Rate;
  /** Lines of a table's chat. */
  chatLines: number;
  /** Entries of a table's log beyond which nothing can be taken back any more. */
  entries: number;
  /** Bytes waiting for a browser that does not read; beyond that it is dropped and may come back. */
  backlogBytes: number;
  /** Milliseconds between two heartbeats; who misses one is gone. */
  heartbeat: number;
  /** Tables kept in memory. */
  cachedTables: number;
}

export const usualLimits: Limits = {
  messageBytes: 16 * 1024,
  connection: { burst: 60, perSecond: 20 },
  guest: { burst: 120, perSecond: 40 },
  address: { burst: 200, perSecond: 50 },
  invitations: { burst: 12, perSecond: 1 / 20 },
  newLinks: { burst: 40, perSecond: 1 / 10 },
  keyTries: { burst: 8, perSecond: 1 / 60 },
  allKeyTries: { burst: 60, perSecond: 1 / 2 },
  lettersFrom: { burst: 6, perSecond: 1 / 300 },
  lettersTo: { burst: 3, perSecond: 1 / 900 },
  connections: 5000,
  watched: 20,
  openTables: 40,
  said: { burst: 6, perSecond: 0.5 },
  talk: { burst: 12, perSecond: 1 },
  chatLines: 2000,
  entries: 20_000,
  backlogBytes: 2 ** 20,
  heartbeat: 25_000,
  cachedTables: 2000,
};
