/** Placing a worker tile, on an empty space or on top of an own tile. */
import type { Chance, Tell } from '@atoll/engine';
import { type Box, placing } from '../../editions/box.ts';
import {
  cellName,
  cellOf,
  covers,
  isJungle,
  isWorker,
  jungleCode,
  NOTHING,
  OPEN,
  STEP,
  workerCode,
  workerSeat,
} from '../grid.ts';
import type { CacaoEvent, CacaoMove, CacaoState, PlaceMove, Village } from '../types.ts';

const active = (s: CacaoState): Village => s.villages[s.active];

/** R26: overbuilding starts when pile and display are empty, and costs a sun token. */
export const mayOverbuild = (s: CacaoState): boolean =>
  s.pile.length === 0 && s.display.length === 0 && active(s).suns > 0;

/** R27, R28: own tiles of earlier turns that do not cover another tile. */
function overbuildable(s: CacaoState): number[] {
  const found: number[] = [];
  for (const put of s.placed) {
    const code = put & 0xffff;
    if (isWorker(code) && workerSeat(code) === s.active && s.cells[put >>> 16] === code && !covers(code))
      found.push(put >>> 16);
  }
  return found;
}

/** R8, R9: every tile of the hand, every different rotation, every free space next to a jungle tile. */
export function placeMoves(box: Box, s: CacaoState, into: CacaoMove[]): void {
  const { hand } = active(s);
  const over = mayOverbuild(s) ? overbuildable(s) : null;
  for (let type = 0; type < hand.length; type++) {
    if (hand[type] === 0) continue;
    const turns = box.turns[type];
    for (const cell of s.spaces) for (let turn = 0; turn < turns; turn++) into.push(placing(box, cell, type, turn));
    if (over)
      for (const cell of over) for (let turn = 0; turn < turns; turn++) into.push(placing(box, cell, type, turn));
  }
}

/** One placing, every one equally likely, without listing them. */
export function samplePlacing(box: Box, s: CacaoState, chance: Chance): PlaceMove {
  const { hand } = active(s);
  const over = mayOverbuild(s) ? overbuildable(s) : null;
  const cells = s.spaces.length + (over ? over.length : 0);
  let ways = 0;
  for (let type = 0; type < hand.length; type++) if (hand[type] !== 0) ways += box.turns[type];
  const at = chance.int(ways * cells);
  let way = Math.floor(at / cells);
  let type = 0;
  for (; ; type++) {
    if (hand[type] === 0) continue;
    const turns = box.turns[type];
    if (way < turns) break;
    way -= turns;
  }
  const index = at % cells;
  const cell = index < s.spaces.length ? s.spaces[index] : over?.[index - s.spaces.length];
  return placing(box, cell as number, type, way);
}

/** Puts a jungle tile down and opens the free worker spaces around it. */
export function putJungle(s: CacaoState, cell: number, type: number): void {
  s.cells[cell] = jungleCode(type);
  s.placed.push((cell << 16) | jungleCode(type));
  for (const step of STEP) {
    if (s.cells[cell + step] !== NOTHING) continue;
    s.cells[cell + step] = OPEN;
    s.spaces.push(cell + step);
  }
}

/** Puts a worker tile down, on a free space or over an own tile. */
export function putWorker(s: CacaoState, cell: number, code: number): void {
  if (s.cells[cell] === OPEN) {
    const last = s.spaces.pop() as number;
    if (last !== cell) s.spaces[s.spaces.indexOf(cell)] = last;
  }
  s.cells[cell] = code;
  s.placed.push((cell << 16) | code);
}

/** R11: the empty jungle spaces next to a tile that now have two worker tiles beside them. */
export function spacesToFill(s: CacaoState, tile: number): number[] {
  const found: number[] = [];
  for (const step of STEP) {
    const space = tile + step;
    if (isJungle(s.cells[space])) continue;
    let workers = 0;
    for (const around of STEP) if (isWorker(s.cells[space + around])) workers++;
    if (workers >= 2) found.push(space);
  }
  return found;
}

/** Plays the placing and says what there is to fill. */
export function place(box: Box, s: CacaoState, move: PlaceMove, tell?: Tell<CacaoEvent>): void {
  const cell = cellOf(move.cell);
  const type = box.workerIds.indexOf(move.tile);
  const village = active(s);
  const over = s.cells[cell] !== OPEN;
  if (over) village.suns--;
  village.hand[type] -= 1;
  putWorker(s, cell, workerCode(s.active, type, move.turn, over));
  tell?.({ type: 'placed', seat: s.active, tile: move.tile, cell: cellName(cell), turn: move.turn, over });
  s.steps.pop();
  s.steps.push({ kind: 'fill', tile: cell, spaces: over ? [] : spacesToFill(s, cell), filled: [] });
}
