/** `atoll replay`: a saved game, move by move, checked if asked for. */

import type { GameModule } from '@atoll/engine';
import {
  gameOf,
  type Language,
  type Played,
  type Replay,
  readReplay,
  runReplay,
  type Table,
  verifyReplay,
} from '@atoll/engine';
import { has, language, number, readArgs, value } from '../args.ts';
import { type Opened, openShelf, readText } from '../files/openGame.ts';
import { envelopeOf, summaryOf } from '../files/positionFile.ts';
import { scoreLines } from '../terminal/scores.ts';
import type { Command } from './command.ts';
import { flat } from './position.ts';

export const replay: Command = async argv => {
  const args = readArgs(
    argv,
    { verify: 'switch', to: 'value', editions: 'value', json: 'switch', lang: 'value' },
    { min: 1, max: 1 },
  );
  const lang = language(args);
  const file = readReplay(readText(args.words[0] as string));
  const { module, editions } = await openShelf(file.game, value(args, 'editions'));
  const game = gameOf(
    module,
    file,
    editions.map(({ json }) => json),
  );
  const to = number(args, 'to', 0, file.moves.length);
  const json = has(args, 'json');

  if (has(args, 'verify')) {
    const verdict = verifyReplay(game, file);
    const why = verdict.ok ? undefined : verdict.why;
    if (json)
      console.log(
        JSON.stringify(
          {
            game: game.id,
            moves: file.moves.length,
            ok: verdict.ok,
            ...(why ? { why: { code: why.code, words: why.words, path: why.path } } : {}),
          },
          null,
          2,
        ),
      );
    else if (why) console.log(`${lang === 'de' ? 'Stimmt nicht' : 'Does not match'}: ${why.path}: ${why.words[lang]}`);
    else
      console.log(
        lang === 'de'
          ? `Stimmt: alle Schritte (${file.moves.length}) vom Startwert an nachgespielt, alles gleich.`
          : `Matches: ${file.moves.length} moves dealt and played again from the seed, all the same.`,
      );
    return verdict.ok ? 0 : 1;
  }

  const table = runReplay(game, file, to);
  if (!json) print(module, file, table, lang);
  else if (to === undefined) console.log(JSON.stringify(wholeJson(file, table), null, 2));
  else {
    const envelope = envelopeOf(game, table.config.options, file.seed, game.writePosition(table.state));
    console.log(JSON.stringify({ ...envelope, ...summaryOf(game, table.state) }, null, 2));
  }
  return 0;
};

function wholeJson(file: Replay, table: Table): object {
  const { game, rules, edition, options, seats, seed, seedHash } = file;
  return {
    game,
    rules,
    edition,
    options,
    seats,
    seed,
    seedHash,
    log: table.played.map(({ seat, kind, move, told }, i) => ({ n: i + 1, seat, kind, move, events: told.map(flat) })),
    ...summaryOf(table.game, table.state),
  };
}

function print(module: GameModule, file: Replay, table: Table, lang: Language): void {
  const names = namesOf(file, lang);
  const { about } = module;
  console.log(`${about.name}, ${file.edition.id}: ${names.join(', ')}`);
  console.log(`seed ${file.seed}\n`);
  const view = table.game.view(table.state, 'spectator');
  for (const [i, played] of table.played.entries())
    console.log(moveLines({ module, game: table.game }, played, view, i + 1, names, lang).join('\n'));
  console.log('');
  console.log(scoreLines(table.game.scoresheet(table.state), module, names, lang).join('\n'));
}

/** The same name twice gets the seat's number, so that one can tell them apart. Who is not known any more has none. */
function namesOf({ seats }: Replay, lang: Language): string[] {
  const somebody = { de: 'jemand', en: 'somebody' }[lang];
  const names = seats.map(({ name }) => name || somebody);
  return names.map((name, seat) => (names.filter(other => other === name).length > 1 ? `${name} ${seat}` : name));
}

function moveLines(
  { module, game }: Pick<Opened, 'module' | 'game'>,
  played: Played,
  view: unknown,
  n: number,
  names: readonly string[],
  lang: Language,
): string[] {
  const head = `${String(n).padStart(4)}  ${names[played.seat]}  ${JSON.stringify(played.move)}`;
  const lines = played.told.flatMap(({ event, only }) => {
    const text = module.text.event(event, names, game.box, view);
    if (!text) return [];
    return [`      ${only === undefined ? '' : `(${names[only]}) `}${text[lang]}`];
  });
  return [head, ...lines];
}
