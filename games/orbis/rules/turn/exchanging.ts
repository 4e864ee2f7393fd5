/** Three worshipers of one colour for one of another, at any time of a player's turn. */
import type { Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { freeSpots, tileOf } from '../regions/pyramid.ts';
import {
  colours,
  type ExchangeMove,
  type OrbisEvent,
  type OrbisMove,
  type OrbisState,
  type Step,
  type World,
} from '../types.ts';
import { colourOf, sum } from '../worshipers.ts';
import { canPay, exchangesToPay } from './paying.ts';

const moves: readonly ExchangeMove[] = colours.flatMap(from =>
  colours.map(to => Object.freeze({ do: 'exchange', from, to }) as ExchangeMove),
);

/** R9: every pair of colours, as long as there are enough of the first. */
export function exchangeMoves(box: Box, s: OrbisState, step: Step, into: OrbisMove[]): void {
  const world = s.worlds[s.active];
  const { worshipers } = world;
  for (let from = 0; from < 5; from++) {
    if (worshipers[from] < box.edition.exchange) continue;
    const free = !isDelicate(world, step);
    for (let to = 0; to < 5; to++)
      if (to !== from && (free || staysOpen(box, world, step, from, to))) into.push(moves[from * 5 + to]);
  }
}

const spots: number[] = [];

/** Whether an exchange could take away what is being asked. */
const isDelicate = (world: World, step: Step): boolean =>
  step.kind === 'pay' ||
  step.kind === 'village' ||
  step.kind === 'death' ||
  (step.kind === 'place' && hasOneSpot(world));

function hasOneSpot(world: World): boolean {
  spots.length = 0;
  return freeSpots(world, spots).length === 1;
}

/**
 * R10: an exchange never takes away what is being asked: who must pay can still pay, who may return worshipers still
 * has enough, and a tile with one spot left can still become a region where it could before.
 */
export function staysOpen(box: Box, world: World, step: Step, from: number, to: number): boolean {
  if (!isDelicate(world, step)) return true;
  shift(box, world, from, to);
  const open = canStill(box, world, step);
  shift(box, world, from, to, -1);
  return open;
}

function canStill(box: Box, world: World, step: Step): boolean {
  switch (step.kind) {
    case 'pay':
      return canPay(box, world, tileOf(world.pyramid[step.spot]));
    case 'village':
      return sum(world.worshipers) >= box.number[tileOf(world.pyramid[step.spot])];
    case 'death':
      return sum(world.worshipers) >= box.godWorshipers[world.god];
    case 'place':
      return exchangesToPay(box, world, step.tile) >= 0;
    default:
      return true;
  }
}

function shift(box: Box, { worshipers }: World, from: number, to: number, times = 1): void {
  worshipers[from] -= times * box.edition.exchange;
  worshipers[to] += times;
}

export function exchange(box: Box, s: OrbisState, { from, to }: ExchangeMove, tell?: Tell<OrbisEvent>): void {
  shift(box, s.worlds[s.active], colourOf(from), colourOf(to));
  tell?.({ type: 'exchanged', seat: s.active, from, to });
}
