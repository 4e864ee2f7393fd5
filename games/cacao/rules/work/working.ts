/** Woken workers work: each edge of a worker tile once, in the order its owner likes. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import {
  cellName,
  edgeName,
  edgeOf,
  facing,
  isJungle,
  isWorker,
  jungleType,
  STEP,
  workerSeat,
  workerTurn,
  workerType,
} from '../grid.ts';
import type { CacaoEvent, CacaoMove, CacaoState, Village, WorkMove, WorkStep } from '../types.ts';

/** Workers on an edge of the tile that lies on top there. */
export function workersAt(box: Box, s: CacaoState, edge: number): number {
  const code = s.cells[edge >> 2];
  return box.edgeWorkers[(workerType(code) * 4 + workerTurn(code)) * 4 + (edge & 3)];
}

/** The type of the jungle tile that an edge looks at. */
const jungleAt = (s: CacaoState, edge: number): number => jungleType(s.cells[facing(edge)]);

/**
 * R16, R17: awake are the workers of the new tile that look at a jungle tile, and those of older tiles, no
 * matter whose, that look at a jungle tile laid in this turn. R25: a temple gives no work.
 * R19: the active seat acts first, then the others clockwise; so their steps are pushed in the opposite order.
 */
export function wake(box: Box, s: CacaoState, tile: number, filled: readonly number[]): void {
  const woken: number[][] = [];
  const add = (edge: number, seat: Seat) => {
    if (workersAt(box, s, edge) === 0 || box.jungleKind[jungleAt(s, edge)] === 'temple') return;
    const edges = woken[seat];
    if (edges) edges.push(edge);
    else woken[seat] = [edge];
  };
  for (let side = 0; side < 4; side++) if (isJungle(s.cells[tile + STEP[side]])) add(tile * 4 + side, s.active);
  for (const space of filled)
    for (let side = 0; side < 4; side++) {
      const cell = space - STEP[side];
      const code = s.cells[cell];
      if (cell !== tile && isWorker(code)) add(cell * 4 + side, workerSeat(code));
    }
  for (let turn = s.seats - 1; turn >= 0; turn--) {
    const seat = (s.active + turn) % s.seats;
    const edges = woken[seat];
    if (edges) s.steps.push({ kind: 'work', seat, edges });
  }
}

/** How many workers of an edge can do something now. The limits of the village board are R20, R23, R24. */
export function canWork(box: Box, s: CacaoState, village: Village, edge: number): number {
  const workers = workersAt(box, s, edge);
  const type = jungleAt(s, edge);
  const { storage, sunPlaces, waterTrack } = box.edition;
  switch (box.jungleKind[type]) {
    case 'plantation':
      return Math.min(workers, Math.ceil((storage - village.fruits) / box.jungleValue[type]));
    case 'market':
      return Math.min(workers, village.fruits);
    case 'mine':
      return workers;
    case 'water':
      return Math.min(workers, waterTrack.length - 1 - village.water);
    case 'sun':
      return Math.min(workers, sunPlaces - village.suns);
    default:
      return 0;
  }
}

const DONE: WorkMove = Object.freeze({ edge: 'done' });
const works = new Map<number, WorkMove>();

/** The shared record of letting so many workers of an edge work. */
function working(edge: number, workers: number): WorkMove {
  const at = edge * 16 + workers;
  let move = works.get(at);
  if (!move) {
    move = Object.freeze({ edge: edgeName(edge), workers });
    works.set(at, move);
  }
  return move;
}

/** R18: one edge after the other, with as many of its workers as one likes; or stop. */
export function workMoves(box: Box, s: CacaoState, step: WorkStep, into: CacaoMove[]): void {
  const village = s.villages[step.seat];
  for (const edge of step.edges)
    for (let workers = canWork(box, s, village, edge); workers > 0; workers--) into.push(working(edge, workers));
  into.push(DONE);
}

export function sampleWorking(box: Box, s: CacaoState, step: WorkStep, chance: Chance): WorkMove {
  const village = s.villages[step.seat];
  let ways = 1;
  for (const edge of step.edges) ways += canWork(box, s, village, edge);
  let way = chance.int(ways);
  for (const edge of step.edges) {
    const can = canWork(box, s, village, edge);
    if (way < can) return working(edge, can - way);
    way -= can;
  }
  return DONE;
}

/** Whether a seat still has an edge that can do something. */
export function hasWork(box: Box, s: CacaoState, step: WorkStep): boolean {
  const village = s.villages[step.seat];
  for (const edge of step.edges) if (canWork(box, s, village, edge) > 0) return true;
  return false;
}

export function work(box: Box, s: CacaoState, step: WorkStep, move: WorkMove, tell?: Tell<CacaoEvent>): void {
  if (!('workers' in move)) {
    tell?.({ type: 'forwent', seat: step.seat, edges: step.edges.map(edgeName) });
    step.edges.length = 0;
    return;
  }
  const edge = edgeOf(move.edge);
  step.edges.splice(step.edges.indexOf(edge), 1);
  workEdge(box, s, step.seat, edge, move.workers, tell);
}

function workEdge(box: Box, s: CacaoState, seat: Seat, edge: number, workers: number, tell?: Tell<CacaoEvent>): void {
  const village = s.villages[seat];
  const { storage } = box.edition;
  const type = jungleAt(s, edge);
  const value = box.jungleValue[type];
  let fruits = 0;
  let gold = 0;
  let water = 0;
  let suns = 0;
  switch (box.jungleKind[type]) {
    case 'plantation': // R20: what does not fit into the storage is lost.
      fruits = Math.min(workers * value, storage - village.fruits);
      break;
    case 'market':
      fruits = -workers;
      gold = workers * value;
      village.sales += gold;
      break;
    case 'mine':
      gold = workers * value;
      village.mined += gold;
      break;
    case 'water':
      water = workers;
      break;
    case 'sun':
      suns = workers;
      break;
  }
  village.fruits += fruits;
  village.water += water;
  village.suns += suns;
  // R20, R23, R24: once storage, track or sun places are full, the rest of the edge's yield is lost.
  const full = gold === 0 && canWork(box, s, village, edge) === 0;
  const lost = full ? workersAt(box, s, edge) * value - fruits - water - suns : 0;
  tell?.({
    type: 'worked',
    seat,
    edge: edgeName(edge),
    space: cellName(facing(edge)),
    jungle: box.jungleIds[type],
    workers,
    fruits,
    gold,
    water,
    suns,
    lost,
  });
}
