/** The order of play: set-up, the steps of a turn, its end. */
import { type Chance, type TableConfig, type Tell, winners } from '@atoll/engine';
import { type Box, jungleCounts, workerCounts } from '../../editions/box.ts';
import { CELLS, cellName, cellOf } from '../grid.ts';
import { fill, settleFilling } from '../tiles/filling.ts';
import { place, putJungle } from '../tiles/placing.ts';
import type { CacaoEvent, CacaoMove, CacaoState, FillMove, PlaceMove, Step, Village, WorkMove } from '../types.ts';
import { temples } from '../work/temples.ts';
import { hasWork, wake, work } from '../work/working.ts';
import { score } from './scoring.ts';

/** So many tiles of each type, as a list of types. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((n, type) => new Array<number>(n).fill(type));

/** A table before anything is dealt or laid. */
export const emptyTable = (seats: number): CacaoState => ({
  seats,
  first: 0,
  active: 0,
  over: false,
  cells: new Uint16Array(CELLS),
  placed: [],
  spaces: [],
  display: [],
  pile: [],
  villages: [],
  steps: [],
});

/** R1–R7. */
export function setup(box: Box, config: TableConfig, chance: Chance): CacaoState {
  const { edition } = box;
  const s = emptyTable(config.seats);
  const jungle = jungleCounts(box, s.seats);
  for (const { cell, jungle: id } of edition.start) {
    const type = box.jungleIds.indexOf(id);
    jungle[type] -= 1;
    putJungle(s, cellOf(cell), type);
  }
  s.pile = chance.shuffle(spread(jungle));
  for (let seat = 0; seat < s.seats; seat++) {
    const village: Village = {
      hand: edition.workers.map(() => 0),
      pile: chance.shuffle(spread(workerCounts(box, s.seats))),
      fruits: 0,
      water: 0,
      suns: 0,
      sales: 0,
      mined: 0,
    };
    s.villages.push(village);
    for (let i = 0; i < edition.hand; i++) drawWorker(box, s, seat, chance);
  }
  refill(box, s, chance);
  s.first = chance.int(s.seats);
  s.active = s.first;
  s.steps.push({ kind: 'place' });
  return s;
}

function drawWorker(box: Box, s: CacaoState, seat: number, chance: Chance, tell?: Tell<CacaoEvent>): void {
  const { hand, pile } = s.villages[seat];
  if (pile.length === 0) return;
  const type = chance.deal(pile);
  hand[type] += 1;
  tell?.({ type: 'drew', seat });
  tell?.({ type: 'drew', seat, tile: box.workerIds[type] }, seat);
}

function refill(box: Box, s: CacaoState, chance: Chance, tell?: Tell<CacaoEvent>): void {
  while (s.display.length < box.edition.display && s.pile.length > 0) {
    const type = chance.deal(s.pile);
    s.display.push(type);
    tell?.({ type: 'revealed', jungle: box.jungleIds[type] });
  }
}

/** R30: draw, refill the display, next seat. R31: it is over when all have placed all their tiles. */
function endTurn(box: Box, s: CacaoState, chance: Chance, tell?: Tell<CacaoEvent>): void {
  drawWorker(box, s, s.active, chance, tell);
  refill(box, s, chance, tell);
  s.active = (s.active + 1) % s.seats;
  const { hand } = s.villages[s.active];
  if (hand.some(n => n > 0)) {
    s.steps.push({ kind: 'place' });
    tell?.({ type: 'turn', seat: s.active });
    return;
  }
  s.over = true;
  if (!tell) return;
  for (const { space, workers, gold } of temples(box, s))
    tell({ type: 'temple', space: cellName(space), workers, gold });
  tell({ type: 'end', winners: winners(score(box, s)) });
}

/** Goes on by itself as long as nobody has anything to choose. */
function settle(box: Box, s: CacaoState, chance: Chance, tell?: Tell<CacaoEvent>): void {
  while (!s.over) {
    const step = s.steps.at(-1);
    if (!step) endTurn(box, s, chance, tell);
    else if (step.kind === 'place') return;
    else if (step.kind === 'fill') {
      if (settleFilling(box, s, step, chance, tell)) return;
      s.steps.pop();
      wake(box, s, step.tile, step.filled);
    } else {
      if (hasWork(box, s, step)) return;
      s.steps.pop();
    }
  }
}

export function play(box: Box, s: CacaoState, move: CacaoMove, chance: Chance, tell?: Tell<CacaoEvent>): void {
  const step = s.steps.at(-1) as Step;
  switch (step.kind) {
    case 'place':
      place(box, s, move as PlaceMove, tell);
      break;
    case 'fill':
      fill(box, s, step, move as FillMove, tell);
      break;
    case 'work':
      work(box, s, step, move as WorkMove, tell);
      break;
  }
  settle(box, s, chance, tell);
}
