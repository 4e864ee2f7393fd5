/** The parts of the board, in reading order, and which of them the present decision needs. */
import type { StepKind } from '../rules/types.ts';
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

/** What a part is about as a whole: its heading, and whatever in it is nothing more particular. */
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
