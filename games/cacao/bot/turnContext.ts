/** What one seat needs to reckon with in a turn, looked up once for all the moves it weighs. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { CacaoState, Village } from '../rules/types.ts';
import { asleepWorth, type Worth } from './worth.ts';

export interface BoxTables {
  box: Box;
  /** Prices by tiles left to place. */
  worths: readonly Worth[];
}

export interface TurnContext {
  box: Box;
  s: CacaoState;
  seat: Seat;
  /** Every village's prices, and the seat's own. */
  prices: Worth[];
  worth: Worth;
  village: Village;
  /** Worth of a worker who looks at an empty space. */
  asleep: number;
}

/** Tiles that a village has still to place. */
export const tilesLeft = (village: Village): number => {
  let left = village.pile.length;
  for (const n of village.hand) left += n;
  return left;
};

export const worthFor = (tables: BoxTables, village: Village): Worth =>
  tables.worths[Math.min(tables.worths.length - 1, tilesLeft(village))];

/** With `placing`, prices are those after the seat has placed the tile it is about to place. */
export function contextOf(tables: BoxTables, s: CacaoState, seat: Seat, placing: boolean): TurnContext {
  const village = s.villages[seat];
  const prices = s.villages.map(other => worthFor(tables, other));
  if (placing) prices[seat] = tables.worths[Math.min(tables.worths.length - 1, tilesLeft(village) - 1)];
  return { box: tables.box, s, seat, prices, worth: prices[seat], village, asleep: asleepWorth(s) };
}
