/** How far a seat is with a task, as far as the viewer can know it. */
import { remembered } from '@atoll/boardkit/remembered.ts';
import { Chance, type Seat } from '@atoll/engine';
import type { Need } from '../../editions/edition.ts';
import type { BoraGame } from '../../rules/game.ts';
import { type God, gods } from '../../rules/names.ts';
import { held } from '../../rules/tasks/needs.ts';
import type { BoraState } from '../../rules/types.ts';
import type { BoraView } from '../../rules/view/viewTypes.ts';

export interface Progress {
  need: Need;
  have: number;
  /** Whether that is all: of somebody else's hand only some cards are known. */
  sure: boolean;
}

const imagined = remembered<BoraView, BoraState>();

/** A state that fits the view. What is hidden in it is made up and must not be shown. */
export const stateOf = (game: BoraGame, view: BoraView): BoraState =>
  imagined(view, () => game.imagine(view, new Chance('board')));

const countCards = (cards: readonly God[]): number[] => gods.map(god => cards.filter(card => card === god).length);

/** R77, R78: what counts for a task, from what everybody sees; of other hands the cards that were shown. */
export function progress(game: BoraGame, view: BoraView, seat: Seat, needs: readonly Need[]): Progress[] {
  const state = stateOf(game, view);
  const village = view.villages[seat];
  if (!village) return [];
  const known = countCards(village.hand ?? village.shown);
  const all = village.hand !== null || village.handSize === village.shown.length;
  return needs.map(need => {
    if (need.count === 'cards' && need.of === undefined) return { need, have: village.handSize, sure: true };
    const ofHand = need.count === 'cards' || need.count === 'colours';
    return { need, have: held(game.box, state, seat, need, known), sure: all || !ofHand };
  });
}

/** What is there of all that is asked for; more than enough of one thing does not help with another. */
export function sum(all: readonly Progress[]): { have: number; least: number; sure: boolean } {
  let have = 0;
  let least = 0;
  for (const { need, have: n } of all) {
    have += Math.min(n, need.least);
    least += need.least;
  }
  return { have, least, sure: all.every(part => part.sure || part.have >= part.need.least) };
}

export const isFulfilled = (all: readonly Progress[]): boolean => all.every(({ need, have }) => have >= need.least);
