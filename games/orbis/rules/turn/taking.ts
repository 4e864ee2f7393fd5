/** Taking a region of the display, or a god. */
import type { Tell } from '@atoll/engine';
import { type Box, labelOf } from '../../editions/box.ts';
import { REGIONS } from '../regions/pyramid.ts';
import type { GodMove, OrbisEvent, OrbisMove, OrbisState, TakeMove } from '../types.ts';
import { colourName, countsOf } from '../worshipers.ts';

export const CELLS = 9;

/** The cells beside a cell of the display: left, right, above, below. */
export const BESIDE: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const column = cell % 3;
  const around: number[] = [];
  if (column > 0) around.push(cell - 1);
  if (column < 2) around.push(cell + 1);
  if (cell >= 3) around.push(cell - 3);
  if (cell < 6) around.push(cell + 3);
  return around;
});

/** R7, R8: any region of the display until the pyramid is complete; any god as long as the player has none. */
export function takeMoves(box: Box, s: OrbisState, into: OrbisMove[]): void {
  const world = s.worlds[s.active];
  if (world.regions < REGIONS) for (let cell = 0; cell < CELLS; cell++) into.push(box.takings[s.display[cell] - 1]);
  if (world.god < 0) for (const god of s.gods) into.push(box.godTakings[god]);
}

/** R12, R13: creates worshipers beside the tile, then collects those on it. */
export function takeRegion(box: Box, s: OrbisState, { tile: id }: TakeMove, tell?: Tell<OrbisEvent>): void {
  const tile = box.tileIds.indexOf(id);
  const cell = s.display.indexOf(tile + 1);
  const colour = box.colour[tile];
  const { worshipers } = s.worlds[s.active];
  const beside = BESIDE[cell];
  for (const near of beside) s.crowd[near * 5 + colour] += 1;
  if (tell) {
    const seat = s.active;
    const collected = countsOf(s.crowd, cell * 5);
    tell({ type: 'took', seat, cell, ...labelOf(box, tile) });
    tell({ type: 'created', seat, colour: colourName(colour), cells: [...beside] });
    if (Object.values(collected).some(n => n > 0)) tell({ type: 'collected', seat, cell, worshipers: collected });
  }
  for (let c = 0; c < 5; c++) {
    worshipers[c] += s.crowd[cell * 5 + c];
    s.crowd[cell * 5 + c] = 0;
  }
  s.display[cell] = 0;
  s.steps.pop();
  s.steps.push({ kind: 'refill' }, { kind: 'trim' }, { kind: 'place', tile });
}

/** R39: the god is taken for good; what it asks for at once comes first. */
export function takeGod(box: Box, s: OrbisState, { god: id }: GodMove, tell?: Tell<OrbisEvent>): void {
  const god = box.gods.indexOf(id);
  s.gods.splice(s.gods.indexOf(god), 1);
  s.worlds[s.active].god = god;
  tell?.({ type: 'god', seat: s.active, god: id });
  s.steps.pop();
  s.steps.push({ kind: 'trim' });
  if (id === 'love' || id === 'death') s.steps.push({ kind: id });
}
