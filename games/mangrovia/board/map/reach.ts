/** What the viewer could build with what is in hand, told from the fields' side: by the rules themselves. */
import { remembered } from '@atoll/boardkit/remembered.ts';
import { Chance } from '@atoll/engine';
import { fitsPlan, hasBirds } from '../../rules/building/building.ts';
import { canPay, openPurse } from '../../rules/building/paying.ts';
import type { MangroviaGame } from '../../rules/game.ts';
import { holds } from '../../rules/packs.ts';
import type { MangroviaState } from '../../rules/types.ts';
import type { MangroviaView } from '../../rules/view/viewTypes.ts';

/**
 * `now`: card, exact price and bird are there. `joker`: the bird is missing, but a joker is there. `noBird`: only the bird
 * is missing. `noCard`: the price could be paid, but the landscape card is missing. `noPrice`: it cannot be paid exactly.
 */
export type Reach = 'taken' | 'noHut' | 'now' | 'joker' | 'noBird' | 'noCard' | 'noPrice';

const states = remembered<MangroviaView, MangroviaState>();

/** A whole state that fits the view; what the viewer has in hand is true in it. */
export const imagined = (game: MangroviaGame, view: MangroviaView): MangroviaState =>
  states(view, () => game.imagine(view, new Chance('board')));

const known = remembered<MangroviaView, ReadonlyMap<string, Reach>>();
const nothing: ReadonlyMap<string, Reach> = new Map();

/** By field, for one hut; empty for somebody who only watches. */
export function reachOf(game: MangroviaGame, view: MangroviaView): ReadonlyMap<string, Reach> {
  const { viewer } = view;
  if (typeof viewer !== 'number') return nothing;
  return known(view, () => {
    const state = imagined(game, view);
    return new Map(game.box.fields.map(({ id, index }) => [id, reachField(game, state, viewer, index)]));
  });
}

function reachField({ box }: MangroviaGame, s: MangroviaState, seat: number, field: number): Reach {
  const supply = s.supplies[seat];
  if (s.fields[field] !== 0) return 'taken';
  if (!supply || supply.huts === 0) return 'noHut';
  const plans = (box.plansAt[field] ?? []).filter(({ huts }) => huts === 1);
  const payable = plans.filter(plan => canPay(openPurse(box, s, seat, plan.currency), plan.price));
  if (payable.length === 0) return 'noPrice';
  const fitting = payable.filter(plan => fitsPlan(s, supply, plan) && holds(supply.landscapes, plan.cards));
  if (fitting.length === 0) return 'noCard';
  if (fitting.some(plan => hasBirds(s, plan))) return 'now';
  return supply.jokers > 0 ? 'joker' : 'noBird';
}
