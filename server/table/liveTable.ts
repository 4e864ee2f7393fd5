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
import type { Entry, MoveEntry, StoredTable } from '../store/store.ts';
import type { OpenEdition } from './editions.ts';
import type { PlayedWith } from './keptEditions.ts';

export interface LiveTable {
  stored: StoredTable;
  module: GameModule;
  edition: OpenEdition;
  /** The match itself; null while the table waits for players. */
  table: Table | null;
  /** Number of the last log entry; 0 at the start. */
  n: number;
  /** Number and time of the log entry behind each move of `table.played`. */
  marks: { n: number; at: string }[];
  /** Number of the last undo: whoever has heard less must hear the history afresh. */
  undone: number;
  /** What has been answered already, so that a message sent twice is not played twice. */
  keys: Set<string>;
  /** When the present decision began. */
  since: string;
}

/** The name of a message in `keys`; seats cannot use up each other's keys. */
export const keyOf = (seat: number, key: string): string => `${seat} ${key}`;

/** What a person's standing answers are: those they chose, and the game's usual ones. Null where no person sits. */
export function preferencesOf({ stored, module }: LiveTable, seat: Seat): Preferences | null {
  const sitting = stored.seats[seat];
  if (sitting?.kind !== 'person') return null;
  const usual = module.preferences.map(({ id, values }) => [id, values[0]?.id ?? '']);
  return { ...Object.fromEntries(usual), ...sitting.preferences };
}

export function openLive(played: PlayedWith, stored: StoredTable, log: readonly Entry[]): LiveTable {
  const live: LiveTable = {
    stored,
    ...played,
    table: null,
    n: 0,
    marks: [],
    undone: 0,
    keys: new Set(),
    since: stored.startedAt ?? stored.createdAt,
  };
  startIfFull(live);
  const { moves, undone } = standingMoves(log);
  for (const entry of moves) run(live, entry);
  live.undone = undone;
  for (const entry of log) note(live, entry);
  return live;
}

/** Takes up entries that somebody else has appended. */
export function extend(live: LiveTable, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.type === 'move') {
      run(live, entry);
      note(live, entry);
      continue;
    }
    const can = live.table && undoable(live.table, entry.seat);
    if (!live.table || !can || 'refusal' in can) throw damaged(entry);
    takeBack(live, live.table, can.count, entry);
  }
}

/** Takes up what has changed besides the log: names, seats, preferences, the start. */
export function renew(live: LiveTable, stored: StoredTable): void {
  live.stored = stored;
  if (live.n === 0) live.since = stored.startedAt ?? stored.createdAt;
  startIfFull(live);
}

/** A copy on which moves can be tried; until they are stored, nobody may see them on the table itself. */
export function branch(table: Table): Table {
  return { ...table, state: table.game.copy(table.state), chance: Chance.load(table.chance.save()), played: [] };
}

/** Takes back the last `count` moves, once the undo is stored. */
export function takeBack(live: LiveTable, table: Table, count: number, entry: Entry): void {
  rewind(table, table.played.length - count);
  live.marks.length = table.played.length;
  live.undone = entry.n;
  note(live, entry);
}

/** Makes the tried moves the table's own, once they are stored. */
export function adopt(live: LiveTable, table: Table, tried: Table, entries: readonly MoveEntry[]): void {
  table.state = tried.state;
  table.chance = tried.chance;
  table.played.push(...tried.played);
  for (const entry of entries) {
    live.marks.push({ n: entry.n, at: entry.at });
    note(live, entry);
  }
}

function note(live: LiveTable, entry: Entry): void {
  live.n = entry.n;
  live.since = entry.at;
  if (entry.key) live.keys.add(keyOf(entry.seat, entry.key));
}

function startIfFull(live: LiveTable): void {
  const { stored, edition } = live;
  if (live.table || stored.startedAt === null) return;
  live.table = openTable(edition.game, { seats: stored.seats.length, options: stored.options }, stored.seed);
}

function run(live: LiveTable, entry: MoveEntry): void {
  if (!live.table) throw damaged(entry);
  const done = answer(live.table, entry.seat, entry.move, entry.auto);
  if ('refusal' in done) throw damaged(entry);
  live.marks.push({ n: entry.n, at: entry.at });
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
    if (entry.type === 'move') {
      moves.push(entry);
      continue;
    }
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
