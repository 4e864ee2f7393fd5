/**
 * One tab stop for a whole group of places; arrow keys go from one to the next as they lie on the table, Page keys in
 * reading order, Home and End to the first and last.
 */
import { useRef, useState } from 'preact/hooks';
import { inReadingOrder, isArrow, type Point, towards } from './geometry.ts';

export interface Stop {
  at: Point;
  /** Also the value of the element's `data-stop`. */
  what: string;
}

/** Where a key leads from a place, or null when it leads nowhere. */
export function nextStop(stops: readonly Stop[], from: string, key: string): string | null {
  const order = inReadingOrder(stops);
  const index = order.indexOf(from);
  const start = stops.find(stop => stop.what === from);
  if (key === 'Home') return order[0] ?? null;
  if (key === 'End') return order.at(-1) ?? null;
  if (key === 'PageDown') return order[index + 1] ?? null;
  if (key === 'PageUp') return order[index - 1] ?? null;
  return start && isArrow(key) ? towards(start.at, stops, key) : null;
}

export function useRoving(stops: readonly Stop[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const here = stops.some(stop => stop.what === current) ? current : (inReadingOrder(stops)[0] ?? null);

  const go = (to: string) => {
    setCurrent(to);
    const element = group.current?.querySelector(`[data-stop="${CSS.escape(to)}"]`);
    if (element instanceof SVGElement) element.focus();
  };
  return {
    group,
    tabIndex: (what: string) => (what === here ? 0 : -1),
    focused: setCurrent,
    /** Focuses the place that would be reached by Tab. */
    enter: () => here !== null && go(here),
    /** True when the key was one of ours. */
    key: (event: KeyboardEvent, from: string): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      if (!isArrow(event.key) && !['Home', 'End', 'PageUp', 'PageDown'].includes(event.key)) return false;
      const to = nextStop(stops, from, event.key);
      if (to) go(to);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

export type Roving = ReturnType<typeof useRoving>;
