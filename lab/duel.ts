/** Something learned against what the game has: one that judges by it among others that do not, one step ahead each. */
import { checkConfig } from '@atoll/engine';
import type { Args } from '../cli/args.ts';
import { botNamed, type Opened, optionsFromArgs } from '../cli/files/openGame.ts';
import type { Player } from './botGames.ts';
import { wilson } from './statistics.ts';
import type { Crew } from './workerPool.ts';

export interface Duel {
  games: number;
  seats: number;
  /** Part of the games won, a shared victory counting as a part; null where none was played. */
  share: number | null;
  low: number;
  high: number;
}

/** The same deals from all seats. */
export async function duel(
  crew: Crew,
  { game }: Opened,
  args: Args,
  learned: Pick<Player, 'judgement' | 'net'>,
  games: number,
  seats: number,
): Promise<Duel> {
  const { options } = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const own: Player = botNamed('level3');
  const scores = await Promise.all(
    Array.from({ length: games }, async (_, i) => {
      const seat = i % seats;
      const players = Array.from({ length: seats }, (__, at) => (at === seat ? { ...own, ...learned } : own));
      const deal = `duel/${Math.floor(i / seats)}`;
      const { ranks } = await crew.play({ seats, options, players, deal, seed: `${deal}/${i}` });
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

export function printDuel({ games, seats, share, low, high }: Duel): void {
  if (share === null) return;
  const others = seats === 2 ? 'the present evaluation' : `${seats - 1} of the present evaluation`;
  console.log(
    `against ${others}, one step ahead each: ${(100 * share).toFixed(1)} % (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %) of ${games} games`,
  );
}
