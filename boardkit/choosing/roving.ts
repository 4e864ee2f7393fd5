/**
 * One tab stop for a whole group of things to choose. Everything with `data-stop` in the group is one; arrow keys go
 * from one to the next as they lie on the screen, Page keys in reading order, Home and End to the first and last.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Stop {
  /** The middle, in pixels. */
  x: number;
  y: number;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Stops on about the same height are one line, no matter how large. */
const LINE = 24;

/** Stops by number, line by line. */
export function readingOrder(stops: readonly Stop[]): number[] {
  const order = stops.map((_, i) => i).sort((a, b) => (stops[a]?.y ?? 0) - (stops[b]?.y ?? 0));
  let line = 0;
  let above = Number.NEGATIVE_INFINITY;
  const lines = new Map<number, number>();
  for (const i of order) {
    const y = stops[i]?.y ?? 0;
    if (y - above > LINE) line++;
    above = y;
    lines.set(i, line);
  }
  return order.sort((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0) || (stops[a]?.x ?? 0) - (stops[b]?.x ?? 0));
}

/** Where a key leads from a stop, by number; null when it leads nowhere. */
export function nextStop(stops: readonly Stop[], from: number, key: string): number | null {
  const order = readingOrder(stops);
  const at = order.indexOf(from);
  if (key === 'Home') return order[0] ?? null;
  if (key === 'End') return order.at(-1) ?? null;
  if (key === 'PageDown') return order[at + 1] ?? null;
  if (key === 'PageUp') return order[at - 1] ?? null;
  const start = stops[from];
  const way = arrows[key];
  if (!start || !way) return null;
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [i, stop] of stops.entries()) {
    const along = (stop.x - start.x) * way[0] + (stop.y - start.y) * way[1];
    const aside = Math.abs((stop.x - start.x) * way[1]) + Math.abs((stop.y - start.y) * way[0]);
    if (i === from || along < 4) continue;
    // What lies straight ahead is meant before what is near but to the side.
    const cost = along + aside * 2.5;
    if (cost < bestCost) {
      bestCost = cost;
      best = i;
    }
  }
  return best;
}

type Focusable = HTMLElement | SVGElement;

const stopsIn = (group: Element): Focusable[] => [...group.querySelectorAll<Focusable>('[data-stop]')];

/** Whether Tab stops here. Set only on a change: every attribute that is set makes the browser work out the page again. */
export function setStop(stop: Element, here: boolean): void {
  const now = here ? '0' : '-1';
  if (stop.getAttribute('tabindex') !== now) stop.setAttribute('tabindex', now);
}

function middle(element: Element): Stop {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The group's own `ref` and handlers. After every drawing exactly one of its stops can be reached by Tab. */
export function useRoving<T extends Element>() {
  const group = useRef<T>(null);
  const current = useRef<Element | null>(null);

  const settle = () => {
    if (!group.current) return;
    const stops = stopsIn(group.current);
    // Tab leads to something that can be chosen, if there is such a thing.
    const here =
      stops.find(stop => stop === current.current) ?? stops.find(stop => stop.matches('.is-legal')) ?? stops[0];
    for (const stop of stops) setStop(stop, stop === here);
  };
  useLayoutEffect(settle);

  return {
    ref: group,
    onFocusIn: (event: FocusEvent) => {
      if (!(event.target instanceof Element) || !event.target.hasAttribute('data-stop')) return;
      current.current = event.target;
      settle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !group.current) return;
      const stops = stopsIn(group.current);
      const from = stops.indexOf(event.target as Focusable);
      if (from < 0 || !(event.key in arrows || ['Home', 'End', 'PageUp', 'PageDown'].includes(event.key))) return;
      const to = nextStop(stops.map(middle), from, event.key);
      if (to !== null) stops[to]?.focus();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
