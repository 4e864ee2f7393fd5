/** `atoll position`: a position from a file, what can be played in it, and what comes of it. */
import {
  Chance,
  findMove,
  type Language,
  type MoveRecord,
  type Refusal,
  type Seat,
  shape,
  type Told,
} from '@atoll/engine';
import { has, language, readArgs, value } from '../args.ts';
import { readText } from '../files/openGame.ts';
import {
  envelopeOf,
  type OpenedPosition,
  openPosition,
  type PositionSummary,
  summaryOf,
} from '../files/positionFile.ts';
import { drawing } from '../terminal/drawing.ts';
import { scoreLines, seatNames } from '../terminal/scores.ts';
import type { Command } from './command.ts';

export const position: Command = async argv => {
  const args = readArgs(argv, { play: 'value', editions: 'value', json: 'switch', lang: 'value' }, { min: 1, max: 1 });
  const lang = language(args);
  const opened = await openPosition(readText(args.words[0] as string), value(args, 'editions'));
  const play = value(args, 'play');
  const done = playMoves(opened, play === undefined ? [] : readMoves(play));
  const { game, envelope, state } = opened;
  const now = summaryOf(game, state);

  if (has(args, 'json')) {
    const { seed, options } = envelope;
    const out = {
      game: game.id,
      ...now,
      ...(play === undefined ? {} : { events: done.told.map(flat) }),
      ...(done.refused ? { refusal: done.refused } : {}),
      position: envelopeOf(game, options, seed, game.writePosition(state)),
    };
    console.log(JSON.stringify(out, null, 2));
  } else await print(opened, now, done.told, lang);
  if (!done.refused) return 0;
  const { index, words, code, rule, detail } = done.refused;
  const about = `(${[code, rule].filter(Boolean).join(', ')})${detail ? `\n  ${detail}` : ''}`;
  console.error(
    lang === 'de'
      ? `Schritt ${index} wird nicht gespielt: ${words.de} ${about}`
      : `Move ${index} is refused: ${words.en} ${about}`,
  );
  return 1;
};

interface GivenMove {
  seat?: Seat;
  move: unknown;
}

/** A JSON list of moves, each by itself or as `{ seat, move }`; `@FILE` reads it from a file. */
function readMoves(text: string): GivenMove[] {
  const json = shape.parseJson(text.startsWith('@') ? readText(text.slice(1)) : text, '--play');
  return shape
    .list(shape.anything)(json, '--play')
    .map((item, i): GivenMove => {
      if (typeof item !== 'object' || item === null || !('move' in item)) return { move: item };
      return shape.record({ seat: shape.optional(shape.integer(0, 9)), move: shape.anything })(item, `--play[${i}]`);
    });
}

interface Done {
  told: Told[];
  refused?: Refusal & { index: number };
}

/** Plays until a move is refused; the position then is the one before that move. */
function playMoves({ game, state, envelope }: OpenedPosition, moves: readonly GivenMove[]): Done {
  const chance = new Chance(envelope.seed);
  const told: Told[] = [];
  for (const [index, given] of moves.entries()) {
    const found = findMove(game, state, given.seat ?? game.decision(state)?.seat ?? 0, given.move);
    if ('refusal' in found) return { told, refused: { index, ...found.refusal } };
    game.play(state, found.move, chance, (event, only) => told.push(only === undefined ? { event } : { event, only }));
  }
  return { told };
}

/** An event as programs read it; `only` marks what one seat alone gets to know. */
export const flat = ({ event, only }: Told): object => (only === undefined ? event : { ...event, only });

async function print(
  opened: OpenedPosition,
  now: PositionSummary,
  told: readonly Told[],
  lang: Language,
): Promise<void> {
  const { module, game, state } = opened;
  const names = seatNames(now.scoresheet.rows.length, lang);
  for (const { event, only } of told) {
    const line = module.text.event(event, names, game.box, game.view(state, 'spectator'));
    if (line) console.log(only === undefined ? line[lang] : `(${names[only]}) ${line[lang]}`);
  }
  if (told.length > 0) console.log('');
  const draw = await drawing(module, game);
  const view = game.view(state, now.decision?.seat ?? 'spectator');
  console.log(draw(view, lang));
  console.log('');
  console.log(scoreLines(now.scoresheet, module, names, lang).join('\n'));
  console.log('');
  if (!now.decision) {
    console.log(lang === 'de' ? 'Die Partie ist zu Ende.' : 'The game is over.');
    return;
  }
  const kind = module.text.kinds[now.decision.kind]?.[lang] ?? now.decision.kind;
  console.log(`${names[now.decision.seat]}: ${kind} (${now.decision.kind})`);
  for (const move of now.moves) console.log(`  ${moveText(opened, move, view, lang)}`);
}

const moveText = ({ module, game }: OpenedPosition, move: MoveRecord, view: unknown, lang: Language): string =>
  `${module.text.move(move, view, game.box)[lang]}  ${JSON.stringify(move)}`;
