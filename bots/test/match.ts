/** Whole games between bots, for the tests. */
import { type BotSense, type Game, type GameModule, openTable, type Scoresheet } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { type Budget, choose } from '../index.ts';

export interface Player {
  bot: string;
  budget: Budget;
}

export interface Opened {
  game: Game;
  sense: BotSense | undefined;
}

export function opened(module: GameModule): Opened {
  const game = module.open(module.editions[0]);
  return { game, sense: module.sense?.(game) };
}

/** Plays a table to its end; `players` are in the order of the seats. */
export function playMatch({ game, sense }: Opened, players: readonly Player[], seed: string): Scoresheet {
  const { state, chance } = openTable(game, { seats: players.length }, seed);
  let n = 0;
  for (const decision of story.decisions(game, state)) {
    const { bot, budget } = players[decision.seat];
    const task = { game, sense, view: game.view(state, decision.seat), seed: `${seed} ${n++}`, budget };
    game.play(state, choose(bot, task), chance);
  }
  return game.scoresheet(state);
}

/** Games of two players on the same seeds from both seats: what the first one won, ties counting half. */
export function mirrored(table: Opened, first: Player, second: Player, seeds: readonly string[]) {
  let wins = 0;
  let points = 0;
  for (const seed of seeds)
    for (const seat of [0, 1]) {
      const { rows } = playMatch(table, seat === 0 ? [first, second] : [second, first], seed);
      const own = rows[seat];
      const other = rows[1 - seat];
      if (!own || !other) throw new Error('This is not a game for two.');
      if (own.rank === 1) wins += other.rank === 1 ? 0.5 : 1;
      points += own.total - other.total;
    }
  return { wins, points, games: seeds.length * 2 };
}
