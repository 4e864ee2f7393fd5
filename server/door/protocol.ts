/**
 * What goes over the wire between server and browser. Types only: the browser imports this file, and the server's
 * valibot schemas (schemas.ts) are checked against it.
 *
 * Everything a browser hears of a running table is made for its viewer: a view, public decisions, heard events.
 */
import type {
  Decision,
  EventRecord,
  MoveRecord,
  OptionSpec,
  PreferenceSpec,
  Preferences,
  Refusal,
  Scoresheet,
  Seat,
  Viewer,
  Words,
} from '@atoll/engine';

/** GET /api/me: the guest who asks. Until they choose a name they have a given one. */
export interface Me {
  name: string;
}

/** GET /api/addresses */
export interface Addresses {
  /** The likeliest first, empty where nobody else can reach the server; null where they are not told. */
  addresses: string[] | null;
}

/** GET /api/games */
export interface GamesInfo {
  games: {
    id: string;
    name: string;
    tagline: Words;
    seats: { min: number; max: number };
    options: OptionSpec[];
    /** The usual one first. */
    editions: { id: string; digest: string }[];
    preferences: PreferenceSpec[];
    rules: number;
    /** Examples are not shown on the home page. */
    example: boolean;
  }[];
  bots: { id: string; words: Words }[];
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  edition?: string;
  options?: Record<string, string>;
  /** One entry a seat. `me` is the guest who asks; at most one. */
  seats: ({ kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string })[];
}

export interface SeatInfo {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  /** Person's name, or the bot's id; empty while open. */
  name: string;
  bot?: string;
  /** Whether a person has the table open right now. */
  online: boolean;
}

/** GET /api/tables/:id, and live whenever it changes. */
export interface TableInfo {
  id: string;
  game: string;
  edition: { id: string; digest: string };
  rules: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** Waiting for seats to fill, running, or over. */
  status: 'waiting' | 'running' | 'over';
  /** The seat of the guest who asks, or spectator. */
  you: Viewer;
  /** Number of the last log entry. */
  n: number;
  decision: Decision | null;
  createdAt: string;
  changedAt: string;
  /** SHA-256 commitment to the seed, from the start; the seed itself once the table is over. */
  seedHash: string;
  seed?: string;
  /** The standing answers of the guest who asks, the usual ones filled in; only where they have a seat. */
  preferences?: Preferences;
  /** Why it can be read but not played on; whoever wants to read it asks for its report. */
  closed?: Refusal;
}

/** GET /api/tables/:id/report: what was told of a table when it was played. It outlives the rules it was played by. */
export interface TableReport {
  /** The moves that were not taken back. `{0}` in a line stands for the name of whoever sits on seat 0. */
  entries: {
    n: number;
    at: string;
    seat: Seat;
    /** Null for a move that was made before such reports were kept. */
    lines: Words[] | null;
  }[];
  /** Points of each seat after the last of them, as far as everybody may know; null where that was not kept. */
  totals: number[] | null;
  /** How it ended, if it did. */
  result?: Scoresheet;
}

/** GET /api/tables: those that are not over; with `?finished=yes` those that are, a page at a time. */
export interface TableList {
  tables: TableInfo[];
  /** There are more: ask with `&before=` this. */
  next?: string;
}

/** One line of the table's history as a viewer heard it. */
export interface LogEntry {
  /** Number in the append-only log. */
  n: number;
  at: string;
  seat: Seat;
  kind: string;
  auto: boolean;
  events: EventRecord[];
}

/** How the table stands for one viewer. */
export interface Standing {
  n: number;
  view: unknown;
  decision: Decision | null;
  scoresheet: Scoresheet;
  /** Whether the viewer may take their last choice back, or why not. */
  undo: { can: true } | { can: false; refusal: Refusal };
  /** When the present decision began. */
  since: string;
}

/** GET /api/tables/:id/standing, and the answer to a move over HTTP. `moves`: all legal ones, if it is yours to decide. */
export type StandingWithMoves = Standing & { moves?: MoveRecord[] };

/** `id` numbers a connection's messages, from 1; the answer (`ok` or `refused`) carries the same. */
export type ClientMessage =
  /** Follow a table. `have`: number of the last entry already heard, to hear only what came after. */
  | { id: number; type: 'watch'; table: string; have?: number }
  | { id: number; type: 'unwatch'; table: string }
  /** `after`: the last entry the sender had seen. `key`: the same when a message is sent again. */
  | { id: number; type: 'move'; table: string; after: number; key: string; move: MoveRecord }
  | { id: number; type: 'undo'; table: string; after: number; key: string }
  | { id: number; type: 'prefer'; table: string; preferences: Preferences }
  | { id: number; type: 'ping' };

export type ServerMessage =
  | { type: 'ok'; id: number }
  /** Nothing has happened. `id` is 0 where the message was so broken that it had none. */
  | { type: 'refused'; id: number; refusal: Refusal }
  | { type: 'table'; table: string; info: TableInfo }
  /**
   * The standing now. `entries`: what is new; with `whole`, everything from the start (sent first, and after an undo),
   * and whatever the browser had before is to be dropped.
   */
  | { type: 'standing'; table: string; whole: boolean; entries: LogEntry[]; standing: Standing }
  /** The server is about to close the connection; for `shutdown`, come back in a moment. */
  | { type: 'bye'; refusal: Refusal };
