/** Many games at once: threads that seat bots and play tables to their end. */
import { Worker } from 'node:worker_threads';
import type { MoveRecord } from '@atoll/engine';
import type { Player } from './botGames.ts';
import type { PolicyResult, PolicyTask } from './learn/policyGames.ts';
import type { Sums } from './learn/regression.ts';
import type { Opened } from './openGame.ts';

/** Which game, and the JSON of its edition; every thread opens it for itself. */
export interface PoolGame {
  id: string;
  edition: unknown;
}

export interface GameTask {
  seats: number;
  options: Readonly<Record<string, string>>;
  /** In the order of the seats. */
  players: readonly Player[];
  deal: string;
  seed: string;
  /** Learn from it: how often bots slip while they play. */
  learn?: { slip: number };
  /** Learn from it for a net: nobody plays but the game's policy, to the end or for so many rounds. */
  rows?: { rounds?: number | undefined };
  /** Many games in which only policies play, to see what they come to. */
  policies?: PolicyTask;
  /** Send the moves back, for those who want to look at the game once more. */
  moves?: boolean;
}

export interface GameResult {
  totals: number[];
  ranks: number[];
  decisions: number;
  /** What can be learned from the game, if that was asked for. */
  sums?: Sums;
  rows?: Float32Array<ArrayBuffer>;
  policies?: PolicyResult;
  /** What was played, if that was asked for. */
  moves?: MoveRecord[];
}

export interface WorkerPool {
  play(task: GameTask): Promise<GameResult>;
  close(): Promise<void>;
}

/** What a thread answers. */
export type WorkerAnswer = { result: GameResult } | { error: string };

/** So many threads, all with the same game and edition. */
export function openPool({ game: { id }, edition }: Opened, size: number): WorkerPool {
  const game: PoolGame = { id, edition };
  const waiting: { task: GameTask; done(result: GameResult): void; failed(error: Error): void }[] = [];
  const idle: Worker[] = [];
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL('./poolWorker.ts', import.meta.url), { workerData: game }),
  );
  idle.push(...workers);

  function assign(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop() as Worker;
      const { task, done, failed } = waiting.shift() as (typeof waiting)[number];
      const settle = (finish: () => void) => {
        worker.removeAllListeners('message');
        worker.removeAllListeners('error');
        finish();
      };
      worker.on('message', (answer: WorkerAnswer) =>
        settle(() => {
          idle.push(worker);
          if ('result' in answer) done(answer.result);
          else failed(new Error(answer.error));
          assign();
        }),
      );
      worker.on('error', error => settle(() => failed(error instanceof Error ? error : new Error(String(error)))));
      worker.postMessage(task);
    }
  }

  return {
    play: task =>
      new Promise((done, failed) => {
        waiting.push({ task, done, failed });
        assign();
      }),
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}
