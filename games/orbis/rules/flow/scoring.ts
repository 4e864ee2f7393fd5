/** Points by category, now and at the end. */
import { type Scoresheet, type Seat, scoresheet } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { godPoints } from '../gods/gods.ts';
import { temples } from '../gods/temples.ts';
import { SPOTS, tileOf } from '../regions/pyramid.ts';
import { scores, wildernessPoints } from '../regions/regions.ts';
import { type OrbisState, tileKinds } from '../types.ts';
import { sum } from '../worshipers.ts';

/** What each kind of region brings, then temples, gods and wildernesses. */
export const categories = [...tileKinds, 'temple', 'god', 'wilderness'] as const;

/** R52–R54. */
function pointsOf(box: Box, s: OrbisState, seat: Seat, temple: number): number[] {
  const world = s.worlds[seat];
  const points: number[] = tileKinds.map(() => 0);
  for (let spot = 0; spot < SPOTS; spot++) {
    if (!scores(box, world, spot)) continue;
    const tile = tileOf(world.pyramid[spot]);
    const kind = tileKinds.indexOf(box.kind[tile]);
    points[kind] += box.points[tile];
  }
  return [...points, temple, godPoints(box, s, seat), wildernessPoints(box, world)];
}

/** R52, R57: in a tie the player with more worshipers is ahead; otherwise they share the place. */
export function score(box: Box, s: OrbisState): Scoresheet {
  const standing = temples(box, s);
  const rows = s.worlds.map((world, seat) => ({
    seat,
    points: pointsOf(box, s, seat, standing[seat]?.points ?? 0),
    tieBreak: [sum(world.worshipers)],
  }));
  return scoresheet(categories, rows, s.over);
}
