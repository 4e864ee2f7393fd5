/** The log: what happened, in words, turn by turn. */
import type { EventRecord, Seat, Viewer, Words } from '@atoll/engine';
import type { LogEntry } from '../../../server/door/protocol.ts';

interface Line {
  words: Words;
  /** Whose doing it was, where it was somebody's. */
  seat: Seat | null;
  event: EventRecord;
  /** A standing answer did this; said once, at the first of what it caused. */
  auto: boolean;
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
  const begin = (seat: Seat): Turn => {
    const turn = { number: turns.length + 1, seat, entries: [], lines: [], asides: [] };
    turns.push(turn);
    return turn;
  };
  for (const entry of entries) {
    if (!open || (!told && open.seat !== entry.seat)) open = begin(entry.seat);
    open.entries.push(entry.n);
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
  return turns;
}

/** What others did since the viewer last decided, oldest first. */
export function sinceMine(entries: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  if (viewer === 'spectator') return entries.slice(-1);
  const last = entries.findLastIndex(entry => entry.seat === viewer);
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
