/** A quick guess at what each move brings the seat that decides. */
import type { Box } from '../rules/box.ts';
import { exchangesToPay, howToPay } from '../rules/paying.ts';
import { spotOf, tileOf } from '../rules/pyramid.ts';
import {
  type Counts,
  colours,
  type ExchangeMove,
  type OrbisMove,
  type OrbisState,
  type Step,
  type World,
} from '../rules/types.ts';
import { colourOf } from '../rules/worshipers.ts';
import { godWorth } from './gods.ts';
import { bestRegion, regionWorth, wildWorth } from './laying.ts';
import { takeWorth } from './taking.ts';
import { hopeOf, priceWorth, regionsLeft, supplyWorth, WORSHIPER } from './worth.ts';

/** A usual region with the worshipers that come with it: a god taken now leaves it for later. */
const USUAL = 1.4;
/** A god that is worth this much can as well be taken now. */
const FAIR_GOD = 1.6;

export function weigh(box: Box, s: OrbisState, moves: readonly OrbisMove[], into: number[]): void {
  const step = s.steps[s.steps.length - 1] as Step;
  const world = s.worlds[s.active] as World;
  for (let i = 0; i < moves.length; i++) into[i] = weighMove(box, s, world, step, moves[i] as OrbisMove);
}

function weighMove(box: Box, s: OrbisState, world: World, step: Step, move: OrbisMove): number {
  switch (move.do) {
    case 'take':
      return takeWorth(box, s, world, s.display.indexOf(box.tileIds.indexOf(move.tile) + 1));
    case 'god':
      return takeGodWorth(box, s, world, box.gods.indexOf(move.god));
    case 'exchange':
      return exchangeWorth(box, s, world, step, move);
    case 'place': {
      if (step.kind !== 'place') return 0;
      const spot = spotOf(move.spot);
      if (move.side === 'wilderness') return wildWorth(box, world, spot);
      return regionWorth(box, s, world, step.tile, spot) - priceWorth(box, world, step.tile, 0);
    }
    case 'pay':
      return after(world, move, -1);
    case 'return':
      return after(world, move, -1) - supplyWorth(world) + pointsAtStake(box, world, step);
    case 'gain':
      return after(world, move, 1);
    case 'convert':
      return withOne(world, colourOf(move.colour), 1);
    case 'discard':
      return withOne(world, colourOf(move.colour), -1);
    case 'erupt':
      return eruptWorth(box, s, step, move.tile);
    case 'cancel':
      return 0;
  }
}

function takeGodWorth(box: Box, s: OrbisState, world: World, god: number): number {
  const worth = godWorth(box, s, s.active, god);
  // With few turns left the god must come anyway; before that a good one may be gone later.
  const usual = regionsLeft(world) === 0 ? 0 : USUAL * (0.6 + 0.4 * hopeOf(world));
  return usual + (worth - FAIR_GOD);
}

/** Worth its price only as the way to a region that cannot be paid otherwise, or instead of putting back. */
function exchangeWorth(box: Box, s: OrbisState, world: World, step: Step, { from, to }: ExchangeMove): number {
  if (step.kind === 'trim') return exchanged(box, world, colourOf(from), colourOf(to));
  const loss = -(box.edition.exchange - 1) * WORSHIPER - 0.2;
  if (step.kind !== 'place' || exchangesToPay(box, world, step.tile) <= 0) return loss;
  const [first] = howToPay(box, world, step.tile).exchanges ?? [];
  return first?.from === from && first.to === to ? Math.max(loss, bestRegion(box, s, world, step.tile)) : loss;
}

function after(world: World, counts: Counts, sign: number): number {
  const { worshipers } = world;
  for (const [c, colour] of colours.entries()) worshipers[c] = (worshipers[c] as number) + sign * counts[colour];
  const worth = supplyWorth(world);
  for (const [c, colour] of colours.entries()) worshipers[c] = (worshipers[c] as number) - sign * counts[colour];
  return worth;
}

function exchanged(box: Box, world: World, from: number, to: number): number {
  const rate = box.edition.exchange;
  world.worshipers[from] = (world.worshipers[from] as number) - rate;
  const worth = withOne(world, to, 1);
  world.worshipers[from] = (world.worshipers[from] as number) + rate;
  return worth;
}

function withOne(world: World, colour: number, sign: number): number {
  world.worshipers[colour] = (world.worshipers[colour] as number) + sign;
  const worth = supplyWorth(world);
  world.worshipers[colour] = (world.worshipers[colour] as number) - sign;
  return worth;
}

function pointsAtStake(box: Box, world: World, step: Step): number {
  if (step.kind === 'death') return box.godPoints[world.god] as number;
  return step.kind === 'village' ? (box.points[tileOf(world.pyramid[step.spot] as number)] as number) : 0;
}

/** Better to thin out the tiles that others would like for their worshipers. */
function eruptWorth(box: Box, s: OrbisState, step: Step, id: string): number {
  const cell = s.display.indexOf(box.tileIds.indexOf(id) + 1);
  let crowd = 0;
  for (let c = 0; c < 5; c++) crowd += s.crowd[cell * 5 + c] as number;
  const points =
    step.kind === 'volcano'
      ? (box.points[tileOf((s.worlds[s.active] as World).pyramid[step.spot] as number)] as number)
      : 0;
  return points + 0.05 * crowd;
}
