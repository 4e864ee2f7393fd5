/** Tasks: fulfilling them, parting with them, taking new ones. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import { type Box, needsOf } from '../../editions/box.ts';
import type { Need } from '../../editions/edition.ts';
import type { BoraEvent } from '../events.ts';
import { count } from '../flow/status.ts';
import { call, give, takeBack, waysToCall } from '../gods/gods.ts';
import { COUNTED, type God, gods, pays, YELLOW } from '../names.ts';
import { doneTasks } from '../records.ts';
import type { BoraMove, BoraState, LastStep, NewTaskMove, NewTaskStep, TaskMove, TaskStep } from '../types.ts';
import { missing } from './needs.ts';

const ways: number[] = [];

/** R73, R74: yellow stands for exactly one requirement; what it cost is no longer there to be shown. */
function withYellow(box: Box, s: BoraState, seat: Seat, task: number, into: BoraMove[]): void {
  const v = s.villages[seat];
  for (const pay of ways) {
    give(v, YELLOW, pay);
    if (missing(box, s, seat, task) === 1) into.push(box.moves.yellow[task][pay]);
    takeBack(v, YELLOW, pay);
  }
}

/** R58, R59: one task must be fulfilled, with or without the yellow god; who cannot without may part with one. */
export function taskMoves(box: Box, s: BoraState, step: TaskStep, into: BoraMove[]): void {
  const { seat } = step;
  const v = s.villages[seat];
  ways.length = 0;
  waysToCall(v, YELLOW, ways);
  let able = false;
  for (const task of v.tasks) {
    if (missing(box, s, seat, task) === 0) {
      into.push(box.moves.fulfil[task]);
      able = true;
    } else withYellow(box, s, seat, task, into);
  }
  if (!able) for (const task of v.tasks) into.push(box.moves.discard[task]);
}

export function doTask(
  box: Box,
  s: BoraState,
  step: TaskStep,
  move: TaskMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  s.steps.pop();
  finish(box, s, step.seat, move, chance, tell);
}

function finish(box: Box, s: BoraState, seat: Seat, move: TaskMove, chance: Chance, tell?: Tell<BoraEvent>): void {
  if (!('how' in move)) return;
  const v = s.villages[seat];
  const task = box.taskIds.indexOf(move.task);
  v.tasks.splice(v.tasks.indexOf(task), 1);
  const needs = needsOf(box, task);
  if (move.how === 'discard') {
    tell?.({ type: 'discarded', seat, task: move.task, needs });
    return;
  }
  const yellow = move.how === 'yellow';
  if (yellow) call(s, seat, YELLOW, pays.indexOf(move.pay), tell);
  v.fulfilled.push(task);
  const points = yellow ? box.edition.task.withYellow : box.edition.task.fulfilled;
  count(v, COUNTED.tasks, points);
  for (const need of needs) show(s, seat, need, chance, tell);
  tell?.({ type: 'fulfilled', seat, task: move.task, needs, points });
}

/** R78: the cards that a task asks for are shown, as many as it takes. */
function show(s: BoraState, seat: Seat, need: Need, chance: Chance, tell?: Tell<BoraEvent>): void {
  const { hand, shown } = s.villages[seat];
  const cards: number[] = [];
  if (need.count === 'cards' && need.of !== undefined) {
    const colour = gods.indexOf(need.of as God);
    const most = Math.min(need.least, hand[colour]);
    while (shown[colour] < most) {
      shown[colour] += 1;
      cards.push(colour);
    }
  } else if (need.count === 'colours') {
    // Colours that everybody knows of count first; the others come out of the hand like from a face-down pile.
    const known = shown.reduce((n, cardsOf) => n + (cardsOf > 0 ? 1 : 0), 0);
    const hidden = gods.map((_, colour) => colour).filter(colour => hand[colour] && !shown[colour]);
    for (let n = known; n < need.least && hidden.length > 0; n++) {
      const colour = chance.deal(hidden);
      shown[colour] = 1;
      cards.push(colour);
    }
  }
  if (cards.length > 0) tell?.({ type: 'showed', seat, cards: cards.map(colour => gods[colour]) });
}

/** R60: any of those laid out. */
export function newTaskMoves(box: Box, s: BoraState, into: BoraMove[]): void {
  for (const task of s.tasks) into.push(box.moves.newTasks[task]);
}

export function takeTask(box: Box, s: BoraState, step: NewTaskStep, move: NewTaskMove, tell?: Tell<BoraEvent>): void {
  s.steps.pop();
  const task = box.taskIds.indexOf(move.task);
  s.tasks.splice(s.tasks.indexOf(task), 1);
  s.villages[step.seat]?.tasks.push(task);
  tell?.({ type: 'newTask', seat: step.seat, task: move.task, needs: needsOf(box, task) });
}

/** R79, R74: at the end every task may be fulfilled, each with the yellow god if need be. */
export function lastMoves(box: Box, s: BoraState, step: LastStep, into: BoraMove[]): void {
  const v = s.villages[step.seat];
  ways.length = 0;
  waysToCall(v, YELLOW, ways);
  for (const task of v.tasks)
    if (missing(box, s, step.seat, task) === 0) into.push(box.moves.fulfil[task]);
    else withYellow(box, s, step.seat, task, into);
  into.push(doneTasks);
}

export function doLast(
  box: Box,
  s: BoraState,
  step: LastStep,
  move: TaskMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  if (move.task === 'done') s.steps.pop();
  else finish(box, s, step.seat, move, chance, tell);
}
