/** The bots' names, and a worker in which they think. Nothing of them is loaded before it is needed. */
import type { BotInfo, Budget, Thought } from '@atoll/bots';
import { broughtEdition } from './brought.ts';

let bots: Promise<readonly BotInfo[]> | undefined;

/** All bots that there are, so that tables with any of them can say who plays. */
export function knownBots(): Promise<readonly BotInfo[]> {
  bots ??= import('@atoll/bots').then(({ botList }) => botList);
  return bots;
}

/** Those that people choose to play against. */
export const botLevels = async (): Promise<readonly BotInfo[]> => (await knownBots()).filter(({ level }) => level > 0);

/** Passes as long as this bot's answers take at least. */
export async function leastTime(bot: string): Promise<void> {
  const found = (await knownBots()).find(({ id }) => id === bot);
  await new Promise(done => setTimeout(done, found?.least ?? 0));
}

export interface ThinkRequest {
  id: number;
  bot: string;
  game: string;
  /** Digest of the edition. */
  edition: string;
  /** The edition itself, where it does not come with the game. */
  json: unknown;
  view: unknown;
  seed: string;
  budget: Budget;
  /** Think on when the answer is settled: for those who look at the figures. */
  whole?: boolean;
}

export type ThinkReply = { id: number; thought: Thought } | { id: number; error: string };

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, { done(thought: Thought): void; failed(error: Error): void }>();

/** What a bot makes of a view, thought out in the worker so that the page stays smooth. */
export function think(request: Omit<ThinkRequest, 'id' | 'seed' | 'json'>): Promise<Thought> {
  worker ??= startWorker();
  const id = ++number;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    worker?.postMessage({
      ...request,
      id,
      json: broughtEdition(request.edition),
      seed: crypto.randomUUID(),
    } satisfies ThinkRequest);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ThinkReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('thought' in data) asked?.done(data.thought);
    else asked?.failed(new Error(data.error));
  };
  started.onerror = event => {
    for (const { failed } of waiting.values()) failed(new Error(event.message || 'The bot worker could not start.'));
    waiting.clear();
    worker = undefined;
  };
  return started;
}
