/** What a seat has: for good, and what may still become points. What that is worth was learned (featureWeights.json). */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { atTheEnd, bonuses } from '../rules/flow/scoring.ts';
import { freeSpaces } from '../rules/people/taking.ts';
import { EMPTY, FILLED } from '../rules/places/storing.ts';
import { priestsIn, templeFirst } from '../rules/places/temple.ts';
import { PER_ROUND } from '../rules/tasks/jewelry.ts';
import { missing } from '../rules/tasks/needs.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { salesLeft, scoringsLeft, usesLeft } from './gameProgress.ts';
import { taskWorth } from './taskValue.ts';
import { usesWorth } from './tradeUses.ts';
import { priestWorth, reach, siteKept, symbolsWaiting } from './worth.ts';

/** What a seat may have that becomes points. */
export const assets = [
  'dice',
  'turn',
  'fish',
  'status',
  'place',
  'temple',
  'priests',
  'templeFirst',
  'pair',
  'morePairs',
  'covered',
  'buildings',
  'offerings',
  'cards',
  'godTiles',
  'shells',
  'purchase',
  'uses',
  'menSymbols',
  'womenSymbols',
  'regions',
  'reach',
  'space',
  'spaces',
  'people',
  'jewelry',
  'tasks',
  'fulfilled',
  'allBuildings',
  'allCells',
  'allPeople',
  'allJewelry',
  'allTasks',
] as const;
export type Asset = (typeof assets)[number];

/** After the last round: what calling yellow costs, a sixth piece of jewelry, a task still to be taken. */
const last = { yellow: 0.5, sixth: 0.9, newTask: 2 };

/** Points that a seat has for good: those counted, and its jewelry. */
export function safe(box: Box, v: Village): number {
  let total = 0;
  for (const points of v.points) total += points;
  for (const tile of v.jewelry) total += box.jewelPoints[tile];
  return total;
}

/** What a seat has that may become points. */
export function takeStock(box: Box, s: BoraState, seat: Seat, into: Record<Asset, number>): void {
  const v = s.villages[seat];
  const left = scoringsLeft(s);
  into.dice = v.dice.length;
  into.turn = usesLeft(s, seat) - (box.edition.rounds.length - s.round);
  fish(s, seat, into);
  into.status = box.edition.statusTrack[s.status[seat]];
  into.place = s.track.indexOf(seat) / Math.max(1, s.seats - 1);
  temple(box, s, seat, into);
  ceremony(box, s, v, into);
  let cards = 0;
  for (const n of v.hand) cards += n;
  into.offerings = Math.min(v.offerings, 6);
  into.cards = Math.min(cards, 6);
  into.godTiles = v.godTiles;
  into.shells = Math.min(v.shells, 12);
  into.purchase = bestPurchase(box, s, seat);
  into.uses = usesWorth(s, seat);
  into.menSymbols = symbolsWaiting(box, v, 'man');
  into.womenSymbols = symbolsWaiting(box, v, 'woman');
  let regions = 0;
  for (let bits = v.regions; bits !== 0; bits &= bits - 1) regions++;
  into.regions = regions;
  into.reach = reach(box, v.regions);
  into.space = Math.min(1, freeSpaces(v));
  into.spaces = Math.min(2, freeSpaces(v));
  into.people = v.people.length;
  into.jewelry = v.jewelry.length;
  into.tasks = 0;
  for (const task of v.tasks) into.tasks += taskWorth(box, s, seat, task);
  into.fulfilled = v.fulfilled.length;
  // Bonuses of 6 come near with what is there already; cubes let the last steps count most.
  into.allBuildings = (into.buildings / 6) ** 3 * 6;
  into.allCells = (into.covered / 12) ** 3 * 6;
  into.allPeople = (v.people.length / 12) ** 3 * 6;
  into.allJewelry = v.jewelry.length + left >= box.edition.bonus.jewelry ? (v.jewelry.length / 6) ** 2 * 6 : 0;
  into.allTasks = ((v.fulfilled.length + 3) / 9) ** 3 * 6;
}

function fish(s: BoraState, seat: Seat, into: Record<Asset, number>): void {
  let worth = 0;
  for (let region = 0; region < s.sites.length; region++) if (s.sites[region] === seat) worth += s.fish[region];
  into.fish = worth * siteKept(s);
}

function temple(box: Box, s: BoraState, seat: Seat, into: Record<Asset, number>): void {
  into.priests = priestsIn(s, seat);
  into.templeFirst = templeFirst(s) === seat ? 1 : 0;
  let worth = 0;
  for (let at = 0; at < s.temple.length; at++) if (s.temple[at] === seat) worth += priestWorth(box, s, at + 1);
  into.temple = worth;
}

/** Materials are half a building; two that lie together are nearly one. */
function ceremony(box: Box, s: BoraState, v: Village, into: Record<Asset, number>): void {
  let pairs = 0;
  let used = 0;
  for (const { a, b } of box.pairs) {
    if (v.cells[a] !== FILLED || v.cells[b] !== FILLED || (used >> a) & 1 || (used >> b) & 1) continue;
    used |= (1 << a) | (1 << b);
    pairs++;
  }
  let filled = 0;
  let covered = 0;
  for (const holds of v.cells) {
    if (holds === FILLED) filled++;
    if (holds !== EMPTY) covered++;
  }
  // What the next building brings: in this round as long as there are dice for it.
  const next = v.dice.length > 0 || s.phase === 'start' ? s.round : s.round + 1;
  const points = box.edition.rounds[next - 1]?.building ?? 0;
  into.pair = Math.min(1, pairs) * points;
  into.morePairs = Math.max(0, pairs - 1) * points;
  into.covered = covered;
  into.buildings = (covered - filled) / 2;
}

/** The best piece of jewelry that the shells are enough for in the next sale. */
function bestPurchase(box: Box, s: BoraState, seat: Seat): number {
  const { shells } = s.villages[seat];
  const sales = salesLeft(s, seat);
  if (sales === 0) return 0;
  const from = box.edition.rounds.length - sales;
  let best = 0;
  for (let at = from * PER_ROUND; at < (from + 1) * PER_ROUND; at++) {
    const tile = s.jewelry[at] ?? -1;
    if (tile !== -1 && box.jewelCost[tile] <= shells) best = Math.max(best, box.jewelPoints[tile]);
  }
  return best;
}

/** Nothing but jewelry and tasks is still to come. */
export function afterTheLastRound(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat];
  const end = atTheEnd(box, s, seat);
  let worth = safe(box, v) + end.fish + end.gods + end.bonuses;
  let done = v.fulfilled.length;
  let ways = v.godTiles + Math.min(v.offerings, v.hand[4]);
  for (const task of v.tasks) {
    const lacking = missing(box, s, seat, task);
    if (lacking > 1 || (lacking === 1 && ways === 0)) continue;
    done++;
    if (lacking === 1) ways--;
    worth += lacking === 0 ? box.edition.task.fulfilled : box.edition.task.withYellow - last.yellow;
  }
  if (!bonuses.tasks(box, v) && done >= box.edition.bonus.tasks) worth += box.edition.bonus.points;
  if (s.phase === 'jewelry' && salesLeft(s, seat) > 0) {
    worth += bestPurchase(box, s, seat);
    if (v.jewelry.length + 1 === box.edition.bonus.jewelry && v.shells > 1)
      worth += box.edition.bonus.points * last.sixth;
  }
  // Every task still to be taken may turn out to be done already.
  if (s.phase !== 'last') worth += (3 - Math.min(3, v.tasks.length)) * last.newTask;
  return worth;
}
