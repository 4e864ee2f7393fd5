/** Many games at once: threads that seat bots and play tables to their end. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Game, MoveRecord } from '@atoll/engine';
import { type Args, type FlagSpec, number, value } from '../cli/args.ts';
import type { Player } from './botGames.ts';
import type { PolicyResult, PolicyTask } from './learn/policyGames.ts';
import type { Sums } from './learn/regression.ts';

/** Which game; every thread opens it for itself. */
export interface CrewGame {
  id: string;
  edition?: string | undefined;
  editions?: string | undefined;
}

export interface CrewTask {
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

export interface CrewResult {
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

export interface Crew {
  play(task: CrewTask): Promise<CrewResult>;
  close(): Promise<void>;
}

/** What a thread answers. */
export type CrewAnswer = { result: CrewResult } | { error: string };

export const crewFlags = { workers: 'value' } as const satisfies FlagSpec;

/** How many threads a command is to use: as many as it is told, or one for each core. */
export const crewSize = (args: Args): number => number(args, 'workers', 1, 256) ?? Math.max(1, availableParallelism());

/** The threads of a command, all with the edition that it opened. */
export const crewFromArgs = (args: Args, { id }: Game): Crew =>
  openCrew({ id, edition: value(args, 'edition'), editions: value(args, 'editions') }, crewSize(args));

function openCrew(game: CrewGame, size: number): Crew {
  const waiting: { task: CrewTask; done(result: CrewResult): void; failed(error: Error): void }[] = [];
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
      worker.on('message', (answer: CrewAnswer) =>
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
