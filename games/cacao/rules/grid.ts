/**
 * The table as a grid of tile codes.
 *
 * 64 × 64 cells are enough for an unbounded table: a new jungle space lies at most one column (or row) beyond the
 * outermost jungle tile so far, because the second worker tile next to it already touches one there. So n jungle tiles
 * never reach further than n cells from the start, and an edition has at most 30 of them (box.ts).
 */
import type { Seat } from '@atoll/engine';
import type { CellName, EdgeName, Side, Turn } from './types.ts';

const WIDTH = 64;
const MIDDLE = 32;
export const CELLS = WIDTH * WIDTH;

/** Steps to the neighbours in the order of the sides: north, east, south, west. */
export const STEP = [-WIDTH, 1, WIDTH, -1] as const;
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

// Codes: 0 nothing, 1…254 jungle tile type + 1, 255 an open worker space, from 256 a worker tile.
export const NOTHING = 0;
export const OPEN = 255;
const WORKER = 256;
/** Set on a worker tile that covers another one. */
const OVER = 1 << 12;

export const jungleCode = (type: number): number => type + 1;
export const isJungle = (code: number): boolean => code > NOTHING && code < OPEN;
export const jungleType = (code: number): number => code - 1;

export const workerCode = (seat: Seat, type: number, turn: number, over: boolean): number =>
  (WORKER + ((((seat << 4) | type) << 2) | turn)) | (over ? OVER : 0);
export const isWorker = (code: number): boolean => code >= WORKER;
const plain = (code: number): number => (code & ~OVER) - WORKER;
export const workerSeat = (code: number): Seat => plain(code) >> 6;
export const workerType = (code: number): number => (plain(code) >> 2) & 15;
export const workerTurn = (code: number): Turn => (code & 3) as Turn;
export const covers = (code: number): boolean => (code & OVER) !== 0;

export const column = (cell: number): number => (cell % WIDTH) - MIDDLE;
export const row = (cell: number): number => Math.floor(cell / WIDTH) - MIDDLE;
/** Jungle spaces and worker spaces alternate like the fields of a chessboard. */
export const isJungleSpace = (cell: number): boolean => ((column(cell) + row(cell)) & 1) === 0;

// Names of all cells and edges, both ways: moves carry names, the rules work on numbers.
const cellNames: CellName[] = Array.from({ length: CELLS }, (_, cell) => `${column(cell)},${row(cell)}`);
const edgeNames: EdgeName[] = cellNames.flatMap(name => SIDES.map(side => `${name}:${side}`));
const cellsByName = new Map<unknown, number>(cellNames.map((name, cell) => [name, cell]));
const edgesByName = new Map<unknown, number>(edgeNames.map((name, edge) => [name, edge]));

export const cellName = (cell: number): CellName => cellNames[cell];
/** The cell of a name, or -1 when it is no place on the grid. */
export const cellOf = (name: unknown): number => cellsByName.get(name) ?? -1;
export const edgeName = (edge: number): EdgeName => edgeNames[edge];
/** The edge of a name, or -1. */
export const edgeOf = (name: unknown): number => edgesByName.get(name) ?? -1;

/** The jungle space that an edge looks at. */
export const facing = (edge: number): number => (edge >> 2) + STEP[edge & 3];
