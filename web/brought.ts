/** Games with editions that the server's owner has brought; the site itself has only those that come with a game. */
import type { Game, GameModule } from '@atoll/engine';
import { getEdition } from './api.ts';
import { openEdition } from './rules.ts';

/** The game with the edition that a table is played with; asks the server only for one that is not known here. */
export async function openTableEdition(module: GameModule, digest: string, table: string): Promise<Game | null> {
  const known = openEdition(module, digest);
  if (known) return known;
  const asked = await getEdition(table);
  return asked.ok ? module.open(asked.value) : null;
}
