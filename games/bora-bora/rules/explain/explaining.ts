/** Why a move is refused, from the knowledge of the seat that tried it. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { kindRules } from '../../text/kindRules.ts';
import { RED } from '../names.ts';
import type { BoraState, Step, StepKind } from '../types.ts';
import { whyNotDie } from './explainingDice.ts';
import { whyNotCall } from './explainingGods.ts';
import {
  whyNotBuild,
  whyNotCard,
  whyNotExpand,
  whyNotFire,
  whyNotPriest,
  whyNotStart,
  whyNotStore,
  whyNotTake,
} from './explainingPlaces.ts';
import { whyNotJewel, whyNotLast, whyNotNewTask, whyNotTask } from './explainingTasks.ts';
import { whyNotHelp, whyNotHut, whyNotUse } from './explainingTrades.ts';

/** What was tried, which may be anything: its own fields with their values. */
export type Tried = Readonly<Record<string, unknown>>;

/** Field names that a move of each kind can have, sorted. */
const shapes: Record<StepKind, readonly string[]> = {
  start: ['region'],
  store: ['cell material'],
  die: ['action blue die white'],
  expand: ['region'],
  fish: ['red'],
  take: ['slot'],
  help: ['swap', 'person swap', 'card swap', 'cell material swap'],
  priest: ['space'],
  build: ['building cells'],
  fire: ['and gift'],
  use: ['use', 'green use', 'green pay use'],
  gather: ['cell material'],
  card: ['card'],
  hut: ['hut'],
  jewel: ['jewel'],
  task: ['how task', 'how pay task'],
  newTask: ['task'],
  last: ['task', 'how task', 'how pay task'],
};

export function explain(box: Box, s: BoraState, move: unknown): Refusal {
  const step = s.steps.at(-1) as Step;
  const tried: Tried = typeof move === 'object' && move !== null && !Array.isArray(move) ? { ...move } : {};
  const fields = Object.keys(tried).sort().join(' ');
  if (!shapes[step.kind].includes(fields)) return misshapen(step.kind);
  // Nothing stands against it: the test kit makes sure that this is never said of a move that is not in the list.
  return whyNot(box, s, step, tried) ?? refusal('legal', 'Dieser Zug ist erlaubt.', 'This move is legal.');
}

function misshapen(kind: StepKind): Refusal {
  return refusal(
    `${kind}-shape`,
    'Das passt nicht zu dem, was jetzt gefragt ist.',
    'That doesn’t fit what is asked for now.',
    kindRules[kind],
    shapes[kind].map(fields => fields.split(' ').join(', ')).join('; or '),
  );
}

function whyNot(box: Box, s: BoraState, step: Step, tried: Tried): Refusal | null {
  const v = s.villages[step.seat];
  switch (step.kind) {
    case 'start':
      return whyNotStart(box, s, tried);
    case 'store':
      return whyNotStore(box, v, tried, step.material);
    case 'die':
      return whyNotDie(box, s, step, tried);
    case 'expand':
      return whyNotExpand(box, s, step, tried);
    case 'fish':
      return tried.red === 'none' ? null : whyNotCall(v, RED, tried.red);
    case 'take':
      return whyNotTake(s, step, tried);
    case 'help':
      return whyNotHelp(box, s, step, tried);
    case 'priest':
      return whyNotPriest(step, tried);
    case 'build':
      return whyNotBuild(box, s, step, tried);
    case 'fire':
      return whyNotFire(s, tried);
    case 'use':
      return whyNotUse(box, s, step, tried);
    case 'gather':
      return whyNotStore(box, v, tried);
    case 'card':
      return whyNotCard(s, tried.card);
    case 'hut':
      return whyNotHut(step, tried);
    case 'jewel':
      return whyNotJewel(box, s, step, tried);
    case 'task':
      return whyNotTask(box, s, step, tried);
    case 'newTask':
      return whyNotNewTask(box, s, tried);
    case 'last':
      return whyNotLast(box, s, step, tried);
  }
}
