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
  settings: Settings;
}

/** What a person has chosen for themselves on this server; what was never chosen is left out. */
export interface Settings {
  /** Whether people they have played with may see that they are here. Usually yes. */
  seen?: boolean;
  /** The seat they would like, by its shape; null takes the wish back. */
  colour?: 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | null;
  /** The language of letters and notices. */
  language?: 'de' | 'en';
  /** Whether they want to read what is said at tables. Usually yes. */
  chat?: boolean;
}

/** POST /api/me: what is left out stays as it is. */
export interface MeChange {
  name?: string;
  settings?: Settings;
}

/** Hours and days in which my clocks stand still at tables over days. */
export interface RestChoice {
  /** Where I live, such as `Europe/Berlin`: whose clocks tell the hours and days. */
  zone: string;
  /** Such as 22:00 to 07:00; null for none. */
  night: { from: string; to: string } | null;
  /** Days, both included, such as `2026-12-24`. */
  holidays: { from: string; to: string }[];
}

/** How much rest anybody may have: hours a night, days a year. */
export interface RestLimits {
  nightHours: 10;
  holidayDays: 30;
}

/** GET and POST /api/me/rest. Before anything was chosen there is no zone. */
export interface MyRest extends Omit<RestChoice, 'zone'> {
  zone: string | null;
  limits: RestLimits;
  /** Days off that I have used or planned, by year. */
  used: Record<string, number>;
}

/** GET /api/me/identity: what proves who the guest is. */
export interface Identity {
  /** The latest seen first; `here`: the one that asks. */
  devices: { id: string; words: Words; seenAt: string; here: boolean }[];
  houseKey: { createdAt: string; usedAt: string | null } | null;
  passkeys: { id: string; words: Words; createdAt: string; usedAt: string | null }[];
  /** `possible`: this house sends letters. The address is one that was confirmed. */
  mail: { possible: boolean; address: string | null };
}

/** POST /api/me/devices/out */
export interface WhichDevice {
  device: string;
}

/** POST /api/me/carry: what the page /me/carry takes behind its `#`, and until when. */
export interface CarryLink {
  token: string;
  until: string;
}

/** POST /api/me/carry/look, and everything that leads to such a link. */
export interface LinkToken {
  token: string;
}

/** Who somebody would become. */
export interface Arrival extends CarryLink {
  name: string;
  /** They are that guest already. */
  already: boolean;
  /** Who they are until now, where that guest has tables of their own; `together`: at which both sit. */
  mine: { name: string; tables: number; together: { id: string; game: string } | null } | null;
}

/** POST /api/me/carry/take */
export interface LinkTaken {
  token: string;
  how: 'switch' | 'merge';
}

/** POST /api/me/key: told this once. */
export interface HouseKey {
  key: string;
}

/** POST /api/me/key/enter: however it was grouped. */
export interface TypedKey {
  key: string;
}

/** POST /api/me/passkeys/remove */
export interface WhichPasskey {
  passkey: string;
}

/** POST /api/me/mail and /api/me/mail/enter */
export interface MailAddress {
  address: string;
}

/** The letter is on its way, if there is anybody to get it. */
export interface LetterSent {
  sent: true;
}

/** POST /api/me/mail/look and /api/me/mail/confirm */
export interface MailToConfirm {
  address: string;
  name: string;
}

/** GET /api/me/data: everything that is kept about me, by where it is kept, without secrets. */
export interface MyData {
  atoll: 'person';
  at: string;
  data: Record<string, unknown>;
}

/** DELETE /api/me */
export interface Deleted {
  deleted: true;
}

/** GET /api/addresses */
export interface Addresses {
  /** The likeliest first, empty where nobody else can reach the server; null where they are not told. */
  addresses: string[] | null;
}

