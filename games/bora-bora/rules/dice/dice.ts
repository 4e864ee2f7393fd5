/** Phase A: placing dice on action tiles. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { count } from '../flow/status.ts';
import { call, canCall, give, takeBack, waysToCall } from '../gods/gods.ts';
import { actions, BLUE, COUNTED, FISHING, NONE, pays, WHITE } from '../names.ts';
import { leastToTake } from '../people/taking.ts';
import { leastToBuild } from '../places/building.ts';
import { leastPath } from '../places/expanding.ts';
import { hasPriest } from '../places/temple.ts';
import { dieAt, everyDieMove } from '../records.ts';
import type { BoraMove, BoraState, DieMove, DieStep, Village } from '../types.ts';

/** R12: all roll all their dice at once. */
export function roll(box: Box, s: BoraState, chance: Chance, tell?: Tell<BoraEvent>): void {
  for (const seat of s.order) {
    const v = s.villages[seat];
    for (let i = 0; i < box.edition.start.dice; i++) v.dice.push(chance.int(6) + 1);
    v.dice.sort((a, b) => b - a);
    tell?.({ type: 'rolled', seat, dice: v.dice.slice() });
  }
}

/** The dice on the tile of an action. */
const matOf = (box: Box, s: BoraState, action: number): number[] => s.mats[box.matOf[s.seats][action]];

/** R14, R15: the lowest die on the tile of an action, no matter whose; 7 on an empty tile. */
export function lowestOn(box: Box, s: BoraState, action: number): number {
  let lowest = 7;
  for (const die of matOf(box, s, action)) if ((die & 7) < lowest) lowest = die & 7;
  return lowest;
}

/** R16: the least value with which a seat can do something with an action; 7 when no value is enough. */
export function leastFor(box: Box, s: BoraState, seat: Seat, action: number): number {
  const v = s.villages[seat];
  switch (actions[action]) {
    case 'land':
      return leastPath(v, box.land);
    case 'water':
      return leastPath(v, box.water);
    case 'woman':
      return leastToTake(s, seat, 'woman');
    case 'man':
      return leastToTake(s, seat, 'man');
    case 'temple':
      return hasPriest(box, s, seat) ? 1 : 7;
    case 'build':
      return leastToBuild(box, s, seat);
    default:
      return 1;
  }
}

const blueWays: number[] = [];
const whiteWays: number[] = [];

/**
 * R14–R17, R66, R67: every different die on every action that it can do something with. A die that is not lower than
 * all on the tile needs the blue god; with the white god it counts as a 6.
 */
export function placeMoves(box: Box, s: BoraState, step: DieStep, into: BoraMove[]): void {
  const v = s.villages[step.seat];
  blueWays.length = 0;
  whiteWays.length = 0;
  if (v.godTiles > 0 || v.offerings > 0) {
    waysToCall(v, BLUE, blueWays);
    waysToCall(v, WHITE, whiteWays);
  }
  const { dice } = v;
  for (let action = 0; action < FISHING; action++) {
    const least = leastFor(box, s, step.seat, action);
    if (least > 6) continue;
    const lowest = lowestOn(box, s, action);
    for (let i = 0; i < dice.length; i++) {
      const die = dice[i];
      if (i > 0 && dice[i - 1] === die) continue;
      const strong = least <= die;
      if (die < lowest) {
        if (strong) into.push(everyDieMove[dieAt(die, action, NONE, NONE)]);
        if (die < 6) for (const white of whiteWays) into.push(everyDieMove[dieAt(die, action, NONE, white)]);
      } else
        for (const blue of blueWays) {
          if (strong) into.push(everyDieMove[dieAt(die, action, blue, NONE)]);
          if (die < 6) withBoth(v, die, action, blue, into);
        }
    }
  }
  for (let i = 0; i < dice.length; i++)
    if (i === 0 || dice[i - 1] !== dice[i]) into.push(everyDieMove[dieAt(dice[i], FISHING, NONE, NONE)]);
}

/** R69: blue and white on one die, each paid for. */
function withBoth(v: Village, die: number, action: number, blue: number, into: BoraMove[]): void {
  give(v, BLUE, blue);
  for (const white of whiteWays) if (canCall(v, WHITE, white)) into.push(everyDieMove[dieAt(die, action, blue, white)]);
  takeBack(v, BLUE, blue);
}

export function placeDie(box: Box, s: BoraState, step: DieStep, move: DieMove, tell?: Tell<BoraEvent>): void {
  const { seat } = step;
  const v = s.villages[seat];
  const action = actions.indexOf(move.action);
  s.steps.pop();
  v.dice.splice(v.dice.indexOf(move.die), 1);
  matOf(box, s, action).push(seat * 8 + move.die);
  if (move.blue !== 'none') call(s, seat, BLUE, pays.indexOf(move.blue), tell);
  if (move.white !== 'none') call(s, seat, WHITE, pays.indexOf(move.white), tell);
  // R67: the die itself is not turned; later dice are compared with its real face.
  const value = move.white === 'none' ? move.die : 6;
  tell?.({ type: 'die', seat, die: move.die, action: move.action, value });
  switch (move.action) {
    case 'land':
    case 'water':
      s.steps.push({ kind: 'expand', seat, path: move.action, most: value });
      break;
    case 'woman':
    case 'man':
      s.steps.push({ kind: 'take', seat, sex: move.action, most: value });
      break;
    case 'helper':
      s.steps.push({ kind: 'help', seat, points: value, begun: false });
      break;
    case 'temple':
      s.steps.push({ kind: 'priest', seat, most: value });
      break;
    case 'build':
      s.steps.push({ kind: 'build', seat, most: value });
      break;
    case 'fishing':
      count(v, COUNTED.fishing, box.edition.fishing); // R17
      tell?.({ type: 'got', seat, what: 'points', amount: box.edition.fishing, from: 'fishing' });
  }
}
