/** Games as everybody else in the house gets them: through the public contract. */
import type { Chance, Game, GameModule, MoveRecord } from '@atoll/engine';
import { games } from '@atoll/games';

export async function load(id: string): Promise<GameModule> {
  const module = await games[id]?.();
  if (!module) throw new Error(`There is no game ${id}.`);
  return module;
}

export async function open(id: string): Promise<Game> {
  const module = await load(id);
  return module.open(module.editions[0]);
}

export const cacao = await open('cacao');

/** A random game for two: every legal move is listed, one of them is picked and played. Tells how many decisions it had. */
export function playListed(game: Game, chance: Chance, list: MoveRecord[]): number {
  const state = game.setup({ seats: 2, options: {} }, chance);
  let decisions = 0;
  for (; game.decision(state); decisions++) {
    list.length = 0;
    game.moves(state, list);
    game.play(state, chance.pick(list), chance);
  }
  return decisions;
}
