/** The table of the boardgame.io version: a record of cells by name, as is usual there. */
import base from '../../games/cacao/editions/base.json' with { type: 'json' };

export const sides = ['N', 'E', 'S', 'W'] as const;
const steps = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export type Cell =
  | { kind: 'jungle'; jungle: string }
  | { kind: 'worker'; seat: number; tile: string; turn: number; over: boolean };

export interface Village {
  hand: string[];
  /** The top one last. */
  pile: string[];
  fruits: number;
  water: number;
  suns: number;
  sales: number;
  mined: number;
}

type Step =
  | { kind: 'place' }
  | { kind: 'fill'; tile: string; spaces: string[]; filled: string[] }
  | { kind: 'work'; seat: number; edges: string[] };

export interface CacaoG {
  first: number;
  over: boolean;
  board: Record<string, Cell>;
  /** Empty worker spaces next to a jungle tile. */
  spaces: string[];
  display: string[];
  /** The top one last. */
  pile: string[];
  villages: Village[];
  /** The last one is next. */
  steps: Step[];
}

export const rules = base;
export const jungleOf = Object.fromEntries(base.jungle.map(tile => [tile.id, tile]));

export function neighbour(cell: string, side: number): string {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  const [dx, dy] = steps[side];
  return `${x + dx},${y + dy}`;
}

/** Workers on a side of a worker tile. */
export const workersOn = (cell: Cell | undefined, side: number): number =>
  cell?.kind === 'worker' ? Number(cell.tile.split('-')[(side - cell.turn + 4) % 4]) : 0;

/** How many different ways a tile can be turned. */
export function turnsOf(tile: string): number {
  const [n, e, s, w] = tile.split('-');
  if (n !== s || e !== w) return 4;
  return n === e ? 1 : 2;
}

export function putJungle(G: CacaoG, cell: string, jungle: string): void {
  G.board[cell] = { kind: 'jungle', jungle };
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(cell, side);
    if (!G.board[beside] && !G.spaces.includes(beside)) G.spaces.push(beside);
  }
}

export function spacesToFill(G: CacaoG, tile: string): string[] {
  const found: string[] = [];
  for (let side = 0; side < 4; side++) {
    const space = neighbour(tile, side);
    if (G.board[space]) continue;
    let workers = 0;
    for (let around = 0; around < 4; around++) if (G.board[neighbour(space, around)]?.kind === 'worker') workers++;
    if (workers >= 2) found.push(space);
  }
  return found;
}
