/** What cards in hand are worth: together they are huts, and one sort without the other waits. */
import type { Seat } from '@atoll/engine';
import { type Box, startPair } from '../rules/box.ts';
import { countOf, type Pack, sizeOf } from '../rules/packs.ts';
import type { MangroviaState } from '../rules/types.ts';
import { prospects } from './prospects.ts';
import { supplyOf } from './ranking.ts';
import { roundsLeft } from './time.ts';

/** Sum of the treasures in hand, start cards and tiles too. */
export function treasureSum(box: Box, s: MangroviaState, seat: Seat): number {
  const supply = supplyOf(s, seat);
  let sum = supply.treasureTiles * box.edition.stoneTiles.treasureValue;
  for (let kind = 0; kind < 6; kind++) sum += countOf(supply.treasures, kind) * (kind + 2);
  const pair = startPair(box, s, seat);
  for (let card = 0; card < 2; card++) if ((supply.startCards >> card) & 1) sum += pair[card] as number;
  return sum;
}

/** How much cards count that are not spent in this round: nothing any more when it is the last. */
export const calm = (box: Box, s: MangroviaState): number => Math.min(1, roundsLeft(box, s) / prospects.calm);

/** `builds`: huts that the seat may still build in this round; `huts`: in its supply. */
export function handWorth(
  box: Box,
  s: MangroviaState,
  treasures: number,
  landscapes: Pack,
  huts: number,
  builds: number,
): number {
  const cards = sizeOf(landscapes);
  const means = treasures / prospects.price;
  const time = calm(box, s);
  const usable = Math.min(huts, 1.3 * roundsLeft(box, s) + builds);
  const pairs = Math.min(cards, means, usable);
  let kinds = 0;
  let ready = 0;
  for (let kind = 0; kind < 4; kind++) {
    const n = countOf(landscapes, kind);
    if (n > 0) kinds++;
    if ((s.birds >> kind) & 1) ready += n;
  }
  const now = Math.min(pairs, builds);
  const spare = (most: number) => Math.min(2, Math.max(0, Math.min(most, usable + 0.5) - pairs));
  return (
    prospects.pair * (now + time * (pairs - now)) +
    time * (prospects.treasures * spare(means) + prospects.cards * spare(cards) + prospects.kind * kinds) +
    Math.max(time, Math.min(1, builds)) * prospects.ready * Math.min(2, ready)
  );
}
