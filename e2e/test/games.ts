/** The games that browser tests go over, found where the product finds them. `npm test -- --game ID` leaves one of them. */
import type { Game, GameModule } from '@atoll/engine';
import { games } from '@atoll/games';

const only = process.env.ATOLL_GAME;

/** Examples too. */
export const allGames: readonly GameModule[] = await Promise.all(
  Object.entries(games)
    .filter(([id]) => !only || id === only)
    .map(([, load]) => load()),
);

/** Those that the home page shows. */
export const shownGames = allGames.filter(module => !module.example);

/** With the edition it is usually played with. */
export const opened = (module: GameModule): Game => module.open(module.editions[0]);
