/** The order of play: bowls, the boat, and preparing the next round. */
import type { Chance, Seat, Tell } from '@atoll/engine';
import { type Box, siteOf } from '../../editions/box.ts';
import type { Action } from '../../editions/edition.ts';
import { layOut } from '../gathering/drawing.ts';
import { asks, carryOut, goPast } from '../steps.ts';
import { BLOCKED, FREE, type MangroviaEvent, type MangroviaMove, type MangroviaState, type Step } from '../types.ts';
import { bowlsEach, bowlsPlaced, nextBowl, TOP } from './bowls.ts';
import { end } from './ending.ts';
import { chaseBirds } from './oracle.ts';

const LAST_LANDING = 12;

/** R68: somebody has built the last hut. */
export const isLastRound = (s: MangroviaState): boolean => s.supplies.some(({ huts }) => huts === 0);

/** R25: what a landing lets one do, as a step. */
function stepFor(action: Action, seat: Seat): Step {
  switch (action) {
    case 'open':
    case 'pile':
    case 'any':
      return { kind: 'draw', seat, from: action };
    case 'amulets':
      return { kind: 'amulets', seat };
    case 'hut':
      return { kind: 'build', seat, left: 1, double: false, amulets: false };
    case 'amulets-or-hut':
      return { kind: 'build', seat, left: 1, double: false, amulets: true };
    case 'hut-or-double':
      return { kind: 'build', seat, left: 1, double: true, amulets: false };
    case 'two-huts':
      return { kind: 'build', seat, left: 2, double: false, amulets: false };
    case 'birds':
      return { kind: 'birds', seat };
  }
}

/** What a seat may do at a landing, the first thing last: the steps are a stack. R23: in the printed order. */
export const stepsAt = (box: Box, landing: number, seat: Seat): Step[] =>
  box.landings[landing - 1].map(action => stepFor(action, seat)).reverse();

/** R22: on to the next landing with a bowl; false when there is none before the boat is back. */
function moveBoat(box: Box, s: MangroviaState, tell?: Tell<MangroviaEvent>): boolean {
  while (s.boat < LAST_LANDING) {
    s.boat++;
    const seat = s.sites[siteOf(s.boat)];
    if (seat < 0) continue;
    tell?.({ type: 'boat', landing: s.boat, seat });
    for (const step of stepsAt(box, s.boat, seat)) s.steps.push(step);
    return true;
  }
  return false;
}

/** Nothing is left to do here: the next bowl, the next landing, the next round. */
function goOn(box: Box, s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  if (s.phase === 'bowls') {
    if (bowlsPlaced(s) < s.seats * bowlsEach(box, s.seats)) {
      s.steps.push({ kind: 'bowl', seat: nextBowl(s) });
      return;
    }
    s.phase = 'boat';
  }
  if (moveBoat(box, s, tell)) return;
  if (isLastRound(s)) end(box, s, chance, tell);
  else prepareRound(s, chance, tell);
}

/** R63–R67: talisman, birds, bowls, boat and displays. */
function prepareRound(s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  const top = s.sites[TOP];
  if (top >= 0) {
    s.start = top;
    tell?.({ type: 'talisman', seat: s.start, by: 'site' });
  } else {
    s.start = (s.start + s.seats - 1) % s.seats;
    tell?.({ type: 'talisman', seat: s.start, by: 'neighbour' });
    chaseBirds(s, tell);
  }
  for (let site = 0; site < s.sites.length; site++) if (s.sites[site] !== BLOCKED) s.sites[site] = FREE;
  s.boat = 0;
  layOut(s, chance, tell);
  s.round++;
  s.phase = 'bowls';
  tell?.({ type: 'round', round: s.round, start: s.start });
}

/** R89: goes on by itself as long as everybody can see that there is nothing to choose. */
function proceed(box: Box, s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  while (!s.over) {
    const step = s.steps.at(-1);
    if (!step) goOn(box, s, chance, tell);
    else if (asks(box, s, step)) return;
    else goPast(box, s, step, chance, tell);
  }
}

export function play(
  box: Box,
  s: MangroviaState,
  move: MangroviaMove,
  chance: Chance,
  tell?: Tell<MangroviaEvent>,
): void {
  carryOut(box, s, move, chance, tell);
  proceed(box, s, chance, tell);
}
