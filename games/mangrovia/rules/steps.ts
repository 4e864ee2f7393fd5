/** Every kind of step: which moves are legal, what a move does, and when there is nothing to choose. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { build, buildMoves, canBuild } from './building/building.ts';
import { bowlMoves, placeBowl } from './flow/bowls.ts';
import { birdMoves, placeBirds } from './flow/oracle.ts';
import { canCollect, collectAmulets, throwBack, throwMoves } from './gathering/amulets.ts';
import { canDraw, draw, drawMoves } from './gathering/drawing.ts';
import { kindsIn } from './packs.ts';
import { collect, pass } from './records.ts';
import type {
  AmuletsMove,
  AmuletsStep,
  BirdsStep,
  BowlStep,
  BuildMove,
  BuildStep,
  DrawStep,
  MangroviaEvent,
  MangroviaMove,
  MangroviaState,
  PassMove,
  Step,
  ThrowStep,
} from './types.ts';
import { couldBuild, couldDiffer } from './view/veiling.ts';

/** The moves that answer each kind of step. */
interface Answers {
  bowl: Extract<MangroviaMove, { do: 'bowl' }>;
  draw: Extract<MangroviaMove, { do: 'draw' | 'pass' }>;
  amulets: AmuletsMove | PassMove;
  throw: Extract<MangroviaMove, { do: 'throw' }>;
  build: BuildMove | AmuletsMove | PassMove;
  birds: Extract<MangroviaMove, { do: 'birds' }>;
}

interface StepRules<S extends Step, M extends MangroviaMove> {
  /** Whether somebody has to be asked: there is a choice, or, for all that everybody knows, there could be one. */
  asks(box: Box, s: MangroviaState, step: S): boolean;
  moves(box: Box, s: MangroviaState, step: S, into: MangroviaMove[]): void;
  play(box: Box, s: MangroviaState, step: S, move: M, chance: Chance, tell?: Tell<MangroviaEvent>): void;
}

const list: MangroviaMove[] = [];

const bowl: StepRules<BowlStep, Answers['bowl']> = {
  asks(box, s) {
    list.length = 0;
    bowlMoves(box, s, list);
    return list.length > 1;
  },
  moves: (box, s, _step, into) => bowlMoves(box, s, into),
  play: (_box, s, step, move, _chance, tell) => placeBowl(s, step.seat, move, tell),
};

const drawing: StepRules<DrawStep, Answers['draw']> = {
  asks: (_box, s, step) => canDraw(s, step.from),
  moves: (_box, s, step, into) => drawMoves(s, step, into),
  play: (_box, s, step, move, chance, tell) => draw(s, step, move, chance, tell),
};

const amulets: StepRules<AmuletsStep, Answers['amulets']> = {
  asks: (box, s, step) => canCollect(box, s, step.seat),
  moves: (_box, _s, _step, into) => into.push(collect, pass),
  play(box, s, { seat }, move, chance, tell) {
    s.steps.pop();
    if (move.do === 'amulets') collectAmulets(box, s, seat, chance, tell);
    else tell?.({ type: 'passed', seat, what: 'amulets', need: false });
  },
};

const throwing: StepRules<ThrowStep, Answers['throw']> = {
  asks: (box, s, step) => kindsIn(step.drawn) > 1 || couldDiffer(box, s, step),
  moves: (_box, _s, step, into) => throwMoves(step, into),
  play: (_box, s, step, move, _chance, tell) => throwBack(s, step, move, tell),
};

const building: StepRules<BuildStep, Answers['build']> = {
  asks: (box, s, step) =>
    (step.amulets && canCollect(box, s, step.seat)) ||
    (s.supplies[step.seat].huts > 0 && (canBuild(box, s, step) || couldBuild(box, s, step))),
  moves: buildMoves,
  play(box, s, step, move, chance, tell) {
    if (move.do === 'build') {
      build(box, s, step, move, tell);
      return;
    }
    s.steps.pop();
    if (move.do === 'amulets') collectAmulets(box, s, step.seat, chance, tell);
    else tell?.({ type: 'passed', seat: step.seat, what: 'build', need: false });
  },
};

const birds: StepRules<BirdsStep, Answers['birds']> = {
  asks: () => true,
  moves: (_box, _s, _step, into) => birdMoves(into),
  play: (_box, s, step, move, _chance, tell) => placeBirds(s, step, move, tell),
};

const rules: { [K in Step['kind']]: StepRules<Extract<Step, { kind: K }>, Answers[K]> } = {
  bowl,
  draw: drawing,
  amulets,
  throw: throwing,
  build: building,
  birds,
};

/** The rules of the next step; a step and its rules have the same kind, which types cannot say here. */
const rulesFor = (step: Step) => rules[step.kind] as StepRules<Step, MangroviaMove>;

export const asks = (box: Box, s: MangroviaState, step: Step): boolean => rulesFor(step).asks(box, s, step);

/** All legal moves of the step that is next. */
export function moves(box: Box, s: MangroviaState, into: MangroviaMove[]): MangroviaMove[] {
  const step = s.steps.at(-1);
  if (step) rulesFor(step).moves(box, s, step, into);
  return into;
}

/** What a legal move does, without what follows from it. */
export function carryOut(
  box: Box,
  s: MangroviaState,
  move: MangroviaMove,
  chance: Chance,
  tell?: Tell<MangroviaEvent>,
): void {
  const step = s.steps.at(-1) as Step;
  rulesFor(step).play(box, s, step, move, chance, tell);
}

/** R89: skips a step where everybody can see that there is nothing to choose. */
export function goPast(box: Box, s: MangroviaState, step: Step, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  if (step.kind === 'draw' || step.kind === 'amulets' || step.kind === 'build') {
    s.steps.pop();
    tell?.({ type: 'passed', seat: step.seat, what: step.kind, need: true });
    return;
  }
  list.length = 0;
  moves(box, s, list);
  carryOut(box, s, list[0], chance, tell);
}
