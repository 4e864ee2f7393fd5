/** Points by category, now and at the end. */
import { type Scoresheet, type Seat, scoresheet } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { COUNTED, categories } from '../names.ts';
import { EMPTY } from '../places/storing.ts';
import type { BoraState, Village } from '../types.ts';

/** R83: what brings a bonus at the end, and whether a village has it. */
export const bonuses = {
  tasks: (box: Box, v: Village) => v.fulfilled.length >= box.edition.bonus.tasks,
  jewelry: (box: Box, v: Village) => v.jewelry.length >= box.edition.bonus.jewelry,
  ceremony: (_box: Box, v: Village) => !v.cells.includes(EMPTY),
  buildings: (_box: Box, v: Village) => v.unbuilt === 0,
  huts: (box: Box, v: Village) => v.regions === (1 << box.regionIds.length) - 1,
  people: (box: Box, v: Village) => v.people.length >= box.edition.start.huts,
} as const;
export type Bonus = keyof typeof bonuses;
export const bonusIds = Object.keys(bonuses) as Bonus[];

/** R80–R83: what is counted at the end only, as it stands now. */
export function atTheEnd(
  box: Box,
  s: BoraState,
  seat: Seat,
): { fish: number; jewelry: number; gods: number; bonuses: number } {
  const v = s.villages[seat];
  let fish = 0;
  for (let region = 0; region < s.sites.length; region++) if (s.sites[region] === seat) fish += s.fish[region];
  let jewelry = 0;
  for (const tile of v.jewelry) jewelry += box.jewelPoints[tile];
  let reached = 0;
  for (const id of bonusIds) if (bonuses[id](box, v)) reached++;
  return { fish, jewelry, gods: v.godTiles * box.edition.gods.tilePoints, bonuses: reached * box.edition.bonus.points };
}

/** R84: most points; ties go to the player who is earlier in turn order. */
export function score(box: Box, s: BoraState): Scoresheet {
  const rows = s.villages.map((v, seat) => {
    const end = atTheEnd(box, s, seat);
    const counted = v.points.slice(0, COUNTED.fish);
    return {
      seat,
      points: [...counted, v.points[COUNTED.fish] + end.fish, end.jewelry, end.gods, end.bonuses],
      tieBreak: [s.seats - s.order.indexOf(seat)],
    };
  });
  return scoresheet(categories, rows, s.over);
}
