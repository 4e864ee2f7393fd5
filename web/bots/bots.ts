/** The bots' names, and a worker in which they think. Nothing of them is loaded before it is needed. */
import type { BotInfo, Budget, Thought } from '@atoll/bots';
import { signal } from '@preact/signals';
import { broughtEdition } from '../houseEditions.ts';
import { whenToTryAgain } from '../retry.ts';
import { freshId } from '../secure.ts';

let bots: Promise<readonly BotInfo[]> | undefined;

/** All bots that there are, so that tables with any of them can say who plays. */
export function knownBots(): Promise<readonly BotInfo[]> {
  bots ??= import('@atoll/bots').then(
    ({ botList }) => botList,
    (error: unknown) => {
      bots = undefined;
      throw error;
    },
  );
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

/** Only makes the worker fetch what it needs to think about a game. */
export interface FetchRequest {
  id: number;
  game: string;
}

/** `missing`: a part of the worker could not be fetched; another worker may fare better. */
export type WorkerReply =
  | { id: number; thought: Thought }
  | { id: number; fetched: true }
  | { id: number; error: string }
  | { id: number; missing: true };

/** Whether the bots wait for a part of them that could not be fetched yet. */
export const botsMissing = signal(false);

interface Asked {
  request: ThinkRequest | FetchRequest;
  done(reply: { thought?: Thought }): void;
  failed(error: Error): void;
}

let worker: Worker | undefined;
let number = 0;
let failures = 0;
const waiting = new Map<number, Asked>();

/** Asks the worker, and asks again for as long as it cannot be fetched. */
function ask(request: ThinkRequest | FetchRequest): Promise<{ thought?: Thought }> {
  return new Promise((done, failed) => {
    waiting.set(request.id, { request, done, failed });
    if (!worker) worker = startWorker();
    else worker.postMessage(request);
  });
}

/** What a bot makes of a view, thought out in the worker so that the page stays smooth. */
export async function think(
  request: Omit<ThinkRequest, 'id' | 'seed' | 'json'> & Partial<Pick<ThinkRequest, 'seed'>>,
): Promise<Thought> {
  const json = broughtEdition(request.edition);
  const { thought } = await ask({ seed: freshId(), ...request, id: ++number, json });
  if (!thought) throw new Error('The bot worker did not answer what it was asked.');
  return thought;
}

/** Has the worker ready for a game before a bot must think, so that it needs no network any more. */
export async function fetchBots(game: string): Promise<void> {
  await Promise.all([knownBots(), ask({ id: ++number, game })]);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  /** Whether it has ever spoken: then it is all there, and an error in it is one of ours. */
  let here = false;
  started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    if (started !== worker) return;
    if ('missing' in data) return startAgain();
    here = true;
    failures = 0;
    botsMissing.value = false;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.failed(new Error(data.error));
    else asked?.done('thought' in data ? data : {});
  };
  started.onerror = event => {
    if (started !== worker) return;
    if (!here) return startAgain();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(new Error(event.message || 'The bot worker broke.'));
    waiting.clear();
  };
  for (const { request } of waiting.values()) started.postMessage(request);
  return started;
}

/** Nobody who waits for a thought is told: they get it later. */
function startAgain(): void {
  worker?.terminate();
  botsMissing.value = true;
  whenToTryAgain(failures++, () => {
    worker = startWorker();
  });
}
