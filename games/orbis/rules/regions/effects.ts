/** What a region does as soon as it is paid for and lies in the pyramid. */
import type { Tell } from '@atoll/engine';
import { type Box, isAnyConversion, labelOf } from '../../editions/box.ts';
import { coloursAt } from '../turn/placing.ts';
import type { ConvertMove, OrbisEvent, OrbisMove, OrbisState, World } from '../types.ts';
import { colourName, colourOf, onlyBit, onlyOf } from '../worshipers.ts';
import { belowLeft, belowRight, cancelledCode, spotName, tileOf } from './pyramid.ts';

/** R19: what comes at once; forests, shrines and rocks count only at the end. */
export function effect(box: Box, s: OrbisState, spot: number, tell?: Tell<OrbisEvent>): void {
  const world = s.worlds[s.active];
  const tile = tileOf(world.pyramid[spot]);
  const shown = box.shown[tile];
  switch (box.kind[tile]) {
    case 'farm': // R28
      world.reductions |= shown;
      tell?.({ type: 'reduction', seat: s.active, colour: colourName(onlyBit(shown)) });
      break;
    case 'village':
      s.steps.push({ kind: 'village', spot });
      break;
    case 'volcano':
      s.steps.push({ kind: 'volcano', spot, left: box.number[tile] });
      break;
    case 'irrigation': {
      const watered = isWatered(box, world, spot);
      if (!watered) cancel(box, s, spot, tell);
      else tell?.({ type: 'watered', seat: s.active, spot: spotName(spot), colour: colourName(onlyBit(shown)) });
      break;
    }
    case 'conversion':
      if (isAnyConversion(box, tile)) s.steps.push({ kind: 'convert' });
      else convert(s, onlyBit(shown), box.number[tile], tell);
      break;
    default:
      break;
  }
}

/** R32, R33: one of the two tiles below has the colour shown; in the first row there is none. */
export function isWatered(box: Box, world: World, spot: number): boolean {
  const tile = tileOf(world.pyramid[spot]);
  const below = coloursAt(box, world, belowLeft(spot)) | coloursAt(box, world, belowRight(spot));
  return (below & box.shown[tile]) !== 0;
}

/** R37: a cancelation token covers the points. */
export function cancel(box: Box, s: OrbisState, spot: number, tell?: Tell<OrbisEvent>): void {
  const { pyramid } = s.worlds[s.active];
  const code = pyramid[spot];
  pyramid[spot] = cancelledCode(code);
  tell?.({ type: 'cancelled', seat: s.active, spot: spotName(spot), ...labelOf(box, tileOf(code)) });
}

/** R35. */
function convert(s: OrbisState, colour: number, count: number, tell?: Tell<OrbisEvent>): void {
  const { worshipers } = s.worlds[s.active];
  worshipers[colour] += count;
  tell?.({ type: 'converted', seat: s.active, worshipers: onlyOf(colour, count) });
}

const anyColour: readonly ConvertMove[] = Array.from({ length: 5 }, (_, colour) =>
  Object.freeze({ do: 'convert', colour: colourName(colour) }),
);

export function convertMoves(into: OrbisMove[]): void {
  for (const move of anyColour) into.push(move);
}

export function convertToAny(s: OrbisState, { colour }: ConvertMove, tell?: Tell<OrbisEvent>): void {
  s.steps.pop();
  convert(s, colourOf(colour), 1, tell);
}
