/** Why jewellery cannot be bought or a task not be done. */
import { counted, type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { nouns } from '../../text/nouns.ts';
import { give, takeBack } from '../gods/gods.ts';
import { type Pay, pays, YELLOW } from '../names.ts';
import { jewelryOnSale } from '../tasks/jewelry.ts';
import { missing } from '../tasks/needs.ts';
import type { BoraState, JewelStep, LastStep, TaskStep } from '../types.ts';
import type { Tried } from './explaining.ts';
import { whyNotCall } from './explainingGods.ts';

export function whyNotJewel(box: Box, s: BoraState, step: JewelStep, { jewel }: Tried): Refusal | null {
  if (jewel === 'pass') return null;
  const tile = box.jewelIds.indexOf(jewel as string);
  if (tile < 0) return refusal('no-such-jewel', 'Diesen Schmuck gibt es nicht.', 'There is no such jewellery.', 'R57');
  if (!jewelryOnSale(s).includes(tile))
    return refusal(
      'not-on-sale',
      'Dieses Schmuckstück liegt in diesem Durchgang nicht aus.',
      'That is not on sale in this round.',
      'R57',
    );
  const cost = box.jewelCost[tile];
  const { shells } = s.villages[step.seat];
  if (cost <= shells) return null;
  const { de, en } = counted(cost, nouns.shell);
  return refusal(
    'too-few-shells',
    `Das kostet ${de}, du hast ${shells === 0 ? 'keine' : shells}.`,
    `It costs ${en}, and you have ${shells === 0 ? 'none' : shells}.`,
    'R57',
  );
}

export function whyNotNewTask(box: Box, s: BoraState, { task }: Tried): Refusal | null {
  return s.tasks.includes(box.taskIds.indexOf(task as string))
    ? null
    : refusal('not-laid-out', 'Diese Aufgabe liegt nicht aus.', 'That task is not on offer.', 'R60');
}

export function whyNotTask(box: Box, s: BoraState, { seat }: TaskStep, tried: Tried): Refusal | null {
  const v = s.villages[seat];
  const task = box.taskIds.indexOf(tried.task as string);
  if (!v.tasks.includes(task)) return notYours();
  if (tried.how === 'discard' && !('pay' in tried))
    return v.tasks.some(own => missing(box, s, seat, own) === 0)
      ? refusal(
          'must-fulfil',
          'Du kannst eine deiner Aufgaben erfüllen, also musst du es.',
          'You can fulfil one of your tasks, so you must.',
          'R59',
        )
      : null;
  return whyNotFulfil(box, s, seat, task, tried);
}

export function whyNotLast(box: Box, s: BoraState, { seat }: LastStep, tried: Tried): Refusal | null {
  if (tried.task === 'done' && !('how' in tried)) return null;
  const task = box.taskIds.indexOf(tried.task as string);
  if (!s.villages[seat].tasks.includes(task)) return notYours();
  return whyNotFulfil(box, s, seat, task, tried);
}

const notYours = (): Refusal =>
  refusal('not-your-task', 'Diese Aufgabe liegt nicht bei dir.', 'That is not one of your tasks.', 'R58');

function whyNotFulfil(box: Box, s: BoraState, seat: number, task: number, tried: Tried): Refusal | null {
  const v = s.villages[seat];
  const lacking = missing(box, s, seat, task);
  if (tried.how === 'fulfil' && !('pay' in tried))
    return lacking === 0
      ? null
      : refusal(
          'task-open',
          `Dafür ${lacking === 1 ? 'fehlt' : 'fehlen'} dir noch ${lacking}.`,
          `You’re still ${lacking} short.`,
          'R58',
        );
  if (tried.how !== 'yellow' || !('pay' in tried))
    return refusal(
      'task-how',
      'Erfülle die Aufgabe, allein oder mit dem gelben Gott, oder lass sie unerfüllt.',
      'Fulfil the task, alone or with the yellow god, or leave it unfulfilled.',
      'R58',
      'how: fulfil; or how: discard (in phase C only); or how: yellow, with pay',
    );
  if (lacking === 0) return refusal('yellow-idle', 'Die erfüllst du auch so.', 'You fulfil that one anyway.', 'R73');
  const why = whyNotCall(v, YELLOW, tried.pay);
  if (why) return why;
  const way = pays.indexOf(tried.pay as Pay);
  give(v, YELLOW, way);
  const left = missing(box, s, seat, task);
  takeBack(v, YELLOW, way);
  if (left === 1) return null;
  const open = left - 1;
  return refusal(
    'yellow-one',
    `Der gelbe Gott ersetzt genau eine Vorgabe; dir ${open === 1 ? 'würde' : 'würden'} noch ${open} fehlen.`,
    `The yellow god replaces exactly one requirement; you would still be ${open} short.`,
    'R73',
  );
}
