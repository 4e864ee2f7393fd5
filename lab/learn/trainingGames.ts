/** Games that something is to be learned from. */
import { checkConfig, type Game } from '@atoll/engine';
import type { GameResult, GameTask, WorkerPool } from '../workerPool.ts';

export interface TrainingGames {
  game: Game;
  options: Readonly<Record<string, string>>;
  /** Numbers of seats, in turn. */
  counts: readonly number[];
  games: number;
  /** What the deals hang on, and how many of them earlier runs had. */
  seed: string;
  first: number;
  /** Who plays, and what is to come back. */
  task(seats: number): Pick<GameTask, 'players' | 'learn' | 'rows'>;
  /** Is given the result of every game, in the order in which they end, with its place among the deals. */
  learn(result: GameResult, i: number): void;
  /** Hears of every game that is over. */
  tick(): void;
}

/** Plays them all, as many at once as there are threads. */
export async function playTrainingGames(pool: WorkerPool, training: TrainingGames): Promise<void> {
  const { game, options: chosen, counts, games, seed, first, task, learn, tick } = training;
  await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seats = counts[i % counts.length];
      const { options } = checkConfig(game, { seats, options: chosen });
      const deal = `${seed}/${first + i}`;
      learn(await pool.play({ seats, options, deal, seed: deal, ...task(seats) }), i);
      tick();
    }),
  );
}
