/** Materials on the ceremony area. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent, Source } from '../events.ts';
import { materials } from '../names.ts';
import type { BoraMove, BoraState, GatherStep, StoreMove, StoreStep, Village } from '../types.ts';

export const EMPTY = 0;
export const FILLED = 1;

/** R35: every free cell for the material, or beside the board when there is none. */
export function storings(
  box: Box,
  v: Village,
  material: number,
  into: BoraMove[],
  records: readonly (readonly BoraMove[])[] = box.moves.stores,
): void {
  const moves = records[material];
  const before = into.length;
  for (let cell = 0; cell < v.cells.length; cell++)
    if (v.cells[cell] === EMPTY && box.cellMaterial[cell] === material) into.push(moves[cell]);
  if (into.length === before) into.push(moves[v.cells.length]);
}

export function store(box: Box, s: BoraState, seat: Seat, move: StoreMove, from: Source, tell?: Tell<BoraEvent>): void {
  const v = s.villages[seat];
  const cell = box.cellIds.indexOf(move.cell);
  if (cell >= 0) v.cells[cell] = FILLED;
  else {
    const material = materials.indexOf(move.material);
    v.beside[material] += 1;
  }
  tell?.({ type: 'stored', seat, material: move.material, cell: move.cell, from });
}

/** R22: the material of a building site, at once. */
export function storeGood(box: Box, s: BoraState, step: StoreStep, move: StoreMove, tell?: Tell<BoraEvent>): void {
  s.steps.pop();
  store(box, s, step.seat, move, 'site', tell);
}

/** R47: any material, one after the other. */
export function gatherMoves(box: Box, v: Village, into: BoraMove[]): void {
  for (let material = 0; material < materials.length; material++) storings(box, v, material, into);
}

export function gather(box: Box, s: BoraState, step: GatherStep, move: StoreMove, tell?: Tell<BoraEvent>): void {
  store(box, s, step.seat, move, 'person', tell);
  step.left--;
  if (step.left === 0) s.steps.pop();
}

/** Materials of a kind on the ceremony area and beside the board; what lies under a building is gone. */
export function materialsHeld(box: Box, v: Village, material: number): number {
  let held = v.beside[material];
  for (let cell = 0; cell < v.cells.length; cell++)
    if (v.cells[cell] === FILLED && box.cellMaterial[cell] === material) held++;
  return held;
}
