/**
 * Whether somebody is asked although only one move is left to them.
 *
 * Whether a god can be called, or a task with god cards is fulfilled, hangs on a hand that the others do not know. If
 * the machine went on by itself whenever there is nothing to choose, the others would learn from it what the hand is
 * not. So a seat is asked whenever, for all that everybody knows, it could have a choice (R86).
 */
import type { Box } from '../../editions/box.ts';
import { BLUE, GREEN, gods, RED, WHITE, YELLOW } from '../names.ts';
import { moves } from '../steps.ts';
import type { BoraMove, BoraState, Step, StepKind, Village } from '../types.ts';

/** The gods that can matter in a step; the others are tried last. */
const asked: Partial<Record<StepKind, readonly number[]>> = {
  die: [BLUE, WHITE, RED, GREEN, YELLOW],
  fish: [RED, BLUE, WHITE, GREEN, YELLOW],
  use: [GREEN, BLUE, WHITE, RED, YELLOW],
  task: [YELLOW, BLUE, WHITE, RED, GREEN],
  last: [YELLOW, BLUE, WHITE, RED, GREEN],
};

const options: BoraMove[] = [];

function isChoice(box: Box, s: BoraState): boolean {
  options.length = 0;
  return moves(box, s, options).length > 1;
}

const total = (cards: readonly number[]): number => cards.reduce((sum, n) => sum + n, 0);

/** God cards of a colour that nobody can place: in the pile or unseen in some hand. */
function unseen(box: Box, s: BoraState, colour: number): number {
  let left = box.edition.gods.cards - s.discard[colour];
  for (const open of s.display) if (open === colour) left--;
  for (const { shown } of s.villages) left -= shown[colour];
  return left;
}

export function isVeiled(box: Box, s: BoraState): boolean {
  const step = s.steps.at(-1) as Step;
  const colours = asked[step.kind];
  if (!colours) return false;
  const v = s.villages[step.seat];
  const unknown = total(v.hand) - total(v.shown);
  const byTask = step.kind === 'task' || step.kind === 'last';
  if (unknown === 0 || (v.offerings === 0 && !byTask)) return false;

  const { hand } = v;
  const most = gods.map((_, colour) => Math.min(unknown, unseen(box, s, colour)));
  // Other hands are tried in the real state; it gets its own hand back even if something throws.
  try {
    return (
      couldBeChoice(box, s, v, most) &&
      anyHand(v.shown.slice(), colours, 0, unknown, most, cards => {
        v.hand = cards;
        return isChoice(box, s);
      })
    );
  } finally {
    v.hand = hand;
  }
}

/** A quick first test: if neither the best nor the worst possible hand gives a choice, no hand between them does. */
function couldBeChoice(box: Box, s: BoraState, v: Village, most: readonly number[]): boolean {
  v.hand = v.shown.slice();
  if (isChoice(box, s)) return true;
  v.hand = v.shown.map((n, colour) => n + most[colour]);
  v.godTiles += 2;
  try {
    return isChoice(box, s);
  } finally {
    v.godTiles -= 2;
  }
}

/** Tries every hand that fits what everybody knows, those with the cards that matter first. */
function anyHand(
  cards: number[],
  colours: readonly number[],
  at: number,
  left: number,
  most: readonly number[],
  fits: (cards: number[]) => boolean,
): boolean {
  if (left === 0) return fits(cards);
  const colour = colours[at];
  if (colour === undefined) return false;
  const shown = cards[colour];
  for (let n = Math.min(left, most[colour]); n >= 0; n--) {
    cards[colour] = shown + n;
    if (anyHand(cards, colours, at + 1, left - n, most, fits)) {
      cards[colour] = shown;
      return true;
    }
  }
  cards[colour] = shown;
  return false;
}
