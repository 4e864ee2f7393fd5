/**
 * Whether somebody is asked although only one move is left to them (R55, R89).
 *
 * Whether something can be built hangs on cards and amulets that the others do not know. If the machine went on by itself
 * whenever there is nothing to choose, everybody would learn from it what the hand is not. So a seat is asked whenever,
 * for all that everybody knows, it could have a choice.
 */
import type { Box, Plan } from '../../editions/box.ts';
import { hasBirds } from '../building/building.ts';
import { canPay, openPurse } from '../building/paying.ts';
import { common, holds, kindsIn, one, type Pack, sizeOf } from '../packs.ts';
import { type BuildStep, type MangroviaState, type ThrowStep, treasureValues } from '../types.ts';

/** What nobody can place: in a pile or unseen in some hand. */
function unseenTreasures(box: Box, s: MangroviaState): Pack {
  let left = box.allTreasures - s.treasureDiscard;
  for (const value of s.openTreasures) if (value > 0) left -= one(value - treasureValues[0]);
  for (const { seenTreasures } of s.supplies) left -= seenTreasures;
  return left;
}

function unseenLandscapes(box: Box, s: MangroviaState): Pack {
  let left = box.allLandscapes - s.landscapeDiscard;
  for (const card of s.openLandscapes) if (card > 0) left -= one(card - 1);
  for (const { seenLandscapes } of s.supplies) left -= seenLandscapes;
  return left;
}

function unseenAmulets(box: Box, s: MangroviaState): Pack {
  let left = box.allAmulets - s.aside - s.ones * one(0);
  for (const { seenOnes } of s.supplies) left -= seenOnes * one(0);
  return left;
}

/** Whether somebody who holds these for sure, and so many more out of the unseen ones, could have this pack. */
function couldHold(seen: Pack, more: number, unseen: Pack, pack: Pack): boolean {
  const missing = pack - common(pack, seen);
  return sizeOf(missing) <= more && holds(unseen, missing);
}

/** Whether, for all that everybody knows, there could be something to build. */
export function couldBuild(box: Box, s: MangroviaState, step: BuildStep): boolean {
  const supply = s.supplies[step.seat];
  const known = {
    treasures: {
      seen: supply.seenTreasures,
      more: sizeOf(supply.treasures - supply.seenTreasures),
      unseen: unseenTreasures(box, s),
    },
    amulets: {
      seen: supply.seenOnes * one(0),
      more: sizeOf(supply.amulets) - supply.seenOnes,
      unseen: unseenAmulets(box, s),
    },
  };
  const moreLandscapes = sizeOf(supply.landscapes - supply.seenLandscapes);
  const landscapes = unseenLandscapes(box, s);
  const could = (plan: Plan): boolean => {
    if (s.fields[plan.field] !== 0 || supply.huts < plan.huts) return false;
    if (!hasBirds(s, plan) && supply.jokers === 0) return false;
    if (!couldHold(supply.seenLandscapes, moreLandscapes, landscapes, plan.cards)) return false;
    const { seen, more, unseen } = known[plan.currency];
    const from = openPurse(box, s, step.seat, plan.currency);
    return canPay(from, plan.price, way => couldHold(seen, more, unseen, way));
  };
  return box.plans.some(plan => (plan.huts === 1 || step.double) && could(plan));
}

/** Whether, for all that everybody knows, the drawn amulets could differ. */
export function couldDiffer(box: Box, s: MangroviaState, step: ThrowStep): boolean {
  return sizeOf(step.drawn) > 1 && kindsIn(unseenAmulets(box, s)) > 1;
}
