/** The rules of Bora Bora in our own words, numbered; each names the tests that prove it. */
import type { Chapter } from '@atoll/engine';
import { buildingChapters } from './chapters/building.ts';
import { diceChapters } from './chapters/dice.ts';
import { godChapters } from './chapters/gods.ts';
import { peopleChapters } from './chapters/people.ts';
import { startChapters } from './chapters/start.ts';

export const rulebook: readonly Chapter[] = [
  ...startChapters,
  ...diceChapters,
  ...buildingChapters,
  ...peopleChapters,
  ...godChapters,
];
