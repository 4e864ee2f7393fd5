/** Phase 1: bowls on cult sites. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { everyBowlMove } from '../records.ts';
import { type BowlMove, FREE, type MangroviaEvent, type MangroviaMove, type MangroviaState } from '../types.ts';

export const SITES = 6;
/** The cult site between landings 1 and 12, and the one that is blocked with two seats. */
export const TOP = 0;
export const LOWEST = 5;

export const bowlsEach = (box: Box, seats: number): number =>
  box.edition.seats[`${seats}` as keyof typeof box.edition.seats].bowls;

/** Bowls that stand on the sites. */
export function bowlsPlaced(s: MangroviaState): number {
  let placed = 0;
  for (const owner of s.sites) if (owner >= 0) placed++;
  return placed;
}

/** R17, R18: who places the next bowl: clockwise from the start player, once or twice round. */
export const nextBowl = (s: MangroviaState): Seat => (s.start + bowlsPlaced(s)) % s.seats;

/** R19: with two bowls each, the start player's first one may not go to the top site. */
export const topIsBarred = (box: Box, s: MangroviaState): boolean =>
  bowlsEach(box, s.seats) > 1 && bowlsPlaced(s) === 0;

export function bowlMoves(box: Box, s: MangroviaState, into: MangroviaMove[]): void {
  for (let site = topIsBarred(box, s) ? TOP + 1 : TOP; site < SITES; site++)
    if (s.sites[site] === FREE) into.push(everyBowlMove[site]);
}

export function placeBowl(s: MangroviaState, seat: Seat, move: BowlMove, tell?: Tell<MangroviaEvent>): void {
  s.steps.pop();
  s.sites[move.site - 1] = seat;
  tell?.({ type: 'bowl', seat, site: move.site });
}
