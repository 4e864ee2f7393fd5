/** A thread in which bots think. It knows the games and their views; it has never seen a state. */
import { parentPort } from 'node:worker_threads';
import { choose } from '@atoll/bots';
import { BadInput, type BotSense, type Game, type GameModule } from '@atoll/engine';
import { games } from '@atoll/games';
import type { BotQuestion, WorkerMessage } from './botHost.ts';

const opened = new Map<string, { game: Game; sense?: BotSense }>();

async function open({ game: id, edition, digest }: BotQuestion): Promise<{ game: Game; sense?: BotSense }> {
  const key = `${id} ${digest}`;
  let found = opened.get(key);
  if (!found) {
    const load = games[id];
    if (!load) throw new BadInput('unknown-game', { de: `Kein Spiel „${id}“.`, en: `No game “${id}”.` });
    const module: GameModule = await load();
    const game = module.open(edition);
    found = { game, sense: module.sense?.(game) };
    opened.set(key, found);
  }
  return found;
}

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', async (question: BotQuestion) => {
  try {
    const { game, sense } = await open(question);
    const { bot, view, seed, budget } = question;
    say({ move: choose(bot, { game, sense, view, seed, budget }) });
  } catch (error) {
    say({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});
say({ ready: true });
