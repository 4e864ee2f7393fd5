/** What single things are worth to a seat, in points at the end of the game. */
import type { Seat } from '@atoll/engine';
import { type Box, needsOf, OFFERING_SITE } from '../rules/box.ts';
import { type Island, islands, type Terrain, type Trade, terrains, trades } from '../rules/names.ts';
import { isWoman, tileOf, tradeOf } from '../rules/person.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { diceLeft, scoringsLeft, usesLeft } from './clock.ts';

/** What a good is worth while there is time to make something of it. */
export const OFFERING = 1;
export const CARD = 1;
export const SHELL = 0.75;
export const STEP = 0.75;
/** A fire bonus: one of the first two, one of the others. */
export const FIRE = 1.75;

/** How much a god may cost before it had better be kept: by card, by tile, by two cards. */
export const CALL = { card: 1.6, tile: 2.4, pair: 2.4 };

/** One use of a trade by so many tiles. */
const tradeWorth: Record<Trade, readonly [number, number, number]> = {
  land: [1.6, 3, 3.6],
  water: [1.4, 3, 3.6],
  woman: [2, 2.6, 2.6],
  man: [2, 2.6, 2.6],
  build: [2.6, 3.6, 3.6],
  material: [1.4, 2.6, 3.6],
  hut: [1, 1.6, 2],
  points: [2, 4, 6],
  card: [1, 1.9, 2.7],
  offering: [1, 1.8, 2.4],
  status: [0.9, 1.7, 2.6],
  shell: [0.8, 1.6, 2.4],
};
const useWorth: readonly (readonly number[])[] = trades.map(trade => tradeWorth[trade]);

const held = new Uint8Array(trades.length * 2);

/** What the people of a village will bring: the best trade of each sex every round, a little for having a choice. */
export function peopleWorth(box: Box, s: BoraState, seat: Seat): number {
  const v = s.villages[seat] as Village;
  held.fill(0);
  let symbols = 0;
  const dice = diceLeft(s, seat);
  for (const person of v.people) {
    const at = (isWoman(person) ? trades.length : 0) + tradeOf(person);
    held[at] = (held[at] as number) + 1;
    if (person < 128) symbols += symbolWorth(box, person, dice);
  }
  const uses = usesLeft(s, seat);
  let worth = symbols;
  for (let sex = 0; sex < 2; sex++) {
    let best = 0;
    let all = 0;
    for (let trade = 0; trade < trades.length; trade++) {
      const tiles = held[sex * trades.length + trade] as number;
      if (tiles === 0) continue;
      const one = useWorth[trade]?.[tiles - 1] as number;
      all += one;
      if (one > best) best = one;
    }
    worth += uses * (0.85 * best + 0.06 * Math.min(all - best, 6));
  }
  return worth;
}

/** What tattooing a man or letting a woman collect will bring, less the die point that it costs. */
export function symbolWorth(box: Box, person: number, dice: number): number {
  if (dice === 0) return 0;
  const n = box.symbols[isWoman(person) ? 'woman' : 'man'][tileOf(person)] as number;
  return Math.max(0, n * (isWoman(person) ? SHELL : STEP) - 0.9) * (dice > 2 ? 0.8 : 0.5);
}

/** What a person tile would add to a village. */
export function personWorth(box: Box, s: BoraState, seat: Seat, person: number): number {
  const v = s.villages[seat] as Village;
  const before = peopleWorth(box, s, seat);
  v.people.push(person);
  const after = peopleWorth(box, s, seat);
  v.people.pop();
  return after - before + 0.4;
}

/** What settling a region would bring: its good, its fish as long as nobody comes later, room for a person, tasks. */
export function regionWorth(box: Box, s: BoraState, seat: Seat, region: number): number {
  const v = s.villages[seat] as Village;
  const later = scoringsLeft(s);
  const good = box.regionGood[region] === OFFERING_SITE ? OFFERING : 1.4;
  let worth = good * (later > 1 ? 1 : 0.5) + (s.fish[region] as number) * siteKept(s);
  if (later > 1) worth += 1;
  for (const task of v.tasks)
    for (const { count, of } of needsOf(box, task)) {
      const fits =
        count === 'regions' ||
        (count === 'terrain' && isIn(box.terrainRegions[terrains.indexOf(of as Terrain)], region)) ||
        (count === 'island' && isIn(box.islandRegions[islands.indexOf(of as Island)], region)) ||
        (count === 'islands' && box.islandRegions.some(regions => isIn(regions, region) && !(regions & v.regions)));
      if (fits) worth += 1.2;
    }
  return worth;
}

const isIn = (regions: number | undefined, region: number): boolean => (((regions ?? 0) >> region) & 1) === 1;

/** How likely a site held now is still held at the end. */
export const siteKept = (s: BoraState): number => Math.max(0.25, 1 - 0.035 * scoringsLeft(s) * s.seats);

/** What a priest on a temple space will bring until somebody pushes it out. */
export function priestWorth(box: Box, s: BoraState, space: number): number {
  const left = scoringsLeft(s);
  let worth = 0;
  let stays = 0.55 + 0.075 * space;
  for (let round = 6 - left; round < 6; round++) {
    worth += (box.edition.rounds[round]?.priest as number) * Math.min(1, stays);
    stays *= 0.55 + 0.05 * space - 0.04 * s.seats;
  }
  return worth;
}
