/** The order of play: set-up, the steps of a turn, its end. */
import { type Chance, type TableConfig, type Tell, winners } from '@atoll/engine';
import { type Box, labelOf, tilesInPlay } from '../../editions/box.ts';
import { bless } from '../gods/gods.ts';
import { temples } from '../gods/temples.ts';
import { convertToAny, effect } from '../regions/effects.ts';
import { erupt, settleVolcano } from '../regions/erupting.ts';
import { emptyWorld, REGIONS } from '../regions/pyramid.ts';
import { exchange } from '../turn/exchanging.ts';
import { onlyPayment, pay, paymentsDiffer } from '../turn/paying.ts';
import { onlyPlacing, place, placingsDiffer } from '../turn/placing.ts';
import { CANCEL, canReturn, discard, excess, giveBack } from '../turn/returning.ts';
import { CELLS, takeGod, takeRegion } from '../turn/taking.ts';
import type {
  CancelMove,
  ConvertMove,
  DiscardMove,
  EruptMove,
  GainMove,
  OrbisEvent,
  OrbisMove,
  OrbisState,
  PayMove,
  PlaceMove,
  ReturnMove,
  Step,
  TakeMove,
  World,
} from '../types.ts';
import { categories, score } from './scoring.ts';

/** A table before anything is dealt. */
export const emptyTable = (seats: number): OrbisState => ({
  seats,
  first: 0,
  active: 0,
  over: false,
  display: new Uint8Array(CELLS),
  crowd: new Uint8Array(CELLS * 5),
  stack: [],
  gods: [],
  worlds: Array.from({ length: seats }, emptyWorld),
  steps: [],
});

/** R1–R6. */
export function setup(box: Box, config: TableConfig, chance: Chance): OrbisState {
  const s = emptyTable(config.seats);
  const tiles = tilesInPlay(box, s.seats);
  for (const level of [3, 2, 1]) s.stack.push(...chance.shuffle(tiles.filter(tile => box.level[tile] === level)));
  for (let cell = 0; cell < CELLS; cell++) s.display[cell] = chance.deal(s.stack) + 1;
  s.gods = chance
    .shuffle(box.gods.map((_, god) => god))
    .slice(0, s.seats + 1)
    .sort((a, b) => a - b);
  s.first = chance.int(s.seats);
  s.active = s.first;
  s.steps.push({ kind: 'take' });
  return s;
}

/** Turns a world has had: its regions and its god. */
export const turnsOf = (world: World): number => world.regions + (world.god >= 0 ? 1 : 0);

/** R21: the gap in the display gets the next tile; nobody stands on it yet. */
function refill(box: Box, s: OrbisState, chance: Chance, tell?: Tell<OrbisEvent>): void {
  const cell = s.display.indexOf(0);
  const tile = chance.deal(s.stack);
  s.display[cell] = tile + 1;
  tell?.({ type: 'revealed', cell, ...labelOf(box, tile) });
}

/** R7: the next seat clockwise. R51: it is over when everybody has 14 regions and a god. */
function endTurn(box: Box, s: OrbisState, tell?: Tell<OrbisEvent>): void {
  s.active = (s.active + 1) % s.seats;
  const turns = turnsOf(s.worlds[s.active]);
  if (turns <= REGIONS) {
    s.steps.push({ kind: 'take' });
    tell?.({ type: 'turn', seat: s.active, round: turns + 1 });
    return;
  }
  s.over = true;
  if (!tell) return;
  for (const [seat, { shrines, mystic, points }] of temples(box, s).entries())
    if (points > 0) tell({ type: 'temple', seat, shrines, mystic, points });
  const sheet = score(box, s);
  for (const [seat, world] of s.worlds.entries())
    tell({
      type: 'godScored',
      seat,
      god: box.gods[world.god],
      points: sheet.rows[seat]?.points[categories.indexOf('god')] ?? 0,
    });
  tell({ type: 'end', winners: winners(sheet) });
}

function payFor(box: Box, s: OrbisState, spot: number, move: PayMove, tell?: Tell<OrbisEvent>): void {
  pay(s, move, tell);
  s.steps.pop();
  effect(box, s, spot, tell);
}

/** Goes on by itself as long as there is nothing to choose. */
function settle(box: Box, s: OrbisState, chance: Chance, tell?: Tell<OrbisEvent>): void {
  while (!s.over) {
    const step = s.steps[s.steps.length - 1];
    if (!step) {
      endTurn(box, s, tell);
      continue;
    }
    switch (step.kind) {
      case 'take':
      case 'convert':
      case 'love':
        return;
      case 'place':
        if (placingsDiffer(box, s, step.tile)) return;
        place(box, s, step.tile, onlyPlacing(s), tell);
        break;
      case 'pay':
        if (paymentsDiffer(box, s, step.spot)) return;
        payFor(box, s, step.spot, onlyPayment(box, s, step.spot), tell);
        break;
      case 'village':
      case 'death':
        if (canReturn(box, s, step)) return;
        giveBack(box, s, step, CANCEL, tell);
        break;
      case 'volcano':
        if (settleVolcano(box, s, step, tell)) return;
        break;
      case 'trim':
        if (excess(box, s) > 0) return;
        s.steps.pop();
        break;
      case 'refill':
        refill(box, s, chance, tell);
        s.steps.pop();
        break;
    }
  }
}

export function play(box: Box, s: OrbisState, move: OrbisMove, chance: Chance, tell?: Tell<OrbisEvent>): void {
  if (move.do === 'exchange') exchange(box, s, move, tell);
  else answerStep(box, s, s.steps[s.steps.length - 1], move, tell);
  settle(box, s, chance, tell);
}

function answerStep(
  box: Box,
  s: OrbisState,
  step: Step,
  move: Exclude<OrbisMove, { do: 'exchange' }>,
  tell?: Tell<OrbisEvent>,
): void {
  switch (step.kind) {
    case 'take':
      if (move.do === 'god') takeGod(box, s, move, tell);
      else takeRegion(box, s, move as TakeMove, tell);
      break;
    case 'place':
      place(box, s, step.tile, move as PlaceMove, tell);
      break;
    case 'pay':
      payFor(box, s, step.spot, move as PayMove, tell);
      break;
    case 'village':
    case 'death':
      giveBack(box, s, step, move as ReturnMove | CancelMove, tell);
      break;
    case 'volcano':
      erupt(box, s, step, move as EruptMove | CancelMove, tell);
      break;
    case 'convert':
      convertToAny(s, move as ConvertMove, tell);
      break;
    case 'love':
      bless(s, move as GainMove, tell);
      break;
    case 'trim':
      discard(s, move as DiscardMove, tell);
      break;
    case 'refill':
      break;
  }
}
