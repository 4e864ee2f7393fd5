/** How far the game has come. */

import type { Box } from '../editions/box.ts';
import { bowlsEach } from '../rules/flow/bowls.ts';
import type { MangroviaState } from '../rules/types.ts';
import type { BoxTables } from './boxTables.ts';

/** How late it is in a position; read once for all that is weighed there. */
export interface Clock {
  /** From 1 at the start to 0 when somebody has built the last hut: what of the race is still to be run. */
  left: number;
  /** Rounds that are likely still to come after this one. */
  rounds: number;
  /** How much cards count that are not spent in this round: nothing any more when it is the last. */
  timeToSpend: number;
  /** How much sooner the end comes, in rounds, with every hut less that the fewest have. */
  perHut: number;
  /** How much it counts to have the first bowl of the next round, from 0 to 1. */
  first: number;
}

/** Huts that everybody begins with, and the fewest that anybody has left. */
const allHuts = (box: Box, s: MangroviaState): number => box.edition.seats[s.seats as 2 | 3 | 4 | 5].huts;
export function fewestHuts(s: MangroviaState): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const { huts } of s.supplies) if (huts < fewest) fewest = huts;
  return fewest;
}

/** What of the race is still to be run. */
export const left = (box: Box, s: MangroviaState): number => fewestHuts(s) / allHuts(box, s);

/** Rounds that a game takes, by number of seats. */
const usually: Readonly<Record<number, number>> = { 2: 10.5, 3: 10, 4: 14, 5: 13 };

export function clockOf({ box, prospects }: BoxTables, s: MangroviaState): Clock {
  const part = left(box, s);
  const usual = usually[s.seats] ?? 11;
  // The longer a game drags on, the fewer are to come: nobody is to wait for ever for something better.
  const most = Math.max(0, 1.5 * usual - s.round);
  const rounds = Math.min(usual * part, most);
  const perHut = usual * part <= most ? usual / allHuts(box, s) : 0;
  const first = bowlsEach(box, s.seats) > 1 ? 1 : Math.min(1, (1 - part) / prospects.firstBowlFull);
  return { left: part, rounds, timeToSpend: Math.min(1, rounds / prospects.roundsToSpend), perHut, first };
}
