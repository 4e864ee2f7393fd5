/** Where things lie: the cells of the display and the spots of a pyramid, in tiles. */
import { BASE } from '../../rules/regions/pyramid.ts';
import type { SpotName } from '../../rules/types.ts';

export interface Point {
  x: number;
  y: number;
}

export const rowOf = (spot: SpotName): number => Number(spot.split(',')[0]);
const columnOf = (spot: SpotName): number => Number(spot.split(',')[1]);

/** The middle of a spot: x to the right from the middle of column 0 of the first row, y downwards from the first row. */
export const spotPoint = (spot: SpotName): Point => ({
  x: columnOf(spot) + (rowOf(spot) - 1) / 2,
  y: 1 - rowOf(spot),
});

export const cellPoint = (cell: number): Point => ({ x: cell % 3, y: Math.floor(cell / 3) });

/** The middle of what a world takes in width. */
export function middleOf(spots: readonly SpotName[]): number {
  const base = spots.filter(spot => rowOf(spot) === 1).map(columnOf);
  return base.length === 0 ? 0 : (Math.min(...base) + Math.max(...base)) / 2;
}

/** How many tiles wide a world is, its free spots included; never less than it will be in the end. */
export function spanOf(spots: readonly SpotName[]): number {
  const base = spots.filter(spot => rowOf(spot) === 1).map(columnOf);
  return base.length === 0 ? BASE : Math.max(BASE, Math.max(...base) - Math.min(...base) + 1);
}

export interface Stop {
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

const inReadingOrder = (stops: readonly Stop[]): string[] =>
  [...stops].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x).map(stop => stop.what);

export const firstStop = (stops: readonly Stop[]): string | null => inReadingOrder(stops)[0] ?? null;

/** Where a key leads from a place: arrows as things lie, Page keys in reading order; null when nowhere. */
export function nextStop(stops: readonly Stop[], from: string, key: string): string | null {
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

export const isRovingKey = (key: string): boolean =>
  key in ways || key === 'Home' || key === 'End' || key === 'PageUp' || key === 'PageDown';
