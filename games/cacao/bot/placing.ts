/** Choosing where a worker tile goes. */
import type { Chance } from '@atoll/engine';
import { placing } from '../editions/box.ts';
import { cellOf, covers, isWorker, OPEN, workerSeat } from '../rules/grid.ts';
import { mayOverbuild } from '../rules/tiles/placing.ts';
import type { CacaoState, PlaceMove } from '../rules/types.ts';
import { gain } from './gain.ts';
import { emptySite, survey } from './site.ts';
import { type BoxTables, contextOf, type TurnContext } from './turnContext.ts';

const site = emptySite();

/** What each placing brings. They come sorted by tile and cell, so a site is looked at once for each tile. */
export function weighPlacings(tables: BoxTables, s: CacaoState, moves: readonly PlaceMove[], into: number[]): void {
  const { box } = tables;
  const context = contextOf(tables, s, s.active, true);
  let surveyed = '';
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.cell !== surveyed) {
      const cell = cellOf(move.cell);
      survey(box, s, s.active, cell, s.cells[cell] !== OPEN, site);
      surveyed = move.cell;
    }
    into[i] = gain(context, site, box.workerIds.indexOf(move.tile), move.turn, null);
  }
}

/** How far, in points, a playout may stray from the placing that looks best. */
const noise = 2;

interface Found {
  points: number;
  cell: number;
  type: number;
  turn: number;
}

/** The placing that brings the most, give or take some noise. */
export function choosePlacing(tables: BoxTables, s: CacaoState, chance: Chance): PlaceMove {
  const context = contextOf(tables, s, s.active, true);
  const best: Found = { points: Number.NEGATIVE_INFINITY, cell: 0, type: 0, turn: 0 };
  for (const cell of s.spaces) tryCell(context, cell, false, chance, best);
  if (mayOverbuild(s))
    for (const put of s.placed) {
      const code = put & 0xffff;
      const cell = put >>> 16;
      if (isWorker(code) && workerSeat(code) === s.active && s.cells[cell] === code && !covers(code))
        tryCell(context, cell, true, chance, best);
    }
  return placing(tables.box, best.cell, best.type, best.turn);
}

function tryCell(context: TurnContext, cell: number, over: boolean, chance: Chance, best: Found): void {
  const { box, s, village } = context;
  survey(box, s, s.active, cell, over, site);
  for (let type = 0; type < village.hand.length; type++) {
    if (village.hand[type] === 0) continue;
    const turns = box.turns[type];
    for (let turn = 0; turn < turns; turn++) {
      const points = gain(context, site, type, turn, null) + noise * chance.unit();
      if (points <= best.points) continue;
      best.points = points;
      best.cell = cell;
      best.type = type;
      best.turn = turn;
    }
  }
}
