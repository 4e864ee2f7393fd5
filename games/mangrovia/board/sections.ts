/** The parts of the board, and which of them the present decision needs. */
import type { StepKind } from '../rules/types.ts';
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
