/** What tasks ask for, and how much of it a seat has. */
import type { Seat } from '@atoll/engine';
import { type Box, needsOf } from '../../editions/box.ts';
import type { Need } from '../../editions/edition.ts';
import {
  type God,
  gods,
  type Island,
  islands,
  type JewelryKind,
  jewelryKinds,
  type Material,
  materials,
  type Terrain,
  type Trade,
  terrains,
  trades,
} from '../names.ts';
import { isMoved, isWoman, tradeOf } from '../people/person.ts';
import { materialsHeld } from '../places/storing.ts';
import { priestsIn } from '../places/temple.ts';
import type { BoraState, Village } from '../types.ts';

function bitCount(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function peopleWhere(v: Village, is: (person: number) => boolean): number {
  let n = 0;
  for (const person of v.people) if (is(person)) n++;
  return n;
}

/** How many different things are named by numbers. */
function different(v: Village, is: (person: number) => boolean): number {
  let seen = 0;
  for (const person of v.people) if (is(person)) seen |= 1 << tradeOf(person);
  return bitCount(seen);
}

const isMan = (person: number): boolean => !isWoman(person);
const isMovedMan = (person: number): boolean => !isWoman(person) && isMoved(person);
const isMovedWoman = (person: number): boolean => isWoman(person) && isMoved(person);

function peopleOf(v: Village, trade: number): number {
  let n = 0;
  for (const person of v.people) if (tradeOf(person) === trade) n++;
  return n;
}

function jewelryOf(box: Box, v: Village, kind: number): number {
  let n = 0;
  for (const tile of v.jewelry) if (box.jewelKind[tile] === kind) n++;
  return n;
}

function jewelryKindsOf(box: Box, v: Village): number {
  let seen = 0;
  for (const tile of v.jewelry) seen |= 1 << box.jewelKind[tile];
  return bitCount(seen);
}

/** R77: how many of what is asked for a seat has. `cards`: its hand, or as much of it as the viewer knows. */
export function held(box: Box, s: BoraState, seat: Seat, need: Need, cards: readonly number[]): number {
  const v = s.villages[seat];
  const { of } = need;
  switch (need.count) {
    case 'women':
      return peopleWhere(v, isWoman);
    case 'men':
      return peopleWhere(v, isMan);
    case 'womenTrades':
      return different(v, isWoman);
    case 'menTrades':
      return different(v, isMan);
    case 'movedWomen':
      return peopleWhere(v, isMovedWoman);
    case 'movedMen':
      return peopleWhere(v, isMovedMan);
    case 'moved':
      return peopleWhere(v, isMoved);
    case 'people':
      return peopleOf(v, trades.indexOf(of as Trade));
    case 'priests':
      return priestsIn(s, seat);
    case 'first':
      return s.order[0] === seat ? 1 : 0;
    case 'regions':
      return bitCount(v.regions);
    case 'terrain':
      return bitCount(v.regions & box.terrainRegions[terrains.indexOf(of as Terrain)]);
    case 'island':
      return bitCount(v.regions & box.islandRegions[islands.indexOf(of as Island)]);
    case 'islands':
      return box.islandRegions.reduce((n, regions) => n + ((v.regions & regions) !== 0 ? 1 : 0), 0);
    case 'twelfth':
      return v.twelfth;
    case 'cards':
      return of === undefined ? cards.reduce((sum, n) => sum + n, 0) : cards[gods.indexOf(of as God)];
    case 'colours':
      return cards.reduce((n, cardsOf) => n + (cardsOf > 0 ? 1 : 0), 0);
    case 'godTiles':
      return v.godTiles;
    case 'offerings':
      return v.offerings;
    case 'shells':
      return v.shells;
    case 'material':
      return of === undefined
        ? materials.reduce((sum, _, material) => sum + materialsHeld(box, v, material), 0)
        : materialsHeld(box, v, materials.indexOf(of as Material));
    case 'buildings':
      return box.edition.start.buildings - bitCount(v.unbuilt);
    case 'jewelry':
      return of === undefined ? v.jewelry.length : jewelryOf(box, v, jewelryKinds.indexOf(of as JewelryKind));
    case 'jewelryKinds':
      return jewelryKindsOf(box, v);
  }
}

/** R76: how many requirements of a task a seat still lacks; more than asked for does no harm. */
export function missing(box: Box, s: BoraState, seat: Seat, task: number): number {
  const { hand } = s.villages[seat];
  let lacking = 0;
  for (const need of needsOf(box, task)) lacking += Math.max(0, need.least - held(box, s, seat, need, hand));
  return lacking;
}
