/**
 * A pyramid as an array of tile codes.
 *
 * Rows 1 to 4, with an empty row below and above, so that every neighbour exists as an index. The first tile lies in
 * column 0; the first row then grows to either side until it is five wide, so columns go from -4 to 4. A tile of row
 * 2 or higher lies above the same and the next column of the row below it.
 */
import type { SpotName, World } from '../types.ts';

const WIDTH = 9;
const MIDDLE = 4;
export const SPOTS = 6 * WIDTH;
/** Where rows 1 to 4 begin and end. */
export const FIRST_SPOT = WIDTH;
export const END_OF_SPOTS = 5 * WIDTH;
/** How many tiles the first row takes; every row above takes one less. */
export const BASE = 5;
export const ROWS = 4;
/** Tiles in a complete pyramid: 5 + 4 + 3 + 2. */
export const REGIONS = 14;

// Codes: 0 nothing, otherwise tile + 1, with one bit for a wilderness and one for a cancelation token.
const TILE = 0x7f;
const WILD = 0x80;
const CANCELLED = 0x100;

export const codeOf = (tile: number, wild: boolean, cancelled = false): number =>
  (tile + 1) | (wild ? WILD : 0) | (cancelled ? CANCELLED : 0);
export const tileOf = (code: number): number => (code & TILE) - 1;
export const isWild = (code: number): boolean => (code & WILD) !== 0;
export const isCancelled = (code: number): boolean => (code & CANCELLED) !== 0;
export const cancelledCode = (code: number): number => code | CANCELLED;

export const spotAt = (row: number, column: number): number => row * WIDTH + column + MIDDLE;
export const rowOf = (spot: number): number => Math.floor(spot / WIDTH);
export const columnOf = (spot: number): number => (spot % WIDTH) - MIDDLE;

/** The two spots a tile of row 2 or higher rests on. */
export const belowLeft = (spot: number): number => spot - WIDTH;
export const belowRight = (spot: number): number => spot - WIDTH + 1;
/** From a spot to its up to six neighbours: beside, below, above. */
export const AROUND = [-1, 1, -WIDTH, -WIDTH + 1, WIDTH - 1, WIDTH] as const;

const names: SpotName[] = Array.from({ length: SPOTS }, (_, spot) => `${rowOf(spot)},${columnOf(spot)}`);
const byName = new Map<unknown, number>();
for (let row = 1; row <= ROWS; row++)
  for (let column = -MIDDLE; column <= MIDDLE; column++) byName.set(`${row},${column}`, spotAt(row, column));

export const spotName = (spot: number): SpotName => names[spot];
/** The spot of a name, or -1 when there is no such place in any pyramid. */
export const spotOf = (name: unknown): number => byName.get(name) ?? -1;

/** R23, R24, R26: the free spots where a tile can lie, whatever its colour, from the lowest row up. */
export function freeSpots(world: World, into: number[]): number[] {
  const { pyramid, left, right } = world;
  if (world.regions === 0) {
    into.push(spotAt(1, 0));
    return into;
  }
  if (right - left + 1 < BASE) {
    into.push(spotAt(1, left - 1));
    into.push(spotAt(1, right + 1));
  }
  for (let row = 2; row <= ROWS; row++)
    for (let column = left; column <= right - row + 1; column++) {
      const spot = spotAt(row, column);
      if (pyramid[spot] === 0 && pyramid[belowLeft(spot)] !== 0 && pyramid[belowRight(spot)] !== 0) into.push(spot);
    }
  return into;
}

/** Puts a tile down on a free spot. */
export function put(world: World, spot: number, code: number): void {
  world.pyramid[spot] = code;
  world.regions++;
  if (rowOf(spot) > 1) return;
  const column = columnOf(spot);
  if (column < world.left) world.left = column;
  if (column > world.right) world.right = column;
}

export const emptyWorld = (): World => ({
  worshipers: new Uint8Array(5),
  pyramid: new Uint16Array(SPOTS),
  regions: 0,
  left: 0,
  right: 0,
  reductions: 0,
  god: -1,
  godCancelled: false,
});
