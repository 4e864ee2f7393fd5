/** Every kind of step, side by side: which moves are legal, and what a move does. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { placeDie, placeMoves } from './dice/dice.ts';
import { help, helpMoves } from './dice/helping.ts';
import type { BoraEvent } from './events.ts';
import { cardMoves, takeCards } from './gods/cards.ts';
import { take, takeMoves } from './people/taking.ts';
import { hutMoves, moveHuts, use, useMoves } from './people/using.ts';
import { build, buildMoves } from './places/building.ts';
import { expand, expandMoves, fish, fishMoves, start, startMoves } from './places/expanding.ts';
import { fireMoves, takeFire } from './places/fire.ts';
import { gather, gatherMoves, storeGood, storings } from './places/storing.ts';
import { placePriest, priestMoves } from './places/temple.ts';
import { purchase, purchaseMoves } from './tasks/jewelry.ts';
import { doLast, doTask, lastMoves, newTaskMoves, takeTask, taskMoves } from './tasks/tasks.ts';
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

const villageOf = (s: BoraState, step: Step): Village => s.villages[step.seat];

const rules: { [K in StepKind]: StepRules<Extract<Step, { kind: K }>, MoveOf[K]> } = {
  start: {
    moves: (box, s, _step, into) => startMoves(box, s, into),
    play: (box, s, step, move, _chance, tell) => start(box, s, step, move, tell),
  },
  store: {
    moves: (box, s, step, into) => storings(box, villageOf(s, step), step.material, into),
    play: (box, s, step, move, _chance, tell) => storeGood(box, s, step, move, tell),
  },
  die: {
    moves: placeMoves,
    play: (box, s, step, move, _chance, tell) => placeDie(box, s, step, move, tell),
  },
  expand: {
    moves: expandMoves,
    play: (box, s, step, move, _chance, tell) => expand(box, s, step, move, tell),
  },
  fish: {
    moves: (_box, s, step, into) => fishMoves(s, step, into),
    play: (box, s, step, move, _chance, tell) => fish(box, s, step, move, tell),
  },
  take: {
    moves: (_box, s, step, into) => takeMoves(s, step, into),
    play: (_box, s, step, move, _chance, tell) => take(s, step, move, tell),
  },
  help: { moves: helpMoves, play: help },
  priest: {
    moves: (_box, _s, step, into) => priestMoves(step, into),
    play: (_box, s, step, move, _chance, tell) => placePriest(s, step, move, tell),
  },
  build: {
    moves: buildMoves,
    play: (box, s, step, move, _chance, tell) => build(box, s, step, move, tell),
  },
  fire: { moves: (_box, s, _step, into) => fireMoves(s, into), play: takeFire },
  use: {
    moves: useMoves,
    play: (box, s, step, move, _chance, tell) => use(box, s, step, move, tell),
  },
  gather: {
    moves: (box, s, step, into) => gatherMoves(box, villageOf(s, step), into),
    play: (box, s, step, move, _chance, tell) => gather(box, s, step, move, tell),
  },
  card: { moves: (_box, s, _step, into) => cardMoves(s, into), play: takeCards },
  hut: {
    moves: (_box, _s, step, into) => hutMoves(step, into),
    play: (_box, s, step, move, _chance, tell) => moveHuts(s, step, move, tell),
  },
  jewel: {
    moves: purchaseMoves,
    play: (box, s, step, move, _chance, tell) => purchase(box, s, step, move, tell),
  },
  task: { moves: taskMoves, play: doTask },
  newTask: {
    moves: (box, s, _step, into) => newTaskMoves(box, s, into),
    play: (box, s, step, move, _chance, tell) => takeTask(box, s, step, move, tell),
  },
  last: { moves: lastMoves, play: doLast },
};

/** The rules of the next step; a step and its rules have the same kind, which types cannot say here. */
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
