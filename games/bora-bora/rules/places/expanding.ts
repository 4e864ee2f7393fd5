/** Expanding over land and water, and the first huts. */
import type { Seat, Tell } from '@atoll/engine';
import { type Box, OFFERING_SITE, type Path } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { count } from '../flow/status.ts';
import { call, waysToCall } from '../gods/gods.ts';
import { COUNTED, type Island, NONE, pays, RED, type Terrain } from '../names.ts';
import { everyFishMove } from '../records.ts';
import type { BoraMove, BoraState, ExpandStep, FishMove, FishStep, RegionMove, StartStep, Village } from '../types.ts';

/** R18, R19, R21: regions without an own hut that a path of at most this number joins to one with an own hut. */
export function reachable(v: Village, paths: readonly Path[], most: number): number {
  let found = 0;
  for (const { a, b, number } of paths) {
    if (number > most) continue;
    const here = (v.regions >> a) & 1;
    if (here !== ((v.regions >> b) & 1)) found |= 1 << (here ? b : a);
  }
  return found;
}

/** The least value that lets a seat expand over such a path; 7 when none does. */
export function leastPath(v: Village, paths: readonly Path[]): number {
  let least = 7;
  for (const { a, b, number } of paths)
    if (number < least && ((v.regions >> a) & 1) !== ((v.regions >> b) & 1)) least = number;
  return least;
}

export const pathsOf = (box: Box, kind: 'land' | 'water'): readonly Path[] => (kind === 'land' ? box.land : box.water);

function regionMoves(box: Box, regions: number, into: BoraMove[]): void {
  for (let region = 0; region < box.regionIds.length; region++)
    if ((regions >> region) & 1) into.push(box.moves.regions[region]);
}

export function expandMoves(box: Box, s: BoraState, step: ExpandStep, into: BoraMove[]): void {
  regionMoves(box, reachable(s.villages[step.seat], pathsOf(box, step.path), step.most), into);
}

/** R10: regions beside a fish of 1 on which nobody has settled. */
export function startRegions(box: Box, s: BoraState): number {
  let free = 0;
  for (let region = 0; region < s.fish.length; region++)
    if (s.fish[region] === box.edition.start.fish && s.sites[region] === -1) free |= 1 << region;
  return free;
}

export const startMoves = (box: Box, s: BoraState, into: BoraMove[]): void =>
  regionMoves(box, startRegions(box, s), into);

export function start(box: Box, s: BoraState, step: StartStep, move: RegionMove, tell?: Tell<BoraEvent>): void {
  s.steps.pop();
  settle(box, s, step.seat, box.regionIds.indexOf(move.region), 'start', tell);
}

export function expand(box: Box, s: BoraState, step: ExpandStep, move: RegionMove, tell?: Tell<BoraEvent>): void {
  const region = box.regionIds.indexOf(move.region);
  s.steps.pop();
  // The good comes first, so that an offering just received can pay for the red god.
  s.steps.push({ kind: 'fish', seat: step.seat, region });
  settle(box, s, step.seat, region, step.path, tell);
}

const regionNamed = (box: Box, region: number): { region: string; island: Island; terrain: Terrain } => {
  const { id, island, terrain } = box.edition.regions[region];
  return { region: id, island, terrain };
};

/** R20–R22: a hut from the board takes the site and pushes aside the hut that stood there; the site's good comes at once. */
function settle(
  box: Box,
  s: BoraState,
  seat: Seat,
  region: number,
  by: 'start' | 'land' | 'water',
  tell?: Tell<BoraEvent>,
): void {
  const v = s.villages[seat];
  if (v.huts > 0) v.huts--;
  else v.twelfth--;
  v.regions |= 1 << region;
  const before = s.sites[region];
  s.sites[region] = seat;
  const pushed = before === -1 ? null : before;
  tell?.({ type: 'settled', seat, ...regionNamed(box, region), by, pushed });
  const good = box.regionGood[region];
  if (good === OFFERING_SITE) {
    v.offerings++;
    tell?.({ type: 'got', seat, what: 'offering', amount: 1, from: 'site' });
  } else s.steps.push({ kind: 'store', seat, material: good });
}

const ways: number[] = [];

/** R23, R68: now or never, and only with the red god. */
export function fishMoves(s: BoraState, step: FishStep, into: BoraMove[]): void {
  into.push(everyFishMove[NONE]);
  ways.length = 0;
  for (const pay of waysToCall(s.villages[step.seat], RED, ways)) into.push(everyFishMove[pay]);
}

export function fish(box: Box, s: BoraState, step: FishStep, move: FishMove, tell?: Tell<BoraEvent>): void {
  s.steps.pop();
  if (move.red === 'none') return;
  const { seat, region } = step;
  call(s, seat, RED, pays.indexOf(move.red), tell);
  const points = s.fish[region];
  const v = s.villages[seat];
  count(v, COUNTED.fish, points);
  tell?.({ type: 'fish', seat, ...regionNamed(box, region), points });
}
