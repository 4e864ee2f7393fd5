/** The two doors to hidden things: what a viewer knows, and a whole state that fits it. */
import type { Chance, Viewer } from '@atoll/engine';
import { allWaves, type Edition } from '../editions/edition.ts';
import type { TidesState, TidesView } from './types.ts';

/** R10: hidden are the hands of the others and the order of the pile. */
export function view(s: TidesState, viewer: Viewer): TidesView {
  return {
    viewer,
    mark: s.mark,
    active: s.active,
    laid: s.laid,
    hand: viewer === 'spectator' ? [] : [...(s.hands[viewer] ?? [])],
    handSizes: s.hands.map(hand => hand.length),
    pileSize: s.pile.length,
    pools: { north: [...s.pools.north], south: [...s.pools.south] },
    sea: [...s.sea],
    pearls: [...s.pearls],
    spills: [...s.spills],
  };
}

/** Deals the waves that the viewer has not seen at random. */
export function imagine(edition: Edition, v: TidesView, chance: Chance): TidesState {
  const pile = allWaves(edition);
  for (const wave of [...v.hand, ...v.pools.north, ...v.pools.south, ...v.sea]) pile.splice(pile.indexOf(wave), 1);
  chance.shuffle(pile);
  const hands = v.handSizes.map((size, seat) =>
    seat === v.viewer ? [...v.hand] : pile.splice(0, size).sort((a, b) => a - b),
  );
  return {
    mark: v.mark,
    active: v.active,
    laid: v.laid,
    hands,
    pile,
    pools: { north: [...v.pools.north], south: [...v.pools.south] },
    sea: [...v.sea],
    pearls: [...v.pearls],
    spills: [...v.spills],
  };
}

export const copy = (s: TidesState): TidesState => ({
  ...s,
  hands: s.hands.map(hand => [...hand]),
  pile: [...s.pile],
  pools: { north: [...s.pools.north], south: [...s.pools.south] },
  sea: [...s.sea],
  pearls: [...s.pearls],
  spills: [...s.spills],
});
