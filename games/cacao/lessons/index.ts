/** The lessons of Cacao, in the order in which one learns: about ten minutes in all. */
import type { Lesson } from '@atoll/engine';
import { advice } from './advice.ts';
import { goal } from './goal.ts';
import { lastTile } from './lastTile.ts';
import { mineAndTemple } from './mineAndTemple.ts';
import { turn } from './turn.ts';
import { waterAndSun } from './waterAndSun.ts';

export const lessons: readonly Lesson[] = [goal, turn, waterAndSun, mineAndTemple, lastTile, advice];
