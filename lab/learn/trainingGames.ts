/** Games that something is to be learned from. */
import { checkConfig } from '@atoll/engine';
import { type Args, language } from '../../cli/args.ts';
import { type Opened, optionsFromArgs, writeText } from '../../cli/files/openGame.ts';
import { counter } from '../../cli/terminal/progress.ts';
import type { Crew, CrewResult, CrewTask } from '../workerPool.ts';

export interface Lessons {
  args: Args;
  opened: Opened;
  /** Numbers of seats, in turn. */
  counts: readonly number[];
  games: number;
  /** What the deals hang on, and how many of them earlier runs had. */
  seed: string;
  first: number;
  /** Who plays, and what is to come back. */
  task(seats: number): Pick<CrewTask, 'players' | 'learn' | 'rows'>;
  /** Is given the result of every game, in the order in which they end, with its place among the deals. */
  learn(result: CrewResult, i: number): void;
}

/** Plays them all, as many at once as there are threads. */
export async function playLessons(crew: Crew, lessons: Lessons): Promise<void> {
  const { args, opened, counts, games, seed, first, task, learn } = lessons;
  const tick = counter(games, language(args));
  await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seats = counts[i % counts.length] as number;
      const { options } = checkConfig(opened.game, { seats, options: optionsFromArgs(args) });
      const deal = `${seed}/${first + i}`;
      learn(await crew.play({ seats, options, deal, seed: deal, ...task(seats) }), i);
      tick();
    }),
  );
}

/** Writes what was learned, if a file was named. */
export function save(file: string | undefined, what: object): void {
  if (file !== undefined) writeText(file, `${JSON.stringify(what)}\n`);
}
