/**
 * What the server must remember, and nothing about how. Everything is asynchronous, so that a database over a network
 * fits behind it. Whatever a promise of a writing method resolves to is durable: it survives a crash of the machine.
 */
import type { MoveRecord, Preferences, Scoresheet, Seat, Words } from '@atoll/engine';
import type { ChatManners } from '../door/protocol.ts';
import type { Absent, ClockSettings } from '../time/settings.ts';
import type { ChatStore } from './chatStore.ts';
import type { CompanyStore } from './companyStore.ts';
import type { HouseStore } from './houseStore.ts';
import type { IdentityStore } from './identityStore.ts';
import type { LeaseStore } from './leaseStore.ts';
import type { NoticeStore } from './noticeStore.ts';
import type { OfficeStore } from './officeStore.ts';
import type { PeopleStore } from './peopleStore.ts';
import type { VisitStore } from './visitStore.ts';

export interface Guest {
  id: string;
  name: string;
}

export interface StoredSeat {
  seat: Seat;
  /** An open seat of a running table is one that somebody has left: a stand-in plays there until it is taken. */
  kind: 'person' | 'bot' | 'open';
  /** The guest who sits here. Secret: somebody who knows it could not do much, but nobody needs it. */
  guest: string | null;
  /** The guest's present name; empty for bots and open seats. */
  name: string;
  bot: string | null;
  /** The bot that answers for the person who is away, or who has left. */
  standIn: string | null;
  preferences: Preferences;
}

/** Why a table ended before its game did. Such a table is not counted. */
export type EndedEarly = 'time' | 'vote' | 'nobody' | 'owner' | 'house';

/** What the owner chooses for a table beside the game. */
export interface TableManners {
  /** Open to all: it stands in the lobby while a seat is free. */
  lobby: boolean;
  clock: ClockSettings;
  /** What happens when somebody's time is up. */
  absent: Absent;
  /** The language that is spoken there; null where nobody said. */
  language: 'de' | 'en' | null;
  /** Seconds after which bots take the seats that are still free; null for never. */
  botsAfter: number | null;
  /** What people may say at the table. */
  chat: ChatManners;
}

/** What is known of a table besides its log. */
export interface StoredTable extends TableManners {
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
  /** Follows from the log, too. */
  ended: EndedEarly | null;
  /** What somebody must know to sit down, where the first invitation (the id) was withdrawn. */
  invitation: string | null;
  /** When bots take the free seats. */
  fillAt: string | null;
  /** Since when it stands in the lobby; null where it does not. */
  lobbySince: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** Guests who keep apart from the owner of that one: they do not hear of it. */
  rematchNotFor: string[];
  createdAt: string;
  /** When the last seat was taken; null while the table waits. */
  startedAt: string | null;
  changedAt: string;
}

export type NewStoredTable = Omit<
  StoredTable,
  | 'seats'
  | 'over'
  | 'ended'
  | 'invitation'
  | 'fillAt'
  | 'lobbySince'
  | 'rematch'
  | 'rematchNotFor'
  | 'startedAt'
  | 'changedAt'
