/** The temple: priests and god tiles. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { count } from '../flow/status.ts';
import { COUNTED } from '../names.ts';
import { everyPriestMove } from '../records.ts';
import type { BoraMove, BoraState, PriestMove, PriestStep } from '../types.ts';

export function priestsIn(s: BoraState, seat: Seat): number {
  let priests = 0;
  for (const owner of s.temple) if (owner === seat) priests++;
  return priests;
}

/** R37: there must be a priest left in the supply. */
export const hasPriest = (box: Box, s: BoraState, seat: Seat): boolean =>
  priestsIn(s, seat) < box.edition.start.priests;

/** R37: the space of the number, or a lower one. */
export function priestMoves(step: PriestStep, into: BoraMove[]): void {
  for (let space = 1; space <= step.most; space++) into.push(everyPriestMove[space - 1]);
}

/** R38: a priest who stands there goes down one space and pushes the next; one on 1 returns to its owner. R39: fire bonus. */
export function placePriest(s: BoraState, step: PriestStep, move: PriestMove, tell?: Tell<BoraEvent>): void {
  const { temple } = s;
  let moving = step.seat;
  for (let at = move.space - 1; at >= 0 && moving !== -1; at--) {
    const before = temple[at];
    temple[at] = moving;
    moving = before;
  }
  tell?.({ type: 'priest', seat: step.seat, space: move.space, out: moving === -1 ? null : moving });
  s.steps.pop();
  s.steps.push({ kind: 'fire', seat: step.seat });
}

/** R56: most priests; ties go to the one whose priest stands highest; nobody in an empty temple. */
export function templeFirst(s: BoraState): Seat | null {
  let best: Seat | null = null;
  let most = 0;
  for (let at = s.temple.length - 1; at >= 0; at--) {
    const seat = s.temple[at];
    if (seat === -1) continue;
    const priests = priestsIn(s, seat);
    if (priests > most) {
      most = priests;
      best = seat;
    }
  }
  return best;
}

/** R55, R56. */
export function scoreTemple(box: Box, s: BoraState, tell?: Tell<BoraEvent>): void {
  const each = box.edition.rounds[s.round - 1]?.priest as number;
  const points = s.villages.map((v, seat) => {
    const earned = priestsIn(s, seat) * each;
    count(v, COUNTED.temple, earned);
    return earned;
  });
  const tile = templeFirst(s);
  s.templeTiles--;
  const owner = tile === null ? undefined : s.villages[tile];
  if (owner) owner.godTiles++;
  tell?.({ type: 'templeScored', points, tile });
}
