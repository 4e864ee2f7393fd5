/** The course of a turn as five stations, so that a newcomer knows where they are. */
import { type Words, words } from '@atoll/engine';
import type { OrbisView, StepKind } from '../rules/types.ts';

export const stations = ['take', 'place', 'pay', 'effect', 'trim'] as const;
export type Station = (typeof stations)[number];

export const stationNames: Readonly<Record<Station, Words>> = {
  take: words('Nehmen', 'Take'),
  place: words('Legen', 'Lay'),
  pay: words('Zahlen', 'Pay'),
  effect: words('Wirkung', 'Effect'),
  trim: words('Bis 10', 'To 10'),
};

export const stationHints: Readonly<Record<Station, Words>> = {
  take: words(
    'Nimm eine Landschaft: Daneben entstehen Anhänger ihrer Farbe, und die auf ihr bekommst du. Oder nimm eine Gottheit.',
    'Take a region: worshipers of its colour appear beside it, and those on it are yours. Or take a god.',
  ),
  place: words(
    'Leg sie in deine Welt, oder dreh sie zur Wildnis um.',
    'Lay it into your world, or turn it over into a wilderness.',
  ),
  pay: words('Bezahl die Landschaft mit Anhängern.', 'Pay for the region with worshipers.'),
  effect: words(
    'Was die Landschaft oder die Gottheit verlangt oder gibt.',
    'What the region or the god asks for or gives.',
  ),
  trim: words('Mehr als zehn Anhänger darfst du nicht behalten.', 'You may not keep more than ten worshipers.'),
};

const stationOf: Readonly<Record<StepKind, Station>> = {
  take: 'take',
  place: 'place',
  pay: 'pay',
  village: 'effect',
  volcano: 'effect',
  convert: 'effect',
  love: 'effect',
  death: 'effect',
  trim: 'trim',
  refill: 'trim',
};

export type StationState = 'done' | 'now' | 'next' | 'skipped';

/** Where the turn stands. Whoever takes a god lays and pays nothing. */
export function courseOf(view: Pick<OrbisView, 'steps'>): { station: Station; state: StationState }[] {
  const step = view.steps.at(-1);
  if (!step) return stations.map(station => ({ station, state: 'next' }));
  const now = stations.indexOf(stationOf[step.kind]);
  const withRegion = step.kind === 'take' || view.steps.some(one => one.kind === 'refill');
  return stations.map((station, i) => {
    if (i === now) return { station, state: 'now' };
    if (!withRegion && (station === 'place' || station === 'pay')) return { station, state: 'skipped' };
    return { station, state: i < now ? 'done' : 'next' };
  });
}
