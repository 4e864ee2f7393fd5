/** A quick guess, in points, at what each legal move brings: for playouts, and for what a search tries first. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { materials, type Swap } from '../rules/names.ts';
import { personOf } from '../rules/people/person.ts';
import { tilesOf, usedTrade } from '../rules/people/using.ts';
import { FILLED } from '../rules/places/storing.ts';
import type {
  BoraMove,
  BoraState,
  BuildMove,
  BuildStep,
  CardMove,
  DieMove,
  FireMove,
  FishMove,
  HelpMove,
  HutMove,
  JewelMove,
  NewTaskMove,
  NewTaskStep,
  PriestMove,
  RegionMove,
  Step,
  StoreMove,
  TakeMove,
  TaskMove,
  UseMove,
  Village,
} from '../rules/types.ts';
import { type Tables, tablesOf } from './boxTables.ts';
import { diceLeft } from './gameProgress.ts';
import { type Aims, aimsOf, taskWorth } from './taskValue.ts';
import {
  actionBrings,
  callCost,
  cardWorth,
  hutWorth,
  movedWorth,
  offeringWorth,
  priestGain,
  shellWorth,
  slotWorth,
  stepWorth,
  weighDice,
} from './weighingDice.ts';
import { building, dice, jewels } from './weights.ts';
import { bestMaterial, inTime, materialWorth, regionWorth } from './worth.ts';

export function estimateMoves(box: Box, s: BoraState, moves: readonly BoraMove[], into: number[]): void {
  const step = s.steps[s.steps.length - 1];
  if (step.kind === 'build' || step.kind === 'newTask') {
    weighApart(box, s, step, moves, into);
    return;
  }
  const aims = aimsOf(box, s, step.seat);
  if (step.kind === 'die') weighDice(box, s, step.seat, moves as readonly DieMove[], into, aims);
  else for (let i = 0; i < moves.length; i++) into[i] = weighOne(box, s, step, moves[i], aims);
}

/** What does not hang on the open tasks of the seat, so that nobody has to look at them. */
function weighApart(
  box: Box,
  s: BoraState,
  step: BuildStep | NewTaskStep,
  moves: readonly BoraMove[],
  into: number[],
): void {
  const v = s.villages[step.seat];
  for (let i = 0; i < moves.length; i++)
    into[i] =
      step.kind === 'build'
        ? weighBuilding(box, v, moves[i] as BuildMove)
        : hopeFor(box, s, step.seat, moves[i] as NewTaskMove);
}

/** The cell of a name; -1 beside the board. */
const cellOf = (box: Box, cell: string): number => tablesOf(box).cells.get(cell) ?? -1;

function weighOne(
  box: Box,
  s: BoraState,
  step: Exclude<Step, BuildStep | NewTaskStep>,
  move: BoraMove,
  aims: Aims,
): number {
  const { seat } = step;
  const v = s.villages[seat];
  const time = inTime(diceLeft(s, seat));
  switch (step.kind) {
    case 'start':
    case 'expand':
      return regionWorth(box, s, seat, box.regionIds.indexOf((move as RegionMove).region), aims);
    case 'fish': {
      const { red } = move as FishMove;
      return red === 'none' ? 0 : s.fish[step.region] - callCost(v, 'red', red, aims, time);
    }
    case 'take':
      return slotWorth(box, s, seat, step.sex, (move as TakeMove).slot - 1, aims);
    case 'help':
      return weighHelp(box, s, seat, move as HelpMove, aims);
    case 'store':
    case 'gather': {
      const { material, cell } = move as StoreMove;
      return materialWorth(box, v, materials.indexOf(material), cellOf(box, cell), aims);
    }
    case 'priest':
      return priestGain(box, s, seat, (move as PriestMove).space, aims);
    case 'fire': {
      const { gift, and } = move as FireMove;
      return (
        (gift === 'offering' ? offeringWorth(v, aims) : cardWorth(v, gift, aims)) * time +
        (and === 'status' ? stepWorth(s, seat, aims) : shellWorth(s, aims, time))
      );
    }
    case 'use':
      return weighUse(box, s, seat, move as UseMove, aims);
    case 'card':
      return cardWorth(v, (move as CardMove).card, aims);
    case 'hut':
      return (move as HutMove).hut === 'move' ? hutWorth(v, time, aims) : 0.3;
    case 'jewel':
      return weighJewel(box, s, v, move as JewelMove, aims);
    case 'task':
    case 'last':
      return weighTask(box, s, seat, move as TaskMove, aims);
    case 'die':
      return 0;
  }
}

/** The highest tile, in a place that leaves nothing cut off. */
function weighBuilding(box: Box, v: Village, move: BuildMove): number {
  const { pairs, beside } = tablesOf(box);
  const pair = box.pairs[pairs.get(move.cells) ?? -1];
  if (!pair) return 0;
  const { a, b } = pair;
  const alone = countAlone(beside, v, a, b, a) + countAlone(beside, v, a, b, b);
  return building.highTile * move.building - building.cutOff * alone;
}

