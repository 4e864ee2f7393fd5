/** How fast and how large a thinking bot is: at the first decision with four seats, playouts to the end of the game. */
import { think } from '@atoll/bots';
import { type Game, openTable } from '@atoll/engine';
import { measured } from './everyGame.ts';
import { contest } from './measure.ts';
import { load } from './ours.ts';

export interface ThinkingSpeed {
  game: string;
  /** Iterations per second, one core. */
  iterations: number;
  /** Megabytes by which the process grew while the strongest bot thought for as long as it does at a table. */
  memory: number;
}

/** Playouts are never cut off. */
const toTheEnd = { horizon: 2000 };

export async function measureThinking(): Promise<ThinkingSpeed[]> {
  const tables = [];
  for (const id of measured) {
    const module = await load(id);
    const game: Game = module.open(module.editions[0]);
    const sense = module.sense?.(game);
    const { state } = openTable(game, { seats: 4 }, 'thinking');
    const decision = game.decision(state);
    if (!decision) throw new Error(`${id} begins with no decision.`);
    const task = { game, ...(sense ? { sense } : {}), view: game.view(state, decision.seat), seed: 'thinking' };
    tables.push({ id, task });
  }
  const memory = new Map(
    tables.map(({ id, task }) => [id, growth(() => think('level5', { ...task, budget: {}, whole: true }))]),
  );
  const rates = contest(
    tables.map(({ id, task }) => ({
      id,
      run: () => {
        think('search', { ...task, budget: { iterations: 200 }, whole: true, searchParameters: toTheEnd });
        return 200;
      },
    })),
    5,
    1000,
  );
  return measured.map(game => ({
    game,
    iterations: rates.get(game) ?? Number.NaN,
    memory: memory.get(game) ?? Number.NaN,
  }));
}

function growth(work: () => void): number {
  const before = process.memoryUsage().rss;
  work();
  return (process.memoryUsage().rss - before) / 2 ** 20;
}