> & {
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
/** `standIn`: a bot answered for the person on that seat. */
export type MoveEntry = Line & { type: 'move'; move: MoveRecord; auto: boolean; standIn?: true };
type UndoEntry = Line & { type: 'undo' };
/** From here on a bot answers for the seat. `left`: the person has given it up, and it is free for somebody else. */
type StandInEntry = Line & { type: 'standIn'; bot: string; why: 'time' | 'vote' | 'asked' | 'left' | 'house' };
/** The person plays again. */
type BackEntry = Line & { type: 'back' };
/** Somebody else has taken a seat that was given up. */
type SeatedEntry = Line & { type: 'seated'; guest: string };
/** What a player wants to become of the seat that is away. */
export type VoteEntry = Line & { type: 'vote'; about: Seat; choice: 'standIn' | 'end' | 'wait' };
/** The table ends before its game does. `seat`: whose absence ended it, as far as it was somebody's. */
type EndEntry = Line & { type: 'end'; why: EndedEarly };

/** What happened at a table besides the moves of its game. */
export type HouseEntry = StandInEntry | BackEntry | SeatedEntry | VoteEntry | EndEntry;

/** A line of a table's append-only log, numbered from 1. */
export type Entry = MoveEntry | UndoEntry | HouseEntry;

/** Whose answer a running table waits for. */
export interface Turn {
  seat: Seat;
  /** The person; null where a bot or a stand-in answers. */
  guest: string | null;
  /** The entry with which it became their turn, and when that was. */
  n: number;
  since: string;
  /** When something must be done if they have not answered; null without a clock. */
  dueAt: string | null;
}

/** A table that waits for somebody. */
interface WaitingTurn {
  table: string;
  game: string;
  /** The entry with which it began to wait for them, and when that was. */
  n: number;
  since: string;
  dueAt: string | null;
}

/** What follows from the entries that are appended; kept beside the log, so that it can be found without playing. */
interface Outcome {
  over: boolean;
  /** Left out: as before. */
  turn?: Turn | null;
  reports?: readonly Report[];
}

/**
 * What a move caused, in words, as they were when it was made. It is what is left to read of a table when newer rules
 * can no longer run its moves.
 */
export interface Report {
  /** Number of the entry it speaks of. */
  n: number;
  /** `{0}` stands for the name of the player on seat 0; with `only`, the line is for that seat's eyes. */
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

/** Which open tables somebody looks for. */
export interface LobbyFilter {
  game?: string;
  /** In all, and free ones at least. */
  seats?: number;
  free?: number;
  clock?: ClockSettings['kind'];
  language?: 'de' | 'en';
  /** Not those that these guests have opened. */
  notOf?: readonly string[];
}

/** Where a table stands in the lobby. */
export interface LobbyPlace {
  id: string;
  since: string;
}

/** Everything about tables. */
interface TableStore {
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
  /** Puts a bot on a seat of a waiting table, or frees it. `started` where the table waits no more. */
  arrange(table: string, seat: Seat, bot: string | null, at: string): Promise<'arranged' | 'started'>;
  /** Changes what the owner may change while people sit there. */
  setManners(table: string, manners: Partial<TableManners>, at: string): Promise<void>;
  /** Withdraws the invitation: from now on somebody must know this to sit down. */
  setInvitation(table: string, invitation: string, at: string): Promise<void>;
  /** Notes where the same people play again; gives the first that was noted and not closed before it began. */
  setRematch(table: string, next: string): Promise<string>;
  /** Tables that are open to all and have a free seat, the newest first; `before`: only what stands behind that one. */
  lobby(wanted: LobbyFilter, limit: number, before?: LobbyPlace): Promise<LobbyPlace[]>;
  /** How many such tables there are. */
  lobbySize(wanted: LobbyFilter): Promise<number>;
  /** Keeps a seat's standing answers, as long as that guest sits there. */
  prefer(table: string, seat: Seat, guest: string, preferences: Preferences): Promise<'kept' | 'not-yours'>;

  /** The log after entry `after`, in order. */
  log(table: string, after: number): Promise<Entry[]>;
  /**
   * Appends entries that follow each other and the log: all of them or none. If the log has already gone on, fails
   * with `AppendConflict`; that is the whole concurrency control. What the entries caused is kept with them.
   */
  append(table: string, entries: readonly Entry[], outcome: Outcome): Promise<void>;
  /** Whose answer the table waits for, where that was worked out. */
  turn(table: string): Promise<Turn | null>;
  /** Works out again when a turn is due, unless the table has gone on since. */
  keepTurn(table: string, turn: Turn): Promise<void>;
  /** The running tables that wait for this guest, the longest waiting first. */
  turnsOf(guest: string, limit: number): Promise<WaitingTurn[]>;
  /** Tables whose turn is due, or whose free seats are to be filled, by that time; the longest due first. */
  dueTables(by: string, limit: number): Promise<string[]>;
  /** Running tables of which nothing is known about whose turn it is. */
  tablesWithoutTurn(): Promise<string[]>;

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
}

export interface Store
  extends TableStore,
    ChatStore,
    IdentityStore,
    PeopleStore,
    CompanyStore,
    HouseStore,
    OfficeStore,
    NoticeStore,
    LeaseStore,
    VisitStore {
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
