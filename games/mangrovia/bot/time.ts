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

/** Rounds that a game takes, by number of seats. */
const rounds: Readonly<Record<number, number>> = { 2: 10.5, 3: 10, 4: 14, 5: 13 };

/**
 * Rounds that are likely still to come after this one. The longer a game drags on, the fewer: nobody is to wait for ever
 * for something better.
 */
export function roundsLeft(box: Box, s: MangroviaState): number {
  const usual = rounds[s.seats] ?? 11;
  return Math.min(usual * left(box, s), Math.max(0, 1.5 * usual - s.round));
}
