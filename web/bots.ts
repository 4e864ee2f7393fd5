/** The bots' names, and a worker in which they think. Nothing of them is loaded before it is needed. */
import type { MoveRecord, Words } from '@atoll/engine';

export interface BotLevel {
  id: string;
  words: Words;
}

let levels: Promise<readonly BotLevel[]> | undefined;

export function botLevels(): Promise<readonly BotLevel[]> {
  levels ??= import('@atoll/bots').then(bots => bots.botList);
  return levels;
}

export interface ThinkRequest {
  id: number;
  bot: string;
  game: string;
  /** Digest of the edition. */
  edition: string;
  view: unknown;
  seed: string;
}

export type ThinkReply = { id: number; move: MoveRecord } | { id: number; error: string };

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, { done(move: MoveRecord): void; failed(error: Error): void }>();

/** A bot's answer, found in the worker so that the page stays smooth. */
export function think(request: Omit<ThinkRequest, 'id' | 'seed'>): Promise<MoveRecord> {
  worker ??= startWorker();
  const id = ++number;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    worker?.postMessage({ ...request, id, seed: crypto.randomUUID() } satisfies ThinkRequest);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ThinkReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('move' in data) asked?.done(data.move);
    else asked?.failed(new Error(data.error));
  };
  started.onerror = event => {
    for (const { failed } of waiting.values()) failed(new Error(event.message || 'The bot worker could not start.'));
    waiting.clear();
    worker = undefined;
  };
  return started;
}
