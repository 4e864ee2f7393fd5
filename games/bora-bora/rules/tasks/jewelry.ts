/** Buying jewelry with shells. */
import type { Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { jewelryKinds } from '../names.ts';
import { passJewelry } from '../records.ts';
import type { BoraMove, BoraState, JewelMove, JewelStep } from '../types.ts';

export const PER_ROUND = 4;

/** Where the jewelry of the present round lies. */
const firstOf = (s: BoraState): number => (s.round - 1) * PER_ROUND;

/** What is left of the jewelry of the present round. */
export const jewelryOnSale = (s: BoraState): number[] =>
  s.jewelry.slice(firstOf(s), firstOf(s) + PER_ROUND).filter(tile => tile !== -1);

/** R57: at most one tile of the present round, for as many shells as it shows. */
export function purchaseMoves(box: Box, s: BoraState, step: JewelStep, into: BoraMove[]): void {
  const { shells } = s.villages[step.seat];
  const first = firstOf(s);
  for (let at = first; at < first + PER_ROUND; at++) {
    const tile = s.jewelry[at];
    if (tile !== -1 && box.jewelCost[tile] <= shells) into.push(box.moves.jewels[tile]);
  }
  into.push(passJewelry);
}

export function purchase(box: Box, s: BoraState, step: JewelStep, move: JewelMove, tell?: Tell<BoraEvent>): void {
  s.steps.pop();
  const { seat } = step;
  if (move.jewel === 'pass') {
    tell?.({ type: 'passed', seat });
    return;
  }
  const tile = box.jewelIds.indexOf(move.jewel);
  const v = s.villages[seat];
  const cost = box.jewelCost[tile];
  v.shells -= cost;
  v.jewelry.push(tile);
  s.jewelry[s.jewelry.indexOf(tile)] = -1;
  const kind = jewelryKinds[box.jewelKind[tile]];
  tell?.({ type: 'bought', seat, jewel: move.jewel, kind, cost, points: box.jewelPoints[tile] });
}

/** R57: what nobody bought leaves the game. */
export function clearJewelry(s: BoraState): void {
  const first = firstOf(s);
  s.jewelry.fill(-1, first, first + PER_ROUND);
}
