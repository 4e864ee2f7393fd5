/** The clocks of a table as they stand now, told from what the server last said and the time that has gone by since. */
import type { Seat } from '@atoll/engine';
import type { ClockState } from '../../../server/door/protocol.ts';
import type { Snapshot } from '../source/source.ts';

export interface Clocks extends ClockState {
  kind: 'live' | 'days';
  /** Whose time runs; null where nobody's does. */
  running: Seat | null;
}

/** How urgent it is: nothing to say, soon up, or all but up. */
type Urgency = 'calm' | 'soon' | 'last';

export interface Shown {
  /** Until the decision runs out where the seat's time runs; else what it has in reserve. */
  seconds: number;
  running: boolean;
  urgency: Urgency;
}

/** Seconds from which on it is soon up, and all but up. */
const urgent = {
  live: { soon: 60, last: 20 },
  days: { soon: 2 * 3600, last: 20 * 60 },
} as const;

/** The latest figures that came, with the table or with its standing; null where there is no clock. */
export function clocksOf({ info, standing }: Pick<Snapshot, 'info' | 'standing'>): Clocks | null {
  const { clock } = info;
  if (clock.kind === 'none' || info.status !== 'running') return null;
  const latest = standing?.clock && standing.clock.at >= clock.at ? standing.clock : clock;
  const asked = (standing ?? info).decision?.seat ?? null;
  const { left, runsOut, resting, at } = latest;
  const running = runsOut !== null && asked !== null && left[asked] != null ? asked : null;
  return { kind: clock.kind, left, runsOut, resting, at, running };
}

/** What a seat's clock shows at that moment of the server's time; null where no clock runs for it. */
export function shownFor(clocks: Clocks, seat: Seat, now: number): Shown | null {
  const { kind, left, runsOut, running } = clocks;
  const reserve = left[seat];
  if (reserve == null) return null;
  if (seat !== running || runsOut === null) return { seconds: reserve, running: false, urgency: 'calm' };
  const seconds = Math.max(0, (Date.parse(runsOut) - now) / 1000);
  const { soon, last } = urgent[kind];
  return { seconds, running: true, urgency: seconds <= last ? 'last' : seconds <= soon ? 'soon' : 'calm' };
}
