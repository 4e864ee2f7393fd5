/** What single things are worth to a seat, in points at the end of the game. */
import type { Seat } from '@atoll/engine';
import { type Box, OFFERING_SITE } from '../editions/box.ts';
import type { Sex } from '../rules/names.ts';
import { isMoved, isWoman, tileOf, tradeOf } from '../rules/people/person.ts';
import { freeSpaces } from '../rules/people/taking.ts';
import { EMPTY, FILLED } from '../rules/places/storing.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { tablesOf } from './boxTables.ts';
import { diceLeft, earliness, scoringsLeft } from './gameProgress.ts';
import type { Aims } from './taskValue.ts';
import { moreUses, usesOf } from './tradeUses.ts';
import { goods, map, people, temple } from './weights.ts';

/** How much of their worth goods still have with so many dice left. */
export const inTime = (dice: number): number => Math.min(1, (dice + 0.5) / goods.dice);

/** Status symbols of men not yet tattooed, shells of women who have not yet collected. */
export function symbolsWaiting(box: Box, v: Village, sex: Sex): number {
  let symbols = 0;
  for (const person of v.people)
    if (!isMoved(person) && isWoman(person) === (sex === 'woman')) symbols += box.symbols[sex][tileOf(person)];
  return symbols;
}

/** What tattooing a man or letting a woman collect will bring, less the die point that it costs. */
function symbolWorth(box: Box, person: number, dice: number): number {
  if (dice === 0) return 0;
  const n = box.symbols[isWoman(person) ? 'woman' : 'man'][tileOf(person)];
  return Math.max(0, n * (isWoman(person) ? goods.shell : goods.step) - 0.9) * people.symbol * inTime(dice);
}

/** What a person tile would add to a village. */
export function personWorth(box: Box, s: BoraState, seat: Seat, person: number, aims: Aims): number {
  aims.uses ??= usesOf(s, seat);
  const trade = tradeOf(person);
  const woman = isWoman(person);
  return (
    moreUses(aims.uses, person) +
    symbolWorth(box, person, diceLeft(s, seat)) +
    people.each +
    people.eachEarly * earliness(s) +
    (woman ? aims.women : aims.men) +
    aims.trade[trade] +
    aims.newTrade[woman ? 'woman' : 'man'][trade]
  );
}

/** What a material on a cell is worth: more beside others, where a building can come. Cell -1 is beside the board. */
export function materialWorth(box: Box, v: Village, material: number, cell: number, aims: Aims): number {
  const wanted = aims.material[material];
  if (cell < 0) return wanted + goods.beside;
  let worth = goods.material;
  const beside = tablesOf(box).beside[cell];
  for (let i = 0; i < beside.length; i++) {
    const holds = v.cells[beside[i]];
    worth += holds === FILLED ? goods.paired : holds === EMPTY ? 0.1 : 0;
  }
  return wanted + worth;
}

/** The best that a material can be worth, wherever it goes. */
export function bestMaterial(box: Box, v: Village, material: number, aims: Aims): number {
  const known = aims.stored[material];
  if (!Number.isNaN(known)) return known;
  let best = aims.material[material] + goods.beside;
  for (let cell = 0; cell < v.cells.length; cell++)
    if (v.cells[cell] === EMPTY && box.cellMaterial[cell] === material)
      best = Math.max(best, materialWorth(box, v, material, cell, aims));
  aims.stored[material] = best;
  return best;
}

/** What settling a region would bring: its good, its fish as long as nobody comes later, room for a person, tasks. */
export function regionWorth(box: Box, s: BoraState, seat: Seat, region: number, aims: Aims): number {
  const known = aims.settled[region];
  if (!Number.isNaN(known)) return known;
  const worth = settlingWorth(box, s, seat, region, aims);
  aims.settled[region] = worth;
  return worth;
}

function settlingWorth(box: Box, s: BoraState, seat: Seat, region: number, aims: Aims): number {
  const v = s.villages[seat];
  const time = inTime(diceLeft(s, seat));
  const good = box.regionGood[region];
  const brings =
    good === OFFERING_SITE
      ? goods.offering * time + aims.offering
      : bestMaterial(box, v, good, aims) * time + (1 - time) * aims.material[good];
  return (
    brings +
    s.fish[region] * map.fish * siteKept(s) +
    (map.region + map.regionEarly * earliness(s) + (freeSpaces(v) === 0 ? map.space : 0)) * time +
    map.reach * time * (reach(box, v.regions | (1 << region)) - reach(box, v.regions)) +
    aims.region[region]
  );
}

/** How many new regions huts open a way to, each by how many faces of a die are enough for it. */
export const reach = (box: Box, regions: number): number => tablesOf(box).reach[regions];

/** How likely a site held now is still held at the end. */
export const siteKept = (s: BoraState): number => Math.max(0.25, 1 - map.lost * scoringsLeft(s) * s.seats);

/** What a priest on a temple space will bring until somebody pushes it out. */
export function priestWorth(box: Box, s: BoraState, space: number): number {
  const left = scoringsLeft(s);
  let worth = 0;
  let stays = temple.stays + temple.byHeight * space;
  for (let round = 6 - left; round < 6; round++) {
    worth += (box.edition.rounds[round]?.priest as number) * Math.min(1, stays);
    stays *= temple.later + temple.laterHeight * space - temple.bySeat * s.seats;
  }
  return worth;
}
