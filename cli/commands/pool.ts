/** The threads of a command that has many games played. */
import { availableParallelism } from 'node:os';
import type { Opened } from '@atoll/lab/openGame.ts';
import { openPool, type WorkerPool } from '@atoll/lab/workerPool.ts';
import { type Args, type FlagSpec, number } from '../args.ts';

export const poolFlags = { workers: 'value' } as const satisfies FlagSpec;

/** As many as it is told, or one for each core. */
export const poolSize = (args: Args): number => number(args, 'workers', 1, 256) ?? Math.max(1, availableParallelism());

/** All with the edition that the command opened. */
export const poolFromArgs = (args: Args, opened: Opened): WorkerPool => openPool(opened, poolSize(args));
