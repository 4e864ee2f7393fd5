/** A game as the laboratory needs it: opened with an edition, and with what bots know about it. */
import { BadInput, type BotSense, type Game, type GameModule } from '@atoll/engine';
import { games } from '@atoll/games';

export interface Opened {
  module: GameModule;
  game: Game;
  /** The JSON of its edition, for files and threads that open it again. */
  edition: unknown;
  sense: BotSense | undefined;
}

/** With the JSON of an edition, or with the game's usual one. */
export async function openGame(id: string, edition?: unknown): Promise<Opened> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!load) {
    const known = Object.keys(games).join(', ');
    throw new BadInput('game', {
      de: `Das Spiel „${id}“ gibt es nicht; es gibt ${known}.`,
      en: `There is no game “${id}”; there are ${known}.`,
    });
  }
  const module = await load();
  const json = edition ?? module.editions[0];
  const game = module.open(json);
  return { module, game, edition: json, sense: module.sense?.(game) };
}
