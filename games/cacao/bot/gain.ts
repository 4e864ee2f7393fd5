import { emptySide, type Site, type SiteSide } from './site.ts';
import { templeChange, templePromise } from './temples.ts';
import type { TurnContext } from './turnContext.ts';
import { add, clear, emptyYield, yieldWorth } from './turnYield.ts';

/** How much of what a neighbour gains counts against a placing; with more rivals, helping one of them costs less. */
const rivalShare = 0.7;

const turnYield = emptyYield();
const rivalYield = emptyYield();

// The sides whose space will be filled, with the new tile's workers there.
const fillSides: SiteSide[] = [emptySide(), emptySide(), emptySide(), emptySide()];
const fillWorkers = [0, 0, 0, 0];
let fills = 0;

/** The display tile that a space has been promised, when a filling is being weighed. */
export interface Promised {
  space: number;
  type: number;
}

/**
 * The gain from a tile on a site, in points, less what others gain by it.
 * The filling is taken to be the best one for the seat, or the best that keeps a promise.
 */
export function gain(
  context: TurnContext,
  site: Site,
  worker: number,
  turn: number,
  promised: Promised | null,
): number {
  const { box, village, worth } = context;
  clear(turnYield);
  fills = 0;
  for (let i = 0; i < 4; i++) {
    const side = site.sides[i];
    const workers = box.edgeWorkers[(worker * 4 + turn) * 4 + i];
    if (side.look === 'jungle') {
      if (box.jungleKind[side.type] === 'temple') turnYield.points += templeChange(box, side, workers);
      else if (workers > 0) add(box, turnYield, side.type, workers);
    } else if (side.look === 'fill') {
      fillSides[fills] = side;
      fillWorkers[fills] = workers;
      fills++;
    } else if (side.look === 'empty') turnYield.points += workers * context.asleep;
  }
  if (promised) putFirst(promised.space);
  if (site.over) turnYield.points -= worth.suns[village.suns] - (worth.suns[village.suns - 1] ?? 0);
  return bestFilling(context, 0, 0, promised);
}

function putFirst(space: number): void {
  let at = 0;
  while (at < fills && fillSides[at]?.space !== space) at++;
  if (at === 0 || at === fills) return;
  [fillSides[0], fillSides[at]] = [fillSides[at], fillSides[0]];
  [fillWorkers[0], fillWorkers[at]] = [fillWorkers[at], fillWorkers[0]];
}

/** Tries every way to give the sides from `at` on a display tile that is not used yet (a bit for each in `used`). */
function bestFilling(context: TurnContext, at: number, used: number, promised: Promised | null): number {
  const { box, s } = context;
  if (at === fills) return yieldWorth(box, context.village, context.worth, turnYield);
  const side = fillSides[at];
  const workers = fillWorkers[at];
  const own = side.neighbour === context.seat;
  const mine = own ? workers + side.workers : workers;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.display.length; i++) {
    const type = s.display[i];
    if (used & (1 << i) || (promised && at === 0 && promised.type !== type)) continue;
    if (i > 0 && s.display[i - 1] === type && !(used & (1 << (i - 1)))) continue;
    let points = 0;
    if (box.jungleKind[type] === 'temple') {
      points = templePromise(box, mine, own ? 0 : side.workers);
      points += bestFilling(context, at + 1, used | (1 << i), promised);
    } else {
      if (!own && side.workers > 0) points = -rivalGain(context, side, type);
      add(box, turnYield, type, mine);
      points += bestFilling(context, at + 1, used | (1 << i), promised);
      add(box, turnYield, type, -mine);
    }
    if (points > best) best = points;
  }
  if (best > Number.NEGATIVE_INFINITY) return best;
  // No tile of the display is left for this side: the pile may give one.
  const blind = s.pile.length > 0 ? workers * context.asleep : 0;
  return blind + bestFilling(context, at + 1, used, promised);
}

function rivalGain({ box, s, prices }: TurnContext, side: SiteSide, type: number): number {
  clear(rivalYield);
  add(box, rivalYield, type, side.workers);
  const village = s.villages[side.neighbour];
  const worth = prices[side.neighbour];
  return (rivalShare * yieldWorth(box, village, worth, rivalYield)) / (s.seats - 1);
}
