/** A seat's final total, as it can be expected now. */
import type { Seat } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { hutsOn, type MangroviaState, ownerOf } from '../rules/types.ts';
import { pathWorth, poleWorth, stoneWorth, supplyOf } from './ranking.ts';
import { left } from './time.ts';
import { handWorth, landingWorth } from './worth.ts';

/** What a hut not yet built will bring, if there is time to build it. */
const perHut = 3.2;

export function evaluate(box: Box, s: MangroviaState, seat: Seat): number {
  const time = left(box, s);
  let total = 0;
  for (let field = 0; field < s.fields.length; field++) {
    const code = s.fields[field] as number;
    if (ownerOf(code) !== seat + 1) continue;
    total += (box.fields[field]?.points ?? 0) * hutsOn(code);
    const pole = box.poleAt[field] as number;
    if (pole >= 0) total += s.poleTiles[pole] as number;
  }
  for (let p = 0; p < box.paths.length; p++) total += pathWorth(box, s, seat, p, time);
  total += stoneWorth(box, s, seat, time) + poleWorth(box, s, seat, time);
  total += handWorth(box, s, seat);
  const { huts } = supplyOf(s, seat);
  total += perHut * Math.min(huts, 11 * time);
  return total + bowlsWorth(box, s, seat);
}

/** Landings that the boat has yet to reach with the seat's bowls, and the talisman. */
function bowlsWorth(box: Box, s: MangroviaState, seat: Seat): number {
  let worth = s.start === seat ? 0.4 : 0;
  for (let site = 0; site < s.sites.length; site++) {
    if (s.sites[site] !== seat) continue;
    if (site + 1 > s.boat) worth += landingWorth(box, s, seat, site + 1);
    if (12 - site > s.boat) worth += landingWorth(box, s, seat, 12 - site);
  }
  return worth;
}
