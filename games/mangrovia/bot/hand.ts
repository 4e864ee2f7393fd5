/** What cards in hand are worth: together they are huts, and one sort without the other waits. */
import type { Seat } from '@atoll/engine';
import { type Box, startPair } from '../editions/box.ts';
import { countOf, type Pack } from '../rules/packs.ts';
import type { MangroviaState } from '../rules/types.ts';
import type { Clock } from './gameProgress.ts';
import { supplyOf } from './ranking.ts';
import type { Prospects } from './values.ts';

/** Sum of the treasures in hand, start cards and tiles too. */
export function treasureSum(box: Box, s: MangroviaState, seat: Seat): number {
  const supply = supplyOf(s, seat);
  let sum = supply.treasureTiles * box.edition.stoneTiles.treasureValue;
  for (let kind = 0; kind < 6; kind++) sum += countOf(supply.treasures, kind) * (kind + 2);
  if (supply.startCards === 0) return sum;
  const pair = startPair(box, s, seat);
  for (let card = 0; card < 2; card++) if ((supply.startCards >> card) & 1) sum += pair[card];
  return sum;
}

/** `birds`: landscapes with one, as bits; `huts`: in the supply; `builds`: those that may still be built in this round. */
export function handWorth(
  prospects: Prospects,
  { rounds, timeToSpend }: Clock,
  birds: number,
  treasures: number,
  landscapes: Pack,
  huts: number,
  builds: number,
): number {
  let cards = 0;
  let kinds = 0;
  let ready = 0;
  for (let kind = 0; kind < 4; kind++) {
    const n = countOf(landscapes, kind);
    if (n === 0) continue;
    cards += n;
    kinds++;
    if ((birds >> kind) & 1) ready += n;
  }
  const means = treasures / prospects.price;
  const usable = Math.min(huts, 1.3 * rounds + builds);
  const pairs = Math.min(cards, means, usable);
  const now = Math.min(pairs, builds);
  return (
    prospects.pair * (now + timeToSpend * (pairs - now)) +
    timeToSpend *
      (prospects.treasures * spare(means, usable, pairs) +
        prospects.cards * spare(cards, usable, pairs) +
        prospects.newLandscape * kinds) +
    Math.max(timeToSpend, Math.min(1, builds)) * prospects.birdCard * Math.min(2, ready)
  );
}

/** What is there of one sort for huts that the other sort does not pay for yet. */
const spare = (most: number, usable: number, pairs: number): number =>
  Math.min(2, Math.max(0, Math.min(most, usable + 0.5) - pairs));
