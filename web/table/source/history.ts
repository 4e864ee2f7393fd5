/** The log: what happened, in words, turn by turn. */
import type { EventRecord, Seat, Viewer, Words } from '@atoll/engine';
import type { Happened, LogEntry } from '../../../server/door/protocol.ts';

type Line =
  | {
      words: Words;
      /** Whose doing it was, where it was somebody's. */
      seat: Seat | null;
      event: EventRecord;
      /** A standing answer did this; said once, at the first of what it caused. */
      auto: boolean;
    }
  | HouseLine;

/** What happened besides the game: somebody went or came, the others voted, the table ended early. */
export interface HouseLine {
  happened: Happened;
  seat: Seat;
  at: string;
}

export interface Turn {
  /** Counted from 1. */
  number: number;
  seat: Seat;
  /** Numbers of the entries in it. */
  entries: number[];
  lines: Line[];
  /** What happens in every turn, told small behind the rest. */
  asides: Words[];
  /** A bot answered for the person who sits there, at least in part of it. */
  standIn: boolean;
}

const seatOf = (event: EventRecord): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

/**
 * Groups the history by turns. A game that tells an event `{ type: 'turn', seat }` says itself where they begin; in
 * others a turn is whatever one seat decides in a row.
 */
export function turnsOf(
  entries: readonly LogEntry[],
  lineOf: (event: EventRecord) => Words | null,
  isAside: (event: EventRecord) => boolean = () => false,
): Turn[] {
  const told = entries.some(entry => entry.events.some(event => event.type === 'turn'));
  const turns: Turn[] = [];
  let open: Turn | null = null;
  /** What happened before anybody had moved stands in the first turn. */
  let early: HouseLine[] = [];
  const begin = (seat: Seat): Turn => {
    const turn: Turn = { number: turns.length + 1, seat, entries: [], lines: early, asides: [], standIn: false };
    early = [];
    turns.push(turn);
    return turn;
  };
  for (const entry of entries) {
    if (entry.happened) {
      const line: HouseLine = { happened: entry.happened, seat: entry.seat, at: entry.at };
      (turns.at(-1)?.lines ?? early).push(line);
      continue;
    }
    if (!open || (!told && open.seat !== entry.seat)) open = begin(entry.seat);
    open.entries.push(entry.n);
    if (entry.standIn) open.standIn = true;
    let { auto } = entry;
    for (const event of entry.events) {
      const line = lineOf(event);
      if (event.type === 'turn') {
        // The heading of the next turn says it already; the turn itself begins with its first move.
        open = null;
        continue;
      }
      open ??= turns.at(-1) ?? begin(entry.seat);
      if (!line) continue;
      if (isAside(event)) {
        open.asides.push(line);
        continue;
      }
      open.lines.push({ words: line, seat: seatOf(event), event, auto });
      auto = false;
    }
  }
  if (early[0]) begin(early[0].seat);
  return turns;
}

/** What others did since the viewer last decided, oldest first; what a stand-in did for the viewer is among it. */
export function sinceMine(entries: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  if (viewer === 'spectator') return entries.filter(({ happened }) => !happened).slice(-1);
  const last = entries.findLastIndex(({ seat, happened, standIn }) => seat === viewer && !happened && !standIn);
  return entries.slice(last + 1);
}

/** Where others were busy since the viewer last decided, and who; the latest has the last word. */
export function recentPlaces(
  entries: readonly LogEntry[],
  viewer: Viewer,
  placesOf: (event: EventRecord) => readonly string[],
): Map<string, Seat> {
  const found = new Map<string, Seat>();
  for (const entry of sinceMine(entries, viewer))
    for (const event of entry.events) {
      const seat = seatOf(event) ?? entry.seat;
      if (seat !== viewer) for (const place of placesOf(event)) found.set(place, seat);
    }
  return found;
}
