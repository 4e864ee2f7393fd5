/** What a seat's tasks are worth to it, and what each thing would be worth to them. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { Need } from '../editions/edition.ts';
import {
  type Count,
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
} from '../rules/names.ts';
import { isMoved, isWoman, tradeOf } from '../rules/people/person.ts';
import { held } from '../rules/tasks/needs.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { type RatedNeed, tablesOf } from './boxTables.ts';
import { taskTurnsLeft, usesLeft } from './gameProgress.ts';
import type { Uses } from './tradeUses.ts';
import { tasks as weights } from './weights.ts';

/** How quickly hope fades with each unit that a task lacks. */
const fadingAt = (s: BoraState, seat: Seat): number => weights.fades + weights.hurry / (0.5 + taskTurnsLeft(s, seat));

const hope = (box: Box, away: number, fading: number): number =>
  box.edition.task.fulfilled * weights.sure * Math.exp(-fading * away);

/**
 * How far away a task is for this one of its needs: less where the means for it are there already. What can be lost again
 * is never quite safe.
 */
function distance({ need, hard, ready, fragile }: RatedNeed, has: number, means: number): number {
  const lacking = need.least - has;
  if (lacking <= 0) return fragile;
  const within = Math.min(lacking, means);
  return (lacking - within) * hard + within * ready;
}

/** How many more of what is asked for a seat could get with the people that it has. */
function meansFor(s: BoraState, seat: Seat, { count }: Need): number {
  const { people } = s.villages[seat];
  let n = 0;
  switch (count) {
    case 'movedMen':
    case 'movedWomen':
    case 'moved':
      for (const person of people)
        if (!isMoved(person) && (count === 'moved' || isWoman(person) === (count === 'movedWomen'))) n++;
      return n;
    case 'twelfth':
      for (const person of people) if (tradeOf(person) === CARPENTER) n++;
      return n * eachDoes(s, seat, count);
    default:
      return 0;
  }
}

const CARPENTER = trades.indexOf('hut');

/** How much of it one person does: a carpenter moves a hut in every round, anybody is moved down once. */
const eachDoes = (s: BoraState, seat: Seat, count: Count): number => (count === 'twelfth' ? usesLeft(s, seat) : 1);

/** What a task is worth to a seat, open or still to be taken. */
export function taskWorth(box: Box, s: BoraState, seat: Seat, task: number): number {
  const { hand } = s.villages[seat];
  let away = 0;
  for (const rated of ratedNeedsOf(box, task))
    away += distance(rated, held(box, s, seat, rated.need, hand), meansFor(s, seat, rated.need));
  return hope(box, away, fadingAt(s, seat));
}

const ratedNeedsOf = (box: Box, task: number): readonly RatedNeed[] => tablesOf(box).ratedNeeds[task];

/** What one more of each thing would be worth to the open tasks of a seat, and what one less would cost them. */
export interface Aims {
  women: number;
  men: number;
  /** By trade, for either sex, and by trade for each. */
  trade: Float64Array;
  newTrade: { man: Float64Array; woman: Float64Array };
  movedMen: number;
  movedWomen: number;
  priests: number;
  first: number;
  region: Float64Array;
  card: Float64Array;
  cardLost: Float64Array;
  offering: number;
  offeringLost: number;
  shell: number;
  shellLost: number;
  godTile: number;
  godTileLost: number;
  material: Float64Array;
  materialLost: Float64Array;
  building: number;
  twelfth: number;
  jewel: Float64Array;
  // What follows from all that, kept for the next move that asks; NaN or null until one does.
  /** The best that a material can be worth, wherever it goes. */
  stored: Float64Array;
  /** What settling a region brings. */
  settled: Float64Array;
  /** What a person tile brings: the men by slot, then the women. */
  people: Float64Array;
  /** What a fire bonus brings. */
  fire: number;
  /** What the people bring as they are. */
  uses: Uses | null;
}

// The lists of numbers lie in two blocks, so that two strokes clear them.
const counted = new Float64Array(trades.length * 3 + 12 + gods.length * 2 + materials.length * 2 + jewelryKinds.length);
const unasked = new Float64Array(materials.length + 12 + 12);

/** Cuts a block into lists, one after the other. */
const cutter = (block: Float64Array): ((n: number) => Float64Array) => {
  let end = 0;
  return n => {
    end += n;
    return block.subarray(end - n, end);
  };
};
const numbers = cutter(counted);
const kept = cutter(unasked);

const aims: Aims = {
  women: 0,
  men: 0,
  trade: numbers(trades.length),
  newTrade: { man: numbers(trades.length), woman: numbers(trades.length) },
  movedMen: 0,
  movedWomen: 0,
  priests: 0,
  first: 0,
  region: numbers(12),
  card: numbers(gods.length),
  cardLost: numbers(gods.length),
  offering: 0,
  offeringLost: 0,
  shell: 0,
  shellLost: 0,
  godTile: 0,
  godTileLost: 0,
  material: numbers(materials.length),
  materialLost: numbers(materials.length),
  building: 0,
  twelfth: 0,
  jewel: numbers(jewelryKinds.length),
  stored: kept(materials.length),
  settled: kept(12),
  people: kept(12),
  fire: Number.NaN,
  uses: null,
};

function clear(): void {
  aims.women = aims.men = aims.movedMen = aims.movedWomen = aims.priests = aims.first = 0;
  aims.offering = aims.offeringLost = aims.shell = aims.shellLost = aims.godTile = aims.godTileLost = 0;
  aims.building = aims.twelfth = 0;
  counted.fill(0);
  unasked.fill(Number.NaN);
  aims.fire = Number.NaN;
  aims.uses = null;
}

