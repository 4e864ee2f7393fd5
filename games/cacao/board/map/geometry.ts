/** Where things lie in the drawing: one cell is 100 units wide, the middle of cell 0,0 is the origin. */
import type { CacaoView, CellName, EdgeName, Side, ViewTile } from '../../rules/types.ts';

const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** What lies on one cell, and how many tiles are hidden below. */
export interface Lying {
  top: ViewTile;
  below: number;
}

export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];
const steps: Readonly<Record<Side, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** Column and row of a cell. */
function gridOf(cell: CellName): Point {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y };
}

/** The middle of a cell. */
export function middleOf(cell: CellName): Point {
  const { x, y } = gridOf(cell);
  return { x: x * CELL, y: y * CELL };
}

export function beside(cell: CellName, side: Side): CellName {
  const { x, y } = gridOf(cell);
  return `${x + steps[side].x},${y + steps[side].y}`;
}

export const isJungleSpace = (cell: CellName): boolean => {
  const { x, y } = gridOf(cell);
  return (x + y) % 2 === 0;
};

export interface EdgeParts {
  cell: CellName;
  side: Side;
  /** The jungle space it looks at. */
  space: CellName;
}

export function edgeParts(edge: EdgeName): EdgeParts {
  const [cell = '0,0', side = 'N'] = edge.split(':') as [CellName, Side];
  return { cell, side, space: beside(cell, side) };
}

/** The middle of an edge: on the line between the two tiles. */
export function edgeMiddle(edge: EdgeName): Point {
  const { cell, side } = edgeParts(edge);
  const { x, y } = middleOf(cell);
  return { x: x + (steps[side].x * CELL) / 2, y: y + (steps[side].y * CELL) / 2 };
}

export const outwards = (side: Side): Point => steps[side];

/** Workers at north, east, south and west of a tile that is turned by so many quarters. */
export function workersAround(tile: string, turn: number): readonly number[] {
  const counts = tile.split('-').map(Number);
  return [0, 1, 2, 3].map(side => counts[(side - turn + 4) % 4] ?? 0);
}

/** How many ways of turning a tile look different. */
export function turnsOf(tile: string): number {
  const [n, e, s, w] = tile.split('-').map(Number);
  if (n !== s || e !== w) return 4;
  return n === e ? 1 : 2;
}

/** What can be seen on the table, cell by cell, in the order the cells were first used. */
export function lying(view: Pick<CacaoView, 'tiles'>): Map<CellName, Lying> {
  const found = new Map<CellName, Lying>();
  for (const tile of view.tiles) found.set(tile.cell, { top: tile, below: (found.get(tile.cell)?.below ?? -1) + 1 });
  return found;
}

/** Empty worker spaces next to a jungle tile. */
export function openSpaces(cells: ReadonlyMap<CellName, Lying>): CellName[] {
  const found = new Set<CellName>();
  for (const [cell, { top }] of cells) {
    if (!('jungle' in top)) continue;
    for (const side of sides) {
      const next = beside(cell, side);
      if (!cells.has(next)) found.add(next);
    }
  }
  return [...found];
}

/** The part of the table to show: all tiles and every space where one could go. */
export function tableBox(view: Pick<CacaoView, 'tiles'>): Box {
  const cells = lying(view);
  const used = [...cells.keys(), ...openSpaces(cells)].map(gridOf);
  const xs = used.map(at => at.x);
  const ys = used.map(at => at.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: (left - 0.5) * CELL,
    y: (top - 0.5) * CELL,
    width: (Math.max(...xs) - left + 1) * CELL,
    height: (Math.max(...ys) - top + 1) * CELL,
  };
}

export const cellBox = (cell: CellName): Box => {
  const { x, y } = middleOf(cell);
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
};
