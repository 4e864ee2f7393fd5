/** A table in memory: only a cache, rebuilt at any time by running its stored moves. */
import {
  answer,
  Chance,
  type GameModule,
  openTable,
  type Preferences,
  refusal,
  rewind,
  type Seat,
  type Table,
  undoable,
} from '@atoll/engine';
import { Refused } from '../door/refusals.ts';
import type { Entry, HouseEntry, MoveEntry, StoredSeat, StoredTable, VoteEntry } from '../store/store.ts';
import { type ClockState, comeBack, newcomer, type TimeRules } from '../time/clock.ts';
import type { OpenEdition } from './editions/editions.ts';
import type { PlayedWith } from './editions/keptEditions.ts';
import { startTiming, type Timing, timingAfter } from './timing.ts';

export interface LiveTable {
  stored: StoredTable;
  module: GameModule;
  edition: OpenEdition;
  /** The match itself; null while the table waits for players. */
  table: Table | null;
  /** Number of the last log entry; 0 at the start. */
  n: number;
  /** Number of the last entry that changed the game: players who have not seen it cannot decide. */
  moved: number;
  /** Number and time of the log entry behind each move of `table.played`, and whether a stand-in made it. */
  marks: { n: number; at: string; standIn: boolean }[];
  /** What happened besides the moves. */
  happened: HouseEntry[];
  /** What players want to become of the seat that is away, by who wants it. Forgotten when the turn goes on. */
  votes: ReadonlyMap<Seat, VoteEntry>;
  /** Number of the last undo: browsers that have heard less must hear the history afresh. */
  undone: number;
  /** What has been answered already, so that a message sent twice is not played twice. */
  keys: Set<string>;
  /** When the present decision began. */
  since: string;
  /** Whose turn it is, and all clocks. */
  timing: Timing;
}

/** The name of a message in `keys`; seats cannot use up each other's keys. */
export const keyOf = (seat: number, key: string): string => `${seat} ${key}`;

/** What a person's standing answers are: those they chose, and the game's usual ones. Null where no person answers. */
export function preferencesOf({ stored, module }: LiveTable, seat: Seat): Preferences | null {
  const sitting = stored.seats[seat];
  if (sitting?.kind !== 'person' || sitting.standIn !== null) return null;
  const usual = module.preferences.map(({ id, values }) => [id, values[0]?.id ?? '']);
  return { ...Object.fromEntries(usual), ...sitting.preferences };
}

/** The seat that is asked now; null while the table waits, and when it is over. */
export const askedAt = ({ table, stored }: Pick<LiveTable, 'table' | 'stored'>): Seat | null =>
  stored.ended !== null || !table ? null : (table.game.decision(table.state)?.seat ?? null);

export function openLive(played: PlayedWith, stored: StoredTable, log: readonly Entry[], rules: TimeRules): LiveTable {
  const live: LiveTable = {
    ...played,
    stored: { ...stored, seats: seatsBefore(stored.seats, log), ended: null },
    table: null,
    n: 0,
    moved: 0,
    marks: [],
    happened: [],
    votes: new Map(),
    undone: 0,
    keys: new Set(),
    since: stored.startedAt ?? stored.createdAt,
    timing: startTiming(stored),
  };
  startIfFull(live, rules);
  const { moves } = standingMoves(log);
  const standing = new Set<Entry>(moves);
  for (const entry of log) {
    if (entry.type === 'move' && standing.has(entry)) run(live, entry, rules);
    else if (entry.type !== 'move' && entry.type !== 'undo') happen(live, entry, rules);
    if (entry.type === 'undo') live.undone = entry.n;
    note(live, entry);
  }
  live.stored = stored;
  return live;
}

/**
 * Who sat there before the first entry: the people who sit there now, without stand-ins. Who has left since is not known any
 * more; nothing depends on it, because the clock of a seat begins anew when it is given up.
 */
function seatsBefore(seats: readonly StoredSeat[], log: readonly Entry[]): StoredSeat[] {
  const left = new Set(log.flatMap(entry => (entry.type === 'standIn' && entry.why === 'left' ? [entry.seat] : [])));
  return seats.map(seat => ({
    ...seat,
    standIn: null,
    ...(left.has(seat.seat) ? { kind: 'person', guest: 'somebody who left', preferences: {} } : {}),
  }));
}

/** Takes up entries that somebody else has appended. What is stored beside the log is taken up with `renew`. */
export function extend(live: LiveTable, entries: readonly Entry[], rules: TimeRules): void {
  for (const entry of entries) {
    if (entry.type === 'move') run(live, entry, rules);
    else if (entry.type === 'undo') {
      const can = live.table && undoable(live.table, entry.seat);
      if (!live.table || !can || 'refusal' in can) throw damaged(entry);
      takeBack(live, live.table, can.count, entry);
      continue;
    } else happen(live, entry, rules);
    note(live, entry);
  }
}

/** Takes up what has changed besides the log: names, seats, preferences, the start. */
export function renew(live: LiveTable, stored: StoredTable, rules: TimeRules): void {
  live.stored = stored;
  if (live.n === 0) live.since = stored.startedAt ?? stored.createdAt;
  startIfFull(live, rules);
}