/** What a task has of each of its needs and the means for, so that it is counted once. */
const has: number[] = [];
const means: number[] = [];

/** The aims of a seat. It is one record, which the next call writes over. */
export function aimsOf(box: Box, s: BoraState, seat: Seat): Aims {
  clear();
  const v = s.villages[seat];
  const fading = fadingAt(s, seat);
  for (const task of v.tasks) {
    const ratedNeeds = ratedNeedsOf(box, task);
    let away = 0;
    for (let i = 0; i < ratedNeeds.length; i++) {
      const rated = ratedNeeds[i];
      const holds = held(box, s, seat, rated.need, v.hand);
      has[i] = holds;
      means[i] = meansFor(s, seat, rated.need);
      away += distance(rated, holds, means[i]);
    }
    const now = hope(box, away, fading);
    for (let i = 0; i < ratedNeeds.length; i++) {
      const { need, hard, ready, losable } = ratedNeeds[i];
      const lacking = need.least - has[i];
      const within = means[i];
      const gain = lacking > 0 ? hope(box, away - (within > 0 ? ready : hard), fading) - now : 0;
      const risk = losable && lacking >= 0 && lacking < need.least;
      const loss = risk ? now - hope(box, away + hard, fading) : 0;
      if (gain !== 0 || loss !== 0) aim(box, v, need, gain, loss);
      if (ready < hard && lacking > within) {
        const units = Math.min(lacking - within, eachDoes(s, seat, need.count));
        aimAtMeans(need, hope(box, away - units * (hard - ready), fading) - now);
      }
    }
  }
  return aims;
}

const addAll = (list: Float64Array, by: number): void => {
  for (let i = 0; i < list.length; i++) list[i] += by;
};
const addAt = (list: Float64Array, at: number, by: number): void => {
  list[at] += by;
};

function addRegions(regions: number, by: number): void {
  for (let rest = regions; rest !== 0; rest &= rest - 1) addAt(aims.region, 31 - Math.clz32(rest & -rest), by);
}

function aim(box: Box, v: Village, need: Need, gain: number, loss: number): void {
  const { of } = need;
  switch (need.count) {
    case 'women':
      aims.women += gain;
      break;
    case 'men':
      aims.men += gain;
      break;
    case 'menTrades':
      addNew(aims.newTrade.man, v, false, gain);
      break;
    case 'womenTrades':
      addNew(aims.newTrade.woman, v, true, gain);
      break;
    case 'people':
      addAt(aims.trade, trades.indexOf(of as Trade), gain);
      break;
    case 'movedMen':
      aims.movedMen += gain;
      break;
    case 'movedWomen':
      aims.movedWomen += gain;
      break;
    case 'moved':
      aims.movedMen += gain;
      aims.movedWomen += gain;
      break;
    case 'priests':
      aims.priests += gain;
      break;
    case 'first':
      aims.first += gain;
      break;
    case 'regions':
      addRegions(~v.regions & 0xfff, gain);
      break;
    case 'terrain':
      addRegions(box.terrainRegions[terrains.indexOf(of as Terrain)] & ~v.regions, gain);
      break;
    case 'island':
      addRegions(box.islandRegions[islands.indexOf(of as Island)] & ~v.regions, gain);
      break;
    case 'islands':
      for (const regions of box.islandRegions) if (!(regions & v.regions)) addRegions(regions, gain);
      break;
    case 'cards':
      if (of === undefined) {
        addAll(aims.card, gain);
        addAll(aims.cardLost, loss);
      } else {
        addAt(aims.card, gods.indexOf(of as God), gain);
        addAt(aims.cardLost, gods.indexOf(of as God), loss);
      }
      break;
    case 'colours':
      for (let colour = 0; colour < gods.length; colour++) {
        if (v.hand[colour] === 0) addAt(aims.card, colour, gain);
        if (v.hand[colour] === 1) addAt(aims.cardLost, colour, loss);
      }
      break;
    case 'offerings':
      aims.offering += gain;
      aims.offeringLost += loss;
      break;
    case 'shells':
      aims.shell += gain;
      aims.shellLost += loss;
      break;
    case 'godTiles':
      aims.godTile += gain;
      aims.godTileLost += loss;
      break;
    case 'material':
      if (of === undefined) {
        addAll(aims.material, gain);
        addAll(aims.materialLost, loss);
      } else {
        addAt(aims.material, materials.indexOf(of as Material), gain);
        addAt(aims.materialLost, materials.indexOf(of as Material), loss);
      }
      break;
    case 'buildings':
      aims.building += gain;
      break;
    case 'twelfth':
      aims.twelfth += gain;
      break;
    case 'jewelry':
      if (of === undefined) addAll(aims.jewel, gain);
      else addAt(aims.jewel, jewelryKinds.indexOf(of as JewelryKind), gain);
      break;
    case 'jewelryKinds':
      for (let kind = 0; kind < jewelryKinds.length; kind++)
        if (!v.jewelry.some(tile => box.jewelKind[tile] === kind)) addAt(aims.jewel, kind, gain);
      break;
  }
}

/** Somebody who could do what a task asks for. */
function aimAtMeans({ count }: Need, gain: number): void {
  if (count === 'twelfth') addAt(aims.trade, CARPENTER, gain);
  if (count === 'movedMen' || count === 'moved') aims.men += gain;
  if (count === 'movedWomen' || count === 'moved') aims.women += gain;
}

/** Trades that a village has nobody of yet. */
function addNew(list: Float64Array, v: Village, women: boolean, by: number): void {
  for (let trade = 0; trade < trades.length; trade++)
    if (!v.people.some(person => isWoman(person) === women && tradeOf(person) === trade)) addAt(list, trade, by);
}
