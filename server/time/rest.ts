/** When a person's clocks stand still at tables over days: at night, and on holidays, as they have chosen. */
import type { Span } from './openTime.ts';
import { dateIn, momentOf, nextDate } from './zones.ts';

export interface Night {
  /** Such as `22:00`. */
  from: string;
  /** Such as `07:00`: of the next day, where it is not later than `from`. */
  to: string;
}

export interface Holiday {
  /** Days, both included, such as `2026-12-24`. */
  from: string;
  to: string;
}

/** What a person has chosen, from a moment on. Of several the latest one holds; those before it held before. */
export interface Rest {
  /** From when on it holds, in milliseconds since 1970. */
  at: number;
  /** Where they live, such as `Europe/Berlin`: whose clocks tell the hours and days. */
  zone: string;
  night: Night | null;
  holidays: readonly Holiday[];
}

const day = 24 * 60 * 60 * 1000;

/** When a person's clocks stand still between two moments, by what they had chosen at each of them. */
export function restSpans(rests: readonly Rest[], from: number, to: number): Span[] {
  const inOrder = rests.toSorted((a, b) => a.at - b.at);
  return inOrder.flatMap((rest, i) => {
    const begin = Math.max(from, rest.at);
    const end = Math.min(to, inOrder[i + 1]?.at ?? to);
    if (end <= begin) return [];
    return [...nights(rest, begin, end), ...rest.holidays.map(holiday => holidaySpan(rest, holiday))].flatMap(span => {
      const cut = { from: Math.max(begin, span.from), to: Math.min(end, span.to) };
      return cut.to > cut.from ? [cut] : [];
    });
  });
}

/** All nights of which something lies between two moments, whole. */
export function nights({ night, zone }: Pick<Rest, 'night' | 'zone'>, from: number, to: number): Span[] {
  if (!night) return [];
  const spans: Span[] = [];
  for (let date = dateIn(from - 2 * day, zone); ; date = nextDate(date)) {
    const begin = momentOf(date, night.from, zone);
    if (begin >= to) return spans;
    const end = momentOf(night.to > night.from ? date : nextDate(date), night.to, zone);
    if (end > from && end > begin) spans.push({ from: begin, to: end });
  }
}

export const holidaySpan = ({ zone }: Pick<Rest, 'zone'>, { from, to }: Holiday): Span => ({
  from: momentOf(from, '00:00', zone),
  to: momentOf(nextDate(to), '00:00', zone),
});
