/** The step of a position: what the active seat is asked in the middle of its turn. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { volcanoAt, within } from '../regions/erupting.ts';
import { AROUND, isCancelled, isWild, tileOf } from '../regions/pyramid.ts';
import { canPay, paymentsDiffer } from '../turn/paying.ts';
import { placingsDiffer } from '../turn/placing.ts';
import { canReturn, excess } from '../turn/returning.ts';
import type { OrbisState, Step, TileKind, ViewStep, World } from '../types.ts';
import { stepOf } from '../view/view.ts';

const { integer, oneOf, record, string, wrong } = shape;

type Asked = Exclude<ViewStep, { kind: 'refill' }>;

export const readStep: shape.Read<ViewStep> = (value, path) => {
  const kinds = ['take', 'place', 'pay', 'village', 'volcano', 'convert', 'love', 'death', 'trim'] as const;
  const kind = oneOf(...kinds)((value as { kind?: unknown } | null)?.kind, `${path}.kind`);
  switch (kind) {
    case 'place':
      return record({ kind: oneOf('place'), tile: string })(value, path);
    case 'pay':
    case 'village':
      return record({ kind: oneOf('pay', 'village'), spot: string })(value, path);
    case 'volcano':
      return record({ kind: oneOf('volcano'), spot: string, left: integer(1, 9) })(value, path);
    default:
      return record({ kind: oneOf('take', 'convert', 'love', 'death', 'trim') })(value, path) as Asked;
  }
};

/** The whole stack of steps: below what is asked lie, after a region was taken, the refill and the way down to ten. */
export function stepsOf(s: OrbisState, asked: ViewStep | null, use: (id: string, path: string) => number): Step[] {
  if (asked === null) {
    if (!s.over) wrong('step', 'Irgendetwas ist immer zu tun.', 'There is always something to do.');
    return [];
  }
  if (s.over) wrong('step', 'Nach dem Ende ist nichts mehr zu tun.', 'Nothing is left to do after the end.');
  const step = stepOf(asked, id => use(id, 'step.tile'));
  if ('spot' in step && step.spot < 0) wrong('step.spot', 'Dieses Feld gibt es nicht.', 'There is no such spot.');
  if (step.kind === 'take') return [step];
  const steps: Step[] = s.display.includes(0) ? [{ kind: 'refill' }] : [];
  if (step.kind !== 'trim') steps.push({ kind: 'trim' });
  steps.push(step);
  return steps;
}

/** The step fits the table, and there is something to decide. */
export function checkStep(box: Box, s: OrbisState): void {
  const step = s.steps.at(-1);
  const gaps = s.display.filter(tile => tile === 0).length;
  const region = step && ['place', 'pay', 'village', 'volcano', 'convert'].includes(step.kind);
  const god = !step || step.kind === 'take' || step.kind === 'love' || step.kind === 'death';
  if (gaps > 1 || (region && gaps === 0) || (god && gaps === 1))
    wrong(
      'display',
      'Eine Lücke hat die Auslage genau dann, wenn gerade eine Landschaft genommen wurde.',
      'The display has one gap exactly when a region has just been taken.',
    );
  if (!step) return;
  const world = s.worlds[s.active];
  switch (step.kind) {
    case 'place':
      if (!placingsDiffer(box, s, step.tile)) nothingToDecide();
      return;
    case 'pay': {
      const tile = justPlaced(world, step.spot);
      // The farm that is being paid for helps only afterwards.
      if (box.kind[tile] === 'farm') world.reductions &= ~box.shown[tile];
      if (!canPay(box, world, tile))
        wrong('step', 'Das kann dieser Sitz nicht bezahlen.', 'This seat cannot pay for that.');
      if (!paymentsDiffer(box, s, step.spot)) nothingToDecide();
      return;
    }
    case 'village':
      placedAs(box, world, step.spot, 'village');
      if (!canReturn(box, s, step)) nothingToDecide();
      return;
    case 'volcano': {
      placedAs(box, world, step.spot, 'volcano');
      const { shown, number } = volcanoAt(box, s, step.spot);
      const { worshipers, places } = within(s, shown);
      if (step.left > number) wrong('step.left', `Er will nur ${number}.`, `It wants only ${number}.`);
      if (worshipers < step.left || (step.left < number && (places < 2 || worshipers === step.left))) nothingToDecide();
      return;
    }
    case 'love':
    case 'death':
      if (world.god < 0 || box.gods[world.god] !== step.kind || world.godCancelled)
        wrong('step', 'Diese Gottheit wurde nicht gerade genommen.', 'This god has not just been taken.');
      if (step.kind === 'death' && !canReturn(box, s, step)) nothingToDecide();
      return;
    case 'trim':
      if (excess(box, s) <= 0) nothingToDecide();
      if (gaps === 0 && world.god < 0)
        wrong('step', 'Hier wurde weder Landschaft noch Gottheit genommen.', 'Neither region nor god was taken here.');
      return;
    default:
      return;
  }
}

const nothingToDecide = (): never =>
  wrong('step', 'Hier gibt es nichts zu entscheiden.', 'There is nothing to decide here.');

/** The region on a spot, which nothing rests on yet. */
function justPlaced(world: World, spot: number): number {
  const code = world.pyramid[spot];
  const [, , , , aboveLeft, aboveRight] = AROUND;
  const covered = world.pyramid[spot + aboveLeft] !== 0 || world.pyramid[spot + aboveRight] !== 0;
  if (code === 0 || isWild(code) || isCancelled(code) || covered)
    wrong('step.spot', 'Da wurde nicht gerade eine Landschaft gelegt.', 'No region has just been laid there.');
  return tileOf(code);
}

function placedAs(box: Box, world: World, spot: number, kind: TileKind): void {
  if (box.kind[justPlaced(world, spot)] !== kind)
    wrong('step.spot', `Da liegt nichts dergleichen (${kind}).`, `There is no ${kind} there.`);
}
