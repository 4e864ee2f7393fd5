/** What a seat or a spectator may know, and the full states that fit such knowledge. */
import type { Chance, Seat, Viewer } from '@atoll/engine';
import { type Box, jungleCounts } from '../../editions/box.ts';
import { emptyTable, spread } from '../flow/flow.ts';
import {
  cellName,
  cellOf,
  covers,
  edgeName,
  edgeOf,
  isJungle,
  jungleType,
  workerCode,
  workerSeat,
  workerTurn,
  workerType,
} from '../grid.ts';
import { putJungle, putWorker } from '../tiles/placing.ts';
import type { CacaoState, CacaoView, Step, ViewStep, ViewTile, ViewVillage, Village } from '../types.ts';

/** R37: hidden are the hands of the others and the order of all piles. */
export function view(box: Box, s: CacaoState, viewer: Viewer): CacaoView {
  return {
    viewer,
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    tiles: s.placed.map(put => viewTile(box, put)),
    display: s.display.map(type => box.jungleIds[type]),
    pileSize: s.pile.length,
    villages: s.villages.map((village, seat) => viewVillage(box, village, seat, viewer)),
    steps: s.steps.map(viewStep),
  };
}

export function viewTile(box: Box, put: number): ViewTile {
  const cell = cellName(put >>> 16);
  const code = put & 0xffff;
  if (isJungle(code)) return { cell, jungle: box.jungleIds[jungleType(code)] };
  return {
    cell,
    seat: workerSeat(code),
    tile: box.workerIds[workerType(code)],
    turn: workerTurn(code),
    over: covers(code),
  };
}

function viewVillage(box: Box, village: Village, seat: Seat, viewer: Viewer): ViewVillage {
  const { hand, pile, fruits, water, suns, sales, mined } = village;
  const unplaced: Record<string, number> = {};
  for (const [type, id] of box.workerIds.entries())
    unplaced[id] = hand[type] + pile.reduce((n, t) => n + (t === type ? 1 : 0), 0);
  return {
    seat,
    hand: viewer === seat ? spread(hand).map(type => box.workerIds[type]) : null,
    handSize: hand.reduce((sum, n) => sum + n, 0),
    pileSize: pile.length,
    unplaced,
    fruits,
    water,
    waterValue: box.edition.waterTrack[water],
    suns,
    gold: sales + mined,
    sales,
    mined,
  };
}

export function viewStep(step: Step): ViewStep {
  switch (step.kind) {
    case 'place':
      return { kind: 'place' };
    case 'fill':
      return {
        kind: 'fill',
        tile: cellName(step.tile),
        spaces: step.spaces.map(cellName),
        filled: step.filled.map(cellName),
      };
    case 'work':
      return { kind: 'work', seat: step.seat, edges: step.edges.map(edgeName) };
  }
}

export function stepOf(step: ViewStep): Step {
  switch (step.kind) {
    case 'place':
      return { kind: 'place' };
    case 'fill':
      return {
        kind: 'fill',
        tile: cellOf(step.tile),
        spaces: step.spaces.map(cellOf),
        filled: step.filled.map(cellOf),
      };
    case 'work':
      return { kind: 'work', seat: step.seat, edges: step.edges.map(edgeOf) };
  }
}

/** Lays the tiles of a view again, in their order, so that all that is derived from it comes out the same. */
export function layTiles(box: Box, s: CacaoState, tiles: readonly ViewTile[]): void {
  for (const tile of tiles) {
    const cell = cellOf(tile.cell);
    if ('jungle' in tile) putJungle(s, cell, box.jungleIds.indexOf(tile.jungle));
    else putWorker(s, cell, workerCode(tile.seat, box.workerIds.indexOf(tile.tile), tile.turn, tile.over));
  }
}

/** Deals what the viewer cannot know at random: the others' hands, every pile. */
export function imagine(box: Box, v: CacaoView, chance: Chance): CacaoState {
  const s = emptyTable(v.seats);
  s.first = v.first;
  s.active = v.active;
  s.over = v.over;
  layTiles(box, s, v.tiles);
  s.display = v.display.map(id => box.jungleIds.indexOf(id));
  s.steps = v.steps.map(stepOf);

  const jungle = jungleCounts(box, v.seats);
  const take = (counts: number[], type: number) => {
    counts[type] -= 1;
  };
  for (const put of s.placed) if (isJungle(put & 0xffff)) take(jungle, jungleType(put & 0xffff));
  for (const type of s.display) take(jungle, type);
  s.pile = chance.shuffle(spread(jungle));

  for (const village of v.villages) {
    const left = box.workerIds.map(id => village.unplaced[id]);
    const hand = box.workerIds.map(() => 0);
    for (const id of village.hand ?? []) {
      const type = box.workerIds.indexOf(id);
      take(left, type);
      hand[type] += 1;
    }
    const pile = chance.shuffle(spread(left));
    while (pile.length > village.pileSize) {
      const type = pile.pop() as number;
      hand[type] += 1;
    }
    const { fruits, water, suns, sales, mined } = village;
    s.villages.push({ hand, pile, fruits, water, suns, sales, mined });
  }
  return s;
}

export function copy(s: CacaoState): CacaoState {
  return {
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    cells: s.cells.slice(),
    placed: s.placed.slice(),
    spaces: s.spaces.slice(),
    display: s.display.slice(),
    pile: s.pile.slice(),
    villages: s.villages.map(v => ({
      hand: v.hand.slice(),
      pile: v.pile.slice(),
      fruits: v.fruits,
      water: v.water,
      suns: v.suns,
      sales: v.sales,
      mined: v.mined,
    })),
    steps: s.steps.map(copyStep),
  };
}

function copyStep(step: Step): Step {
  switch (step.kind) {
    case 'place':
      return { kind: 'place' };
    case 'fill':
      return { kind: 'fill', tile: step.tile, spaces: step.spaces.slice(), filled: step.filled.slice() };
    case 'work':
      return { kind: 'work', seat: step.seat, edges: step.edges.slice() };
  }
}
