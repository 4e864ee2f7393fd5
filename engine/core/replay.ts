/** Replay files: a whole table as JSON that anybody can deal and play again. */
import type { Game, GameModule, MoveRecord } from './game.ts';
import { serialise } from './plain.ts';
import { BadInput } from './refusal.ts';
import {
  anything,
  dictionary,
  integer,
  list,
  type Of,
  oneOf,
  optional,
  parseJson,
  type Read,
  record,
  string,
} from './shape.ts';
import { answer, openTable, seedHash, type Table } from './table.ts';
import type { Words } from './words.ts';

const scalar = (value: unknown, path: string): string | number | boolean => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new BadInput(
    'shape',
    {
      de: 'Hier steht etwas Falsches: erwartet wird Text, Zahl oder ja/nein (true/false).',
      en: 'Expected text, a number or yes/no (true/false).',
    },
    path,
  );
};

/** With its content, a game can be dealt again where that edition was never known or has long been replaced. */
const readEdition: Read<{ id: string; digest: string; content?: unknown }> = record({
  id: string,
  digest: string,
  content: optional(anything),
});

/** Something that was said at the table once so many moves had been made. Own words are the same in both languages. */
interface SaidThere {
  after: number;
  /** Left out for a spectator. */
  seat?: number;
  name: string;
  words: Words;
}

const readSaid: Read<SaidThere> = record({
  after: integer(0),
  seat: optional(integer(0, 9)),
  name: string,
  words: record({ de: string, en: string }),
});

/**
 * What happened at the table besides the game, behind so many moves: a bot stood in for somebody, a seat changed hands,
 * the table ended early. It proves nothing; whoever watches wants to know.
 */
const readHappening = record({
  after: integer(0),
  seat: integer(0, 9),
  type: oneOf('standIn', 'back', 'seated', 'vote', 'end'),
  bot: optional(string),
  why: optional(string),
  about: optional(integer(0, 9)),
  choice: optional(oneOf('standIn', 'end', 'wait')),
});

const readFile = record({
  atoll: oneOf('replay'),
  game: string,
  rules: integer(1),
  edition: readEdition,
  options: dictionary(string),
  seats: list(record({ name: string, bot: optional(string) }), 1, 10),
  seed: string,
  seedHash: string,
  moves: list(record({ seat: integer(0, 9), move: dictionary(scalar) })),
  happened: optional(list(readHappening)),
  result: optional(anything),
  chat: optional(list(readSaid)),
});

type Whole = Of<typeof readFile>;
export type Replay = Omit<Whole, 'chat' | 'happened'> & { chat?: SaidThere[]; happened?: Whole['happened'] };

export const readReplay = (text: string): Replay => readFile(parseJson(text), '');

/**
 * A table as a replay file. Only for tables that are over, or that run where the seed is no secret. `content` is the
 * JSON of the edition it was played with.
 */
export function writeReplay(
  table: Table,
  seats: Replay['seats'],
  content?: unknown,
  happened?: Replay['happened'],
): Replay {
  const { game } = table;
  return {
    atoll: 'replay',
    game: game.id,
    rules: game.version,
    edition: content === undefined ? game.edition : { ...game.edition, content },
    options: { ...table.config.options },
    seats,
    seed: table.seed,
    seedHash: seedHash(table.seed),
    moves: table.played.map(({ seat, move }) => ({ seat, move: { ...move } })),
    happened,
    result: game.decision(table.state) === null ? game.scoresheet(table.state) : undefined,
  };
}

/** Opens the game of a replay with the edition it was played with: one that is known here, or the one it brings along. */
export function gameOf(module: GameModule, replay: Replay, editions: readonly unknown[] = module.editions): Game {
  const { content, digest } = replay.edition;
  for (const edition of [...editions, ...(module.earlier ?? [])]) {
    const game = module.open(edition);
    if (game.edition.digest === digest) return game;
  }
  if (content !== undefined) {
    const game = openBrought(module, content);
    if (game.edition.digest === digest) return game;
  }
  throw new BadInput(
    'edition',
    {
      de: `Die Ausgabe „${replay.edition.id}“ mit genau diesen Werten ist hier nicht bekannt.`,
      en: `The edition “${replay.edition.id}” with exactly these values is not known here.`,
    },
    'edition',
  );
}

function openBrought(module: GameModule, content: unknown): Game {
  try {
    return module.open(content);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.words, ['edition.content', error.path].filter(Boolean).join('.'));
  }
}

/** Deals again and plays the first `to` moves; throws `BadInput` at the first one that the rules refuse. */
export function runReplay(game: Game, replay: Replay, to = replay.moves.length): Table {
  if (game.version !== replay.rules)
    throw new BadInput(
      'rules-version',
      {
        de: `Gespielt mit Regelversion ${replay.rules}, hier gilt ${game.version}.`,
        en: `Played with rules version ${replay.rules}; this is version ${game.version}.`,
      },
      'rules',
    );
  const table = openTable(game, { seats: replay.seats.length, options: replay.options }, replay.seed);
  for (const [i, { seat, move }] of replay.moves.slice(0, to).entries()) {
    const done = answer(table, seat, move as MoveRecord);
    if ('refusal' in done) throw new BadInput(done.refusal.code, done.refusal.words, `moves[${i}]`);
  }
  return table;
}

/** Whether a replay is what it says: the seed fits its published hash, every move was legal, the result is the same. */
export function verifyReplay(game: Game, replay: Replay): { ok: true; table: Table } | { ok: false; why: BadInput } {
  try {
    if (seedHash(replay.seed) !== replay.seedHash)
      throw new BadInput(
        'seed',
        {
          de: 'Der Startwert passt nicht zu seinem veröffentlichten Hash.',
          en: 'The seed does not fit its published hash.',
        },
        'seedHash',
      );
    const table = runReplay(game, replay);
    const result = game.decision(table.state) === null ? game.scoresheet(table.state) : undefined;
    if (serialise(result ?? null) !== serialise(replay.result ?? null))
      throw new BadInput(
        'result',
        { de: 'Das Ergebnis kommt nicht wieder so heraus.', en: 'The result does not come out the same.' },
        'result',
      );
    return { ok: true, table };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, why: error };
    throw error;
  }
}
