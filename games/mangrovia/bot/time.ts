/** How far the game has come. */
import type { Box } from '../rules/box.ts';
import type { MangroviaState } from '../rules/types.ts';

/** From 1 at the start to 0 when somebody has built the last hut: what of the race is still to be run. */
export function left(box: Box, s: MangroviaState): number {
  const all = box.edition.seats[`${s.seats}` as keyof typeof box.edition.seats].huts;
  let fewest = all;
  for (const { huts } of s.supplies) if (huts < fewest) fewest = huts;
  return fewest / all;
}

/** Rounds that are likely still to come: about one hut a round and seat. */
export const roundsLeft = (box: Box, s: MangroviaState): number => 11 * left(box, s);
