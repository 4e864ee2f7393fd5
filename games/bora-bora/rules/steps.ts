/** Every kind of step, side by side: which moves are legal, and what a move does. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { placeDie, placings } from './dice/dice.ts';
import { help, helps } from './dice/helping.ts';
import type { BoraEvent } from './events.ts';
import { cardTakings, takeCards } from './gods/cards.ts';
import { take, takings } from './people/taking.ts';
import { hutMovings, moveHuts, use, uses } from './people/using.ts';
import { build, buildings } from './places/building.ts';
import { expand, expansions, fish, fishings, start, starts } from './places/expanding.ts';
import { fireGifts, takeFire } from './places/fire.ts';
import { gather, gatherings, storeGood, storings } from './places/storing.ts';
import { placePriest, priestPlacings } from './places/temple.ts';
import { purchase, purchases } from './tasks/jewelry.ts';
import { doLast, doTask, lastChoices, newTasks, takeTask, taskChoices } from './tasks/tasks.ts';
import type * as T from './types.ts';
import type { BoraMove, BoraState, Step, StepKind, Village } from './types.ts';

interface StepRules<S extends Step, M extends BoraMove> {
  moves(box: Box, s: BoraState, step: S, into: BoraMove[]): void;
  play(box: Box, s: BoraState, step: S, move: M, chance: Chance, tell?: Tell<BoraEvent>): void;
}

/** The moves that answer each kind of step. */
interface MoveOf {
  start: T.RegionMove;
  store: T.StoreMove;
  die: T.DieMove;
  expand: T.RegionMove;
  fish: T.FishMove;
  take: T.TakeMove;
  help: T.HelpMove;
  priest: T.PriestMove;
  build: T.BuildMove;
  fire: T.FireMove;
  use: T.UseMove;
  gather: T.StoreMove;
  card: T.CardMove;
  hut: T.HutMove;
  jewel: T.JewelMove;
  task: T.TaskMove;
  newTask: T.NewTaskMove;
  last: T.TaskMove;
}

const villageOf = (s: BoraState, step: Step): Village => s.villages[step.seat] as Village;

const rules: { [K in StepKind]: StepRules<Extract<Step, { kind: K }>, MoveOf[K]> } = {
  start: {
    moves: (box, s, _step, into) => starts(box, s, into),
    play: (box, s, step, move, _chance, tell) => start(box, s, step, move, tell),
  },
  store: {
    moves: (box, s, step, into) => storings(box, villageOf(s, step), step.material, into),
    play: (box, s, step, move, _chance, tell) => storeGood(box, s, step, move, tell),
  },
  die: {
    moves: placings,
    play: (box, s, step, move, _chance, tell) => placeDie(box, s, step, move, tell),
  },
  expand: {
    moves: expansions,
    play: (box, s, step, move, _chance, tell) => expand(box, s, step, move, tell),
  },
  fish: {
    moves: (_box, s, step, into) => fishings(s, step, into),
    play: (box, s, step, move, _chance, tell) => fish(box, s, step, move, tell),
  },
  take: {
    moves: (_box, s, step, into) => takings(s, step, into),
    play: (_box, s, step, move, _chance, tell) => take(s, step, move, tell),
  },
  help: { moves: helps, play: help },
  priest: {
    moves: (_box, _s, step, into) => priestPlacings(step, into),
    play: (_box, s, step, move, _chance, tell) => placePriest(s, step, move, tell),
  },
  build: {
    moves: buildings,
    play: (box, s, step, move, _chance, tell) => build(box, s, step, move, tell),
  },
  fire: { moves: (_box, s, _step, into) => fireGifts(s, into), play: takeFire },
  use: {
    moves: uses,
    play: (box, s, step, move, _chance, tell) => use(box, s, step, move, tell),
  },
  gather: {
    moves: (box, s, step, into) => gatherings(box, villageOf(s, step), into),
    play: (box, s, step, move, _chance, tell) => gather(box, s, step, move, tell),
  },
  card: { moves: (_box, s, _step, into) => cardTakings(s, into), play: takeCards },
  hut: {
    moves: (_box, _s, step, into) => hutMovings(step, into),
    play: (_box, s, step, move, _chance, tell) => moveHuts(s, step, move, tell),
  },
  jewel: {
    moves: purchases,
    play: (box, s, step, move, _chance, tell) => purchase(box, s, step, move, tell),
  },
  task: { moves: taskChoices, play: doTask },
  newTask: {
    moves: (box, s, _step, into) => newTasks(box, s, into),
    play: (box, s, step, move, _chance, tell) => takeTask(box, s, step, move, tell),
  },
  last: { moves: lastChoices, play: doLast },
};

/** The rules of whatever step is next; a step and its rules have the same kind, which types cannot say here. */
const rulesFor = (step: Step) => rules[step.kind] as StepRules<Step, BoraMove>;

/** All legal moves of the step that is next. */
export function moves(box: Box, s: BoraState, into: BoraMove[]): BoraMove[] {
  const step = s.steps.at(-1) as Step;
  rulesFor(step).moves(box, s, step, into);
  return into;
}

/** What a legal move does, without what follows from it. */
export function carryOut(box: Box, s: BoraState, move: BoraMove, chance: Chance, tell?: Tell<BoraEvent>): void {
  const step = s.steps.at(-1) as Step;
  rulesFor(step).play(box, s, step, move, chance, tell);
}
