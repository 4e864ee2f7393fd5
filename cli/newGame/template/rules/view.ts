/** The two doors to hidden things: what a viewer knows, and a whole state that fits it. */
import type { Chance, Viewer } from '@atoll/engine';
import { allCards, type Edition } from '../editions/edition.ts';
import type { SardinesState, SardinesView } from './types.ts';

/** R7: hidden are the hands of the others and the order of the pile. */
export function view(s: SardinesState, viewer: Viewer): SardinesView {
  return {
    viewer,
    active: s.active,
    hand: viewer === 'spectator' ? [] : [...(s.hands[viewer] ?? [])],
    handSizes: s.hands.map(hand => hand.length),
    pileSize: s.pile.length,
    row: [...s.row],
    caught: [...s.caught],
    gone: [...s.gone],
  };
}

/** Deals the cards that the viewer has not seen at random. */
export function imagine(edition: Edition, v: SardinesView, chance: Chance): SardinesState {
  const pile = allCards(edition);
  for (const card of [...v.hand, ...v.row, ...v.gone]) pile.splice(pile.indexOf(card), 1);
  chance.shuffle(pile);
  const hands = v.handSizes.map((size, seat) =>
    seat === v.viewer ? [...v.hand] : pile.splice(0, size).sort((a, b) => a - b),
  );
  return { active: v.active, hands, pile, row: [...v.row], caught: [...v.caught], gone: [...v.gone] };
}

export const copy = (s: SardinesState): SardinesState => ({
  active: s.active,
  hands: s.hands.map(hand => [...hand]),
  pile: [...s.pile],
  row: [...s.row],
  caught: [...s.caught],
  gone: [...s.gone],
});
