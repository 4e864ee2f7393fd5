/** A quick guess at what a die on an action brings, and what calling a god costs. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { type Action, actions, type God, gods, materials, type Pay, type Sex } from '../rules/names.ts';
import { isMoved, isWoman, tileOf, WOMAN } from '../rules/people/person.ts';
import { freeSpaces, slotsOf } from '../rules/people/taking.ts';
import { pathsOf, reachable } from '../rules/places/expanding.ts';
import { priestsIn, templeFirst } from '../rules/places/temple.ts';
import type { BoraState, CardSource, DieMove, Village } from '../rules/types.ts';
import { diceLeft, earliness } from './gameProgress.ts';
import type { Aims } from './taskValue.ts';
import { building, calls, dice as dieWeights, goods, map, status, temple } from './weights.ts';
import { bestMaterial, inTime, personWorth, priestWorth, regionWorth } from './worth.ts';

/** The colour of the cards that a pair is made of. */
const pairColour = new Map<Pay, number>(gods.map((god, colour) => [`pair-${god}`, colour]));

/** What a god costs, with what tasks lose by it. */
export function callCost(v: Village, god: God, pay: Pay, aims: Aims, time: number): number {
  if (pay === 'none') return 0;
  if (pay === 'tile') return 2 + (calls.tile - 2) * time + aims.godTileLost;
  const colour = pay === 'card' ? gods.indexOf(god) : (pairColour.get(pay) as number);
  const cost = (pay === 'card' ? calls.card : calls.pair) * Math.max(time, calls.last);
  return cost + aims.offeringLost + aims.cardLost[colour] * (v.hand[colour] < 3 ? 1 : 0.5);
}

const FACES = 6;
/** `[action * 7 + value]`, NaN until a move asks; many moves differ only in how gods are paid. */
const actionWorth = new Float64Array(actions.length * (FACES + 1));

/** A die on an action is worth the best that the action can bring with it; high dice are hard to place later. */
export function weighDice(
  box: Box,
  s: BoraState,
  seat: Seat,
  moves: readonly DieMove[],
  into: number[],
  aims: Aims,
): void {
  actionWorth.fill(Number.NaN);
  const v = s.villages[seat];
  const time = inTime(diceLeft(s, seat) - 1);
  for (let i = 0; i < moves.length; i++) {
    const { action, die, blue, white } = moves[i];
    const value = white === 'none' ? die : FACES;
    const at = actions.indexOf(action) * (FACES + 1) + value;
    let worth = actionWorth[at];
    if (Number.isNaN(worth)) {
      worth = actionBrings(box, s, seat, action, value, aims);
      actionWorth[at] = worth;
    }
    into[i] =
      worth - callCost(v, 'blue', blue, aims, time) - callCost(v, 'white', white, aims, time) + dieWeights.face * die;
  }
}

/** The best that an action of this value can bring. */
export function actionBrings(box: Box, s: BoraState, seat: Seat, action: Action, value: number, aims: Aims): number {
  const v = s.villages[seat];
  switch (action) {
    case 'land':
    case 'water': {
      let best = 0;
      for (let regions = reachable(v, pathsOf(box, action), value); regions !== 0; regions &= regions - 1)
        best = Math.max(best, regionWorth(box, s, seat, 31 - Math.clz32(regions & -regions), aims));
      return best;
    }
    case 'woman':
    case 'man':
      return bestPerson(box, s, seat, action, value, aims);
    case 'helper':
      return helperBrings(box, s, seat, value, aims);
    case 'temple':
      return fireWorth(s, v, seat, aims) + priestGain(box, s, seat, value, aims);
    case 'build':
      return buildingWorth(box, s, aims) + fireWorth(s, v, seat, aims);
    case 'fishing':
      return box.edition.fishing;
  }
}

function bestPerson(box: Box, s: BoraState, seat: Seat, sex: Sex, most: number, aims: Aims): number {
  const slots = slotsOf(s, sex);
  let best = 0;
  for (let slot = 0; slot < most; slot++) {
    const tile = slots[slot];
    if (tile !== -1) best = Math.max(best, slotWorth(box, s, seat, sex, slot, aims));
  }
  return best;
}

/** What the person tile in a slot would add to a village. */
export function slotWorth(box: Box, s: BoraState, seat: Seat, sex: Sex, slot: number, aims: Aims): number {
  const at = sex === 'woman' ? 6 + slot : slot;
  const known = aims.people[at];
  if (!Number.isNaN(known)) return known;
  const tile = slotsOf(s, sex)[slot];
  const worth = personWorth(box, s, seat, tile + (sex === 'woman' ? WOMAN : 0), aims);
  aims.people[at] = worth;
  return worth;
}

