/** What the evaluation of Mangrovia looks at. */
import type { Features, Seat } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { amuletHuts, amuletSum } from '../rules/gathering/amulets.ts';
import { sizeOf } from '../rules/packs.ts';
import { hutsOn, type MangroviaState, ownerOf } from '../rules/types.ts';
import { islesWorth } from './amulets.ts';
import { waiting } from './bowlValue.ts';
import type { BoxTables } from './boxTables.ts';
import { pathsCount } from './gains.ts';
import { clockOf, left } from './gameProgress.ts';
import { handWorth, treasureSum } from './hand.ts';
import { pathWorth, poleWorth, stoneWorth, supplyOf } from './ranking.ts';
import { rest } from './values.ts';
import { landingsWorth, meansOf } from './worth.ts';

const names = [
  'always',
  'paths, as they will probably go',
  'stone place',
  'pole place',
  'huts on amulet fields, as they are worth',
  'huts on amulet fields, while there is time',
  'amulets, while there is time',
  'hand, as it is worth',
  'treasures, while there is time',
  'landscape cards, while there is time',
  'huts that can still be built',
  'what everybody still gets',
  'start player',
  'landings to come, as they are worth',
  'huts to build in this round',
  'stone tiles to use',
] as const;

export const featuresOf = (tables: BoxTables): Features<MangroviaState> => ({
  names,
  read(s, seat, into) {
    const { box, prospects } = tables;
    const clock = clockOf(tables, s);
    const { left: time, rounds, timeToSpend } = clock;
    const supply = supplyOf(s, seat);
    const treasures = treasureSum(box, s, seat);
    const wait = waiting(tables, s, seat);
    const isles = amuletHuts(box, s, seat);
    let paths = 0;
    for (let p = 0; p < box.paths.length; p++) paths += pathWorth(tables, s, seat, p, time);
    const [straight, square] = rest[s.seats] ?? [0, 50];
    let i = 0;
    into[i++] = 1;
    into[i++] = paths * pathsCount(prospects, time);
    into[i++] = stoneWorth(tables, s, seat, time);
    into[i++] = poleWorth(tables, s, seat, time);
    into[i++] = islesWorth(prospects, s.seats, rounds, isles);
    into[i++] = isles * timeToSpend;
    into[i++] = amuletSum(supply.amulets) * timeToSpend;
    into[i++] = handWorth(prospects, clock, s.birds, treasures, supply.landscapes, supply.huts, wait.builds);
    into[i++] = treasures * timeToSpend;
    into[i++] = sizeOf(supply.landscapes) * timeToSpend;
    into[i++] = Math.min(supply.huts, 1.2 * rounds);
    into[i++] = time * (straight + square * time);
    into[i++] = s.start === seat && s.phase === 'bowls' ? timeToSpend : 0;
    into[i++] = landingsWorth(prospects, clock, meansOf(tables, s, seat), wait);
    into[i++] = wait.builds;
    into[i++] = (supply.jokers + supply.amuletTiles) * timeToSpend;
  },
  progress: s => 1 - left(tables.box, s),
  safe: (s, seat) => safe(tables.box, s, seat),
});

/** Points that a seat has for good: those of its fields and pole tiles, and its amulets. */
function safe(box: Box, s: MangroviaState, seat: Seat): number {
  let total = amuletSum(supplyOf(s, seat).amulets);
  for (let field = 0; field < s.fields.length; field++) {
    const code = s.fields[field];
    if (ownerOf(code) !== seat + 1) continue;
    total += (box.fields[field]?.points ?? 0) * hutsOn(code);
    const pole = box.poleAt[field];
    if (pole >= 0) total += s.poleTiles[pole];
  }
  return total;
}
