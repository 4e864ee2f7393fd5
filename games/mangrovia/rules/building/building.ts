/** Building huts: where, for which landscape cards, and what comes of it. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box, Field, Plan } from '../../editions/box.ts';
import { amuletHuts, canCollect } from '../gathering/amulets.ts';
import { holds } from '../packs.ts';
import { collect, pass } from '../records.ts';
import {
  AMULET_TILE,
  type BuildMove,
  type BuildStep,
  DOUBLE,
  JOKER,
  type MangroviaEvent,
  type MangroviaMove,
  type MangroviaState,
  type Supply,
  TREASURE_TILE,
  tileKinds,
} from '../types.ts';
import { canPay, giveLandscapes, openPurse, pay, payMoves } from './paying.ts';
import { type Payment, payFrom } from './payments.ts';

/** R44, R46, R53, R60: a free field, enough huts, the landscape cards. */
export const fitsPlan = (s: MangroviaState, supply: Supply, plan: Plan): boolean =>
  s.fields[plan.field] === 0 && supply.huts >= plan.huts && holds(supply.landscapes, plan.cards);

/** R45, R61, R62: a bird on the landscape of every card given. */
export const hasBirds = (s: MangroviaState, plan: Plan): boolean => (plan.bits & ~s.birds) === 0;

/** Whether anything at all can be built. */
export function canBuild(box: Box, s: MangroviaState, step: BuildStep): boolean {
  const supply = s.supplies[step.seat];
  for (const plan of box.plans) {
    if (plan.huts === 2 && !step.double) return false;
    if (!fitsPlan(s, supply, plan) || !(hasBirds(s, plan) || supply.jokers > 0)) continue;
    if (canPay(openPurse(box, s, step.seat, plan.currency), plan.price)) return true;
  }
  return false;
}

/** R24, R26: every plan with every payment; amulets instead where the landing offers them; or nothing. */
export function buildMoves(box: Box, s: MangroviaState, step: BuildStep, into: MangroviaMove[]): void {
  const supply = s.supplies[step.seat];
  if (step.amulets && canCollect(box, s, step.seat)) into.push(collect);
  for (const plan of box.plans) {
    if (plan.huts === 2 && !step.double) break;
    if (!fitsPlan(s, supply, plan)) continue;
    // R85, R86: a joker only where a bird is missing.
    const joker = !hasBirds(s, plan);
    if (joker && supply.jokers === 0) continue;
    payMoves(box, plan, joker, openPurse(box, s, step.seat, plan.currency), into);
  }
  into.push(pass);
}

/** The plan that a move names, and whether it gives a joker; null if there is no such plan. */
export function planOf(box: Box, field: string, huts: number, cards: string): { plan: Plan; joker: boolean } | null {
  const joker = cards.endsWith('+joker');
  const names = joker ? cards.slice(0, -'+joker'.length) : cards;
  const plans = box.plansAt[box.fieldAt.get(field) ?? -1];
  const plan = plans?.find(found => found.huts === huts && found.names === names);
  return plan ? { plan, joker } : null;
}

const tileValueOf = (box: Box, currency: Plan['currency']): number =>
  currency === 'treasures' ? box.edition.stoneTiles.treasureValue : box.edition.stoneTiles.amuletValue;

/** Payments by what a move calls them; reading them again in every playout would cost more than building. */
export function paymentOf(box: Box, currency: Plan['currency'], text: string): Payment | null {
  const known = box.payments[currency].get(text);
  if (known) return known;
  const payment = payFrom(currency, text, tileValueOf(box, currency));
  if (payment && box.payments[currency].size < 10_000) box.payments[currency].set(text, payment);
  return payment;
}

export function build(
  box: Box,
  s: MangroviaState,
  step: BuildStep,
  move: BuildMove,
  tell?: Tell<MangroviaEvent>,
): void {
  const { seat } = step;
  const { plan, joker } = planOf(box, move.field, move.huts, move.cards) as { plan: Plan; joker: boolean };
  const field = box.fields[plan.field];
  const supply = s.supplies[seat];
  pay(box, s, seat, plan.currency, paymentOf(box, plan.currency, move.pay) as Payment);
  giveLandscapes(s, seat, plan.cards);
  if (joker) supply.jokers--;
  supply.huts -= plan.huts;
  s.fields[plan.field] = seat + 1 + (plan.huts === 2 ? DOUBLE : 0);
  step.left--;
  if (step.left === 0 || supply.huts === 0) s.steps.pop();
  const { huts, cards } = move;
  tell?.({ type: 'built', seat, field: field.id, huts, cards, pay: move.pay, points: field.points * huts });
  if (field.place === 'pole') raisePole(box, s, seat, field, tell);
  if (field.place === 'stone') takeTile(box, s, seat, field, tell);
  if (field.place === 'amulet') tell?.({ type: 'amuletHut', seat, huts: amuletHuts(box, s, seat) });
  if (supply.huts === 0) tell?.({ type: 'lastHut', seat });
}

/** Pole tiles that are already under huts; the next one is on top of the stack. */
export function polesRaised(s: MangroviaState): number {
  let raised = 0;
  for (const tile of s.poleTiles) if (tile > 0) raised++;
  return raised;
}

/** R51: the top pole tile goes under the hut. */
function raisePole(box: Box, s: MangroviaState, seat: Seat, field: Field, tell?: Tell<MangroviaEvent>): void {
  const tile = box.edition.poles.tiles[polesRaised(s)];
  s.poleTiles[box.poleAt[field.index]] = tile;
  tell?.({ type: 'pole', seat, field: field.id, tile });
}

/** R81: the stone tile goes to the player who builds on it. */
function takeTile(box: Box, s: MangroviaState, seat: Seat, field: Field, tell?: Tell<MangroviaEvent>): void {
  const at = box.stoneAt[field.index];
  const kind = s.stoneTiles[at] - 1;
  if (kind < 0) return;
  s.stoneTiles[at] = 0;
  const supply = s.supplies[seat];
  if (kind === TREASURE_TILE) supply.treasureTiles++;
  else if (kind === AMULET_TILE) supply.amuletTiles++;
  else if (kind === JOKER) supply.jokers++;
  else supply.statues |= 1 << kind;
  tell?.({ type: 'tile', seat, field: field.id, tile: tileKinds[kind] });
}
