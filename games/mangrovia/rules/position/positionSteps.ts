/** The steps of a position: what is still to be done at the boat's landing. */
import { type Seat, same, shape } from '@atoll/engine';
import { type Box, siteOf } from '../../editions/box.ts';
import { nextBowl } from '../flow/bowls.ts';
import { stepsAt } from '../flow/flow.ts';
import { amuletHuts, drawn } from '../gathering/amulets.ts';
import { sizeOf } from '../packs.ts';
import { asks } from '../steps.ts';
import { amuletValues, type MangroviaState, type Step, type StepKind } from '../types.ts';
import { amuletPack } from '../view/imagining.ts';

const { boolean, integer, list, oneOf, record, wrong } = shape;

/** A step as it is written: whose it is follows from the bowls. */
type Written = Step extends infer S
  ? S extends { kind: 'throw' }
    ? { kind: 'throw'; drawn: number[] }
    : S extends Step
      ? Omit<S, 'seat'>
      : never
  : never;

const kinds: readonly StepKind[] = ['bowl', 'draw', 'amulets', 'throw', 'build', 'birds'];

const readStep: shape.Read<Written> = (value, path) => {
  const kind = oneOf(...kinds)((value as { kind?: unknown } | null)?.kind, `${path}.kind`);
  switch (kind) {
    case 'draw':
      return record({ kind: oneOf('draw'), from: oneOf('open', 'pile', 'any') })(value, path);
    case 'throw':
      return record({ kind: oneOf('throw'), drawn: list(oneOf(...amuletValues), 2, 12) })(value, path);
    case 'build':
      return record({ kind: oneOf('build'), left: integer(1, 2), double: boolean, amulets: boolean })(value, path);
    default:
      return record({ kind: oneOf('bowl', 'amulets', 'birds') })(value, path);
  }
};

export const readSteps = list(readStep, 0, 8);

const withSeat = (written: Written, seat: Seat): Step =>
  written.kind === 'throw' ? { kind: 'throw', seat, drawn: amuletPack(written.drawn) } : ({ ...written, seat } as Step);

/** The steps, the next one last: those given, or all that the present moment begins with. */
export function stepsFrom(box: Box, s: MangroviaState, written: readonly Written[] | undefined): Step[] {
  if (s.over) {
    if (written && written.length > 0)
      wrong('steps', 'Nach dem Ende ist nichts mehr zu tun.', 'Nothing is left to do after the end.');
    return [];
  }
  const seat = s.phase === 'bowls' ? nextBowl(s) : s.sites[siteOf(s.boat)];
  const all: Step[] = s.phase === 'bowls' ? [{ kind: 'bowl', seat }] : stepsAt(box, s.boat, seat);
  const steps = written ? written.map(step => withSeat(step, seat)).reverse() : all;
  if (steps.length === 0) wrong('steps', 'Irgendetwas ist immer zu tun.', 'There is always something to do.');
  // Only the next one can have been begun: of two huts one is built, or amulets are drawn and none thrown back yet.
  const next = steps.at(-1);
  const before = all.slice(0, steps.length);
  if (next?.kind === 'throw') {
    const left = all.slice(0, steps.length - 1);
    const done = all[steps.length - 1];
    if (!same(steps.slice(0, -1), left) || !(done?.kind === 'amulets' || (done?.kind === 'build' && done.amulets)))
      notHere(s);
  } else if (!same(steps, before) && !same(steps, halfBuilt(before))) notHere(s);
  return steps;
}

/** The same steps with one of two huts built. */
function halfBuilt(steps: readonly Step[]): Step[] | null {
  const next = steps.at(-1);
  return next?.kind === 'build' && next.left === 2 ? [...steps.slice(0, -1), { ...next, left: 1 }] : null;
}

const notHere = (s: MangroviaState): never =>
  wrong(
    'steps',
    `An Anlegestelle ${s.boat} ist das nicht zu tun.`,
    `That is not what is to be done at landing ${s.boat}.`,
  );

function checkThrow(box: Box, s: MangroviaState, step: Extract<Step, { kind: 'throw' }>): void {
  const due = drawn(box, amuletHuts(box, s, step.seat));
  const count = sizeOf(step.drawn);
  // R41: fewer only if there were no more, neither in the bag nor among the spent ones.
  if (count > due || (count < due && (s.bag > 0 || s.aside > 0)))
    wrong('steps[0].drawn', `Dieser Platz zieht ${due} Amulette.`, `This seat draws ${due} amulets.`);
}

/** Last of all, when cards and amulets are known: there is something to decide. */
export function checkChoice(box: Box, s: MangroviaState): void {
  const step = s.steps.at(-1);
  if (step?.kind === 'throw') checkThrow(box, s, step);
  if (step && !asks(box, s, step))
    wrong('steps', 'Hier gibt es nichts zu entscheiden.', 'There is nothing to decide here.');
}
