/** A seat's final total, as it can be expected now. */
import type { Seat } from '@atoll/engine';
import { amuletHuts, amuletSum } from '../rules/amulets.ts';
import type { Box } from '../rules/box.ts';
import { hutsOn, type MangroviaState, ownerOf } from '../rules/types.ts';
import { islesWorth } from './amulets.ts';
import { calm, handWorth, treasureSum } from './hand.ts';
import { prospects, rest } from './prospects.ts';
import { pathWorth, poleWorth, stoneWorth, supplyOf } from './ranking.ts';
import { left, roundsLeft } from './time.ts';
import { landingsWorth, pathsCount, waiting } from './worth.ts';

export function evaluate(box: Box, s: MangroviaState, seat: Seat): number {
  const time = left(box, s);
  const supply = supplyOf(s, seat);
  let total = 0;
  for (let p = 0; p < box.paths.length; p++) total += pathWorth(box, s, seat, p, time);
  total *= pathsCount(time);
  for (let field = 0; field < s.fields.length; field++) {
    const code = s.fields[field] as number;
    if (ownerOf(code) !== seat + 1) continue;
    total += (box.fields[field]?.points ?? 0) * hutsOn(code);
    const pole = box.poleAt[field] as number;
    if (pole >= 0) total += s.poleTiles[pole] as number;
  }
  total += stoneWorth(box, s, seat, time) + poleWorth(box, s, seat, time);
  total += amuletSum(supply.amulets) + islesWorth(box, s, amuletHuts(box, s, seat));
  const wait = waiting(box, s, seat);
  total += handWorth(box, s, treasureSum(box, s, seat), supply.landscapes, supply.huts, wait.builds);
  total += prospects.hut * Math.min(supply.huts, 1.2 * roundsLeft(box, s));
  const [straight, square] = rest[s.seats] ?? [0, 50];
  total += time * (straight + square * time);
  if (s.start === seat && s.phase === 'bowls') total += prospects.start * calm(box, s);
  return total + landingsWorth(box, s, seat, wait) + 1.5 * calm(box, s) * (supply.jokers + supply.amuletTiles);
}
