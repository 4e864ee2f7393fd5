/** A bot thread for the tests: bots that answer, dawdle, fall over, cheat and run away. */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Chance } from '@atoll/engine';
import { games } from '@atoll/games';
import type { BotQuestion } from '../bots/botHost.ts';
import { shells } from './shells.ts';

function forever(): never {
  for (;;);
}

async function answer({ game: id, edition, bot, view, budget, seed }: BotQuestion): Promise<unknown> {
  const module = id === 'shells' ? shells : await games[id]?.();
  if (!module) throw new Error(`no game ${id}`);
  const game = module.open(edition);
  const chance = new Chance(seed);
  const state = game.imagine(view as never, chance);
  const [first] = game.moves(state as never);
  switch (bot) {
    case 'first':
      return first;
    case 'counting':
      // Writes down who thinks about what, and takes its time.
      appendFileSync(process.env.ATOLL_TEST_THOUGHTS ?? '', `${process.pid} ${JSON.stringify(view)}\n`);
      await sleep(100);
      return first;
    case 'runaway':
      return forever();
    case 'hasty':
      // Cannot stop when it may do much, and is quick when it may do little.
      return (budget.iterations ?? 0) >= 40 ? forever() : first;
    case 'clumsy':
      throw new Error('I have dropped my shells.');
    case 'quitter':
      return process.exit(3);
    case 'cheat':
      return { shell: 999 };
    default:
      throw new Error(`no bot ${bot}`);
  }
}

parentPort?.on('message', async (question: BotQuestion) => {
  try {
    parentPort?.postMessage({ move: await answer(question) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
parentPort?.postMessage({ ready: true });
