/** Something learned against what the game has: one that goes by it among others that do not, one step ahead each. */
import { checkConfig } from '@atoll/engine';
import type { Player } from './botGames.ts';
import type { Opened } from './openGame.ts';
import { wilson } from './statistics.ts';
import type { WorkerPool } from './workerPool.ts';

export interface DuelTask {
  learned: Pick<Player, 'featureWeights' | 'net'>;
  games: number;
  seats: number;
  options: Readonly<Record<string, string>>;
}

export interface Duel {
  games: number;
  seats: number;
  /** Part of the games won, a shared victory counting as a part; null where none was played. */
  share: number | null;
  low: number;
  high: number;
}

/** One step ahead. */
const present: Player = { bot: 'level3', budget: {} };

/** The same deals from all seats. */
export async function duel(
  pool: WorkerPool,
  { game }: Opened,
  { learned, games, seats, options: chosen }: DuelTask,
): Promise<Duel> {
  const { options } = checkConfig(game, { seats, options: chosen });
  const scores = await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seat = i % seats;
      const players = Array.from({ length: seats }, (__, at) => (at === seat ? { ...present, ...learned } : present));
      const deal = `duel/${Math.floor(i / seats)}`;
      const { ranks } = await pool.play({ seats, options, players, deal, seed: `${deal}/${i}` });
      return ranks[seat] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0;
    }),
  );
  if (games === 0) return { games, seats, share: null, low: 0, high: 1 };
  const won = scores.reduce((sum, one) => sum + one, 0);
  const [low, high] = wilson(won, games);
  return { games, seats, share: won / games, low, high };
}

/** Whether it won more than its share, beyond doubt. */
export const isBetter = ({ games, seats, low }: Duel): boolean => games > 0 && low > 1 / seats;

/** How it came out, as a sentence; null where nothing was played. */
export function duelText({ games, seats, share, low, high }: Duel): string | null {
  if (share === null) return null;
  const others = seats === 2 ? 'the present evaluation' : `${seats - 1} of the present evaluation`;
  return `against ${others}, one step ahead each: ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %) of ${games} games`;
}
