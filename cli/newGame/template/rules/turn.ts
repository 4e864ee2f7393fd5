/** The order of play: set-up, what may be done in a turn, what it causes. */
import { type Chance, type Seat, type TableConfig, type Tell, winners } from '@atoll/engine';
import { allCards, type Edition } from '../editions/edition.ts';
import { score } from './scoring.ts';
import type { SardinesEvent, SardinesMove, SardinesState } from './types.ts';

const byValue = (a: number, b: number): number => a - b;

export const handOf = (s: SardinesState, seat: Seat): number[] => s.hands[seat];

/** R1. */
export function setup(edition: Edition, config: TableConfig, chance: Chance): SardinesState {
  const pile = chance.shuffle(allCards(edition));
  const hands = Array.from({ length: config.seats }, () => pile.splice(-edition.hand).sort(byValue));
  return { active: 0, hands, pile, row: [], caught: new Array(config.seats).fill(0), gone: [] };
}

/** R5: it is over when the last card of the pile has been drawn. */
export const isOver = (s: SardinesState): boolean => s.pile.length === 0;

/** R2: any card of the hand. */
export function moves(s: SardinesState, into: SardinesMove[] = []): SardinesMove[] {
  for (const card of new Set(handOf(s, s.active))) into.push({ card });
  return into;
}

/** R3: what a card would catch from the row: its like, and everything that was played after it. */
export function catchOf(row: readonly number[], card: number): number[] {
  const from = row.indexOf(card);
  return from < 0 ? [] : row.slice(from);
}

export function play(s: SardinesState, { card }: SardinesMove, chance: Chance, tell?: Tell<SardinesEvent>): void {
  const seat = s.active;
  const hand = handOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  tell?.({ type: 'played', seat, card });
  take(s, card, tell);
  draw(s, chance, tell);
  if (isOver(s)) {
    tell?.({ type: 'end', winners: winners(score(s, true)) });
    return;
  }
  s.active = (seat + 1) % s.hands.length;
  tell?.({ type: 'turn', seat: s.active });
}

/** R3: with the card that was played. Without its like, it stays in the row. */
function take(s: SardinesState, card: number, tell?: Tell<SardinesEvent>): void {
  const found = catchOf(s.row, card);
  s.row.push(card);
  if (found.length === 0) return;
  const cards = s.row.splice(-found.length - 1);
  s.caught[s.active] += cards.length;
  s.gone.push(...cards);
  s.gone.sort(byValue);
  tell?.({ type: 'caught', seat: s.active, cards });
}

/** R4: a face-down card is drawn through chance, so that the machine knows it cannot be taken back. */
function draw(s: SardinesState, chance: Chance, tell?: Tell<SardinesEvent>): void {
  const hand = handOf(s, s.active);
  const card = chance.deal(s.pile);
  hand.push(card);
  hand.sort(byValue);
  tell?.({ type: 'drew', seat: s.active, card }, s.active);
}
