/** Time that counts: what is left of a stretch of time without the hours that count for nobody. */

/** A span of time in milliseconds since 1970, its end not in it. */
export interface Span {
  from: number;
  to: number;
}

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
