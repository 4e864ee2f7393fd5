/**
 * Bots think in worker threads, each with a hard deadline: the event loop never waits for one, and a search that runs
 * away is ended, not waited for. One thread more is kept for bots that answer at once, so that they never wait for those
 * that think.
 */
import { Worker } from 'node:worker_threads';
import type { Budget } from '@atoll/bots';
import type { MoveRecord } from '@atoll/engine';
import { type Log, troubleOf } from '../log.ts';
import { type Asker, openFairQueue } from './fairQueue.ts';

/** What a bot is asked. It gets the view of its seat and never a state. */
export interface BotQuestion {
  game: string;
  /** The edition as JSON, and its digest: a worker opens each once. */
  edition: unknown;
  digest: string;
  bot: string;
  view: unknown;
  seed: string;
  budget: Budget;
}

/** A worker says `ready` once it can answer, then answers each question with a move or with what went wrong. */
export type WorkerMessage = { ready: true } | { move: MoveRecord } | { error: string };

export interface BotHost {
  /** The bot's move; null when it found none in time, not even with a smaller budget. */
  choose(question: BotQuestion, asker: Asker): Promise<MoveRecord | null>;
  /** How many questions wait, and about how many bots think. */
  busy(): { waiting: number; thinking: number };
  /** Somebody has come to a table; its bots are no longer the last. */
  attend(table: string): void;
  close(): Promise<void>;
}

interface Task {
  question: BotQuestion;
  asker: Asker;
  done: (move: MoveRecord | null) => void;
}

interface Thinker {
  worker: Worker;
  /** Kept for questions that are answered at once. */
  quick: boolean;
  ready: boolean;
  task: Task | null;
  /** When it was given that. */
  since: number;
  deadline: NodeJS.Timeout | undefined;
}

export interface BotHostOptions {
  worker: URL;
  /** How many think at the same time, besides the one for quick answers. */
  size: number;
  log: Log;
  /** Milliseconds after which a thinker with this budget is ended. */
  deadline?: (budget: Budget) => number;
  /** Hears for how many milliseconds each has thought. */
  thought?: (milliseconds: number) => void;
}

/** Loading the games may take a while on a busy machine; only then something is wrong. */
const startDeadline = 30_000;
const usualDeadline = ({ ms = 1000 }: Budget): number => 2000 + 2 * ms;

export function openBotHost({ worker: file, size, log, deadline = usualDeadline, thought }: BotHostOptions): BotHost {
  const waiting = openFairQueue<Task>();
  const thinkers = new Set<Thinker>();
  /** Whether the thread for quick answers can be had; where it cannot, the others do its work. */
  let quickOnes = true;
  let closed = false;

  function hire(quick: boolean): void {
    // The limit ends a worker that would eat the whole memory; the server itself lives on.
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const thinker: Thinker = { worker, quick, ready: false, task: null, since: 0, deadline: undefined };
    thinker.deadline = setTimeout(() => dismiss(thinker, 'did not start in time'), startDeadline);
    worker.on('message', (message: WorkerMessage) => hear(thinker, message));
    worker.on('error', error => dismiss(thinker, troubleOf(error).why?.toString() ?? 'failed'));
    worker.on('exit', () => dismiss(thinker, 'ended'));
    worker.unref();
    thinkers.add(thinker);
  }

  function hear(thinker: Thinker, message: WorkerMessage): void {
    clearTimeout(thinker.deadline);
    const { task } = thinker;
    thinker.task = null;
    thinker.ready = true;
    if (task) thought?.(performance.now() - thinker.since);
    if (!('ready' in message) && task) {
      if ('error' in message) log.warn('a bot failed', { bot: task.question.bot, why: message.error });
      task.done('move' in message ? message.move : null);
    }
    assign();
  }

  /** Ends a worker and leaves its question without an answer. */
  function dismiss(thinker: Thinker, why: string): void {
    if (!thinkers.delete(thinker)) return;
    clearTimeout(thinker.deadline);
    void thinker.worker.terminate();
    const { task } = thinker;
    if (task) thought?.(performance.now() - thinker.since);
    if (!closed) log.warn('a bot thread was ended', { why, bot: task?.question.bot });
    task?.done(null);
    // One that never became ready would fail again at once; then nobody waits for it.
    if (!thinker.ready && thinker.quick) quickOnes = false;
    else if (!thinker.ready) for (const lost of waiting.empty()) lost.done(null);
    assign();
  }

  function assign(): void {
    if (closed) return;
    for (const thinker of thinkers) {
      if (!thinker.ready || thinker.task) continue;
      const task = waiting.next(thinker.quick ? 'quick' : undefined);
      if (!task) continue;
      thinker.task = task;
      thinker.since = performance.now();
      thinker.deadline = setTimeout(() => dismiss(thinker, 'thought too long'), deadline(task.question.budget));
      thinker.worker.postMessage(task.question);
    }
    const usual = [...thinkers].filter(thinker => !thinker.quick);
    const starting = usual.filter(thinker => !thinker.ready).length;
    if (waiting.size > starting && usual.length < size) hire(false);
    // Started as soon as somebody thinks for long, and not only when a quick question already waits for it.
    const busy = usual.some(({ task }) => task && !task.asker.quick);
    if (busy && quickOnes && thinkers.size === usual.length) hire(true);
  }

  const ask = (question: BotQuestion, asker: Asker): Promise<MoveRecord | null> =>
    new Promise(done => {
      if (closed) return done(null);
      waiting.add({ question, asker, done }, asker);
      assign();
    });

  return {
    async choose(question, asker) {
      return (await ask(question, asker)) ?? (await ask({ ...question, budget: quarter(question.budget) }, asker));
    },
    busy: () => ({ waiting: waiting.size, thinking: [...thinkers].filter(({ task }) => task).length }),
    attend: table => waiting.attend(table),
    async close() {
      closed = true;
      for (const task of waiting.empty()) task.done(null);
      await Promise.all(
        [...thinkers].map(thinker => {
          dismiss(thinker, 'closing');
          return thinker.worker.terminate();
        }),
      );
    },
  };
}

function quarter({ ms, iterations }: Budget): Budget {
  const smaller: Budget = {};
  if (ms !== undefined) smaller.ms = Math.ceil(ms / 4);
  if (iterations !== undefined) smaller.iterations = Math.ceil(iterations / 4);
  return smaller;
}
