/** Choosing which tile of the display fills which space. */
import { cellName, cellOf, workerTurn, workerType } from '../rules/grid.ts';
import type { CacaoState, FillMove, FillStep } from '../rules/types.ts';
import { gain } from './gain.ts';
import { emptySite, survey } from './site.ts';
import { type BoxTables, contextOf, type TurnContext } from './turnContext.ts';

const site = emptySite();
const promised = { space: 0, type: 0 };

function surveyTile(tables: BoxTables, s: CacaoState, step: FillStep): TurnContext {
  survey(tables.box, s, s.active, step.tile, false, site);
  return contextOf(tables, s, s.active, false);
}

/** The gain from the whole turn when this space gets this tile, and the others are filled as well as can be. */
function fillingGain(context: TurnContext, step: FillStep, space: number, type: number): number {
  const code = context.s.cells[step.tile];
  promised.space = space;
  promised.type = type;
  return gain(context, site, workerType(code), workerTurn(code), promised);
}

export function weighFillings(
  tables: BoxTables,
  s: CacaoState,
  step: FillStep,
  moves: readonly FillMove[],
  into: number[],
): void {
  const context = surveyTile(tables, s, step);
  for (const [i, move] of moves.entries())
    into[i] = fillingGain(context, step, cellOf(move.space), tables.box.jungleIds.indexOf(move.jungle));
}

export function chooseFilling(tables: BoxTables, s: CacaoState, step: FillStep): FillMove {
  const context = surveyTile(tables, s, step);
  let best = Number.NEGATIVE_INFINITY;
  let bestSpace = 0;
  let bestType = 0;
  for (const type of s.display)
    for (const space of step.spaces) {
      const points = fillingGain(context, step, space, type);
      if (points <= best) continue;
      best = points;
      bestSpace = space;
      bestType = type;
    }
  return { jungle: tables.box.jungleIds[bestType], space: cellName(bestSpace) };
}
