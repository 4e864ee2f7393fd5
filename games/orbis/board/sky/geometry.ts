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
