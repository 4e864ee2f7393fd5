/** What huts on amulet fields are good for. */
import type { Seat } from '@atoll/engine';
import { amuletHuts } from '../rules/gathering/amulets.ts';
import type { MangroviaState } from '../rules/types.ts';
import type { BoxTables } from './boxTables.ts';
import type { Prospects } from './values.ts';

/** What so many huts there bring each time that one collects: the mean of one, the better of two, the best two of three … */
const gains = [0, 3.5, 4.4, 8.4, 12.2, 16] as const;
const gainOf = (huts: number): number => gains[Math.min(huts, gains.length - 1)];

/** Amulets for a seat now. */
export function collectingWorth({ box, prospects }: BoxTables, s: MangroviaState, seat: Seat): number {
  const huts = amuletHuts(box, s, seat);
  if (huts === 0) return s.ones > 0 ? 1 + prospects.amulet : 0;
  if (s.bag === 0 && s.aside === 0) return 0;
  return (1 + prospects.amulet) * gainOf(huts);
}

/** All that so many huts on amulet fields will bring by and by. */
export function islesWorth(
  { collectRate, collectRatePerHut, towardsThirdHut }: Prospects,
  seats: number,
  rounds: number,
  huts: number,
): number {
  if (huts === 0) return 0;
  // Two landings a round give amulets: the more seats, the less for each.
  const times = (rounds * 3 * (collectRate + collectRatePerHut * Math.min(huts, 4))) / seats;
  const gain = huts === 2 ? gainOf(2) + towardsThirdHut * (gainOf(3) - gainOf(2)) : gainOf(huts);
  return times * gain;
}
