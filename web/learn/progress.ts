/** How far somebody has come in the lessons, kept on this device. */
import type { LessonKept } from '@atoll/engine';
import { keep, readKept } from '../settings.ts';

interface Progress {
  done?: boolean;
  /** Where it was left. */
  left?: LessonKept;
}

type Kept = Record<string, Progress | undefined>;

const KEY = 'atoll.lessons';
const nameOf = (game: string, lesson: string) => `${game}/${lesson}`;

export const progressOf = (game: string, lesson: string): Progress =>
  readKept<Kept>(KEY, {})[nameOf(game, lesson)] ?? {};

function change(game: string, lesson: string, to: Progress): void {
  keep(KEY, { ...readKept<Kept>(KEY, {}), [nameOf(game, lesson)]: to });
}

/** A lesson that was done once stays done, also while it is done again. */
export const keepPlace = (game: string, lesson: string, left: LessonKept): void =>
  change(game, lesson, { ...progressOf(game, lesson), left });

export const keepDone = (game: string, lesson: string): void => change(game, lesson, { done: true });
