/** The games and editions that a command can open. */

import { readFileSync, writeFileSync } from 'node:fs';
import { botList } from '@atoll/bots';
import type { Game, TableConfig } from '@atoll/engine';
import { games } from '@atoll/games';
import { openCatalogue, type Shelf } from '@atoll/server/table/editions/editions.ts';
import type { Player } from '../../lab/botGames.ts';
import type { Opened } from '../../lab/openGame.ts';
import { type Args, type FlagSpec, number, value } from '../args.ts';
import { usage } from '../commands/usage.ts';

/** Wherever a game is opened. */
const editionFlags = { editions: 'value', edition: 'value' } as const satisfies FlagSpec;
/** Wherever a table is opened. */
export const tableFlags = {
  ...editionFlags,
  seats: 'value',
  option: 'values',
  seed: 'value',
} as const satisfies FlagSpec;
/** Wherever bots sit. */
export const botFlags = { bots: 'value', iterations: 'value', ms: 'value' } as const satisfies FlagSpec;

export type { Opened } from '../../lab/openGame.ts';

export async function openShelf(id: string, folder: string | undefined): Promise<Shelf> {
  if (!Object.hasOwn(games, id)) {
    const known = Object.keys(games).join(', ');
    throw usage(
      'game',
      `Das Spiel „${id}“ gibt es nicht; es gibt ${known}.`,
      `There is no game “${id}”; there are ${known}.`,
    );
  }
  const shelf = (await openCatalogue(games, folder)).get(id);
  if (!shelf) throw new Error(`The catalogue has lost ${id}.`);
  return shelf;
}

/** The game with the edition of that id, or with its usual one. */
export async function openGame(id: string, edition?: string, folder?: string): Promise<Opened> {
  const { module, editions } = await openShelf(id, folder);
  const found = edition === undefined ? editions[0] : editions.find(({ game }) => game.edition.id === edition);
  if (!found) {
    const known = editions.map(({ game }) => game.edition.id).join(', ');
    throw usage(
      'edition',
      `Die Ausgabe „${edition}“ gibt es nicht; es gibt ${known}.`,
      `There is no edition “${edition}”; there are ${known}.`,
    );
  }
  return { module, game: found.game, edition: found.json, sense: module.sense?.(found.game) };
}

export const openFromArgs = (args: Args): Promise<Opened> =>
  openGame(args.words[0] as string, value(args, 'edition'), value(args, 'editions'));

/** Seats and options of a table, not yet checked against the game. */
export function configFromArgs(args: Args, game: Game, otherwise: number): TableConfig {
  const { min, max } = game.seats;
  const seats = number(args, 'seats', min, max) ?? Math.max(min, Math.min(max, otherwise));
  return { seats, options: optionsFromArgs(args) };
}

export function optionsFromArgs(args: Args): Record<string, string> {
  const options: Record<string, string> = {};
  for (const text of args.values.get('option') ?? []) {
    const [, id, chosen] = /^([^=]+)=(.+)$/.exec(text) ?? [];
    if (!id || !chosen)
      throw usage(
        'option',
        '--option sieht so aus: --option tide=spring',
        '--option looks like this: --option tide=spring',
      );
    options[id] = chosen;
  }
  return options;
}

/** The bots for so many seats: one for each, or one for all. The budget is for those that can use one. */
export function botsFromArgs(args: Args, seats: number, otherwise: string): Player[] {
  const iterations = number(args, 'iterations', 1, 10_000_000);
  const ms = number(args, 'ms', 1, 600_000);
  const ids = (value(args, 'bots') ?? otherwise).split(',');
  const named = ids.map(id => botNamed(id, iterations, ms));
  if (ids.length !== 1 && ids.length !== seats)
    throw usage(
      'bots',
      `--bots nennt ${ids.length} Bots; es braucht ${seats}, oder einen für alle.`,
      `--bots names ${ids.length} bots; ${seats} are needed, or one for all.`,
    );
  return Array.from({ length: seats }, (_, seat) => named[ids.length === 1 ? 0 : seat] as Player);
}

/**
 * A bot by its name, which may carry a budget of its own: `search@500` thinks for 500 ms, `search@100i` for 100
 * iterations. Otherwise the given one is for the bots that can use it.
 */
export function botNamed(name: string, iterations?: number, ms?: number): Player {
  const [, id = '', own, unit] = /^([^@]*)(?:@(\d{1,9})(i?))?$/.exec(name) ?? [];
  const found = botList.find(bot => bot.id === id);
  if (!found) {
    const known = botList.map(bot => bot.id).join(', ');
    throw usage(
      'bot',
      `Den Bot „${name}“ gibt es nicht; es gibt ${known}.`,
      `There is no bot “${name}”; there are ${known}.`,
    );
  }
  const thinks = Object.keys(found.budget).length > 0;
  if (own !== undefined) return { bot: id, budget: unit ? { iterations: Number(own) } : { ms: Number(own) } };
  return { bot: id, budget: thinks && (iterations || ms) ? { iterations, ms } : found.budget };
}

/** The text of a file, or of stdin for `-`. */
export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usage('file', `${path} lässt sich nicht lesen: ${why}`, `${path} cannot be read: ${why}`);
  }
}

/** Writes something as JSON, if a file was named. */
export function save(file: string | undefined, what: object): void {
  if (file !== undefined) writeText(file, `${JSON.stringify(what)}\n`);
}

/** Writes a file, or refuses in words. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usage('file', `${path} lässt sich nicht schreiben: ${why}`, `${path} cannot be written: ${why}`);
  }
}
