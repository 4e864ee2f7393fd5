/** Building on the ceremony area. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { count } from '../flow/status.ts';
import { COUNTED } from '../names.ts';
import type { BoraMove, BoraState, BuildMove, BuildStep, Village } from '../types.ts';
import { FILLED } from './storing.ts';

/** R40: two cells side by side or one above the other, with a material on each. */
export function hasPair(box: Box, v: Village): boolean {
  for (const { a, b } of box.pairs) if (v.cells[a] === FILLED && v.cells[b] === FILLED) return true;
  return false;
}

/** The least value that lets a seat build; R42: none does without a tile and two neighbouring materials. */
export function leastToBuild(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat];
  if (v.unbuilt === 0 || !hasPair(box, v)) return 7;
  return 31 - Math.clz32(v.unbuilt & -v.unbuilt);
}

/** R40: any unused tile of at most the number, on any two such cells. */
export function buildMoves(box: Box, s: BoraState, step: BuildStep, into: BoraMove[]): void {
  const v = s.villages[step.seat];
  for (let pair = 0; pair < box.pairs.length; pair++) {
    const { a, b } = box.pairs[pair];
    if (v.cells[a] !== FILLED || v.cells[b] !== FILLED) continue;
    for (let building = 1; building <= step.most; building++)
      if ((v.unbuilt >> building) & 1) into.push(box.moves.builds[building - 1][pair]);
  }
}

/** R40, R41: the materials go back, the tile covers both cells for good; points by round, then the fire bonus. */
export function build(box: Box, s: BoraState, step: BuildStep, move: BuildMove, tell?: Tell<BoraEvent>): void {
  const v = s.villages[step.seat];
  const pair = box.pairs.find(({ id }) => id === move.cells) as { a: number; b: number };
  v.cells[pair.a] = move.building + 1;
  v.cells[pair.b] = move.building + 1;
  v.unbuilt &= ~(1 << move.building);
  const points = box.edition.rounds[s.round - 1]?.building as number;
  count(v, COUNTED.building, points);
  tell?.({ type: 'built', seat: step.seat, building: move.building, cells: move.cells, points });
  s.steps.pop();
  s.steps.push({ kind: 'fire', seat: step.seat });
}
