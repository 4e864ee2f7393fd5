/** The steps of a position: what is still to be done in the present turn. */
import { shape } from '@atoll/engine';
import { type Box, OFFERING_SITE } from '../../editions/box.ts';
import { active } from '../flow/flow.ts';
import { materials, type Phase, sexes, trades } from '../names.ts';
import { tilesOf } from '../people/using.ts';
import { moves } from '../steps.ts';
import type { BoraState, FishStep, Step, StepKind, UseStep } from '../types.ts';
import { isVeiled } from '../view/veiling.ts';
import { stepOf } from '../view/viewSteps.ts';
import type { ViewStep } from '../view/viewTypes.ts';
import { checkActing } from './positionActions.ts';
import { checkDice } from './positionTable.ts';

const { boolean, integer, list, oneOf, record, string, withDefault, wrong } = shape;

const seat = integer(0, 3);
const most = integer(1, 6);
const usedTrades = withDefault(list(oneOf(...trades), 0, 2), []);
const begun = withDefault(boolean, false);
const one = <K extends string>(kind: K) => oneOf(kind);

const readers: { [K in StepKind]: shape.Read<ViewStep> } = {
  start: record({ kind: one('start'), seat }),
  store: record({ kind: one('store'), seat, material: oneOf(...materials) }),
  die: record({ kind: one('die'), seat }),
  expand: record({ kind: one('expand'), seat, path: oneOf('land', 'water'), most }),
  fish: record({ kind: one('fish'), seat, region: string }),
  take: record({ kind: one('take'), seat, sex: oneOf(...sexes), most }),
  help: record({ kind: one('help'), seat, points: most, begun }),
  priest: record({ kind: one('priest'), seat, most }),
  build: record({ kind: one('build'), seat, most }),
  fire: record({ kind: one('fire'), seat }),
  use: record({ kind: one('use'), seat, men: usedTrades, women: usedTrades, green: begun }),
  gather: record({ kind: one('gather'), seat, left: most }),
  card: record({ kind: one('card'), seat, left: most }),
  hut: record({ kind: one('hut'), seat, left: most, begun }),
  jewel: record({ kind: one('jewel'), seat }),
  task: record({ kind: one('task'), seat }),
  newTask: record({ kind: one('newTask'), seat }),
  last: record({ kind: one('last'), seat }),
};

const readStep: shape.Read<ViewStep> = (value, path) => {
  const kinds = Object.keys(readers) as StepKind[];
  const kind = oneOf(...kinds)((value as { kind?: unknown } | null)?.kind as StepKind, `${path}.kind`);
  return readers[kind](value, path);
};

export const readSteps = list(readStep, 0, 3);

const expanding = ['expand', 'fish', 'store fish'];

/** What can be to do in each phase, the next step first. */
const stacks: Record<Phase, readonly string[]> = {
  start: ['start', 'store'],
  dice: ['die', ...expanding, 'take', 'help', 'priest', 'build', 'fire'],
  people: ['use', ...[...expanding, 'take', 'build', 'fire', 'gather', 'card', 'hut'].map(kinds => `${kinds} use`)],
  jewelry: ['jewel'],
  tasks: ['task'],
  newTasks: ['newTask'],
  last: ['last'],
};

/** The steps as the machine keeps them, the next one last. */
export function stepsFrom(box: Box, s: BoraState, named: readonly ViewStep[]): Step[] {
  checkDice(box, s, named[0]?.kind === 'die');
  if (s.over) {
    if (named.length > 0)
      wrong('steps', 'Nach dem Ende ist nichts mehr zu tun.', 'Nothing is left to do after the end.');
    return [];
  }
  const kinds = named.map(step => step.kind).join(' ');
  if (!stacks[s.phase].includes(kinds))
    wrong(
      'steps',
      `In dieser Phase geht: ${stacks[s.phase].join('; ')}.`,
      `This phase knows: ${stacks[s.phase].join('; ')}.`,
    );
  for (const [i, step] of named.entries())
    if (step.seat !== active(s))
      wrong(`steps[${i}].seat`, `Dran ist Platz ${active(s)}.`, `It is the turn of seat ${active(s)}.`);
  const steps = named.map(step => stepOf(box, step)).reverse();
  for (const step of steps) {
    if (step.kind === 'fish') checkFish(s, step);
    if (step.kind === 'use') checkUse(s, step, steps.length > 1);
  }
  checkStart(s, steps);
  checkStore(box, s, steps);
  checkActing(box, s, steps);
  s.steps = steps;
  if (moves(box, s, []).length < 2 && !isVeiled(box, s))
    wrong('steps', 'Hier gibt es nichts zu entscheiden.', 'There is nothing to decide here.');
  return steps;
}

function checkFish(s: BoraState, { seat, region }: FishStep): void {
  if (region < 0 || s.sites[region] !== seat)
    wrong('steps', 'Auf diesem Bauplatz steht keine Hütte des Platzes.', 'No hut of the seat stands on that site.');
  const { regions } = s.villages[seat];
  if (regions === 1 << region)
    wrong('steps', 'Mit der ersten Hütte wird kein Fisch gewertet.', 'The first hut scores no fish.');
}

function checkUse(s: BoraState, step: UseStep, acting: boolean): void {
  const v = s.villages[step.seat];
  let used = 0;
  let most = 0;
  for (const [sex, bits] of [
    ['man', step.men],
    ['woman', step.women],
  ] as const) {
    let ofSex = 0;
    for (let trade = 0; trade < trades.length; trade++) {
      if (!((bits >> trade) & 1)) continue;
      ofSex++;
      if (tilesOf(v, sex, trade) === 0)
        wrong('steps', `${sex}-${trades[trade]} liegt nicht da.`, `${sex}-${trades[trade]} is not there.`);
    }
    used += ofSex;
    most = Math.max(most, ofSex);
  }
  if (most > (step.green ? 2 : 1) || used > (step.green ? 3 : 2) || used < (acting || step.green ? 1 : 0))
    wrong('steps', 'So viele Arten werden nicht genutzt.', 'Not so many trades are used.');
}

/** A player who is about to place the first hut has none yet; one who is about to store its good has one. */
function checkStart(s: BoraState, steps: readonly Step[]): void {
  for (const [seat, v] of s.villages.entries()) {
    const place = s.order.indexOf(seat);
    const turn = s.seats - 1 - place;
    const settled = s.phase !== 'start' || turn < s.turn || (turn === s.turn && steps.at(-1)?.kind === 'store');
    if ((v.regions !== 0) !== settled)
      wrong(
        `villages[${seat}].regions`,
        'Eine erste Hütte fehlt oder ist zu viel.',
        'A first hut is missing, or one too many.',
      );
  }
}

/** A material to store is that of a site just settled. */
function checkStore(box: Box, s: BoraState, steps: readonly Step[]): void {
  const store = steps.at(-1);
  if (store?.kind !== 'store') return;
  const fish = steps.at(-2);
  const v = s.villages[store.seat];
  const region = fish?.kind === 'fish' ? fish.region : 31 - Math.clz32(v.regions);
  const good = box.regionGood[region];
  if (good === OFFERING_SITE || good !== store.material)
    wrong('steps', 'Dieser Bauplatz gibt etwas anderes.', 'That site gives something else.');
}