/** A status step: points, and acting early where a task or the next round asks for it. */
export function stepWorth(s: BoraState, seat: Seat, aims: Aims): number {
  const isLast = s.track.at(-1) === seat;
  return goods.step + (isLast ? 0 : (aims.first + status.first) / s.seats);
}

export const shellWorth = (s: BoraState, aims: Aims, time: number): number =>
  goods.shell * time + goods.shellEarly * earliness(s) + aims.shell;

/** An offering is worth more the more cards wait for one, and the other way round. */
export function offeringWorth(v: Village, aims: Aims): number {
  let cards = 0;
  for (const n of v.hand) cards += n;
  return (cards > v.offerings ? goods.offering + 0.4 : goods.offering - 0.3) + aims.offering;
}

export function cardWorth(v: Village, source: CardSource, aims: Aims): number {
  let cards = 0;
  let wanted = 0;
  for (let colour = 0; colour < v.hand.length; colour++) {
    cards += v.hand[colour];
    wanted += aims.card[colour] / v.hand.length;
  }
  const worth = goods.card + (cards < v.offerings + 1 ? 0.2 : -0.3);
  if (source === 'pile') return worth - 0.1 + wanted;
  const colour = gods.indexOf(source);
  return worth + (v.hand[colour] === 0 ? 0.15 : -0.1) + aims.card[colour];
}

/** The better god card or offering, and the better of step and shell. */
function fireWorth(s: BoraState, v: Village, seat: Seat, aims: Aims): number {
  if (!Number.isNaN(aims.fire)) return aims.fire;
  const time = inTime(diceLeft(s, seat));
  aims.fire =
    Math.max(offeringWorth(v, aims), cardWorth(v, 'pile', aims)) * time +
    Math.max(stepWorth(s, seat, aims), shellWorth(s, aims, time));
  return aims.fire;
}

/** A new priest, and the god tile that it may bring. */
export function priestGain(box: Box, s: BoraState, seat: Seat, space: number, aims: Aims): number {
  const leads = templeFirst(s) === seat;
  const own = priestsIn(s, seat);
  const pushesOwn = s.temple[space - 1] === seat ? 0.6 : 0;
  return (
    priestWorth(box, s, space) +
    (leads ? 0.3 : own === 0 ? temple.lead * 0.5 : temple.lead) +
    aims.priests +
    aims.godTile * 0.4 -
    pushesOwn
  );
}

/** A building, less the two materials that it takes. */
function buildingWorth(box: Box, s: BoraState, aims: Aims): number {
  const points = box.edition.rounds[s.round - 1]?.building as number;
  let lost = 0;
  for (const material of aims.materialLost) lost += material;
  return points + building.each + aims.building - goods.material - (2 * lost) / materials.length;
}

/** What moving a hut to the twelfth space brings. */
export function hutWorth(v: Village, time: number, aims: Aims): number {
  return (freeSpaces(v) === 0 ? map.hut : map.hutLater) * time + aims.twelfth;
}

/** What tattooing a man or letting a woman collect brings now. */
export function movedWorth(box: Box, s: BoraState, seat: Seat, person: number, time: number, aims: Aims): number {
  if (isWoman(person)) return box.symbols.woman[tileOf(person)] * shellWorth(s, aims, time) + aims.movedWomen;
  return box.symbols.man[tileOf(person)] * stepWorth(s, seat, aims) + aims.movedMen;
}

function helperBrings(box: Box, s: BoraState, seat: Seat, value: number, aims: Aims): number {
  const v = s.villages[seat];
  const time = inTime(diceLeft(s, seat) - 1);
  let worth = 0;
  let points = value;
  for (const person of v.people)
    if (points > 0 && !isMoved(person)) {
      worth += movedWorth(box, s, seat, person, time, aims);
      points--;
    }
  if (points < 2) return worth + points * dieWeights.point;
  let two = Math.max(2 * dieWeights.point, hutWorth(v, time, aims), offeringWorth(v, aims) * time);
  two = Math.max(two, cardWorth(v, 'pile', aims) * time);
  for (let material = 0; material < materials.length; material++)
    two = Math.max(two, bestMaterial(box, v, material, aims) * time);
  const rest = Math.max(two * 0.85, 2 * dieWeights.point);
  return worth + two + ((points - 2) >> 1) * rest + (points & 1) * dieWeights.point;
}
