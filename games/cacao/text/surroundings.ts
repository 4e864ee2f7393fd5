/** What lies around a place, read from a view: which tiles a worker tile would look at, and what it would fill. */
import type { Words } from '@atoll/engine';
import { words } from '@atoll/engine';
import { cellName, cellOf, isJungleSpace, STEP } from '../rules/grid.ts';
import type { CacaoView, ViewTile } from '../rules/types.ts';

const sideNames = [
  words('Norden', 'north'),
  words('Osten', 'east'),
  words('Süden', 'south'),
  words('Westen', 'west'),
] as const;

export const sideName = (side: number): Words => sideNames[side & 3];

const tops = new WeakMap<CacaoView, Map<string, ViewTile>>();

/** The tile on top of every place. Kept with its view, because every move of a list asks for it. */
export function tilesOf(view: CacaoView): ReadonlyMap<string, ViewTile> {
  let top = tops.get(view);
  if (!top) {
    top = new Map(view.tiles.map(tile => [tile.cell, tile]));
    tops.set(view, top);
  }
  return top;
}

/** The four places around one: north, east, south, west. */
export const around = (cell: string): string[] => STEP.map(step => cellName(cellOf(cell) + step));

/** The jungle tile on a place, or null. */
export function jungleOn(view: CacaoView, cell: string): string | null {
  const tile = tilesOf(view).get(cell);
  return tile && 'jungle' in tile ? tile.jungle : null;
}

/** Workers at a side (0 north … 3 west) of a tile turned so many quarters; its label is read clockwise. */
export const workersAt = (tile: string, turn: number, side: number): number =>
  Number(tile.split('-')[(side - turn + 4) & 3]);

/** The empty jungle spaces that a new worker tile on a place would give its second neighbour. */
export function wouldFill(view: CacaoView, cell: string): string[] {
  const tiles = tilesOf(view);
  if (view.display.length + view.pileSize === 0) return [];
  const isWorker = (place: string): boolean => {
    const tile = tiles.get(place);
    return tile !== undefined && 'seat' in tile;
  };
  return around(cell).filter(
    space =>
      isJungleSpace(cellOf(space)) &&
      jungleOn(view, space) === null &&
      around(space).some(place => place !== cell && isWorker(place)),
  );
}

/** The workers that look at a jungle space, of one seat or of all the others. */
export function looking(view: CacaoView, space: string, seat: number): { own: number; others: number } {
  const tiles = tilesOf(view);
  const found = { own: 0, others: 0 };
  for (const [side, place] of around(space).entries()) {
    const tile = tiles.get(place);
    if (!tile || !('seat' in tile)) continue;
    // From the space to the tile is `side`; from the tile to the space is the opposite one.
    const workers = workersAt(tile.tile, tile.turn, (side + 2) & 3);
    if (tile.seat === seat) found.own += workers;
    else found.others += workers;
  }
  return found;
}

/** An edge taken apart: its tile's place, its side, the space it looks at, the workers on it. */
export function edgeOn(view: CacaoView, edge: string): { cell: string; side: number; space: string; workers: number } {
  const [cell = '', letter = ''] = edge.split(':');
  const side = 'NESW'.indexOf(letter);
  const tile = tilesOf(view).get(cell);
  return {
    cell,
    side,
    space: around(cell)[side] ?? cell,
    workers: tile && 'seat' in tile ? workersAt(tile.tile, tile.turn, side) : 0,
  };
}
