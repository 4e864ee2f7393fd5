/** The rules of Bora Bora in our own words, numbered; each names the tests that prove it. */
import type { Chapter } from '@atoll/engine';
import { buildingChapters } from './rulebookBuilding.ts';
import { diceChapters } from './rulebookDice.ts';
import { godChapters } from './rulebookGods.ts';
import { peopleChapters } from './rulebookPeople.ts';
import { startChapters } from './rulebookStart.ts';

export const rulebook: readonly Chapter[] = [
  ...startChapters,
  ...diceChapters,
  ...buildingChapters,
  ...peopleChapters,
  ...godChapters,
];
