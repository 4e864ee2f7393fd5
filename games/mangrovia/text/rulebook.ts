/** The rules of Mangrovia in our own words, numbered through all chapters; each names the tests that prove it. */
import type { Chapter } from '@atoll/engine';
import { building, special } from './chapters/building.ts';
import { ending, table, variant } from './chapters/ending.ts';
import { amulets, birds, drawing } from './chapters/gathering.ts';
import { boat, bowls, preparing } from './chapters/round.ts';
import { material, settingUp } from './chapters/settingUp.ts';

export const rulebook: readonly Chapter[] = [
  material,
  settingUp,
  bowls,
  boat,
  drawing,
  amulets,
  birds,
  building,
  special,
  preparing,
  ending,
  variant,
  table,
];
