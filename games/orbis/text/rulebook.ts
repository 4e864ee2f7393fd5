/** The rules of Orbis in our own words, numbered; each names the tests that prove it. */
import type { Chapter } from '@atoll/engine';
import { effects } from './chapters/effects.ts';
import { ending } from './chapters/ending.ts';
import { gods } from './chapters/gods.ts';
import { pyramid } from './chapters/pyramid.ts';
import { region } from './chapters/region.ts';
import { settingUp } from './chapters/settingUp.ts';
import { turn } from './chapters/turn.ts';

export const rulebook: readonly Chapter[] = [settingUp, turn, region, pyramid, effects, gods, ending];
