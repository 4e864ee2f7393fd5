/** The rules of Cacao in our own words, numbered through all chapters; each names the tests that prove it. */
import type { Chapter } from '@atoll/engine';
import { ending } from './chapters/ending.ts';
import { overbuilding } from './chapters/overbuilding.ts';
import { settingUp } from './chapters/settingUp.ts';
import { turn } from './chapters/turn.ts';
import { work } from './chapters/work.ts';

export const rulebook: readonly Chapter[] = [settingUp, turn, work, overbuilding, ending];
