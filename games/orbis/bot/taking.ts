/** What taking a tile of the display brings, and what the display as it lies promises a seat. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { BESIDE, CELLS } from '../rules/turn/taking.ts';
import type { OrbisState } from '../rules/types.ts';
import { bestLaying } from './laying.ts';
import { lateness, type PolicyParameters } from './policyParameters.ts';
import { type SpotTable, spotTableOf } from './spotValues.ts';
import { regionsLeft, supplyWorth } from './worth.ts';

const kept = [0, 0, 0, 0, 0];

/** Creating, collecting, then making the best of the tile; `before` is what the supply is worth without it. */
export function takeWorth(spotTable: SpotTable, before: number, cell: number): number {
  const { box, s, world, parameters } = spotTable;
  const tile = s.display[cell] - 1;
  const beside = BESIDE[cell];
  const { worshipers } = world;
  for (let c = 0; c < 5; c++) {
    kept[c] = s.crowd[cell * 5 + c];
    worshipers[c] += kept[c];
    s.crowd[cell * 5 + c] = 0;
  }
  create(s, beside, box.colour[tile], 1);
  const level = parameters.level + parameters.levelLater * lateness(world.regions);
  const worth = supplyWorth(world, parameters) - before + bestLaying(spotTable, tile) + level * (box.level[tile] - 2);
  create(s, beside, box.colour[tile], -1);
  for (let c = 0; c < 5; c++) {
    worshipers[c] -= kept[c];
    s.crowd[cell * 5 + c] = kept[c];
  }
  return worth;
}

function create(s: OrbisState, cells: readonly number[], colour: number, count: number): void {
  for (let i = 0; i < cells.length; i++) {
    const at = cells[i] * 5 + colour;
    s.crowd[at] += count;
  }
}

/** The share of the best tile in the display that the next, second, third, fourth player can count on. */
const nearness = [0.9, 0.65, 0.5, 0.4];
/** What the best tile brings on the average. */
const USUAL = 2.5;

const found = new Float64Array(CELLS);

/** What each tile of the display would bring a seat, by cell. */
function weighDisplay(box: Box, s: OrbisState, seat: Seat, parameters: PolicyParameters, into: Float64Array): void {
  const spotTable = spotTableOf(box, s, seat, parameters);
  const before = supplyWorth(spotTable.world, parameters);
  for (let cell = 0; cell < CELLS; cell++) into[cell] = takeWorth(spotTable, before, cell);
}

/** Nobody counts on more than this from one tile. */
const MOST = 3;

/** By cell: what it is worth that the others no longer have the tile that is best for them. */
export function envied(box: Box, s: OrbisState, parameters: PolicyParameters, into: Float64Array): void {
  into.fill(0);
  for (let next = 1; next < s.seats; next++) {
    const seat = (s.active + next) % s.seats;
    if (regionsLeft(s.worlds[seat]) === 0) continue;
    weighDisplay(box, s, seat, parameters, found);
    let best = 0;
    let second = Number.NEGATIVE_INFINITY;
    for (let cell = 1; cell < CELLS; cell++) {
      const worth = found[cell];
      if (worth > found[best]) {
        second = found[best];
        best = cell;
      } else if (worth > second) second = worth;
    }
    into[best] += parameters.othersLoss[next - 1] * Math.min(MOST, found[best] - second);
  }
}

/** What each tile of the display would bring a seat, the best first; false, and nothing, where it can have none now. */
export function promises(
  box: Box,
  s: OrbisState,
  seat: Seat,
  parameters: PolicyParameters,
  into: Float64Array,
): boolean {
  into.fill(0);
  const world = s.worlds[seat];
  if (regionsLeft(world) === 0 || s.steps[0]?.kind !== 'take') return false;
  weighDisplay(box, s, seat, parameters, into);
  into.sort().reverse();
  return true;
}

/** What the display as it lies promises a seat beyond the usual; with somebody in between, the best may be gone. */
export function outlook(box: Box, s: OrbisState, seat: Seat, parameters: PolicyParameters): number {
  if (!promises(box, s, seat, parameters, found)) return 0;
  const [best = 0, second = 0] = found;
  const distance = (seat - s.active + s.seats) % s.seats;
  const near = nearness[distance];
  return ((distance === 0 ? best : (best + second) / 2) - USUAL) * near;
}
