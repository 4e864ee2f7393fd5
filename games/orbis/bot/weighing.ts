/** A quick guess at what each move brings the seat that decides. */
import type { Box } from '../editions/box.ts';
import { spotOf, tileOf } from '../rules/regions/pyramid.ts';
import { exchangesToPay, howToPay } from '../rules/turn/paying.ts';
import { CELLS } from '../rules/turn/taking.ts';
import type { Colour, Counts, ExchangeMove, OrbisMove, OrbisState, Step, World } from '../rules/types.ts';
import { colourOf } from '../rules/worshipers.ts';
import { godWorth } from './gods.ts';
import { bestRegion, regionWorth, wildWorth } from './laying.ts';
import type { PolicyParameters } from './policyParameters.ts';
import { type SpotTable, spotTableOf } from './spotValues.ts';
import { envied, takeWorth } from './taking.ts';
import { hopeOf, priceWorth, regionsLeft, supplyWorth } from './worth.ts';

const missed = new Float64Array(CELLS);

/** `careful` also looks at what the others lose, which takes a few times as long. */
export function estimateMoves(
  box: Box,
  s: OrbisState,
  moves: readonly OrbisMove[],
  into: number[],
  parameters: PolicyParameters,
  careful: boolean,
): void {
  const step = s.steps[s.steps.length - 1];
  const world = s.worlds[s.active];
  const before = supplyWorth(world, parameters);
  if (step.kind !== 'take' || !careful) missed.fill(0);
  else envied(box, s, parameters, missed);
  // Only where a tile is to be laid, now or with the next move, does the pyramid matter.
  const spotTable = step.kind === 'take' || step.kind === 'place' ? spotTableOf(box, s, s.active, parameters) : null;
  const wayOut = spotTable && step.kind === 'place' ? wayToPay(spotTable, step.tile) : null;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.do === 'exchange') into[i] = exchangeWorth(box, world, step, move, wayOut, parameters);
    else if (spotTable) into[i] = layWorth(spotTable, step, before, move, i);
    else into[i] = answerWorth(box, s, world, step, before, move, parameters);
  }
}

type Answer = Exclude<OrbisMove, ExchangeMove>;

/** Choosing a tile or a god, or a spot. */
function layWorth(spotTable: SpotTable, step: Step, before: number, move: Answer, at: number): number {
  const { box, s, world, parameters } = spotTable;
  if (move.do === 'take') {
    const cell = cellOf(box, s, move.tile, at);
    return takeWorth(spotTable, before, cell) + missed[cell];
  }
  if (move.do === 'god') return takeGodWorth(spotTable, box.gods.indexOf(move.god));
  if (move.do !== 'place' || step.kind !== 'place') return 0;
  const spot = spotOf(move.spot);
  if (move.side === 'wilderness') return wildWorth(spotTable, spot);
  return regionWorth(spotTable, step.tile, spot) - priceWorth(box, world, step.tile, 0, parameters);
}

/** Worshipers to part with or to gain. */
function answerWorth(
  box: Box,
  s: OrbisState,
  world: World,
  step: Step,
  before: number,
  move: Answer,
  parameters: PolicyParameters,
): number {
  switch (move.do) {
    case 'pay':
      return after(world, move, -1, parameters);
    case 'return':
      return after(world, move, -1, parameters) - before + pointsAtStake(box, world, step);
    case 'gain':
      return after(world, move, 1, parameters);
    case 'convert':
      return withOne(world, colourOf(move.colour), 1, parameters);
    case 'discard':
      return withOne(world, colourOf(move.colour), -1, parameters);
    case 'erupt':
      return eruptWorth(box, s, step, move.tile);
    default:
      return 0;
  }
}

/** The cell of the display on which a tile lies. Moves are listed by cell, so the first guess is mostly right. */
function cellOf(box: Box, s: OrbisState, tile: string, guess: number): number {
  for (let n = 0; n < CELLS; n++) {
    const cell = (guess + n) % CELLS;
    if (box.tileIds[s.display[cell] - 1] === tile) return cell;
  }
  return -1;
}

function takeGodWorth({ box, s, world, parameters }: SpotTable, god: number): number {
  const worth = godWorth(box, s, s.active, god, parameters) + parameters.gods[god];
  // With few turns left the god must come anyway; before that a good one may be gone later.
  const usual = regionsLeft(world) === 0 ? 0 : parameters.averageRegion * (0.6 + 0.4 * hopeOf(world, parameters));
  return usual + (worth - parameters.goodEnoughGod);
}

/** The exchange that leads to a region which cannot be paid otherwise, and what that region brings. */
interface WayOut {
  from: Colour;
  to: Colour;
  worth: number;
}

function wayToPay(spotTable: SpotTable, tile: number): WayOut | null {
  const { box, world } = spotTable;
  if (exchangesToPay(box, world, tile) <= 0) return null;
  const first = howToPay(box, world, tile).exchanges?.[0];
  return first ? { ...first, worth: bestRegion(spotTable, tile) } : null;
}

/** Worth its price only as the way to a region, or instead of putting back. */
function exchangeWorth(
  box: Box,
  world: World,
  step: Step,
  { from, to }: ExchangeMove,
  wayOut: WayOut | null,
  parameters: PolicyParameters,
): number {
  if (step.kind === 'trim') return exchanged(box, world, colourOf(from), colourOf(to), parameters);
  const loss = -(box.edition.exchange - 1) * parameters.worshiper - 0.2;
  return wayOut?.from === from && wayOut.to === to ? Math.max(loss, wayOut.worth) : loss;
}

function after(world: World, counts: Counts, sign: number, parameters: PolicyParameters): number {
  shift(world.worshipers, counts, sign);
  const worth = supplyWorth(world, parameters);
  shift(world.worshipers, counts, -sign);
  return worth;
}

/** Written out by colour: a love god alone has more than a hundred of these to estimate. */
function shift(worshipers: Uint8Array, { yellow, green, red, blue, white }: Counts, sign: number): void {
  worshipers[0] += sign * yellow;
  worshipers[1] += sign * green;
  worshipers[2] += sign * red;
  worshipers[3] += sign * blue;
  worshipers[4] += sign * white;
}

function exchanged(box: Box, world: World, from: number, to: number, parameters: PolicyParameters): number {
  const rate = box.edition.exchange;
  world.worshipers[from] -= rate;
  const worth = withOne(world, to, 1, parameters);
  world.worshipers[from] += rate;
  return worth;
}

function withOne(world: World, colour: number, sign: number, parameters: PolicyParameters): number {
  world.worshipers[colour] += sign;
  const worth = supplyWorth(world, parameters);
  world.worshipers[colour] -= sign;
  return worth;
}

function pointsAtStake(box: Box, world: World, step: Step): number {
  if (step.kind === 'death') return box.godPoints[world.god];
  return step.kind === 'village' ? box.points[tileOf(world.pyramid[step.spot])] : 0;
}

/** Better to thin out the tiles that others would like for their worshipers. */
function eruptWorth(box: Box, s: OrbisState, step: Step, id: string): number {
  const cell = cellOf(box, s, id, 0);
  let crowd = 0;
  for (let c = 0; c < 5; c++) crowd += s.crowd[cell * 5 + c];
  const points = step.kind === 'volcano' ? box.points[tileOf(s.worlds[s.active].pyramid[step.spot])] : 0;
  return points + 0.05 * crowd;
}
