/**
 * Editions as they were when tables were opened with them. A newer Atoll may bring other values under the same name;
 * a table is played to its end with those it was begun with.
 */
import { type GameModule, type Refusal, refusal } from '@atoll/engine';
import { Refused } from '../../door/refusals.ts';
import type { Store, StoredTable } from '../../store/store.ts';
import type { Catalogue, OpenEdition } from './editions.ts';

export interface PlayedWith {
  module: GameModule;
  edition: OpenEdition;
}

/** Opens what a stored table is played with; throws a refusal when it cannot be played on here. */
export type PlayedWithOf = (stored: StoredTable) => Promise<PlayedWith>;

/** Keeps all editions that a table here can be opened with, or that one may have been opened with before. */
export async function keepEditions(store: Store, catalogue: Catalogue): Promise<void> {
  for (const [id, { editions, earlier }] of catalogue)
    for (const { game, json } of [...editions, ...earlier]) await store.keepEdition(id, game.edition.digest, json);
}

export function openKeptEditions(store: Store, catalogue: Catalogue): PlayedWithOf {
  /** Opened once for all tables. There are as many as Atoll has had, not as many as there are tables. */
  const opened = new Map<string, OpenEdition>();

  async function keptEdition(module: GameModule, { game, edition }: StoredTable): Promise<OpenEdition> {
    const key = `${game} ${edition.digest}`;
    const known = opened.get(key);
    if (known) return known;
    const json = await store.edition(game, edition.digest);
    if (json === undefined) throw new Refused(editionGone(game, edition.id));
    const fresh = { json, game: module.open(json) };
    opened.set(key, fresh);
    return fresh;
  }

  return async stored => {
    const shelf = catalogue.get(stored.game);
    if (!shelf) throw new Refused(gameGone(stored.game));
    const version = shelf.editions[0]?.game.version;
    if (version !== undefined && version !== stored.rules) throw new Refused(otherRules);
    const now = shelf.editions.find(({ game }) => game.edition.digest === stored.edition.digest);
    return { module: shelf.module, edition: now ?? (await keptEdition(shelf.module, stored)) };
  };
}

const otherRules: Refusal = refusal(
  'rules-version',
  'Diese Partie wurde nach älteren Regeln gespielt, die Atoll hier nicht mehr hat. Weiterspielen geht deshalb nicht.',
  'This game was played by older rules that this Atoll no longer has. That is why it cannot go on.',
);

const editionGone = (game: string, id: string): Refusal =>
  refusal(
    'edition-gone',
    `Diese Partie wurde mit der Ausgabe „${id}“ von ${game} begonnen, und genau die fehlt hier.`,
    `This game was begun with the edition “${id}” of ${game}, and exactly that one is missing here.`,
  );

const gameGone = (game: string): Refusal =>
  refusal('edition-gone', `Das Spiel „${game}“ gibt es hier nicht mehr.`, `The game “${game}” is no longer here.`);
