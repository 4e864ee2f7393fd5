/** Time that counts: what is left of a stretch of time without the hours that count for nobody. */

/** A span of time in milliseconds since 1970, its end not in it. */
export interface Span {
  from: number;
  to: number;
}

/** What a person has set for themselves, from a moment on. The latest one holds. */
export interface Rest {
  /** From when on it holds. */
  at: number;
  /** Hours of the day in which their clocks stand still, such as 22:00 to 07:00, where they live. */
  night: { from: string; to: string; zone: string } | null;
  /** Days away, both included, as `2026-12-24`, in the same zone. */
  holidays: readonly { from: string; to: string }[];
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds from one moment to another that lie in none of these spans. */
export function openTime(from: number, to: number, resting: readonly Span[]): number {
  let open = Math.max(0, to - from);
  for (const span of joined(resting)) open -= Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
  return open;
}

/** When so much open time will have gone by since then. */
export function openUntil(from: number, needed: number, resting: readonly Span[]): number {
  let at = from;
  let left = needed;
  for (const span of joined(resting)) {
    if (span.to <= at) continue;
    const before = Math.max(0, span.from - at);
    if (before >= left) break;
    left -= before;
    at = span.to;
  }
  return at + left;
}

/** The spans in order, those that touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}

/** When a person's clocks stand still between two moments, by what they had set at each of them. */
export function restSpans(rests: readonly Rest[], from: number, to: number): Span[] {
  const inOrder = rests.toSorted((a, b) => a.at - b.at);
  return inOrder.flatMap((rest, i) => {
    const begin = Math.max(from, rest.at);
    const end = Math.min(to, inOrder[i + 1]?.at ?? to);
    if (end <= begin) return [];
    return [...nights(rest, begin, end), ...holidays(rest)].flatMap(span => {
      const cut = { from: Math.max(begin, span.from), to: Math.min(end, span.to) };
      return cut.to > cut.from ? [cut] : [];
    });
  });
}

function nights({ night }: Rest, from: number, to: number): Span[] {
  if (!night) return [];
  const spans: Span[] = [];
  for (let date = dateIn(from - day, night.zone); ; date = nextDate(date)) {
    const begin = momentOf(date, night.from, night.zone);
    if (begin >= to) return spans;
    const lastDate = night.to > night.from ? date : nextDate(date);
    spans.push({ from: begin, to: momentOf(lastDate, night.to, night.zone) });
  }
}

function holidays({ night, holidays }: Rest): Span[] {
  const zone = night?.zone ?? 'UTC';
  return holidays.map(({ from, to }) => ({
    from: momentOf(from, '00:00', zone),
    to: momentOf(nextDate(to), '00:00', zone),
  }));
}

const nextDate = (date: string): string => new Date(Date.parse(`${date}T12:00:00Z`) + day).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes long enough to be worth keeping it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** The date and time that clocks there show. */
function shownIn(moment: number, zone: string): { date: string; time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of formatIn(zone).formatToParts(moment)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}:${part.second}` };
}

const dateIn = (moment: number, zone: string): string => shownIn(moment, zone).date;

/** The moment at which clocks there show that; where they skip it, the moment they go on. */
function momentOf(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let moment = wanted;
  // Twice, because the first guess may lie on the other side of a change of clocks.
  for (let i = 0; i < 2; i++) {
    const shown = shownIn(moment, zone);
    moment += wanted - Date.parse(`${shown.date}T${shown.time}Z`);
  }
  return moment;
}

/** Whether clocks can be told there. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}
