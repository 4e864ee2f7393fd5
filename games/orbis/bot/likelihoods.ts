/** How likely things come true by the end: forests, leads, majorities. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { AROUND, BASE, columnOf, REGIONS, ROWS, rowOf } from '../rules/regions/pyramid.ts';
import { neighboursOf } from '../rules/regions/regions.ts';
import type { OrbisState, World } from '../rules/types.ts';
import type { PolicyParameters } from './policyParameters.ts';
import { ones, regionsLeft } from './worth.ts';

/** Chance that a tile laid later beside a forest has one of so many colours; one chooses with the forest in mind. */
const match = [0, 0.4, 0.6, 0.75, 0.9, 1];

/** `[open][wanted][colours]`: at least so many of the open neighbours turn out right. */
const tails = Array.from({ length: 7 }, (_, open) =>
  Array.from({ length: 7 }, (_, wanted) => match.map(chance => atLeast(open, wanted, chance))),
);

function atLeast(open: number, wanted: number, chance: number): number {
  if (wanted <= 0) return 1;
  if (open < wanted) return 0;
  return chance * atLeast(open - 1, wanted - 1, chance) + (1 - chance) * atLeast(open - 1, wanted, chance);
}

/** Whether a spot can still become part of the pyramid, wherever the first row will end. */
export function canCome(world: World, spot: number): boolean {
  const row = rowOf(spot);
  if (row < 1 || row > ROWS) return false;
  const column = columnOf(spot);
  return column > world.right - BASE && column + row - 1 < world.left + BASE;
}

/** Chance that a forest on a spot scores in the end. */
export function forestHope(box: Box, world: World, spot: number, tile: number): number {
  const shown = box.shown[tile];
  const wanted = box.number[tile] - neighboursOf(box, world, spot, shown);
  return wanted <= 0 ? 1 : chanceOf(openAround(world, spot), wanted, shown);
}

/** What that chance gains or loses when a tile of these colours comes to lie beside the forest. */
export function forestShift(box: Box, world: World, spot: number, tile: number, colours: number): number {
  const shown = box.shown[tile];
  const wanted = box.number[tile] - neighboursOf(box, world, spot, shown);
  if (wanted <= 0) return 0;
  const open = openAround(world, spot);
  return chanceOf(open - 1, (colours & shown) !== 0 ? wanted - 1 : wanted, shown) - chanceOf(open, wanted, shown);
}

const chanceOf = (open: number, wanted: number, shown: number): number => tails[open]?.[wanted]?.[ones(shown)] ?? 0;

/** Neighbouring spots that something can still come to lie on. */
function openAround(world: World, spot: number): number {
  if (regionsLeft(world) === 0) return 0;
  let open = 0;
  for (const step of AROUND) if (world.pyramid[spot + step] === 0 && canCome(world, spot + step)) open++;
  return open;
}

/** Chance that a lead of so many holds until the end, with so many regions laid: early on it says little. */
export function holds(lead: number, regions: number, { leadCertainty, leadCertaintyLater }: PolicyParameters): number {
  const half = (regions / REGIONS) ** 2;
  return 1 / (1 + Math.exp(-lead * (leadCertainty + leadCertaintyLater * half * half)));
}

/** Chance to be among those with most, given everybody's counts as they stand. */
export function majorityHope(
  s: OrbisState,
  seat: Seat,
  parameters: PolicyParameters,
  count: (world: World) => number,
): number {
  const { regions } = s.worlds[s.active];
  const mine = count(s.worlds[seat]);
  let chance = 1;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) chance *= holds(mine - count(s.worlds[other]) + 0.5, regions, parameters);
  return chance;
}
