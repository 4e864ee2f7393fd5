/** What workers at a temple are worth before the end. */
import type { Box } from '../editions/box.ts';
import type { SiteSide } from './site.ts';

// While places around a temple are free, its standing says little yet, but every worker there is a claim.
const standingCounts = 0.3;
const claim = 1;

/** Gold by which one is ahead of the strongest rival. */
function lead(box: Box, own: number, rival: number): number {
  const { first, second } = box.edition.temple;
  if (own === rival) return 0;
  if (own > rival) return rival > 0 ? first - second : first;
  return own > 0 ? second - first : -first;
}

/** What more workers change at a temple on the table; those of a covered tile no longer count. */
export function templeChange(box: Box, side: SiteSide, workers: number): number {
  const change = lead(box, side.own + workers, side.rival) - lead(box, side.own + side.covered, side.rival);
  return side.free === 0 ? change : standingCounts * change + claim * (workers - side.covered);
}

/** What a new temple would be worth to the seat whose workers look at its space, over a rival's. */
export const templePromise = (box: Box, own: number, rival: number): number =>
  standingCounts * lead(box, own, rival) + claim * (own - rival);

/** What a temple may be expected to bring in the end. */
export const templeHope = (gold: number, workers: number, free: number): number =>
  free === 0 ? gold : standingCounts * gold + claim * workers;
