/** The games with all their editions: those that come with a game, and those that the owner of a box brings. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BadInput, type Game, type GameModule, shape } from '@atoll/engine';

/** A game opened with one edition; the JSON is kept because a bot's worker must open it again. */
export interface OpenEdition {
  json: unknown;
  game: Game;
}

export interface Shelf {
  module: GameModule;
  /** The usual one first: what the owner brings goes before what comes with the game. */
  editions: OpenEdition[];
  /** Those that came with the game before, for tables begun with them. */
  earlier: OpenEdition[];
}

export type Catalogue = ReadonlyMap<string, Shelf>;
export type GameList = Readonly<Record<string, () => Promise<GameModule>>>;

/** Opens every game; `folder` holds more editions as `<folder>/<game>/*.json`. Throws `BadInput` naming the file. */
export async function openCatalogue(games: GameList, folder?: string): Promise<Catalogue> {
  const catalogue = new Map<string, Shelf>();
  for (const [id, load] of Object.entries(games)) {
    const module = await load();
    const open = (json: unknown): OpenEdition => ({ json, game: module.open(json) });
    catalogue.set(id, { module, editions: module.editions.map(open), earlier: (module.earlier ?? []).map(open) });
  }
  if (folder !== undefined)
    for (const [id, brought] of await readEditions(catalogue, folder)) catalogue.get(id)?.editions.unshift(...brought);
  return catalogue;
}

async function readEditions(catalogue: Catalogue, folder: string): Promise<Map<string, OpenEdition[]>> {
  const found = new Map<string, OpenEdition[]>();
  for (const entry of await list(folder)) {
    if (!entry.isDirectory()) continue;
    const shelf = catalogue.get(entry.name);
    if (!shelf) {
      const known = [...catalogue.keys()].join(', ');
      throw new BadInput(
        'unknown-game',
        {
          de: `Ein Spiel „${entry.name}“ gibt es hier nicht. Die Ordner heißen wie die Spiele: ${known}.`,
          en: `There is no game “${entry.name}” here. The folders are named after the games: ${known}.`,
        },
        join(folder, entry.name),
      );
    }
    const editions: OpenEdition[] = [];
    for (const file of await list(join(folder, entry.name))) {
      if (!file.isFile() || !file.name.endsWith('.json')) continue;
      const path = join(folder, entry.name, file.name);
      const edition = await readEdition(shelf.module, path);
      if (editions.some(other => other.game.edition.id === edition.game.edition.id))
        throw new BadInput(
          'edition',
          {
            de: `Die Ausgabe „${edition.game.edition.id}“ kommt zweimal vor.`,
            en: `The edition “${edition.game.edition.id}” appears twice.`,
          },
          path,
        );
      editions.push(edition);
    }
    found.set(entry.name, editions);
  }
  return found;
}

async function readEdition(module: GameModule, path: string): Promise<OpenEdition> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw unreadable(path, error);
  });
  try {
    const json = shape.parseJson(text);
    return { json, game: module.open(json) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.words, error.path ? `${path}: ${error.path}` : path);
  }
}

const list = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw unreadable(folder, error);
  });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
};

const unreadable = (path: string, error: Error): BadInput =>
  new BadInput(
    'file',
    {
      de: `„${basename(path)}“ lässt sich nicht lesen (${error.message}).`,
      en: `“${basename(path)}” cannot be read (${error.message}).`,
    },
    path,
  );
