/** Temples: most shrines choose first, at the end only. */
import { type Box, templesFor } from '../../editions/box.ts';
import { END_OF_SPOTS, FIRST_SPOT, isWild, tileOf } from '../regions/pyramid.ts';
import type { OrbisState, World } from '../types.ts';

export interface TempleStanding {
  /** Shrine symbols, and the highest mystic value among the white regions. */
  shrines: number;
  mystic: number;
  /** Points of the temple token; 0 without one. */
  points: number;
}

/** R34, R54: a wilderness has neither shrines nor a mystic value any more. */
export function devotion(box: Box, world: World): { shrines: number; mystic: number } {
  let shrines = 0;
  let mystic = 0;
  for (let spot = FIRST_SPOT; spot < END_OF_SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code === 0 || isWild(code)) continue;
    const tile = tileOf(code);
    if (box.kind[tile] === 'shrine') shrines += box.number[tile];
    if (box.mystic[tile] > mystic) mystic = box.mystic[tile];
  }
  return { shrines, mystic };
}

/** R53–R55: by shrines, then by mystic value, each takes the best temple left; nobody without a shrine gets one. */
export function temples(box: Box, s: OrbisState): TempleStanding[] {
  const standings = s.worlds.map(world => ({ ...devotion(box, world), points: 0 }));
  const ranked = standings
    .filter(standing => standing.shrines > 0)
    .sort((a, b) => b.shrines - a.shrines || b.mystic - a.mystic);
  const tokens = templesFor(box, s.seats);
  for (const [place, standing] of ranked.entries()) standing.points = tokens[place];
  return standings;
}