/** A copy on which moves can be tried; until they are stored, nobody may see them on the table itself. */
export function branch(table: Table): Table {
  return { ...table, state: table.game.copy(table.state), chance: Chance.load(table.chance.save()), played: [] };
}

/** A copy on which something besides a move can be tried. */
export const draftOf = (live: LiveTable): LiveTable => ({
  ...live,
  stored: { ...live.stored, seats: live.stored.seats.map(seat => ({ ...seat })) },
  happened: [...live.happened],
});

/** Takes back the last `count` moves, once the undo is stored. */
export function takeBack(live: LiveTable, table: Table, count: number, entry: Entry): void {
  rewind(table, table.played.length - count);
  live.marks.length = table.played.length;
  live.undone = entry.n;
  note(live, entry);
}

/** Makes the tried moves the table's own, once they are stored. */
export function adopt(
  live: LiveTable,
  table: Table,
  tried: Table,
  entries: readonly MoveEntry[],
  timing: Timing,
): void {
  table.state = tried.state;
  table.chance = tried.chance;
  table.played.push(...tried.played);
  turnTo(live, timing);
  for (const entry of entries) {
    live.marks.push(markOf(entry));
    note(live, entry);
  }
}

/** Something besides a move has happened: seats, votes, the end. */
export function happen(live: LiveTable, entry: HouseEntry, rules: TimeRules): void {
  live.happened.push(entry);
  const seat = live.stored.seats[entry.seat];
  switch (entry.type) {
    case 'standIn':
      if (seat) seat.standIn = entry.bot;
      if (seat && entry.why === 'left') Object.assign(seat, { kind: 'open', guest: null, name: '', preferences: {} });
      break;
    case 'back':
      if (seat) seat.standIn = null;
      setClock(live, comeBack(live.stored.clock, live.timing.clock, entry.seat));
      break;
    case 'seated':
      if (seat) Object.assign(seat, { kind: 'person', guest: entry.guest, standIn: null });
      break;
    case 'vote':
      live.votes = new Map(live.votes).set(entry.seat, entry);
      return;
    case 'end':
      live.stored = { ...live.stored, ended: entry.why };
      break;
  }
  turnTo(live, timingAfter(live.timing, live.stored, askedAt(live), entry.n, entry.at, rules));
  if (entry.type === 'standIn' && entry.why === 'left')
    setClock(live, newcomer(live.stored.clock, live.timing.clock, entry.seat));
}

function setClock(live: LiveTable, clock: ClockState): void {
  live.timing = { turn: live.timing.turn, clock };
}

function turnTo(live: LiveTable, timing: Timing): void {
  if (timing.turn?.n !== live.timing.turn?.n) live.votes = new Map();
  live.timing = timing;
}

/** The log has gone on by this entry. */
export function note(live: LiveTable, entry: Entry): void {
  live.n = entry.n;
  if (entry.type === 'move' || entry.type === 'undo') {
    live.moved = entry.n;
    live.since = entry.at;
  }
  if (entry.key) live.keys.add(keyOf(entry.seat, entry.key));
}

function startIfFull(live: LiveTable, rules: TimeRules): void {
  const { stored, edition } = live;
  if (live.table || stored.startedAt === null) return;
  live.table = openTable(edition.game, { seats: stored.seats.length, options: stored.options }, stored.seed);
  live.timing = timingAfter(startTiming(stored), stored, askedAt(live), live.n, stored.startedAt, rules);
}

const markOf = ({ n, at, standIn }: MoveEntry) => ({ n, at, standIn: standIn ?? false });

function run(live: LiveTable, entry: MoveEntry, rules: TimeRules): void {
  if (!live.table) throw damaged(entry);
  const done = answer(live.table, entry.seat, entry.move, entry.auto);
  if ('refusal' in done) throw damaged(entry);
  live.marks.push(markOf(entry));
  turnTo(live, timingAfter(live.timing, live.stored, askedAt(live), entry.n, entry.at, rules));
}

/**
 * The moves of a log that still stand. Every undo was checked when it was appended: it takes back the seat's last own
 * choice and what its preferences answered after it. Sorting them out first, instead of going back each time, keeps a
 * log with many of them quick to run.
 */
export function standingMoves(log: readonly Entry[]): { moves: MoveEntry[]; undone: number } {
  const moves: MoveEntry[] = [];
  let undone = 0;
  for (const entry of log) {
    if (entry.type === 'move') moves.push(entry);
    if (entry.type !== 'undo') continue;
    undone = entry.n;
    for (;;) {
      const last = moves.pop();
      if (last?.seat !== entry.seat) throw damaged(entry);
      if (!last.auto) break;
    }
  }
  return { moves, undone };
}

const damaged = (entry: Entry): Refused =>
  new Refused(
    refusal(
      'table-damaged',
      `Diese Partie lässt sich ab Eintrag ${entry.n} ihres Verlaufs nicht mehr nachspielen. Weiterspielen geht deshalb nicht.`,
      `This game cannot be played again from entry ${entry.n} of its log on. That is why it cannot go on.`,
    ),
  );
