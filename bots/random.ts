import { Chance } from '@atoll/engine';
import type { BotTask, Thought } from './search/botTask.ts';

/** Any legal move, each equally likely. */
export function random({ game, view, seed }: BotTask): Thought {
  const chance = new Chance(seed);
  const move = chance.pick(game.moves(game.imagine(view, chance)));
  return { move, considered: [], iterations: 0, line: [] };
}
