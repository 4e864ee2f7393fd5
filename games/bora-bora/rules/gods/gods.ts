/** God cards, offerings and god tiles: how a god is called. */
import type { Seat, Tell } from '@atoll/engine';
import type { BoraEvent } from '../events.ts';
import { CARD, gods, PAIR, pays, TILE } from '../names.ts';
import type { BoraState, Village } from '../types.ts';

/** R62–R64: a card of its colour or two equal cards of another, each with an offering; or a god tile. */
export function canCall(v: Village, god: number, pay: number): boolean {
  if (pay === TILE) return v.godTiles > 0;
  if (v.offerings === 0) return false;
  if (pay === CARD) return v.hand[god] > 0;
  return pay - PAIR !== god && v.hand[pay - PAIR] >= 2;
}

/** All ways to call a god, appended as numbers. */
export function waysToCall(v: Village, god: number, into: number[]): number[] {
  if (v.offerings > 0) {
    if (v.hand[god] > 0) into.push(CARD);
    for (let colour = 0; colour < gods.length; colour++)
      if (colour !== god && v.hand[colour] >= 2) into.push(PAIR + colour);
  }
  if (v.godTiles > 0) into.push(TILE);
  return into;
}

/** What calling costs, taken away; `takeBack` undoes it, for looking at what would be left. */
export function give(v: Village, god: number, pay: number): void {
  if (pay === TILE) {
    v.godTiles--;
    return;
  }
  v.offerings--;
  const colour = pay === CARD ? god : pay - PAIR;
  v.hand[colour] -= pay === CARD ? 1 : 2;
}

export function takeBack(v: Village, god: number, pay: number): void {
  if (pay === TILE) {
    v.godTiles++;
    return;
  }
  v.offerings++;
  const colour = pay === CARD ? god : pay - PAIR;
  v.hand[colour] += pay === CARD ? 1 : 2;
}

/** Calls a god: the cards go to the open discards, the offering back to the supply, a god tile out of the game. */
export function call(s: BoraState, seat: Seat, god: number, pay: number, tell?: Tell<BoraEvent>): void {
  const v = s.villages[seat];
  give(v, god, pay);
  if (pay !== TILE) {
    const colour = pay === CARD ? god : pay - PAIR;
    const cards = pay === CARD ? 1 : 2;
    s.discard[colour] += cards;
    // Of equal cards nobody can tell which one was played, so what is known shrinks first.
    v.shown[colour] = Math.max(0, v.shown[colour] - cards);
  }
  tell?.({ type: 'called', seat, god: gods[god], pay: pays[pay] });
}
