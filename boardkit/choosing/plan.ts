/**
 * Going by keys through places whose plan the board knows: a pyramid, a table that grows. However it is zoomed or scrolled,
 * arrows lead from place to place as the plan has them, Page keys in reading order, Home and End to the first and last.
 */
import { useRef, useState } from 'preact/hooks';

interface Point {
  x: number;
  y: number;
}

export interface PlannedStop {
  /** Where it lies, in any unit. */
  at: Point;
  /** Also the value of the element's `data-stop`. */
  what: string;
}

const ways: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Row by row, each from left to right. */
const inReadingOrder = (stops: readonly PlannedStop[]): string[] =>
  [...stops].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map(stop => stop.what);

export const firstStop = (stops: readonly PlannedStop[]): string | null => inReadingOrder(stops)[0] ?? null;

const isOurs = (key: string): boolean => key in ways || ['Home', 'End', 'PageUp', 'PageDown'].includes(key);

/** Where a key leads from a place; null when nowhere. */
export function stopAfter(stops: readonly PlannedStop[], from: string, key: string): string | null {
  const order = inReadingOrder(stops);
  const index = order.indexOf(from);
  if (key === 'Home') return order[0] ?? null;
  if (key === 'End') return order.at(-1) ?? null;
  if (key === 'PageDown') return order[index + 1] ?? null;
  if (key === 'PageUp') return order[index - 1] ?? null;
  const way = ways[key];
  const start = stops.find(stop => stop.what === from)?.at;
  if (!way || !start) return null;
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, what } of stops) {
    const ahead = (at.x - start.x) * way.x + (at.y - start.y) * way.y;
    // What lies aside counts as twice as far, so that a row is followed before it is left.
    const aside = Math.abs((at.x - start.x) * way.y) + Math.abs((at.y - start.y) * way.x);
    if (ahead <= 0 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    found = what;
  }
  return found;
}

/** One tab stop for all of them. `first`: where Tab leads before anything in the group had the focus. */
export function usePlan<T extends Element>(stops: readonly PlannedStop[], first?: string | null) {
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<T>(null);
  const has = (what: string | null | undefined) => stops.some(stop => stop.what === what);
  const here = has(current) ? current : has(first) ? (first ?? null) : firstStop(stops);
  return {
    group,
    tabIndex: (what: string) => (what === here ? 0 : -1),
    focused: setCurrent,
    /** True when the key was one of ours. */
    key: (event: KeyboardEvent, from: string): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isOurs(event.key)) return false;
      const to = stopAfter(stops, from, event.key);
      event.preventDefault();
      event.stopPropagation();
      if (to === null) return true;
      setCurrent(to);
      const element = group.current?.querySelector(`[data-stop="${CSS.escape(to)}"]`);
      if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
      return true;
    },
  };
}

export type Plan<T extends Element> = ReturnType<typeof usePlan<T>>;
