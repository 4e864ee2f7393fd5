/** The ten gods: what the Goddess of Love gives at once, and what each is worth at the end. */
import type { Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { scoring, wildernesses } from '../regions/regions.ts';
import type { GainMove, OrbisEvent, OrbisMove, OrbisState, TileKind, World } from '../types.ts';
import { choices, give } from '../worshipers.ts';
import { devotion } from './temples.ts';

const NONE = [0, 0, 0, 0, 0];

/** R40: five worshipers in any colours. */
export function templeMoves(box: Box, s: OrbisState, into: OrbisMove[]): void {
  const count = box.godWorshipers[s.worlds[s.active].god];
  choices('gain', NONE, new Array<number>(5).fill(count), count, into);
}

export function bless(s: OrbisState, move: GainMove, tell?: Tell<OrbisEvent>): void {
  s.steps.pop();
  give(s.worlds[s.active].worshipers, move);
  if (!tell) return;
  const { do: _, ...worshipers } = move;
  tell({ type: 'blessed', seat: s.active, worshipers });
}

/** R50: nobody has more; that holds with none at all, too. */
const amongMost = (s: OrbisState, seat: Seat, count: (world: World) => number): boolean => {
  const mine = count(s.worlds[seat]);
  return s.worlds.every(world => count(world) <= mine);
};

/** R40–R49: what a seat's god is worth if the game ended now. */
export function godPoints(box: Box, s: OrbisState, seat: Seat): number {
  const world = s.worlds[seat];
  if (world.god < 0 || world.godCancelled) return 0;
  const points = box.godPoints[world.god];
  const most = (kind: TileKind) => (amongMost(s, seat, other => scoring(box, other, kind)) ? points : 0);
  switch (box.gods[world.god]) {
    case 'seas':
      return most('irrigation');
    case 'fire':
      return most('volcano');
    case 'nature':
      return most('forest');
    case 'harvest':
      return most('village');
    case 'technology':
      return amongMost(s, seat, other => -wildernesses(other)) ? points : 0;
    case 'balance': {
      const all = scoring(box, world, 'village') > 0 && devotion(box, world).shrines > 0;
      return all && scoring(box, world, 'volcano') > 0 ? points : 0;
    }
    default: // love, training, idleness, and death once paid
      return points;
  }
}
