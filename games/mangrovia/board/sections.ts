/** The parts of the board, and which of them the present decision needs. */
import type { MangroviaEvent, StepKind } from '../rules/types.ts';
import { placesOf } from './places.ts';
import { askedFor, type Props } from './props.ts';
import type { Section } from './words.ts';

export const sections: readonly Section[] = ['map', 'boat', 'cards'];

const partFor: Readonly<Record<StepKind, Section>> = {
  bowl: 'boat',
  draw: 'cards',
  amulets: 'cards',
  throw: 'map',
  build: 'map',
  birds: 'map',
};

export function sectionFor(props: Pick<Props, 'decision' | 'viewer'>): Section | null {
  const kind = askedFor(props);
  return kind && partFor[kind];
}

const partOfKind: Readonly<Record<string, Section>> = {
  field: 'map',
  hut: 'map',
  path: 'map',
  oracle: 'map',
  stone: 'map',
  pole: 'map',
  site: 'boat',
  bowl: 'boat',
  landing: 'boat',
  boat: 'boat',
  treasure: 'cards',
  landscape: 'cards',
  treasurePile: 'cards',
  landscapePile: 'cards',
  treasureDiscard: 'cards',
  landscapeDiscard: 'cards',
  bag: 'cards',
  ones: 'cards',
};

/** The part in which a place lies; null for what lies on none, as the hand. */
export const sectionOfPlace = (place: string): Section | null => partOfKind[place.split(':')[0] ?? ''] ?? null;

/** Where others did something worth looking at; the viewer has seen their own actions. */
export function followed(event: MangroviaEvent, viewer: Props['viewer']): { part: Section; place: string } | null {
  // The boat moves before everything that follows from it, and the timeline shows it in every part.
  if (event.type === 'boat' || ('seat' in event && event.seat === viewer)) return null;
  const [place] = placesOf(event);
  const part = place === undefined ? null : sectionOfPlace(place);
  return place === undefined || part === null ? null : { part, place };
}
