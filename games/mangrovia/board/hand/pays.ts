/** Payments as pieces: what is given, what it makes, and what would be left in hand. */
import type { BuildMove, Landscape, MangroviaMove } from '../../rules/types.ts';
import type { ViewSupply } from '../../rules/view/viewTypes.ts';

export interface Piece {
  kind: 'plain' | 'start' | 'tile';
  value: number;
}

/** `2+start4+tile3`, piece by piece. */
export function piecesOf(pay: string): Piece[] {
  return pay.split('+').flatMap((part): Piece[] => {
    const [, kind, value] = /^(start|tile)?(\d+)$/.exec(part) ?? [];
    if (value === undefined) return [];
    return [{ kind: kind === 'start' || kind === 'tile' ? kind : 'plain', value: Number(value) }];
  });
}

export const worthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { value }) => sum + value, 0);

const tilesIn = (pieces: readonly Piece[]): number => pieces.filter(({ kind }) => kind === 'tile').length;

/** Stone tiles are kept for last; then the fewest pieces, so that the hand stays large; then the highest first. */
export function sortPays(pays: readonly string[]): string[] {
  return [...new Set(pays)]
    .map(pay => ({ pay, pieces: piecesOf(pay) }))
    .sort(
      (a, b) =>
        tilesIn(a.pieces) - tilesIn(b.pieces) ||
        a.pieces.length - b.pieces.length ||
        b.pay.localeCompare(a.pay, 'en', { numeric: true }),
    )
    .map(({ pay }) => pay);
}

export const isBuild = (move: MangroviaMove): move is BuildMove => move.do === 'build';

/** The hand, kind by kind. */
export interface Holding {
  treasures: readonly number[];
  startCards: readonly number[];
  landscapes: readonly Landscape[];
  amulets: readonly number[];
  treasureTiles: number;
  amuletTiles: number;
  jokers: number;
}

export const holdingOf = (supply: ViewSupply): Holding => ({
  treasures: supply.treasures ?? [],
  startCards: supply.startCards,
  landscapes: supply.landscapes ?? [],
  amulets: supply.amulets ?? [],
  treasureTiles: supply.tiles.filter(tile => tile === 'treasure').length,
  amuletTiles: supply.tiles.filter(tile => tile === 'amulet').length,
  jokers: supply.tiles.filter(tile => tile === 'joker').length,
});

/** What a building gives away. */
export function given(currency: 'treasures' | 'amulets', cards: string, pay: string): Holding {
  const pieces = piecesOf(pay);
  const values = (kind: Piece['kind']) => pieces.filter(piece => piece.kind === kind).map(({ value }) => value);
  const parts = cards === '' ? [] : cards.split('+');
  return {
    treasures: currency === 'treasures' ? values('plain') : [],
    startCards: values('start'),
    landscapes: parts.filter(part => part !== 'joker') as Landscape[],
    amulets: currency === 'amulets' ? values('plain') : [],
    treasureTiles: currency === 'treasures' ? values('tile').length : 0,
    amuletTiles: currency === 'amulets' ? values('tile').length : 0,
    jokers: parts.filter(part => part === 'joker').length,
  };
}

/** `[value, how often]`, in the order of the list. */
export function grouped<T>(all: readonly T[]): [T, number][] {
  const groups = new Map<T, number>();
  for (const one of all) groups.set(one, (groups.get(one) ?? 0) + 1);
  return [...groups];
}
