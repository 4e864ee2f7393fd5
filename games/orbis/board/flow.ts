/** The course of a turn as five stations, so that a newcomer knows where they are. */
import { type Words, words } from '@atoll/engine';
import type { OrbisView, StepKind } from '../rules/types.ts';

const stations = ['take', 'place', 'pay', 'effect', 'trim'] as const;
export type Station = (typeof stations)[number];

export const stationNames: Readonly<Record<Station, Words>> = {
  take: words('Nehmen', 'Take'),
  place: words('Legen', 'Place'),
  pay: words('Zahlen', 'Pay'),
  effect: words('Wirkung', 'Effect'),
  trim: words('Auf 10 zurück', 'Down to 10'),
};

export const stationHints: Readonly<Record<Station, Words>> = {
  take: words(
    'Nimm eine Landschaft samt Anhängern darauf. Daneben entstehen neue in ihrer Farbe. Oder nimm eine Gottheit.',
    'Take a region and the worshippers on it. New ones of its colour appear next to it. Or take a god.',
  ),
  place: words(
    'Leg sie in deine Welt oder dreh sie zur Wildnis um.',
    'Add it to your world, or turn it over into a wilderness.',
  ),
  pay: words('Bezahl die Landschaft mit Anhängern.', 'Pay for the region with worshippers.'),
  effect: words(
    'Was die Landschaft oder die Gottheit verlangt oder gibt.',
    'What the region or the god asks for or gives.',
  ),
  trim: words('Höchstens zehn Anhänger darfst du behalten.', 'You may keep ten worshippers at most.'),
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

/** How far the turn has got. A player who takes a god places and pays nothing. */
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