/** GET /api/house: what the operator has written, as Markdown. Where there is one language only, it stands for both. */
export interface HousePages {
  pages: { id: 'rules' | 'imprint' | 'privacy'; words: Words }[];
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

/** How long people have: seconds at a live table, hours at one over days. */
export type ClockSettings =
  | { kind: 'none' }
  /** Seconds in reserve, and seconds more for each turn that was finished. */
  | { kind: 'live'; bank: number; increment: number }
  /** Hours for each turn, and hours in reserve for all of them together. */
  | { kind: 'days'; perTurn: number; bank: number };

/** What happens when somebody’s time is up: a bot answers for them, the table ends uncounted, or the others decide. */
export type Absent = { kind: 'standIn'; bot: string } | { kind: 'end' } | { kind: 'vote' };

/** Whether people may talk at a table: in their own words, by ready-made phrases only, or not at all. */
export type ChatManners = 'on' | 'phrases' | 'off';

/** What the owner chooses for a table beside the game. */
export interface Manners {
  /** Open to all: it stands in the lobby while a seat is free. Usually not. */
  lobby?: boolean;
  /** Usually none. */
  clock?: ClockSettings;
  /** Usually a stand-in of level 3. */
  absent?: Absent;
  /** The language spoken there. */
  language?: 'de' | 'en';
  /** Seconds after which bots of that level take the seats that are still free. Usually never. */
  botsAfter?: number;
  /** What people may say at the table. Usually anything. */
  chat?: ChatManners;
}

/** POST /api/tables */
export interface NewTable extends Manners {
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
  /** The bot that answers there at the moment. An open seat with one is free for somebody else while the game runs. */
  standIn?: string;
  /** When a person's clock stands still, at a table over days; left out for somebody who has chosen no rest. */
  rest?: SeatRest;
}

/** The present night and holiday, or the next ones. */
export interface SeatRest {
  night?: { from: string; to: string };
  holiday?: { from: string; to: string };
}

/** Clocks as they stand. All in seconds. */
export interface ClockState {
  /** What each seat has in reserve now; null for bots, stand-ins and free seats. */
  left: (number | null)[];
  /** When the present decision runs out; null where nobody's time runs. */
  runsOut: string | null;
  /** Whether the time of the person to decide stands still: they rest, as they have told everybody. */
  resting: boolean;
  /** The server's time of these figures. */
  at: string;
}

/** What the players are asked about a seat that is away. */
export interface Vote {
  about: Seat;
  choices: ('standIn' | 'end' | 'wait')[];
  /** What was said so far. */
  said: { seat: Seat; choice: 'standIn' | 'end' | 'wait' }[];
  /** Seats that may say something. */
  asked: Seat[];
  /** When a stand-in takes over if nobody decides; null where nobody's time is up. */
  until: string | null;
}

/** Those who follow a table without a seat there. */
export interface Watching {
  count: number;
  /** What some of them are called; the others have no name, or are too many to be named. */
  names: string[];
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
  /** Why it can be read but not played on; its report can be read. */
  closed?: Refusal;
  /** Whether it stands in the lobby while a seat is free. */
  lobby: boolean;
  clock: ClockSettings & ClockState;
  absent: Absent;
  language: 'de' | 'en' | null;
  botsAfter: number | null;
  /** When bots take the free seats, if nobody else does. */
  fillAt?: string;
  chat: ChatManners;
  /** Whether the guest who asks has opened it. */
  owner: boolean;
  /** What an invitation must name since the first one was withdrawn; only for those who sit there or have opened it. */
  invitation?: string;
  /** Whether somebody must know an invitation to sit down. */
  byInvitation: boolean;
  /** It ended before its game did, and why; such a table is not counted. */
  ended?: 'time' | 'vote' | 'nobody' | 'owner' | 'house';
  /** The table at which the same people play again; only for those who sat here. */
  rematch?: string;
  /** What the others may decide about somebody who is away. */
  vote?: Vote;
  /** Who watches; left out where nobody does, and in the lobby. */
  watching?: Watching;
}

/** GET /api/lobby: tables that are open to all and have a free seat, the newest first, a page at a time. */
export interface Lobby {
  tables: TableInfo[];
  /** How many there are in all that fit the filter. */
  total: number;
  /** There are more: ask with `before=` this. */
  next?: string;
}

/** Which open tables somebody looks for. `seats`: how many it has in all; `free`: so many are free at least. */
export interface LobbyFilter {
  game?: string;
  seats?: number;
  free?: number;
  clock?: 'none' | 'live' | 'days';
  language?: 'de' | 'en';
}

/** An open table as the live lobby tells of it: as short as can be, since there may be many. */
export interface LobbyTable {
  id: string;
  game: string;
  /** `name` as in `SeatInfo`. An open seat of a running table was given up. */
  seats: Pick<SeatInfo, 'kind' | 'name' | 'rest'>[];
  clock: ClockSettings;
  absent: Absent;
  /** Since when it stands there; the newest comes first. */
  since: string;
  /** What was chosen besides the usual, if anything was. */
  options?: Record<string, string>;
  language?: 'de' | 'en';
  fillAt?: string;
  /** Its game has begun; somebody has given up their seat. */
  running?: boolean;
  /** The guest who asks sits there, or has opened it. */
  mine?: boolean;
}

/** POST /api/quick: takes a fitting open table, or opens one and waits. */
export interface QuickSeat {
  name: string;
  /** Any, where it is left out. */
  game?: string;
  seats?: number;
  clock?: 'none' | 'live' | 'days';
  language?: 'de' | 'en';
}

/** A table that waits for the guest who asks. */
export interface WaitingTable {
  id: string;
  game: string;
  /** The entry with which it began to wait for them: together with the table, it names this one time. */
  n: number;
  since: string;
  /** When their time runs out; null without a clock. */
  runsOut: string | null;
}

/** GET /api/waiting: the tables that wait for the guest, the longest waiting first. */
export interface Waiting {
  tables: WaitingTable[];
  /** Whether the one who asks is a guest; somebody new has nothing that could wait, and nothing to follow. */
  guest: boolean;
}

/** GET /api/people: those whom the guest has sat with, muted or blocked, the latest first, a page at a time. */
export interface People {
  people: Person[];
  /** There are more: ask with `before=` this. */
  next?: string;
}

/** Somebody whom the guest who asks knows. */
export interface Person {
  /** What this guest calls them here; for everybody else they have another one. */
  person: string;
  name: string;
  /** Games that they have begun together. */
  games: number;
  /** When the last one ended, or began if it still runs. */
  lastAt: string;
  /** Whether they are here now and let others see it. */
  here: boolean;
  bond: 'muted' | 'blocked' | null;
}

/** POST /api/people/:person */
export interface BondChange {
  bond: 'muted' | 'blocked' | null;
}

/** POST /api/tables/:id/asked: asks somebody by name to sit down. */
export interface NewAsked {
  person: string;
}

/** GET /api/tables/:id/asked, and live for those who can ask. */
export interface AskedPeople {
  asked: AskedPerson[];
}

export interface AskedPerson {
  person: string;
  name: string;
  answer: 'open' | 'sits' | 'declined';
}

/** GET /api/invitations, and live whenever they change. */
export interface Invitations {
  invitations: Invitation[];
}

/** Somebody asks the guest to sit down at a table that waits. */
export interface Invitation {
  table: TableInfo;
  /** Who asks, as this guest calls them. */
  person: string;
  name: string;
  at: string;
}

/** POST /api/tables/:id/answer */
export interface InvitationAnswer {
  accept: boolean;
}

/** What somebody is told of: it is their turn, they are asked to a table, their game has ended, a bot plays for them. */
export type NoticeKind = 'turn' | 'invited' | 'over' | 'standIn';

interface ChannelChoice {
  kinds: NoticeKind[];
  /** Seconds for which a table must have waited. */
  after: number;
  /** Hours in which nothing comes; what is due then comes when they end. */
  quiet: { from: string; to: string } | null;
  /** Whose clocks tell these hours, such as `Europe/Berlin`. */
  zone: string;
  label: string;
  /** Of a webhook: our own JSON, or what Discord, ntfy and Matrix bridges expect. Usually `json`. */
  shape?: 'json' | 'discord' | 'ntfy' | 'matrix';
}

/** A way on which the guest is told while they are away: a browser, their mailbox, or a program of theirs. */
export interface NoticeChannel extends ChannelChoice {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  /** For people to recognise it: the mailbox, the other end's host. Where exactly it leads is not said again. */
  leadsTo: string;
  /** Whether it is the browser that asks. */
  here: boolean;
  /** When it last did not work, unless it has worked since. */
  failedAt: string | null;
}

/** GET /api/me/channels */
export interface NoticeChannels {
  channels: NoticeChannel[];
  /** By this key a browser knows that a message comes from this house. */
  pushKey: string;
  /** Whether letters can be had: the house writes none, or the guest has confirmed no address yet. */
  mail: 'off' | 'unconfirmed' | 'ready';
}

/** POST /api/me/channels: adds a way, or changes the one of that `id`. */
export interface NewChannel extends ChannelChoice {
  id?: string;
  kind: 'push' | 'mail' | 'webhook';
  /** The address of a webhook. */
  target?: string;
  /** What the browser gives out to those who may send to it. */
  subscription?: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** POST /api/tables/:id/votes */
export interface NewVote {
  about: Seat;
  choice: 'standIn' | 'end' | 'wait';
}

/** POST /api/tables/:id/arrange: the owner puts a bot on a seat of a waiting table, or frees it. */
export interface Arrangement {
  seat: Seat;
  bot: string | null;
}

/** GET /api/tables/:id/report: what was told of a table when it was played. It outlives the rules it was played by. */
export interface TableReport {
  /** The moves that were not taken back. `{0}` in a line stands for the name of the player on seat 0. */
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
  /** Whether a stand-in answered for the seat. */
  standIn?: boolean;
  /** What happened besides the game; then there are no events, and `kind` is empty. */
  happened?: Happened;
}

export type Happened =
  | { type: 'standIn'; bot: string; why: 'time' | 'vote' | 'asked' | 'left' | 'house' }
  | { type: 'back' }
  | { type: 'seated' }
  | { type: 'vote'; about: Seat; choice: 'standIn' | 'end' | 'wait' }
  | { type: 'end'; why: 'time' | 'vote' | 'nobody' | 'owner' | 'house' };

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
  /** The clocks; left out where none runs. */
  clock?: ClockState;
}

/** GET /api/tables/:id/standing, and the answer to a move over HTTP. `moves`: all legal ones, if it is yours to decide. */
export type StandingWithMoves = Standing & { moves?: MoveRecord[] };

/** A line of a table’s chat as a reader may see it. */
export interface ChatLine {
  /** Numbered from 1 at each table; lines that the reader may not see leave gaps. */
  line: number;
  /** Number of the last entry of the table’s log when it was said. */
  n: number;
  at: string;
  /** Where the person sat who said it; left out for a spectator. */
  seat?: Seat;
  /** The present name of the person; empty where nobody knows them any more. */
  name: string;
  /** Whether it was the guest who asks. */
  mine: boolean;
  audience: 'players' | 'spectators';
  /** The id of a ready-made phrase. */
  phrase?: string;
  /** In each language; the same twice where somebody said it in their own words. */
  words: Words;
}

/** Players hear players and spectators hear spectators while a game runs; before and after it everybody hears all. */
export type ChatHears = 'players' | 'spectators' | 'all';

/** Up to which line a chat was heard, and as whom; null for nothing of it. */
export interface ChatHeard {
  last: number;
  hears: ChatHears | null;
}

/** GET /api/tables/:id/chat: what the guest who asks may read of it. */
export interface Chat {
  lines: ChatLine[];
  /** Number of the last line there is; who has heard up to it asks for what comes after. */
  last: number;
  /** What the guest who asks hears of what is said now. Where that has changed, earlier lines are told again. */
  hears: ChatHears;
  /** Whom the guest does not want to hear and who said something here, each by a line of theirs. */
  muted: { line: number; name: string }[];
  /** The guest has switched chat off for themselves; then there are no lines. */
  off: boolean;
}

/** POST /api/tables/:id/chat: one of `text` and `phrase`. `key`: the same when it is sent again. */
export interface NewChatLine {
  key: string;
  text?: string;
  phrase?: string;
}

/** POST /api/tables/:id/mute: whether to hear the person who said that line. */
export interface Muting {
  line: number;
  muted: boolean;
}

/** GET /api/phrases: what can be said with one click. */
export interface Phrases {
  phrases: { id: string; words: Words }[];
}

/** `id` numbers a connection's messages, from 1; the answer (`ok` or `refused`) carries the same. */
export type ClientMessage =
  /**
   * Follow a table. `have`: number of the last entry already heard, to hear only what came after. `chat`: the same for its
   * chat; without it the chat is not told.
   */
  | { id: number; type: 'watch'; table: string; have?: number; chat?: ChatHeard }
  | { id: number; type: 'unwatch'; table: string }
  /** `after`: the last entry the sender had seen. `key`: the same when a message is sent again. */
  | { id: number; type: 'move'; table: string; after: number; key: string; move: MoveRecord }
  | { id: number; type: 'undo'; table: string; after: number; key: string }
  | { id: number; type: 'prefer'; table: string; preferences: Preferences }
  /** Follow the lobby, from its beginning. Asked again, with another filter. `before`: the page that begins there, too. */
  | { id: number; type: 'lobby'; filter: LobbyFilter; before?: string }
  /** Says something at a table: one of `text` and `phrase`. */
  | ({ id: number; type: 'say'; table: string } & NewChatLine)
  | { id: number; type: 'leaveLobby' }
  /** Hear who of the people one knows is here. */
  | { id: number; type: 'people' }
  | { id: number; type: 'leavePeople' }
  /** Which table this window shows to somebody at the moment: they need not be told of it elsewhere. */
  | { id: number; type: 'looking'; table: string | null }
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
  /** What was said at a table; with `whole`, whatever the browser had of it before is to be dropped. */
  | ({ type: 'chat'; table: string; whole: true } & Chat)
  | ({ type: 'chat'; table: string; whole: false } & Pick<Chat, 'lines' | 'last' | 'hears'>)
  /**
   * The lobby for its follower: with `whole`, the first page of it, and whatever the browser had before is to be
   * dropped; else one page more, or what has changed among all open tables that fit, and those that are gone. `next`
   * comes with pages only: where the next one begins, or null.
   */
  | { type: 'lobby'; whole: boolean; tables: LobbyTable[]; gone: string[]; total: number; next?: string | null }
  /** The tables that wait for the guest; first of all, and whenever it changes. */
  | { type: 'waiting'; tables: WaitingTable[] }
  /** Who is here of those whom the follower knows: with `whole` all who are, else who has come or gone. */
  | { type: 'people'; whole: boolean; people: { person: string; here: boolean }[] }
  /** What the guest is asked, whenever it changes. */
  | ({ type: 'invited' } & Invitations)
  /** Who was asked to a table, for those who can ask, whenever it changes. */
  | ({ type: 'asked'; table: string } & AskedPeople)
  /** The server is about to close the connection; for `shutdown`, come back in a moment. */
  | { type: 'bye'; refusal: Refusal };
