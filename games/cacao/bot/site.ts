/** A place for a worker tile, seen by its four sides: what workers would find there. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { isJungle, isWorker, jungleType, OPEN, STEP, workerSeat } from '../rules/grid.ts';
import type { CacaoState } from '../rules/types.ts';
import { workersAt } from '../rules/work/working.ts';

/** What lies before a side: a jungle tile, a space that will be filled at once, an empty space, nothing for ever. */
type Look = 'jungle' | 'fill' | 'empty' | 'dead';

export interface SiteSide {
  look: Look;
  space: number;
  /** The jungle tile there. */
  type: number;
  /** Who else's workers look at a space that will be filled, and how many. */
  neighbour: Seat;
  workers: number;
  /** At a temple: own workers from other tiles, those of a covered own tile, those of the strongest rival. */
  own: number;
  covered: number;
  rival: number;
  /** Places around a temple that are still free. */
  free: number;
}

export interface Site {
  cell: number;
  over: boolean;
  sides: [SiteSide, SiteSide, SiteSide, SiteSide];
}

export const emptySide = (): SiteSide => ({
  look: 'dead',
  space: 0,
  type: 0,
  neighbour: 0,
  workers: 0,
  own: 0,
  covered: 0,
  rival: 0,
  free: 0,
});

export const emptySite = (): Site => ({
  cell: 0,
  over: false,
  sides: [emptySide(), emptySide(), emptySide(), emptySide()],
});

/** Looks at a cell with a seat's eyes. It does not matter whether the tile lies there already. */
export function survey(box: Box, s: CacaoState, seat: Seat, cell: number, over: boolean, site: Site): Site {
  const tilesLeft = s.display.length + s.pile.length > 0;
  site.cell = cell;
  site.over = over;
  for (let i = 0; i < 4; i++) {
    const side = site.sides[i];
    const space = cell + STEP[i];
    const code = s.cells[space];
    side.space = space;
    if (isJungle(code)) {
      side.look = 'jungle';
      side.type = jungleType(code);
      if (box.jungleKind[side.type] === 'temple') surveyTemple(box, s, seat, side, cell, over);
    } else if (tilesLeft) surveySpace(box, s, side, cell);
    else side.look = 'dead';
  }
  return site;
}

const counts = [0, 0, 0, 0];

function surveyTemple(box: Box, s: CacaoState, seat: Seat, side: SiteSide, cell: number, over: boolean): void {
  side.own = 0;
  side.covered = 0;
  side.rival = 0;
  side.free = 0;
  for (let seat = 0; seat < 4; seat++) counts[seat] = 0;
  for (let i = 0; i < 4; i++) {
    const at = side.space - STEP[i];
    const code = s.cells[at];
    if (at === cell) {
      if (over && isWorker(code)) side.covered = workersAt(box, s, at * 4 + i);
    } else if (isWorker(code)) {
      const owner = workerSeat(code);
      counts[owner] += workersAt(box, s, at * 4 + i);
    } else if (code === OPEN) side.free++;
  }
  for (let other = 0; other < s.seats; other++) {
    const count = counts[other];
    if (other === seat) side.own = count;
    else if (count > side.rival) side.rival = count;
  }
}

function surveySpace(box: Box, s: CacaoState, side: SiteSide, cell: number): void {
  side.look = 'empty';
  for (let i = 0; i < 4; i++) {
    const at = side.space - STEP[i];
    const code = s.cells[at];
    if (at === cell || !isWorker(code)) continue;
    // While tiles last, a space is filled as soon as it has two neighbours: so there is only one other.
    side.look = 'fill';
    side.neighbour = workerSeat(code);
    side.workers = workersAt(box, s, at * 4 + i);
  }
}
