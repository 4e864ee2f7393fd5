/**
 * What the server must remember, and nothing about how. Everything is asynchronous, so that a database over a network
 * fits behind it. Whatever a promise of a writing method resolves to is durable: it survives a crash of the machine.
 */
import type { MoveRecord, Preferences, Scoresheet, Seat, Words } from '@atoll/engine';

export interface Guest {
  id: string;
  name: string;
}

export interface StoredSeat {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  /** The guest who sits here. Secret: whoever knows it could not do much, but nobody needs it. */
  guest: string | null;
  /** The guest's present name; empty for bots and open seats. */
  name: string;
  bot: string | null;
  preferences: Preferences;
}

/** What is known of a table besides its log. */
export interface StoredTable {
  id: string;
  game: string;
  edition: { id: string; digest: string };
  rules: number;
  options: Record<string, string>;
  /** Secret until the table is over. */
  seed: string;
  owner: string;
  seats: StoredSeat[];
  /** Follows from the log; kept beside it so that running tables can be found without playing them. */
  over: boolean;
  createdAt: string;
  /** When the last seat was taken; null while the table waits. */
  startedAt: string | null;
  changedAt: string;
}

export type NewStoredTable = Omit<StoredTable, 'seats' | 'over' | 'startedAt' | 'changedAt'> & {
  /** A seat with a guest or a bot is taken; one with neither is open. A table without open seats starts at once. */
  seats: { guest: string | null; bot: string | null }[];
};

/** `key` names the message that asked for it; empty where no person did. */
interface Line {
  n: number;
  seat: Seat;
  key: string;
  at: string;
}
export type MoveEntry = Line & { type: 'move'; move: MoveRecord; auto: boolean };
type UndoEntry = Line & { type: 'undo' };

/** A line of a table's append-only log, numbered from 1. */
export type Entry = MoveEntry | UndoEntry;

/**
 * What a move caused, in words, as they were when it was made. It is what is left to read of a table when newer rules
 * can no longer run its moves.
 */
export interface Report {
  /** Number of the entry it speaks of. */
  n: number;
  /** `{0}` stands for the name of whoever sits on seat 0; with `only`, the line is for that seat's eyes. */
  lines: { words: Words; only?: Seat }[];
  /** Points of each seat after it, as far as everybody may know them; on the last of the moves made together. */
  totals?: number[];
  /** How it all ended; on the table's last move. */
  result?: Scoresheet;
}

/** "Table X changed": its log reached `n`, or (null) something else about it is new. */
export interface Change {
  table: string;
  n: number | null;
}

/** A table that is over; the time and the id together say where it stands among all of them. */
export interface Ended {
  id: string;
  endedAt: string;
}

export interface Store {
  /** The secret of that name; made once, and the same for everybody who shares the store. */
  secret(name: string, make: () => string): Promise<string>;

  guest(id: string): Promise<Guest | null>;
  /** Makes the guest known, or renames them at all their tables. */
  saveGuest(guest: Guest, at: string): Promise<void>;

  createTable(table: NewStoredTable): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Ids of the tables a guest sits at or has opened that are not over, the latest changed first. */
  tablesOf(guest: string, limit: number): Promise<string[]>;
  /** Those that are over, the latest ended first; `before`: only what stands behind that one. */
  finishedOf(guest: string, limit: number, before?: Ended): Promise<(Ended & { n: number })[]>;
  /** How many tables that are not over this guest has opened and somebody has touched since then. */
  openTablesOf(guest: string, since: string): Promise<number>;
  /** Ids of the tables that have started, are not over, and where a bot sits. */
  runningTablesWithBots(): Promise<string[]>;

  /** Takes an open seat; the one who takes the last seat starts the table. A guest has one seat at a table. */
  sit(table: string, seat: Seat, guest: string, at: string): Promise<'seated' | 'taken' | 'elsewhere'>;
  /** Gives a seat back, with its preferences, while the table waits. */
  leave(table: string, seat: Seat, guest: string, at: string): Promise<'left' | 'not-yours' | 'started'>;
  /** Keeps a seat's standing answers, as long as that guest sits there. */
  prefer(table: string, seat: Seat, guest: string, preferences: Preferences): Promise<'kept' | 'not-yours'>;

  /** The log after entry `after`, in order. */
  log(table: string, after: number): Promise<Entry[]>;
  /**
   * Appends entries that follow each other and the log: all of them or none. If the log has already gone on, fails
   * with `AppendConflict`; that is the whole concurrency control. What the entries caused is kept with them.
   */
  append(table: string, entries: readonly Entry[], over: boolean, reports?: readonly Report[]): Promise<void>;

  /** What was told of a table, in order; also of moves that were taken back since. */
  reports(table: string): Promise<Report[]>;
  /** Ids of the tables that were played before anything was told of them. */
  untold(): Promise<string[]>;
  /** Keeps what can be told of an old table; from then on it is not `untold` any more. */
  keepReports(table: string, reports: readonly Report[]): Promise<void>;

  /** Keeps an edition, so that tables played with it outlive the file it came from. */
  keepEdition(game: string, digest: string, content: unknown): Promise<void>;
  /** An edition that was kept, as its JSON; undefined when there is none of that digest. */
  edition(game: string, digest: string): Promise<unknown>;

  /** Hears of every change that anybody who shares the store has made. Returns how to stop hearing. */
  subscribe(hear: (change: Change) => void): () => void;

  /** Writes something that nobody reads: fails with `StoreFailure` while nothing can be stored. */
  probe(): Promise<void>;

  /** Finishes what was begun, then closes. */
  close(): Promise<void>;
}

/** Somebody else has already appended an entry of that number. */
export class AppendConflict extends Error {
  override name = 'AppendConflict';
  n: number;

  constructor(n: number) {
    super(`Entry ${n} does not follow the end of this log.`);
    this.n = n;
  }
}

/** The store could not do it: the disk is full, the database is gone. Nothing of what was asked has been kept. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}
