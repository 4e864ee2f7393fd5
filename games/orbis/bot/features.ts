/** What the evaluation of Orbis looks at. */
import type { Features } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { score } from '../rules/flow/scoring.ts';
import { devotion } from '../rules/gods/temples.ts';
import { REGIONS } from '../rules/regions/pyramid.ts';
import { wildernesses, wildernessPoints } from '../rules/regions/regions.ts';
import type { OrbisState } from '../rules/types.ts';
import { sum } from '../rules/worshipers.ts';
import { basePlaces, fitting, muchToCome } from './freeSpots.ts';
import { bestGod, godWorth } from './gods.ts';
import { pyramidHope } from './laying.ts';
import { netInputsOf } from './netInputsSeats.ts';
import { plain } from './policyParameters.ts';
import { outlook } from './taking.ts';
import { raceOf } from './temple.ts';
import { hopeOf, regionsLeft, supplyWorth, tokens } from './worth.ts';

const names = [
  'always',
  'three seats',
  'four seats',
  'regions, as they will probably score',
  'regions still to come',
  'wildernesses',
  'temple, as it can be hoped for',
  'shrines',
  'mystic value',
  'god, as it stands',
  'god to choose',
  'the best god there is',
  'worshipers, as they are worth',
  'worshipers, while they can pay',
  'colours of worshipers, while they can pay',
  'reduction tokens',
  'reduction tokens by regions to come',
  'colours that fit somewhere, while there is much to come',
  'places in the first row, while there is much to come',
  'the display, as it lies',
] as const;

export const featuresOf = (box: Box): Features<OrbisState> => ({
  names,
  netInputs: netInputsOf(box),
  read(s, seat, into) {
    const world = s.worlds[seat];
    const { shrines, mystic } = devotion(box, world);
    const left = regionsLeft(world);
    const chosen = world.god >= 0;
    let colours = 0;
    for (const n of world.worshipers) if (n > 0) colours++;
    let i = 0;
    into[i++] = 1;
    into[i++] = s.seats === 3 ? 1 : 0;
    into[i++] = s.seats === 4 ? 1 : 0;
    into[i++] = pyramidHope(box, world);
    into[i++] = left;
    into[i++] = wildernesses(world);
    into[i++] = raceOf(box, s, seat, plain).hope;
    into[i++] = shrines;
    into[i++] = mystic;
    into[i++] = chosen ? godWorth(box, s, seat, world.god, plain) : 0;
    into[i++] = chosen ? 0 : 1;
    into[i++] = chosen ? 0 : bestGod(box, s, seat, plain);
    into[i++] = supplyWorth(world, plain);
    into[i++] = Math.min(10, sum(world.worshipers)) * hopeOf(world, plain);
    into[i++] = colours * hopeOf(world, plain);
    into[i++] = tokens(world);
    into[i++] = tokens(world) * left;
    into[i++] = left > 0 ? fitting(box, world) * muchToCome(world) : 0;
    into[i++] = basePlaces(world) * muchToCome(world);
    into[i++] = outlook(box, s, seat, plain);
  },
  progress(s) {
    let laid = 0;
    for (const world of s.worlds) laid += world.regions;
    return laid / (s.seats * REGIONS);
  },
  safe: (s, seat) => wildernessPoints(box, s.worlds[seat]),
  known: (s, seat) => (s.over ? (score(box, s).rows[seat]?.total ?? 0) : null),
});
