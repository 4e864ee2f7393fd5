/** Games with editions that the server's owner has brought; the site itself has only those that come with a game. */
import type { Game, GameModule } from '@atoll/engine';
import { getEdition } from './api.ts';
import { openEdition } from './rules.ts';

/** The game with the edition that a table is played with; asks the server only for one that is not known here. */
export async function openTableEdition(module: GameModule, digest: string, table: string): Promise<Game | null> {
  const known = openEdition(module, digest);
  if (known) return known;
  const asked = await getEdition(table);
  if (!asked.ok) return null;
  brought.set(digest, asked.value);
  return module.open(asked.value);
}

const brought = new Map<string, unknown>();

/** The edition as it came from the server, for whoever has to open it again. */
export const broughtEdition = (digest: string): unknown => brought.get(digest);
