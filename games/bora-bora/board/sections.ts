/** The parts of the board, in reading order, and which of them the present decision needs. */
import type { Seat } from '@atoll/engine';
import type { BoraEvent } from '../rules/events.ts';
import type { StepKind } from '../rules/types.ts';
import { placesOf } from './places.ts';
import { askedFor, type Props } from './props.ts';
import type { Section } from './words.ts';

export const sections: readonly Section[] = [
  'map',
  'people',
  'temple',
  'status',
  'mats',
  'village',
  'tasks',
  'jewelry',
  'gods',
];

/** On a narrow screen: what is needed in every turn comes first. */
export const tabs: readonly Section[] = [
  'map',
  'mats',
  'people',
  'village',
  'tasks',
  'temple',
  'status',
  'jewelry',
  'gods',
];

/** What a part is about as a whole: its heading, and everything in it that is not part of something smaller. */
export const sectionComponents: Readonly<Partial<Record<Section, string>>> = {
  temple: 'temple',
  status: 'status',
  tasks: 'tasks',
  jewelry: 'jewelry',
  gods: 'display',
};

const partFor: Record<StepKind, Section> = {
  start: 'map',
  store: 'village',
  die: 'mats',
  expand: 'map',
  fish: 'map',
  take: 'people',
  help: 'village',
  priest: 'temple',
  build: 'village',
  fire: 'gods',
  use: 'village',
  gather: 'village',
  card: 'gods',
  hut: 'village',
  jewel: 'jewelry',
  task: 'village',
  newTask: 'tasks',
  last: 'village',
};

export function sectionFor(props: Props): Section | null {
  const kind = askedFor(props);
  return kind && partFor[kind];
}

const partOfKind: Readonly<Record<string, Section>> = {
  region: 'map',
  hut: 'map',
  mat: 'mats',
  die: 'mats',
  man: 'people',
  woman: 'people',
  temple: 'temple',
  task: 'tasks',
  jewel: 'jewelry',
  display: 'gods',
  pile: 'gods',
  status: 'status',
  cell: 'village',
  beside: 'village',
  person: 'village',
  owntask: 'village',
  twelfth: 'village',
  jewelry: 'village',
  dice: 'village',
  hand: 'village',
};

/** The part in which a place lies. */
export const sectionOfPlace = (place: string): Section | null => partOfKind[place.split(':')[0] ?? ''] ?? null;

/** Whose village a place lies in; null for places on the table. */
export function villageOfPlace(place: string): Seat | null {
  const seat = sectionOfPlace(place) === 'village' ? Number(place.split(':')[1]) : Number.NaN;
  return Number.isInteger(seat) ? seat : null;
}

/**
 * Where others did something worth looking at; the viewer has seen their own actions. What somebody gets for it, draws
 * and rolls, flies to their name and is no place to go to.
 */
export function followed(event: BoraEvent, viewer: Props['viewer']): { part: Section; place: string } | null {
  if (event.type === 'templeScored') return { part: 'temple', place: 'temple:1' };
  if (event.type === 'got' || ('seat' in event && event.seat === viewer)) return null;
  const [place = ''] = placesOf(event);
  const part = /^(hand|dice):/.test(place) ? null : sectionOfPlace(place);
  return part && { part, place };
}
