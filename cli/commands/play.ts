/** `atoll play`: a whole game in the terminal, every decision listed and numbered. */
import { randomBytes } from 'node:crypto';
import { choose } from '@atoll/bots';
import {
  answer,
  checkConfig,
  heard,
  type Language,
  openTable,
  type Played,
  type Seat,
  type Table,
  undo,
  writeReplay,
} from '@atoll/engine';
import type { Player } from '../../lab/botGames.ts';
import { language, number, readArgs, value } from '../args.ts';
import {
  botFlags,
  botsFromArgs,
  configFromArgs,
  type Opened,
  openFromArgs,
  tableFlags,
  writeText,
} from '../files/openGame.ts';
import { type Asked, ask } from '../terminal/asking.ts';
import { drawing } from '../terminal/drawing.ts';
import { openKeyboard } from '../terminal/keyboard.ts';
import { scoreLines } from '../terminal/scores.ts';
import type { Command } from './command.ts';

const flags = { ...tableFlags, ...botFlags, seat: 'value', lang: 'value', save: 'value' } as const;

export const play: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const lang = language(args);
  const opened = await openFromArgs(args);
  const { module, game } = opened;
  const named = value(args, 'bots')?.split(',').length ?? 1;
  const config = checkConfig(game, configFromArgs(args, game, named + 1));
  const me = number(args, 'seat', 0, config.seats - 1) ?? 0;
  const others = botsFromArgs(args, config.seats - 1, 'search');
  const bots = new Map<Seat, Player>();
  for (let seat = 0; seat < config.seats; seat++) if (seat !== me) bots.set(seat, others[bots.size] as Player);
  const seed = value(args, 'seed') ?? randomBytes(8).toString('hex');
  const table = openTable(game, config, seed);
  const names = nameSeats(config.seats, me, bots, lang);
  const draw = await drawing(module, game);
  const keyboard = openKeyboard();

  console.log(`${module.about.name}: ${names.join(', ')}`);
  console.log(lang === 'de' ? 'Eine Zahl wählt; ? hilft.\n' : 'A number chooses; ? helps.\n');
  try {
    for (;;) {
      const decision = game.decision(table.state);
      if (!decision) break;
      const bot = bots.get(decision.seat);
      if (bot) {
        const view = game.view(table.state, decision.seat);
        const move = choose(bot.bot, {
          game,
          sense: opened.sense,
          view,
          seed: `${seed}/${table.played.length}`,
          budget: bot.budget,
        });
        tell(opened, act(table, decision.seat, move), table, me, names, lang);
        continue;
      }
      const view = game.view(table.state, me);
      const drawn = draw(view, lang);
      console.log(`\n${drawn}\n`);
      const asked = await ask(keyboard, { module, game, table, decision, view, lang, names, drawn });
      const left = await obey(asked, opened, table, me, names, lang);
      if (left !== undefined) return left;
    }
  } finally {
    keyboard.close();
  }
  console.log(`\n${draw(game.view(table.state, me), lang)}\n`);
  console.log(scoreLines(game.scoresheet(table.state), module, names, lang).join('\n'));
  const file = value(args, 'save');
  if (file !== undefined) save(file, opened, table, names, bots);
  return 0;
};

/** Does what the person said; a number is the exit code with which they leave. */
async function obey(
  asked: Asked,
  opened: Opened,
  table: Table,
  me: Seat,
  names: readonly string[],
  lang: Language,
): Promise<number | undefined> {
  switch (asked.type) {
    case 'move':
      tell(opened, act(table, me, asked.move), table, me, names, lang);
      return undefined;
    case 'undo': {
      const done = undo(table, me);
      console.log('refusal' in done ? done.refusal.words[lang] : lang === 'de' ? 'Zurückgenommen.' : 'Taken back.');
      return undefined;
    }
    case 'quit':
      console.log(lang === 'de' ? 'Bis bald.' : 'See you.');
      return 0;
    case 'end':
      console.error(
        lang === 'de' ? 'Die Eingabe ist zu Ende, die Partie noch nicht.' : 'The input has ended; the game has not.',
      );
      return 1;
  }
}

function act(table: Table, seat: Seat, move: unknown): Played {
  const done = answer(table, seat, move);
  if ('refusal' in done) throw new Error(`${JSON.stringify(move)}: ${done.refusal.words.en}`);
  return done.played;
}

/** What the person hears of a move. */
function tell(
  { module, game }: Opened,
  played: Played,
  table: Table,
  me: Seat,
  names: readonly string[],
  lang: Language,
): void {
  const view = game.view(table.state, me);
  for (const event of heard(played.told, me)) {
    const line = module.text.event(event, names, game.box, view);
    if (line) console.log(line[lang]);
  }
}

/** Log lines speak of everybody by name. Bots are called by what they are; the same one twice also by its seat. */
function nameSeats(seats: number, me: Seat, bots: ReadonlyMap<Seat, Player>, lang: Language): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === me) return lang === 'de' ? 'Mensch' : 'Human';
    const bot = bots.get(seat)?.bot ?? '';
    return [...bots.values()].filter(other => other.bot === bot).length > 1 ? `${bot} ${seat}` : bot;
  });
}

function save(
  file: string,
  { edition }: Opened,
  table: Table,
  names: readonly string[],
  bots: ReadonlyMap<Seat, Player>,
): void {
  const replay = writeReplay(
    table,
    names.map((name, seat) => ({ name, bot: bots.get(seat)?.bot })),
    edition,
  );
  writeText(file, `${JSON.stringify(replay)}\n`);
}