/** Free cells beside `cell` that have no free cell beside them any more once `a` and `b` are covered. */
function countAlone(beside: Tables['beside'], { cells }: Village, a: number, b: number, cell: number): number {
  const isFree = (other: number): boolean => other !== a && other !== b && cells[other] <= FILLED;
  let alone = 0;
  for (const near of beside[cell] ?? []) if (isFree(near) && !beside[near]?.some(isFree)) alone++;
  return alone;
}

/** What an exchange brings for each of the die points that it costs. */
function weighHelp(box: Box, s: BoraState, seat: Seat, move: HelpMove, aims: Aims): number {
  if (move.swap === 'done') return -1;
  const cost = box.edition.helper[move.swap as Swap];
  const time = inTime(diceLeft(s, seat));
  return (helpBrings(box, s, seat, move, time, aims) / cost - dice.point) * 2;
}

function helpBrings(box: Box, s: BoraState, seat: Seat, move: HelpMove, time: number, aims: Aims): number {
  const v = s.villages[seat];
  switch (move.swap) {
    case 'tattoo':
    case 'shells':
      return movedWorth(box, s, seat, personOf(move.person), time, aims);
    case 'offering':
      return offeringWorth(v, aims) * time;
    case 'card':
      return cardWorth(v, move.card, aims) * time;
    case 'material':
      return materialWorth(box, v, materials.indexOf(move.material), cellOf(box, move.cell), aims) * time;
    case 'hut':
      return hutWorth(v, time, aims);
    default:
      return dice.point;
  }
}

function weighUse(box: Box, s: BoraState, seat: Seat, move: UseMove, aims: Aims): number {
  if (move.use === 'done') return -0.2;
  const named = usedTrade(move.use);
  if (!named) return 0;
  const v = s.villages[seat];
  const tiles = tilesOf(v, named.sex, named.trade);
  const worth = box.worth[named.trade][tiles - 1] * ('pay' in move && move.green === 'double' ? 2 : 1);
  const time = inTime(diceLeft(s, seat));
  const cost = 'pay' in move ? callCost(v, 'green', move.pay, aims, time) : 0;
  return useBrings(box, s, seat, named.trade, worth, time, aims) - cost;
}

function useBrings(box: Box, s: BoraState, seat: Seat, trade: number, worth: number, time: number, aims: Aims): number {
  const v = s.villages[seat];
  const most = Math.min(6, worth);
  switch (trade) {
    case 0:
      return actionBrings(box, s, seat, 'land', most, aims);
    case 1:
      return actionBrings(box, s, seat, 'water', most, aims);
    case 2:
      return actionBrings(box, s, seat, 'woman', most, aims);
    case 3:
      return actionBrings(box, s, seat, 'man', most, aims);
    case 4:
      return actionBrings(box, s, seat, 'build', most, aims);
    case 5: {
      let best = 0;
      for (let material = 0; material < materials.length; material++)
        best = Math.max(best, bestMaterial(box, v, material, aims));
      return best * worth * time;
    }
    case 6:
      return hutWorth(v, time, aims) * worth;
    case 7:
      return worth;
    case 8:
      return cardWorth(v, 'pile', aims) * worth * time;
    case 9:
      return offeringWorth(v, aims) * worth * time;
    case 10:
      return stepWorth(s, seat, aims) * worth;
    default:
      return shellWorth(s, aims, time) * worth;
  }
}

/** Points, what it brings tasks and the bonus for six, less what the shells could buy later. */
function weighJewel(box: Box, s: BoraState, v: Village, move: JewelMove, aims: Aims): number {
  const tile = box.jewelIds.indexOf(move.jewel);
  if (tile < 0) return 0;
  const cost = box.jewelCost[tile];
  const later = s.round < box.edition.rounds.length ? jewels.shell : 0;
  const lost = v.shells - cost < 5 ? aims.shellLost : 0;
  return box.jewelPoints[tile] + jewels.each + aims.jewel[box.jewelKind[tile]] - cost * later - lost;
}

/** What a new task promises. */
function hopeFor(box: Box, s: BoraState, seat: Seat, { task }: NewTaskMove): number {
  const number = tablesOf(box).tasks.get(task);
  return number === undefined ? 0 : taskWorth(box, s, seat, number);
}

/** What fulfilling or parting with a task brings over keeping it. */
function weighTask(box: Box, s: BoraState, seat: Seat, move: TaskMove, aims: Aims): number {
  const task = tablesOf(box).tasks.get(move.task);
  if (task === undefined || !('how' in move)) return 0;
  const hoped = taskWorth(box, s, seat, task);
  const { fulfilled, withYellow } = box.edition.task;
  if (move.how === 'fulfil') return fulfilled - (s.phase === 'last' ? 0 : hoped);
  if (!('pay' in move)) return -hoped;
  const v = s.villages[seat];
  return (
    withYellow - (s.phase === 'last' ? 0 : hoped) - callCost(v, 'yellow', move.pay, aims, inTime(diceLeft(s, seat)))
  );
}
