/** How far each seat is with the six bonuses of the end. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { type Bonus, bonusIds } from '../../rules/flow/scoring.ts';
import type { BoraView, ViewVillage } from '../../rules/view/viewTypes.ts';

export interface BonusProgress {
  bonus: Bonus;
  have: number;
  least: number;
}

/** R83, in numbers; whether it is reached the rules say themselves (`village.bonuses`). */
export function bonusProgress(box: Box, view: BoraView, seat: Seat): BonusProgress[] {
  const village = view.villages[seat];
  return village ? bonusIds.map(bonus => ({ bonus, ...amounts(box, view, village)[bonus] })) : [];
}

function amounts(box: Box, view: BoraView, village: ViewVillage): Record<Bonus, { have: number; least: number }> {
  const { bonus, start } = box.edition;
  return {
    tasks: { have: village.fulfilled.length, least: bonus.tasks },
    jewelry: { have: village.jewelry.length, least: bonus.jewelry },
    ceremony: { have: village.cells.filter(({ holds }) => holds !== 'nothing').length, least: village.cells.length },
    buildings: { have: start.buildings - village.unbuilt.length, least: start.buildings },
    huts: { have: view.regions.filter(({ huts }) => huts.includes(village.seat)).length, least: view.regions.length },
    people: { have: village.people.length, least: start.huts },
  };
}
