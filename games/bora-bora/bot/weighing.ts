/** A quick guess, in points, at what each legal move brings: for playouts, and for what a search tries first. */
import type { Seat } from '@atoll/engine';
import { type Box, needsOf } from '../rules/box.ts';
import { pathsOf, reachable } from '../rules/expanding.ts';
import { type Action, gods, type Material, materials, type Pay, type Sex, type Swap } from '../rules/names.ts';
import { held, missing } from '../rules/needs.ts';
import { isMoved, personOf, WOMAN } from '../rules/person.ts';
import { EMPTY, FILLED, materialsHeld } from '../rules/storing.ts';
import { slotsOf } from '../rules/taking.ts';
import { priestsIn } from '../rules/temple.ts';
import type {
  BoraMove,
  BoraState,
  BuildMove,
  CardSource,
  DieMove,
  HelpMove,
  Step,
  TaskMove,
  UseMove,
  Village,
} from '../rules/types.ts';
import { tilesOf, usedTrade } from '../rules/using.ts';
import { diceLeft } from './clock.ts';
import { CALL, FIRE, OFFERING, personWorth, priestWorth, regionWorth, SHELL, STEP, symbolWorth } from './worth.ts';

const callCost = (pay: Pay): number =>
  pay === 'none' ? 0 : pay === 'card' ? CALL.card : pay === 'tile' ? CALL.tile : CALL.pair;

export function weigh(box: Box, s: BoraState, moves: readonly BoraMove[], into: number[]): void {
  const step = s.steps.at(-1) as Step;
  if (step.kind === 'die') weighDice(box, s, step.seat, moves as readonly DieMove[], into);
  else for (let i = 0; i < moves.length; i++) into[i] = weighOne(box, s, step, moves[i] as BoraMove);
}

const actionWorth = new Map<string, number>();

/** A die on an action is worth the best that the action can bring with it; high dice are hard to place later. */
function weighDice(box: Box, s: BoraState, seat: Seat, moves: readonly DieMove[], into: number[]): void {
  actionWorth.clear();
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as DieMove;
    const value = move.white === 'none' ? move.die : 6;
    const key = `${move.action}${value}`;
    let worth = actionWorth.get(key);
    if (worth === undefined) {
      worth = bestOf(box, s, seat, move.action, value);
      actionWorth.set(key, worth);
    }
    into[i] = worth - callCost(move.blue) - callCost(move.white) + 0.12 * move.die;
  }
}

function bestOf(box: Box, s: BoraState, seat: Seat, action: Action, value: number): number {
  const v = s.villages[seat] as Village;
  switch (action) {
    case 'land':
    case 'water': {
      let best = 0;
      for (let regions = reachable(v, pathsOf(box, action), value); regions !== 0; regions &= regions - 1)
        best = Math.max(best, regionWorth(box, s, seat, 31 - Math.clz32(regions & -regions)));
      return best;
    }
    case 'woman':
    case 'man':
      return bestPerson(box, s, seat, action, value);
    case 'helper': {
      let worth = 0;
      let points = value;
      const dice = diceLeft(s, seat);
      for (const person of v.people)
        if (points > 0 && !isMoved(person)) {
          worth += 1 + symbolWorth(box, person, dice);
          points--;
        }
      return worth + points * 0.95;
    }
    case 'temple':
      return FIRE + priestWorth(box, s, value) + (priestsIn(s, seat) === 0 ? 1 : 0.5);
    case 'build':
      return (box.edition.rounds[s.round - 1]?.building as number) + FIRE - 2.2;
    case 'fishing':
      return box.edition.fishing;
  }
}

function bestPerson(box: Box, s: BoraState, seat: Seat, sex: Sex, most: number): number {
  const slots = slotsOf(s, sex);
  let best = 0;
  for (let slot = 0; slot < most; slot++) {
    const tile = slots[slot] as number;
    if (tile !== -1) best = Math.max(best, personWorth(box, s, seat, tile + (sex === 'woman' ? WOMAN : 0)));
  }
  return best;
}

function weighOne(box: Box, s: BoraState, step: Step, move: BoraMove): number {
  const { seat } = step;
  const v = s.villages[seat] as Village;
  if ('region' in move) return regionWorth(box, s, seat, box.regionIds.indexOf(move.region));
  if ('red' in move)
    return move.red === 'none'
      ? 0
      : (s.fish[step.kind === 'fish' ? step.region : 0] as number) - callCost(move.red) - 0.4;
  if ('slot' in move) {
    const sex = step.kind === 'take' ? step.sex : 'man';
    const tile = slotsOf(s, sex)[move.slot - 1] as number;
    return personWorth(box, s, seat, tile + (sex === 'woman' ? WOMAN : 0));
  }
  if ('swap' in move) return weighHelp(box, s, seat, move);
  if ('material' in move) return weighCell(box, v, move.material, move.cell);
  if ('space' in move) return priestWorth(box, s, move.space) - (s.temple[move.space - 1] === seat ? 0.6 : 0);
  if ('building' in move) return weighBuilding(box, v, move);
  if ('gift' in move)
    return (move.gift === 'offering' ? offering(v) : card(v, move.gift)) + (move.and === 'status' ? STEP : SHELL);
  if ('use' in move) return weighUse(box, s, seat, move);
  if ('card' in move) return card(v, move.card);
  if ('hut' in move) return move.hut === 'move' && v.twelfth < 5 ? 0.5 : 0.3;
  if ('jewel' in move) {
    const tile = box.jewelIds.indexOf(move.jewel);
    return tile < 0 ? 0 : (box.jewelPoints[tile] as number) - (box.jewelCost[tile] as number) * (s.round < 6 ? 0.4 : 0);
  }
  return 'task' in move ? weighTask(box, s, seat, move) : 0;
}

