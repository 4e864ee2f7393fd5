import { Chance, type MoveRecord } from '@atoll/engine';
import type { BotTask } from './task.ts';

/** Any legal move, each equally likely. */
export function random({ game, view, seed }: BotTask): MoveRecord {
  const chance = new Chance(seed);
  return chance.pick(game.moves(game.imagine(view, chance)));
}
