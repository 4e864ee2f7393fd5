/** Whose turn it is at a table, since when, and until when: it follows from the log. */
import type { Seat } from '@atoll/engine';
import type { StoredSeat, StoredTable, Turn } from '../store/store.ts';
import { type ClockState, leftOf, runsOut, startClock, type TimeRules, turnTo } from '../time/clock.ts';
import type { ClockSettings } from '../time/settings.ts';

export interface Timing {
  clock: ClockState;
  turn: Turn | null;
}

/** The person who answers for a seat; null where it is a bot, a stand-in, or nobody. */
const personAt = (seat: StoredSeat | undefined): string | null => (seat && seat.standIn === null ? seat.guest : null);

/** The bot that answers for a seat, as a stand-in or as its own. */
export const botAt = (seat: StoredSeat | undefined): string | null => seat?.bot ?? seat?.standIn ?? null;

/** The seats for which people answer themselves. */
export const peopleAt = ({ seats }: Pick<StoredTable, 'seats'>): Seat[] =>
  seats.filter(seat => personAt(seat) !== null).map(({ seat }) => seat);

export const startTiming = ({ clock, seats }: Pick<StoredTable, 'clock' | 'seats'>): Timing => ({
  clock: startClock(clock, seats.length),
  turn: null,
});

/** From entry `n` on, at that time, the table waits for this seat; null when it waits for nobody any more. */
export function timingAfter(
  timing: Timing,
  { clock: settings, seats }: Pick<StoredTable, 'clock' | 'seats'>,
  asked: Seat | null,
  n: number,
  at: string,
  rules: TimeRules,
): Timing {
  const next = asked === null ? null : { seat: asked, guest: personAt(seats[asked]) };
  const clock = turnTo(settings, timing.clock, next, Date.parse(at), rules);
  if (next === null) return { clock, turn: null };
  const { turn } = timing;
  const goesOn = turn?.seat === next.seat && turn.guest === next.guest;
  const began = goesOn ? { n: turn.n, since: turn.since } : { n, since: at };
  return { clock, turn: { ...next, ...began, dueAt: dueAt(settings, clock, rules) } };
}

function dueAt(settings: ClockSettings, clock: ClockState, rules: TimeRules): string | null {
  const end = runsOut(settings, clock, rules);
  return end === null ? null : new Date(end).toISOString();
}

/** The same by what is known now: the house may have been shut since, and people may have chosen other hours of rest. */
export const timingNow = ({ clock, turn }: Timing, settings: ClockSettings, rules: TimeRules): Timing =>
  turn ? { clock, turn: { ...turn, dueAt: dueAt(settings, clock, rules) } } : { clock, turn };

/** Seconds that each seat has left; null where no clock runs for it. */
export const secondsLeft = (
  { clock: settings, seats }: Pick<StoredTable, 'clock' | 'seats'>,
  clock: ClockState,
  now: number,
  rules: TimeRules,
): (number | null)[] =>
  seats.map(seat => {
    if (settings.kind === 'none' || personAt(seat) === null) return null;
    return Math.max(0, Math.round(leftOf(settings, clock, seat.seat, now, rules) / 100) / 10);
  });
