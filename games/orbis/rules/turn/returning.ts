/** Returning worshipers: for a village, for the God of Death, and down to ten at the end of a turn. */
import type { Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { cancel } from '../regions/effects.ts';
import { spotName, tileOf } from '../regions/pyramid.ts';
import type { CancelMove, DiscardMove, OrbisEvent, OrbisMove, OrbisState, ReturnMove, Step, World } from '../types.ts';
import { choices, colourName, colourOf, sum, take } from '../worshipers.ts';

export type ReturnStep = Extract<Step, { kind: 'village' | 'death' }>;

export const CANCEL: CancelMove = Object.freeze({ do: 'cancel' });
const NONE = [0, 0, 0, 0, 0];

/** How many worshipers the village or the god wants. */
export function wantedBack(box: Box, world: World, step: ReturnStep): number {
  if (step.kind === 'death') return box.godWorshipers[world.god];
  return box.number[tileOf(world.pyramid[step.spot])];
}

export const canReturn = (box: Box, s: OrbisState, step: ReturnStep): boolean => {
  const world = s.worlds[s.active];
  return sum(world.worshipers) >= wantedBack(box, world, step);
};

/** R29, R49: any of the player's worshipers, or none of them. */
export function returnMoves(box: Box, s: OrbisState, step: ReturnStep, into: OrbisMove[]): void {
  const world = s.worlds[s.active];
  choices('return', NONE, world.worshipers, wantedBack(box, world, step), into);
  into.push(CANCEL);
}

export function giveBack(
  box: Box,
  s: OrbisState,
  step: ReturnStep,
  move: ReturnMove | CancelMove,
  tell?: Tell<OrbisEvent>,
): void {
  const world = s.worlds[s.active];
  const seat = s.active;
  s.steps.pop();
  if (move.do === 'cancel') {
    if (step.kind === 'village') cancel(box, s, step.spot, tell);
    else {
      world.godCancelled = true;
      tell?.({ type: 'godCancelled', seat, god: 'death' });
    }
    return;
  }
  take(world.worshipers, move);
  if (!tell) return;
  const { do: _, ...worshipers } = move;
  if (step.kind === 'village') tell({ type: 'settled', seat, spot: spotName(step.spot), worshipers });
  else tell({ type: 'sacrificed', seat, worshipers });
}

const discards: readonly DiscardMove[] = Array.from({ length: 5 }, (_, colour) =>
  Object.freeze({ do: 'discard', colour: colourName(colour) }),
);

/** R20: how many worshipers are too many. */
export const excess = (box: Box, s: OrbisState): number => sum(s.worlds[s.active].worshipers) - box.edition.supply;

/** R20: one after the other, of any colour in the supply. Even with a single colour, exchanging is another way. */
export function discardMoves(s: OrbisState, into: OrbisMove[]): void {
  const { worshipers } = s.worlds[s.active];
  for (let c = 0; c < 5; c++) if (worshipers[c] > 0) into.push(discards[c]);
}

export function discard(s: OrbisState, { colour }: DiscardMove, tell?: Tell<OrbisEvent>): void {
  const { worshipers } = s.worlds[s.active];
  const c = colourOf(colour);
  worshipers[c] -= 1;
  tell?.({ type: 'discarded', seat: s.active, colour, count: 1 });
}
