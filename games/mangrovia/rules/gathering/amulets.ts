/** Collecting amulets: how many depends on the player's huts on amulet fields. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { countOf, drawKind, listOf, one, type Pack, sizeOf } from '../packs.ts';
import { everyThrowMove } from '../records.ts';
import {
  amuletValues,
  type MangroviaEvent,
  type MangroviaMove,
  type MangroviaState,
  ownerOf,
  type ThrowMove,
  type ThrowStep,
} from '../types.ts';

/** R34: huts of a seat on amulet fields; no double huts stand there. */
export function amuletHuts(box: Box, s: MangroviaState, seat: Seat): number {
  let huts = 0;
  for (const field of box.amuletFields) if (ownerOf(s.fields[field]) === seat + 1) huts++;
  return huts;
}

/** R36, R37: how many amulets so many huts draw from the bag, and how many of them are kept. */
export const drawn = (box: Box, huts: number): number => Math.min(huts, box.edition.mostAmulets);
export const kept = (box: Box, huts: number): number => (huts >= 2 ? drawn(box, huts) - 1 : huts);

/** R35, R41: whether there is any amulet for this seat. */
export const canCollect = (box: Box, s: MangroviaState, seat: Seat): boolean =>
  amuletHuts(box, s, seat) === 0 ? s.ones > 0 : s.bag > 0 || s.aside > 0;

/** R35–R38: one of value 1 from the board, or as many as allowed from the bag. */
export function collectAmulets(
  box: Box,
  s: MangroviaState,
  seat: Seat,
  chance: Chance,
  tell?: Tell<MangroviaEvent>,
): void {
  const supply = s.supplies[seat];
  const huts = amuletHuts(box, s, seat);
  if (huts === 0) {
    s.ones--;
    supply.amulets += one(0);
    supply.seenOnes++;
    tell?.({ type: 'collected', seat, from: 'board', count: 1 });
    return;
  }
  const found = drawAmulets(s, drawn(box, huts), chance, tell);
  const count = sizeOf(found);
  tell?.({ type: 'collected', seat, from: 'bag', count });
  tell?.({ type: 'lookedAmulets', seat, amulets: amuletsIn(found) }, seat);
  if (count > 1) s.steps.push({ kind: 'throw', seat, drawn: found });
  else supply.amulets += found;
}

/** R40, R41: when the bag is empty, what was spent goes back into it. */
function drawAmulets(s: MangroviaState, wanted: number, chance: Chance, tell?: Tell<MangroviaEvent>): Pack {
  let found = 0;
  for (let n = 0; n < wanted; n++) {
    if (s.bag === 0) {
      if (s.aside === 0) break;
      tell?.({ type: 'bagRefilled', amulets: sizeOf(s.aside) });
      s.bag = s.aside;
      s.aside = 0;
    }
    const kind = drawKind(s.bag, chance);
    s.bag -= one(kind);
    found += one(kind);
  }
  return found;
}

/** Values of amulets, lowest first. */
export const amuletsIn = (pack: Pack): number[] => listOf(pack).map(kind => kind + amuletValues[0]);

/** What amulets are worth together. */
export function amuletSum(pack: Pack): number {
  let sum = 0;
  for (let kind = 0; kind < amuletValues.length; kind++) sum += countOf(pack, kind) * (kind + 1);
  return sum;
}

/** R37: one of those just drawn goes back. */
export function throwMoves(step: ThrowStep, into: MangroviaMove[]): void {
  for (let kind = 0; kind < amuletValues.length; kind++)
    if (countOf(step.drawn, kind) > 0) into.push(everyThrowMove[kind]);
}

export function throwBack(s: MangroviaState, step: ThrowStep, move: ThrowMove, tell?: Tell<MangroviaEvent>): void {
  s.steps.pop();
  const back = one(move.amulet - amuletValues[0]);
  s.bag += back;
  s.supplies[step.seat].amulets += step.drawn - back;
  tell?.({ type: 'threw', seat: step.seat });
  tell?.({ type: 'threwBack', seat: step.seat, amulet: move.amulet }, step.seat);
}
