/** Scenes of the games' tests, to look at: position files that are found by their place in the games' folders. */
import type { Game, GameModule } from '@atoll/engine';
import { readPositionFile, setUpPosition } from '@atoll/games/positionFile.ts';
import { openEditionNamed } from './rules.ts';

const files = import.meta.glob<unknown>('../games/*/test/scenes/*.json', { import: 'default' });

export interface Scene {
  /** Its file's name. */
  name: string;
  game: Game;
  options: Record<string, string>;
  position: unknown;
  seats: number;
  /** For which seat it is seen: the one that decides. */
  viewer: number;
}

/** All scenes of a game, in the order of their names; throws `BadInput` for one that is no position. */
export async function scenesOf(module: GameModule): Promise<Scene[]> {
  const start = `../games/${module.id}/test/scenes/`;
  const own = Object.keys(files).filter(path => path.startsWith(start));
  return Promise.all(
    own.sort().map(async path => openScene(module, path.slice(start.length, -'.json'.length), await files[path]?.())),
  );
}

function openScene(module: GameModule, name: string, content: unknown): Scene {
  const file = readPositionFile(JSON.stringify(content));
  const game = openEditionNamed(module, file.edition);
  if (!game) throw new Error(`The scene ${name} names an edition that ${module.id} does not have.`);
  const state = setUpPosition(game, file);
  return {
    name,
    game,
    options: file.options ?? {},
    position: file.position,
    seats: game.scoresheet(state).rows.length,
    viewer: game.decision(state)?.seat ?? 0,
  };
}
