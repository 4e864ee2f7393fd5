/** Games as everybody else in the house gets them: through the public contract. */
import type { Game } from '@atoll/engine';
import { games } from '@atoll/games';

export async function open(id: string): Promise<Game> {
  const module = await games[id]?.();
  if (!module) throw new Error(`There is no game ${id}.`);
  return module.open(module.editions[0]);
}

export const cacao = await open('cacao');
