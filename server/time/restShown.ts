/** What others see of a person's hours of rest: the present or next night and holiday as moments, and not where they live. */
import type { SeatRest } from '../door/protocol.ts';
import type { Span } from './openTime.ts';
import { holidaySpan, nights, type Rest } from './rest.ts';
import { latestRest } from './restChoice.ts';

const day = 24 * 60 * 60 * 1000;

/** Null for somebody who has chosen none. */
export function restShown(rests: readonly Rest[], now: number): SeatRest | null {
  const rest = latestRest(rests);
  if (!rest) return null;
  const night = firstAfter(nights(rest, now, now + 2 * day), now);
  const holiday = firstAfter(
    rest.holidays.map(one => holidaySpan(rest, one)),
    now,
  );
  return night || holiday ? { ...(night && { night }), ...(holiday && { holiday }) } : null;
}

function firstAfter(spans: readonly Span[], now: number): { from: string; to: string } | undefined {
  const next = spans.filter(({ to }) => to > now).toSorted((a, b) => a.from - b.from)[0];
  return next && { from: new Date(next.from).toISOString(), to: new Date(next.to).toISOString() };
}
