/** What a god will be worth to a seat, whether it has it already or could take it. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { devotion } from '../rules/gods/temples.ts';
import { scoring, wildernesses } from '../rules/regions/regions.ts';
import type { OrbisState } from '../rules/types.ts';
import { sum } from '../rules/worshipers.ts';
import { majorityHope } from './likelihoods.ts';
import type { PolicyParameters } from './policyParameters.ts';
import { hopeOf, regionsLeft } from './worth.ts';

/** Wildernesses to expect in a whole game. */
const usual = 2.4;
/** What is left of the God of Death's points after saving up for it, long before its time. */
const SAVED = 0.75;

/** What a god will be worth to a seat that has none yet, if it takes it when its time has come. */
function godPromise(box: Box, s: OrbisState, seat: Seat, god: number, parameters: PolicyParameters): number {
  const world = s.worlds[seat];
  if (box.gods[god] !== 'death') return godWorth(box, s, seat, god, parameters);
  // At the end worshipers are of no other use; until then they can be saved up.
  const left = regionsLeft(world);
  const have = sum(world.worshipers) + Math.min(left, 4) - box.godWorshipers[god] + 0.5;
  if (left === 0) return have > 0 ? box.godPoints[god] : 0;
  return ((SAVED + (1 - SAVED) / left) * box.godPoints[god]) / (1 + Math.exp(-1.2 * have));
}

export function godWorth(box: Box, s: OrbisState, seat: Seat, god: number, parameters: PolicyParameters): number {
  const world = s.worlds[seat];
  const points = box.godPoints[god];
  const taken = world.god === god;
  switch (box.gods[god]) {
    case 'seas':
      return points * majorityHope(s, seat, parameters, other => scoring(box, other, 'irrigation'));
    case 'fire':
      return points * majorityHope(s, seat, parameters, other => scoring(box, other, 'volcano'));
    case 'nature':
      return points * majorityHope(s, seat, parameters, other => scoring(box, other, 'forest'));
    case 'harvest':
      return points * majorityHope(s, seat, parameters, other => scoring(box, other, 'village'));
    case 'technology':
      return points * majorityHope(s, seat, parameters, other => -wildernesses(other));
    case 'balance': {
      const has =
        Math.min(1, scoring(box, world, 'village')) +
        Math.min(1, scoring(box, world, 'volcano')) +
        Math.min(1, devotion(box, world).shrines);
      const hope = 0.25 + 0.45 * hopeOf(world, parameters);
      return points * hope ** (3 - has);
    }
    case 'idleness': {
      // What has been spared so far counts among the wildernesses; here only what is still to come.
      const coming = (usual * (14 - world.regions)) / 14;
      const spared = taken ? coming : coming + wildernesses(world);
      return points - spared * box.edition.wilderness;
    }
    case 'love':
      return points + (taken ? 0 : box.godWorshipers[god] * parameters.worshiper * hopeOf(world, parameters));
    case 'death': {
      if (taken) return world.godCancelled ? 0 : points;
      const price = box.godWorshipers[god];
      return sum(world.worshipers) >= price
        ? Math.max(0, points - price * parameters.worshiper * hopeOf(world, parameters))
        : 0;
    }
    default:
      return points;
  }
}

/** The best god that a seat without one can still choose. */
export function bestGod(box: Box, s: OrbisState, seat: Seat, parameters: PolicyParameters): number {
  let best = 0;
  for (const god of s.gods) best = Math.max(best, godPromise(box, s, seat, god, parameters));
  return best;
}
