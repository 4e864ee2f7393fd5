/**
 * Clocks at a table. How much everybody has left follows from the table's settings, the times at which it became
 * somebody's turn, what people have set as their hours of rest, and when the house was shut. Nothing ticks.
 */
import type { Seat } from '@atoll/engine';
import { openTime, openUntil, type Span } from './openTime.ts';
import { type Rest, restSpans } from './rest.ts';
import type { ClockSettings } from './settings.ts';

/** A time in which a table waits for one seat. */
interface Stretch {
  seat: Seat;
  /** The person asked; null where a bot or a stand-in answers: their time does not count. */
  guest: string | null;
  from: number;
  /** Of the time that each turn brings at a table over days, what was left then, in milliseconds. */
  hours: number;
  /** A player who came back with nothing left has been given some time in this turn already. */
  given: boolean;
}

/** Whom a table waits for. */
type Asked = Pick<Stretch, 'seat' | 'guest'>;

/** How much each seat has in reserve, in milliseconds, and whose time runs. */
export interface ClockState {
  left: number[];
  running: Stretch | null;
}

/** What besides the table decides how time counts. */
export interface TimeRules {
  /** What a person has set, in the order in which they did. */
  restsOf(guest: string): readonly Rest[];
  /** When the house was shut. */
  shut: readonly Span[];
}

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** What players get who come back when all their time was used up. */
const fresh = { none: 0, live: 60 * second, days: hour };

/**
 * Hours of rest are looked up so far ahead, at most: the longest clock takes 74 days of open time, of which a night leaves
 * 14 hours each, and holidays may lie between.
 */
const horizon = 400 * day;

export function startClock(settings: ClockSettings, seats: number): ClockState {
  return { left: new Array<number>(seats).fill(reserve(settings)), running: null };
}

const reserve = (settings: ClockSettings): number =>
  settings.kind === 'live' ? settings.bank * second : settings.kind === 'days' ? settings.bank * hour : 0;

const perTurn = (settings: ClockSettings): number => (settings.kind === 'days' ? settings.perTurn * hour : 0);

/** Whether both wait for the same: then one time goes on. */
const same = (a: Stretch | null, b: Asked | null): boolean => a?.seat === b?.seat && a?.guest === b?.guest;

/**
 * From `at` on the table waits for this. When a person's turn ends because they have answered, they get their increment;
 * not when a stand-in takes over from them. A player who takes over from a stand-in in the same turn goes on where they were.
 */
export function turnTo(
  settings: ClockSettings,
  clock: ClockState,
  next: Asked | null,
  at: number,
  rules: TimeRules,
): ClockState {
  if (same(clock.running, next)) return clock;
  const left = [...clock.left];
  const { running } = clock;
  if (running?.guest != null) {
    const answered = next?.seat !== running.seat;
    const increment = settings.kind === 'live' && answered ? settings.increment * second : 0;
    left[running.seat] = Math.max(0, leftOf(settings, clock, running.seat, at, rules)) + increment;
  }
  if (!next) return { left, running: null };
  const from = Math.max(at, running?.from ?? at);
  if (running?.seat !== next.seat) return { left, running: { ...next, from, hours: perTurn(settings), given: false } };
  const hours = Math.max(0, running.hours - usedIn(settings, running, at, rules));
  return { left, running: { ...next, from, hours, given: running.given } };
}

/** Somebody takes their seat back from a stand-in. Who has nothing left gets a little, once in a turn. */
export function comeBack(settings: ClockSettings, clock: ClockState, seat: Seat): ClockState {
  const { left, running } = clock;
  const mine = running?.seat === seat ? running : null;
  const has = (left[seat] ?? 0) + (mine ? mine.hours : perTurn(settings));
  if (has > 0 || mine?.given) return clock;
  return { left: left.with(seat, fresh[settings.kind]), running: mine ? { ...mine, given: true } : running };
}

/** A seat is given up: for the next player, the clock there begins again. */
export function newcomer(settings: ClockSettings, { left, running }: ClockState, seat: Seat): ClockState {
  const anew = running?.seat === seat ? { ...running, hours: perTurn(settings), given: false } : running;
  return { left: left.with(seat, reserve(settings)), running: anew };
}

/** Time that counted in a stretch, up to a moment. Bots and stand-ins use none. */
function usedIn(settings: ClockSettings, running: Stretch, at: number, rules: TimeRules): number {
  return running.guest === null ? 0 : openTime(running.from, at, restingOf(settings, running, at, rules));
}

/** What a seat has in reserve at a moment; below zero where it has been used up. */
export function leftOf(settings: ClockSettings, clock: ClockState, seat: Seat, at: number, rules: TimeRules): number {
  const left = clock.left[seat] ?? 0;
  const { running } = clock;
  if (running?.seat !== seat || running.guest === null || settings.kind === 'none') return left;
  return left - Math.max(0, usedIn(settings, running, at, rules) - running.hours);
}

/** When the present decision runs out, as far as can be known now; null where it never does. */
export function runsOut(settings: ClockSettings, clock: ClockState, rules: TimeRules): number | null {
  const { running } = clock;
  if (!running || running.guest === null || settings.kind === 'none') return null;
  const needed = (clock.left[running.seat] ?? 0) + running.hours;
  // Mostly it runs out soon, and no more nights need be looked at than lie before that.
  for (let ahead = 2 * needed + 2 * day; ; ahead *= 2) {
    const end = running.from + Math.min(ahead, horizon);
    const until = openUntil(running.from, needed, restingOf(settings, running, end, rules));
    if (until <= end || ahead >= horizon) return until;
  }
}

/** Whether the time of the person to decide stands still at this moment. */
export function isResting(settings: ClockSettings, clock: ClockState, at: number, rules: TimeRules): boolean {
  const { running } = clock;
  if (!running || running.guest === null) return false;
  return restingOf(settings, running, at + 1, rules).some(({ from, to }) => from <= at && at < to);
}

/** Hours of rest count only at tables over days; a house that is shut counts nowhere. */
function restingOf(settings: ClockSettings, { guest, from }: Stretch, to: number, rules: TimeRules): Span[] {
  const rests = settings.kind === 'days' && guest !== null ? restSpans(rules.restsOf(guest), from, to) : [];
  return [...rests, ...rules.shut.filter(span => span.to > from)];
}

/** The clock after all these turns: the same as going from one to the next. */
export function clockOf(
  settings: ClockSettings,
  seats: number,
  turns: readonly { next: Asked | null; at: number }[],
  rules: TimeRules,
): ClockState {
  return turns.reduce((clock, { next, at }) => turnTo(settings, clock, next, at, rules), startClock(settings, seats));
}
