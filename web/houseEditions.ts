/** Games with editions that this site does not have: brought by the server's owner, or replaced since a table was opened. */
import { type Game, type GameModule, gameOf, type Replay } from '@atoll/engine';
import { getEdition } from './api.ts';
import { openEdition } from './rules.ts';

/** The game with the edition that a table is played with; asks the server only for one that is not known here. */
export async function openTableEdition(module: GameModule, digest: string, table: string): Promise<Game | null> {
  const known = openEdition(module, digest);
  if (known) return known;
  const asked = await getEdition(table);
  return asked.ok ? bring(module.open(asked.value), asked.value) : null;
}

/** The game with the edition that a file speaks of or brings along; throws `BadInput` when there is neither. */
export function openReplayEdition(module: GameModule, replay: Replay): Game {
  const { digest, content } = replay.edition;
  return openEdition(module, digest) ?? bring(gameOf(module, replay), content);
}

const brought = new Map<string, unknown>();

function bring(game: Game, content: unknown): Game {
  brought.set(game.edition.digest, content);
  return game;
}

/** The edition as it came here, for the code that has to open it again. */
export const broughtEdition = (digest: string): unknown => brought.get(digest);
