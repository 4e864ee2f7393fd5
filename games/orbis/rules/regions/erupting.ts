/** A volcano removes worshipers from the tiles left in the display: all it wants, or none. */
import type { Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { CANCEL } from '../turn/returning.ts';
import { CELLS } from '../turn/taking.ts';
import type { CancelMove, EruptMove, OrbisEvent, OrbisMove, OrbisState, Step } from '../types.ts';
import { colourName, colourOf } from '../worshipers.ts';
import { cancel } from './effects.ts';
import { tileOf } from './pyramid.ts';

export type VolcanoStep = Extract<Step, { kind: 'volcano' }>;

/** The colours the volcano on a spot shows, as bits, and how many worshipers it wants. */
export const volcanoAt = (box: Box, s: OrbisState, spot: number): { shown: number; number: number } => {
  const tile = tileOf(s.worlds[s.active].pyramid[spot]);
  return { shown: box.shown[tile], number: box.number[tile] };
};

/** Worshipers of these colours in the display, and on how many different tiles and colours. */
export function within(s: OrbisState, shown: number): { worshipers: number; places: number } {
  let worshipers = 0;
  let places = 0;
  for (let at = 0; at < CELLS * 5; at++) {
    const here = s.crowd[at];
    if (here === 0 || ((shown >> (at % 5)) & 1) === 0) continue;
    worshipers += here;
    places++;
  }
  return { worshipers, places };
}

/** R31: one worshiper at a time. A player who has removed one must remove them all. */
export function eruptMoves(box: Box, s: OrbisState, step: VolcanoStep, into: OrbisMove[]): void {
  const { shown, number } = volcanoAt(box, s, step.spot);
  for (let at = 0; at < CELLS * 5; at++)
    if (s.crowd[at] > 0 && ((shown >> (at % 5)) & 1) === 1)
      into.push(box.eruptions[(s.display[Math.floor(at / 5)] - 1) * 5 + (at % 5)]);
  if (step.left === number) into.push(CANCEL);
}

export function erupt(
  box: Box,
  s: OrbisState,
  step: VolcanoStep,
  move: EruptMove | CancelMove,
  tell?: Tell<OrbisEvent>,
): void {
  if (move.do === 'cancel') {
    s.steps.pop();
    cancel(box, s, step.spot, tell);
    return;
  }
  remove(s, s.display.indexOf(box.tileIds.indexOf(move.tile) + 1), colourOf(move.colour), step, tell);
}

/** R38: what is removed goes back to the general supply. */
function remove(s: OrbisState, cell: number, colour: number, step: VolcanoStep, tell?: Tell<OrbisEvent>): void {
  const at = cell * 5 + colour;
  s.crowd[at] -= 1;
  step.left--;
  tell?.({ type: 'erupted', seat: s.active, cell, colour: colourName(colour) });
}

/** Goes on by itself where there is no choice. True when there is something left to decide. */
export function settleVolcano(box: Box, s: OrbisState, step: VolcanoStep, tell?: Tell<OrbisEvent>): boolean {
  const { shown, number } = volcanoAt(box, s, step.spot);
  const { worshipers, places } = within(s, shown);
  if (step.left === number) {
    if (worshipers >= number) return true;
    s.steps.pop();
    cancel(box, s, step.spot, tell);
    return false;
  }
  if (step.left > 0 && places > 1 && worshipers > step.left) return true;
  for (let at = 0; at < CELLS * 5; at++)
    while (step.left > 0 && s.crowd[at] > 0 && ((shown >> (at % 5)) & 1) === 1)
      remove(s, Math.floor(at / 5), at % 5, step, tell);
  s.steps.pop();
  return false;
}
