/** Taking person tiles from the board. */
import type { Seat, Tell } from '@atoll/engine';
import type { BoraEvent } from '../events.ts';
import type { Sex } from '../names.ts';
import { everyTakeMove } from '../records.ts';
import type { BoraMove, BoraState, TakeMove, TakeStep, Village } from '../types.ts';
import { personId, WOMAN } from './person.ts';

/** R25, R34: hut spaces with neither hut nor person; any number of huts share the 12th. */
export const freeSpaces = (v: Village): number => 12 - v.people.length - v.huts - (v.twelfth > 0 ? 1 : 0);

export const slotsOf = (s: BoraState, sex: Sex): number[] => (sex === 'man' ? s.men : s.women);

/** The lowest number that has a person tile beside it; 7 when all are gone. */
function lowestSlot(slots: readonly number[]): number {
  for (let i = 0; i < slots.length; i++) if (slots[i] !== -1) return i + 1;
  return 7;
}

/** The least value that lets a seat take such a tile; R26: none does without a free space. */
export const leastToTake = (s: BoraState, seat: Seat, sex: Sex): number =>
  freeSpaces(s.villages[seat]) > 0 ? lowestSlot(slotsOf(s, sex)) : 7;

/** R24: the tile beside the number, or beside a smaller one. */
export function takeMoves(s: BoraState, step: TakeStep, into: BoraMove[]): void {
  const slots = slotsOf(s, step.sex);
  for (let slot = 1; slot <= step.most; slot++) if (slots[slot - 1] !== -1) into.push(everyTakeMove[slot - 1]);
}

/** R25: it goes on a free hut space and does nothing yet. */
export function take(s: BoraState, step: TakeStep, move: TakeMove, tell?: Tell<BoraEvent>): void {
  const slots = slotsOf(s, step.sex);
  const tile = slots[move.slot - 1];
  slots[move.slot - 1] = -1;
  const v = s.villages[step.seat];
  v.people.push(step.sex === 'woman' ? tile + WOMAN : tile);
  s.steps.pop();
  tell?.({ type: 'took', seat: step.seat, slot: move.slot, person: personId(step.sex, tile) });
}
