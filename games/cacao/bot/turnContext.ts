/** What one seat needs to reckon with in a turn, looked up once for all the moves it weighs. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { CacaoState, Village } from '../rules/types.ts';
import { asleepWorth, type Worth } from './worth.ts';

export interface Eyes {
  box: Box;
  /** Prices by tiles left to place. */
  worths: readonly Worth[];
}

export interface Outlook {
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

export const worthFor = (eyes: Eyes, village: Village): Worth =>
  eyes.worths[Math.min(eyes.worths.length - 1, tilesLeft(village))] as Worth;

/** With `placing`, prices are those after the seat has placed the tile it is about to place. */
export function lookOut(eyes: Eyes, s: CacaoState, seat: Seat, placing: boolean): Outlook {
  const village = s.villages[seat] as Village;
  const prices = s.villages.map(other => worthFor(eyes, other));
  if (placing) prices[seat] = eyes.worths[Math.min(eyes.worths.length - 1, tilesLeft(village) - 1)] as Worth;
  return { box: eyes.box, s, seat, prices, worth: prices[seat] as Worth, village, asleep: asleepWorth(s) };
}
