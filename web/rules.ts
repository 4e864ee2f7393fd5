/** The games' rules, each loaded when it is first needed. Used by the pages and by the bots' worker. */
import type { Game, GameModule } from '@atoll/engine';
import { games } from '@atoll/games';

/** Remembers what was loaded; a lost connection is not remembered as a missing game. */
export const once = <T>(load: (id: string) => Promise<T>) => {
  const loaded = new Map<string, Promise<T>>();
  return (id: string): Promise<T> => {
    let found = loaded.get(id);
    if (!found) {
      found = load(id);
      loaded.set(id, found);
      found.catch(() => loaded.delete(id));
    }
    return found;
  };
};

const gameIds = Object.keys(games);

export const loadRules = once(async (id: string): Promise<GameModule | null> => (await games[id]?.()) ?? null);

/** Examples too. */
export async function loadEveryGame(): Promise<GameModule[]> {
  const all = await Promise.all(gameIds.map(loadRules));
  return all.filter(module => module !== null);
}

/** All games but the examples. */
export const loadGames = async (): Promise<GameModule[]> => (await loadEveryGame()).filter(({ example }) => !example);

const opened = new Map<string, Game>();

/** The JSON of those editions that were opened. */
const contents = new Map<string, unknown>();

export const contentOf = (digest: string): unknown => contents.get(digest);

/** The game with one of its own editions, earlier ones too: the one with this digest, or the usual one. Null when it is not known here. */
export const openEdition = (module: GameModule, digest?: string): Game | null =>
  findEdition(module, ({ edition }) => digest === undefined || edition.digest === digest);

/** The same by the edition's name; of those that have it, the one of today. */
export const openEditionNamed = (module: GameModule, id?: string): Game | null =>
  findEdition(module, ({ edition }) => id === undefined || edition.id === id);

function findEdition(module: GameModule, wanted: (game: Game) => boolean): Game | null {
  for (const [i, edition] of [...module.editions, ...(module.earlier ?? [])].entries()) {
    const key = `${module.id}/${i}`;
    const game = opened.get(key) ?? module.open(edition);
    opened.set(key, game);
    contents.set(game.edition.digest, edition);
    if (wanted(game)) return game;
  }
  return null;
}