/** An offering is worth more the more cards wait for one, and the other way round. */
function offering(v: Village): number {
  let cards = 0;
  for (const n of v.hand) cards += n;
  return cards > v.offerings ? OFFERING + 0.4 : OFFERING - 0.3;
}

function card(v: Village, source: CardSource): number {
  let cards = 0;
  for (const n of v.hand) cards += n;
  const wanted = cards < v.offerings + 1 ? 1.2 : 0.7;
  if (source === 'pile') return wanted - 0.1;
  return wanted + ((v.hand[gods.indexOf(source)] as number) === 0 ? 0.15 : -0.1);
}

/** Beside other materials, where a building can come; more of what there is little of. */
function weighCell(box: Box, v: Village, material: Material, cell: string): number {
  const at = box.cellIds.indexOf(cell);
  if (at < 0) return 0.2;
  let worth = 1.2 - 0.1 * materialsHeld(box, v, materials.indexOf(material));
  for (const { a, b } of box.pairs) {
    if (a !== at && b !== at) continue;
    const holds = v.cells[a === at ? b : a];
    worth += holds === FILLED ? 0.7 : holds === EMPTY ? 0.1 : 0;
  }
  return worth;
}

/** The highest tile, in a place that leaves nothing cut off. */
function weighBuilding(box: Box, v: Village, move: BuildMove): number {
  const pair = box.pairs.find(({ id }) => id === move.cells);
  if (!pair) return 0;
  let alone = 0;
  for (const cell of [pair.a, pair.b])
    for (const { a, b } of box.pairs) {
      if (a !== cell && b !== cell) continue;
      const other = a === cell ? b : a;
      if (other === pair.a || other === pair.b || (v.cells[other] as number) > FILLED) continue;
      const free = box.pairs.some(
        p =>
          (p.a === other || p.b === other) &&
          ![pair.a, pair.b].includes(p.a === other ? p.b : p.a) &&
          (v.cells[p.a === other ? p.b : p.a] as number) <= FILLED,
      );
      if (!free) alone++;
    }
  return 0.4 * move.building - 1.5 * alone;
}

const swapPrice = 0.95;

/** What an exchange brings beyond what its die points would bring as points. */
function weighHelp(box: Box, s: BoraState, seat: Seat, move: HelpMove): number {
  const v = s.villages[seat] as Village;
  if (move.swap === 'done') return -1;
  const cost = box.edition.helper[move.swap as Swap] * swapPrice;
  const time = diceLeft(s, seat) > 2 ? 1 : 0.4;
  switch (move.swap) {
    case 'points':
      return 0.05;
    case 'tattoo':
    case 'shells':
      return symbolWorth(box, personOf(move.person), 9) + 0.3;
    case 'offering':
      return (offering(v) + 0.9) * time - cost;
    case 'card':
      return (card(v, move.card) + 0.9) * time - cost;
    case 'material':
      return weighCell(box, v, move.material, move.cell) * time - cost + 0.2;
    case 'hut':
      return (v.twelfth < 4 ? 1.6 : 1) * time - cost;
    default:
      return 0;
  }
}

function weighUse(box: Box, s: BoraState, seat: Seat, move: UseMove): number {
  if (move.use === 'done') return -0.2;
  const named = usedTrade(move.use);
  if (!named) return 0;
  const v = s.villages[seat] as Village;
  const tiles = tilesOf(v, named.sex, named.trade);
  const worth = (box.worth[named.trade]?.[tiles - 1] as number) * ('pay' in move && move.green === 'double' ? 2 : 1);
  const most = Math.min(6, worth);
  const cost = 'pay' in move ? callCost(move.pay) : 0;
  switch (named.trade) {
    case 0:
    case 1:
      return bestOf(box, s, seat, named.trade === 0 ? 'land' : 'water', most) - cost;
    case 2:
    case 3:
      return bestOf(box, s, seat, named.trade === 2 ? 'woman' : 'man', most) - cost;
    case 4:
      return bestOf(box, s, seat, 'build', most) - cost;
    default:
      return (simpleWorth[named.trade - 5] as number) * worth - cost;
  }
}

/** One unit of what the trades from the gatherers on bring. */
const simpleWorth: readonly number[] = [1.3, 0.8, 1, 1, OFFERING, STEP, SHELL];

function weighTask(box: Box, s: BoraState, seat: Seat, move: TaskMove | { task: string }): number {
  const task = box.taskIds.indexOf(move.task);
  if (task < 0) return 0;
  if (!('how' in move)) return -progressLacking(box, s, seat, task);
  if (move.how === 'fulfil') return 6 - 0.05 * task;
  if (move.how === 'yellow') return 4 - ('pay' in move ? callCost(move.pay) : 0) * (s.phase === 'last' ? 0.4 : 1);
  return 0.3 * missing(box, s, seat, task);
}

/** How far away a task is: what it lacks, the harder kinds more. */
function progressLacking(box: Box, s: BoraState, seat: Seat, task: number): number {
  const { hand } = s.villages[seat] as Village;
  let away = 0;
  for (const need of needsOf(box, task)) {
    const lacking = Math.max(0, need.least - held(box, s, seat, need, hand));
    const hard = need.count === 'jewelry' || need.count === 'jewelryKinds' || need.count === 'priests' ? 1.4 : 1;
    away += lacking * hard;
  }
  return away;
}
