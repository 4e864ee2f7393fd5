/** The temple a seat can hope for: by shrines, then by mystic value. */
import type { Seat } from '@atoll/engine';
import { type Box, templesFor } from '../editions/box.ts';
import { devotion } from '../rules/gods/temples.ts';
import { REGIONS } from '../rules/regions/pyramid.ts';
import type { OrbisState } from '../rules/types.ts';
import { holds } from './likelihoods.ts';
import { type PolicyParameters, plain } from './policyParameters.ts';

/** How the seats stand in the race for the temples. */
export interface Race {
  box: Box | null;
  seat: Seat;
  seats: number;
  /** Regions of the seat that acts: the clock of the game. */
  regions: number;
  shrines: number[];
  mystic: number[];
  tokens: readonly number[];
  /** What the seat can hope for as it stands. */
  hope: number;
  parameters: PolicyParameters;
}

const race: Race = {
  box: null,
  seat: 0,
  seats: 0,
  regions: 0,
  shrines: [],
  mystic: [],
  tokens: [],
  hope: 0,
  parameters: plain,
};

/** The race as a seat sees it. It is one record, which the next call writes over. */
export function raceOf(box: Box, s: OrbisState, seat: Seat, parameters: PolicyParameters): Race {
  if (race.box !== box || race.seats !== s.seats) race.tokens = templesFor(box, s.seats);
  race.box = box;
  race.seat = seat;
  race.seats = s.seats;
  race.parameters = parameters;
  race.regions = s.worlds[s.active].regions;
  for (let other = 0; other < s.seats; other++) {
    const { shrines, mystic } = devotion(box, s.worlds[other]);
    race.shrines[other] = shrines;
    race.mystic[other] = mystic;
  }
  race.hope = templeWith(race, 0, 0);
  return race;
}

/** The temple that can be hoped for with some more shrines and a mystic value to come. */
export function templeWith(
  { seat, seats, regions, shrines, mystic, tokens, parameters }: Race,
  more: number,
  high: number,
): number {
  const mine = shrines[seat] + more;
  const highest = Math.max(mystic[seat], high);
  let ahead = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = mystic[other];
    const tie = theirs === highest ? 0 : theirs > highest ? parameters.tieBreak : -parameters.tieBreak;
    ahead += holds(shrines[other] - mine + tie, regions, parameters);
  }
  const below = Math.min(tokens.length - 1, Math.floor(ahead));
  const here = tokens[below];
  const next = tokens[Math.min(tokens.length - 1, below + 1)];
  const hope = here + (next - here) * (ahead - below);
  return mine > 0 ? hope : hope * (1 - regions / REGIONS) * parameters.withoutShrine;
}
