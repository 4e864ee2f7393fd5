/** The oracle rock: two birds of paradise say where huts can be built. */
import type { Tell } from '@atoll/engine';
import { birdPairs, everyBirdsMove, landscapesIn } from '../records.ts';
import type { BirdsMove, BirdsStep, MangroviaEvent, MangroviaMove, MangroviaState } from '../types.ts';

const ALL = 15;

/** R42: any two different landscapes, those they sit on too. */
export function birdMoves(into: MangroviaMove[]): void {
  for (const move of everyBirdsMove) into.push(move);
}

export function placeBirds(s: MangroviaState, step: BirdsStep, move: BirdsMove, tell?: Tell<MangroviaEvent>): void {
  s.steps.pop();
  s.birds = birdPairs[everyBirdsMove.findIndex(({ birds }) => birds === move.birds)];
  tell?.({ type: 'birds', seat: step.seat, birds: landscapesIn(s.birds), must: false });
}

/** R65: both birds move to the landscapes that have none. */
export function chaseBirds(s: MangroviaState, tell?: Tell<MangroviaEvent>): void {
  s.birds = ALL & ~s.birds;
  tell?.({ type: 'birds', seat: s.start, birds: landscapesIn(s.birds), must: true });
}
