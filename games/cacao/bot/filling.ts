/** Choosing which tile of the display fills which space. */
import { cellName, cellOf, workerTurn, workerType } from '../rules/grid.ts';
import type { CacaoState, FillMove, FillStep } from '../rules/types.ts';
import { gain } from './gain.ts';
import { emptySite, survey } from './site.ts';
import { type Eyes, lookOut, type Outlook } from './turnContext.ts';

const site = emptySite();
const promised = { space: 0, type: 0 };

function surveyTile(eyes: Eyes, s: CacaoState, step: FillStep): Outlook {
  survey(eyes.box, s, s.active, step.tile, false, site);
  return lookOut(eyes, s, s.active, false);
}

/** The gain from the whole turn when this space gets this tile, and the others are filled as well as can be. */
function fillingGain(outlook: Outlook, step: FillStep, space: number, type: number): number {
  const code = outlook.s.cells[step.tile] as number;
  promised.space = space;
  promised.type = type;
  return gain(outlook, site, workerType(code), workerTurn(code), promised);
}

export function weighFillings(
  eyes: Eyes,
  s: CacaoState,
  step: FillStep,
  moves: readonly FillMove[],
  into: number[],
): void {
  const outlook = surveyTile(eyes, s, step);
  for (const [i, move] of moves.entries())
    into[i] = fillingGain(outlook, step, cellOf(move.space), eyes.box.jungleIds.indexOf(move.jungle));
}

export function chooseFilling(eyes: Eyes, s: CacaoState, step: FillStep): FillMove {
  const outlook = surveyTile(eyes, s, step);
  let best = Number.NEGATIVE_INFINITY;
  let bestSpace = 0;
  let bestType = 0;
  for (const type of s.display)
    for (const space of step.spaces) {
      const points = fillingGain(outlook, step, space, type);
      if (points <= best) continue;
      best = points;
      bestSpace = space;
      bestType = type;
    }
  return { jungle: eyes.box.jungleIds[bestType] as string, space: cellName(bestSpace) };
}
