/** Taking god cards: from the open display or from the face-down pile. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { gods } from '../names.ts';
import { everyCardMove, PILE } from '../records.ts';
import type { BoraMove, BoraState, CardMove, CardSource, CardStep } from '../types.ts';

const inDiscard = (s: BoraState): number => s.discard.reduce((sum, n) => sum + n, 0);

/** Whether a card can come from the pile: it is made of the discards when it is empty. */
export const pileHasCards = (s: BoraState): boolean => s.deck.length > 0 || inDiscard(s) > 0;

/** R32: every colour of the display is one choice, the pile another. */
export function cardSources(s: BoraState, into: number[]): number[] {
  let seen = 0;
  for (const colour of s.display) {
    if (seen & (1 << colour)) continue;
    seen |= 1 << colour;
    into.push(colour);
  }
  if (pileHasCards(s)) into.push(PILE);
  return into;
}

export const hasCards = (s: BoraState): boolean => s.display.length > 0 || pileHasCards(s);

/** R65: an empty pile is made of the shuffled discards. */
function turnOver(s: BoraState, chance: Chance, tell?: Tell<BoraEvent>): number {
  if (s.deck.length === 0) {
    tell?.({ type: 'reshuffled', cards: inDiscard(s) });
    for (let colour = 0; colour < s.discard.length; colour++)
      for (let n = s.discard[colour]; n > 0; n--) s.deck.push(colour);
    s.discard.fill(0);
    chance.shuffle(s.deck);
  }
  return chance.deal(s.deck);
}

/** Fills the display as far as there are cards; an open card that was taken is replaced in its place. */
export function fillDisplay(box: Box, s: BoraState, at: number, chance: Chance, tell?: Tell<BoraEvent>): void {
  let place = at;
  while (s.display.length < box.edition.gods.display && pileHasCards(s)) {
    const colour = turnOver(s, chance, tell);
    s.display.splice(place, 0, colour);
    place = s.display.length;
    tell?.({ type: 'revealed', card: gods[colour] });
  }
}

/** R32, R85: what is taken from the display is known to everybody; what comes from the pile only to its owner. */
export function takeCard(
  box: Box,
  s: BoraState,
  seat: Seat,
  source: CardSource,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  const v = s.villages[seat];
  if (source === 'pile') {
    const colour = turnOver(s, chance, tell);
    v.hand[colour] += 1;
    tell?.({ type: 'drew', seat, from: 'pile' });
    tell?.({ type: 'drew', seat, from: 'pile', card: gods[colour] }, seat);
    fillDisplay(box, s, s.display.length, chance, tell);
    return;
  }
  const colour = gods.indexOf(source);
  const at = s.display.indexOf(colour);
  s.display.splice(at, 1);
  v.hand[colour] += 1;
  v.shown[colour] += 1;
  tell?.({ type: 'drew', seat, from: 'display', card: source });
  fillDisplay(box, s, at, chance, tell);
}

const found: number[] = [];

export function cardMoves(s: BoraState, into: BoraMove[]): void {
  found.length = 0;
  for (const source of cardSources(s, found)) into.push(everyCardMove[source]);
}

/** R50: one card after the other, so that one sees what comes up. */
export function takeCards(
  box: Box,
  s: BoraState,
  step: CardStep,
  move: CardMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  takeCard(box, s, step.seat, move.card, chance, tell);
  step.left--;
  if (step.left === 0 || !hasCards(s)) s.steps.pop();
}
