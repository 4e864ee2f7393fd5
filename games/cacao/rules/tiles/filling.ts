/** Filling the jungle spaces that lie between two worker tiles. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { cellName, cellOf } from '../grid.ts';
import type { CacaoEvent, CacaoMove, CacaoState, FillMove, FillStep } from '../types.ts';
import { putJungle } from './placing.ts';

/** R12, R13: any tile of the display on any space that is still to be filled; equal tiles are one choice. */
export function fillMoves(box: Box, s: CacaoState, step: FillStep, into: CacaoMove[]): void {
  for (let i = 0; i < s.display.length; i++) {
    const type = s.display[i];
    if (s.display.indexOf(type) !== i) continue;
    for (const space of step.spaces) into.push({ jungle: box.jungleIds[type], space: cellName(space) });
  }
}

export function sampleFilling(box: Box, s: CacaoState, step: FillStep, chance: Chance): FillMove {
  const type = chance.pick(s.display);
  return { jungle: box.jungleIds[type], space: cellName(chance.pick(step.spaces)) };
}

export function fill(box: Box, s: CacaoState, step: FillStep, move: FillMove, tell?: Tell<CacaoEvent>): void {
  const type = box.jungleIds.indexOf(move.jungle);
  s.display.splice(s.display.indexOf(type), 1);
  putFilled(box, s, step, cellOf(move.space), type, 'display', tell);
}

function putFilled(
  box: Box,
  s: CacaoState,
  step: FillStep,
  space: number,
  type: number,
  from: 'display' | 'pile',
  tell?: Tell<CacaoEvent>,
): void {
  step.spaces.splice(step.spaces.indexOf(space), 1);
  step.filled.push(space);
  putJungle(s, space, type);
  tell?.({ type: 'filled', seat: s.active, jungle: box.jungleIds[type], space: cellName(space), from });
}

/** Fills by itself what leaves no choice. True when there is something left to decide. */
export function settleFilling(
  box: Box,
  s: CacaoState,
  step: FillStep,
  chance: Chance,
  tell?: Tell<CacaoEvent>,
): boolean {
  const { display } = s;
  while (step.spaces.length > 0) {
    const space = step.spaces[0];
    if (display.length > 0) {
      const type = display[0];
      const alike = display.every(other => other === type);
      if (!alike || display.length < step.spaces.length) return true;
      display.pop();
      putFilled(box, s, step, space, type, 'display', tell);
    } else if (s.pile.length > 0) {
      // R14: a third space gets the top tile of the pile.
      putFilled(box, s, step, space, chance.deal(s.pile), 'pile', tell);
    } else {
      // R15: with no tile left, a space stays empty.
      return false;
    }
  }
  return false;
}
