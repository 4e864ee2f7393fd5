/** The order of play: rounds, phases, turns. */
import { type Chance, type Seat, type Tell, winners } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { roll } from '../dice/dice.ts';
import type { BoraEvent } from '../events.ts';
import type { Phase } from '../names.ts';
import { personId } from '../people/person.ts';
import { scoreTemple } from '../places/temple.ts';
import { carryOut, moves } from '../steps.ts';
import { clearJewelry } from '../tasks/jewelry.ts';
import type { BoraMove, BoraState } from '../types.ts';
import { isVeiled } from '../view/veiling.ts';
import { atTheEnd, score } from './scoring.ts';
import { layOut } from './setup.ts';
import { scoreStatus } from './status.ts';

/** Whose turn it is in the present phase. */
export const active = (s: BoraState): Seat =>
  (s.phase === 'start' ? s.order[s.seats - 1 - s.turn] : s.order[s.turn % s.seats]) as Seat;

export const turnsIn = (box: Box, s: BoraState): number =>
  s.phase === 'dice' ? s.seats * box.edition.start.dice : s.seats;

/** The step with which a turn of each phase begins. */
function beginTurn(s: BoraState): void {
  const seat = active(s);
  switch (s.phase) {
    case 'start':
      s.steps.push({ kind: 'start', seat });
      break;
    case 'dice':
      s.steps.push({ kind: 'die', seat });
      break;
    case 'people':
      s.steps.push({ kind: 'use', seat, men: 0, women: 0, green: false });
      break;
    case 'jewelry':
      s.steps.push({ kind: 'jewel', seat });
      break;
    case 'tasks':
      s.steps.push({ kind: 'task', seat });
      break;
    case 'newTasks':
      s.steps.push({ kind: 'newTask', seat });
      break;
    case 'last':
      s.steps.push({ kind: 'last', seat });
      break;
  }
}

function beginPhase(s: BoraState, phase: Phase, tell?: Tell<BoraEvent>): void {
  s.phase = phase;
  s.turn = 0;
  tell?.({ type: 'phase', phase });
  beginTurn(s);
}

/** Nothing is left to do in this turn: the next turn, phase or round. */
function goOn(box: Box, s: BoraState, chance: Chance, tell?: Tell<BoraEvent>): void {
  s.turn++;
  if (s.turn < turnsIn(box, s)) {
    beginTurn(s);
    return;
  }
  switch (s.phase) {
    case 'start':
      tell?.({ type: 'round', round: s.round });
      roll(box, s, chance, tell);
      beginPhase(s, 'dice', tell);
      break;
    case 'dice':
      beginPhase(s, 'people', tell);
      break;
    case 'people':
      scoreStatus(box, s, tell);
      scoreTemple(box, s, tell);
      beginPhase(s, 'jewelry', tell);
      break;
    case 'jewelry':
      clearJewelry(s);
      beginPhase(s, 'tasks', tell);
      break;
    case 'tasks':
      beginPhase(s, 'newTasks', tell);
      break;
    case 'newTasks':
      endRound(box, s, chance, tell);
      break;
    case 'last':
      end(box, s, tell);
      break;
  }
}

/** R61: the board is cleared, and set up again unless it was the last round. */
function endRound(box: Box, s: BoraState, chance: Chance, tell?: Tell<BoraEvent>): void {
  s.tasks.length = 0;
  s.men.fill(-1);
  s.women.fill(-1);
  for (const mat of s.mats) mat.length = 0;
  if (s.round === box.edition.rounds.length) {
    beginPhase(s, 'last', tell);
    return;
  }
  s.round++;
  layOut(box, s, chance);
  tell?.({ type: 'round', round: s.round });
  tell?.({
    type: 'laidOut',
    men: s.men.map(tile => personId('man', tile)),
    women: s.women.map(tile => personId('woman', tile)),
    tasks: s.tasks.map(task => box.taskIds[task]),
  });
  roll(box, s, chance, tell);
  beginPhase(s, 'dice', tell);
}

function end(box: Box, s: BoraState, tell?: Tell<BoraEvent>): void {
  s.over = true;
  if (!tell) return;
  for (const seat of s.order) tell({ type: 'final', seat, ...atTheEnd(box, s, seat) });
  tell({ type: 'end', winners: winners(score(box, s)) });
}

const options: BoraMove[] = [];

/** R86: goes on by itself as long as everybody can see that there is nothing to choose. */
function proceed(box: Box, s: BoraState, chance: Chance, tell?: Tell<BoraEvent>): void {
  while (!s.over) {
    if (s.steps.length === 0) {
      goOn(box, s, chance, tell);
      continue;
    }
    options.length = 0;
    moves(box, s, options);
    if (options.length > 1 || isVeiled(box, s)) return;
    carryOut(box, s, options[0], chance, tell);
  }
}

export function play(box: Box, s: BoraState, move: BoraMove, chance: Chance, tell?: Tell<BoraEvent>): void {
  carryOut(box, s, move, chance, tell);
  proceed(box, s, chance, tell);
}
