/** Waking and working in the boardgame.io version. */
import { type CacaoG, jungleOf, neighbour, rules, sides, type Village, workersOn } from './board.ts';

const splitEdge = (edge: string): { cell: string; side: number } => {
  const [cell = '', side = ''] = edge.split(':');
  return { cell, side: sides.indexOf(side as 'N') };
};

/** The workers of an edge and the jungle tile they look at. */
function look(G: CacaoG, edge: string) {
  const { cell, side } = splitEdge(edge);
  const facing = G.board[neighbour(cell, side)];
  const tile = facing?.kind === 'jungle' ? jungleOf[facing.jungle] : undefined;
  return { workers: workersOn(G.board[cell], side), kind: tile?.kind ?? 'temple', value: tile?.value ?? 0 };
}

export function canWork(G: CacaoG, village: Village, edge: string): number {
  const { workers, kind, value } = look(G, edge);
  switch (kind) {
    case 'plantation':
      return Math.min(workers, Math.ceil((rules.storage - village.fruits) / value));
    case 'market':
      return Math.min(workers, village.fruits);
    case 'mine':
      return workers;
    case 'water':
      return Math.min(workers, rules.waterTrack.length - 1 - village.water);
    case 'sun':
      return Math.min(workers, rules.sunPlaces - village.suns);
    default:
      return 0;
  }
}

export function workEdge(G: CacaoG, seat: number, edge: string, workers: number): void {
  const village = G.villages[seat];
  const { kind, value } = look(G, edge);
  if (kind === 'plantation') village.fruits = Math.min(rules.storage, village.fruits + workers * value);
  else if (kind === 'market') {
    village.fruits -= workers;
    village.sales += workers * value;
  } else if (kind === 'mine') village.mined += workers * value;
  else if (kind === 'water') village.water += workers;
  else if (kind === 'sun') village.suns += workers;
}

/** The steps of everybody whose workers wake, the active seat's last because it is next. */
export function wake(G: CacaoG, active: number, tile: string, filled: readonly string[]): void {
  const woken: string[][] = G.villages.map(() => []);
  const add = (cell: string, side: number) => {
    const at = G.board[cell];
    const edge = `${cell}:${sides[side]}`;
    if (at?.kind !== 'worker' || workersOn(at, side) === 0 || look(G, edge).kind === 'temple') return;
    woken[at.seat]?.push(edge);
  };
  for (let side = 0; side < 4; side++) if (G.board[neighbour(tile, side)]?.kind === 'jungle') add(tile, side);
  for (const space of filled)
    for (let side = 0; side < 4; side++) {
      const cell = neighbour(space, (side + 2) % 4);
      if (cell !== tile) add(cell, side);
    }
  const seats = G.villages.length;
  for (let turn = seats - 1; turn >= 0; turn--) {
    const seat = (active + turn) % seats;
    const edges = woken[seat] ?? [];
    if (edges.length > 0) G.steps.push({ kind: 'work', seat, edges });
  }
}
