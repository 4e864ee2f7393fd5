/** The free spots of a world, as the rules know them. */
import { remembered } from '@atoll/boardkit/remembered.ts';
import type { Seat } from '@atoll/engine';
import type { OrbisGame } from '../../rules/game.ts';
import { freeSpots, REGIONS, spotName } from '../../rules/regions/pyramid.ts';
import type { OrbisView, SpotName, World } from '../../rules/types.ts';
import { imagined } from '../sky/standings.ts';

const known = remembered<OrbisView, SpotName[][]>();

export function spotsOf(game: OrbisGame, view: OrbisView, seat: Seat): readonly SpotName[] {
  return known(view, () => imagined(game, view).worlds.map(spotsIn))[seat] ?? [];
}

const spotsIn = (world: World): SpotName[] => (world.regions === REGIONS ? [] : freeSpots(world, []).map(spotName));
