/** `atoll balance`: bots play many games with an edition, and a report says how fair and how varied they were. */
import { writeFileSync } from 'node:fs';
import { type Census, checkConfig, type TableConfig, winners } from '@atoll/engine';
import { type Args, has, language, number, readArgs, value, wholeNumber } from './args.ts';
import { type Played, report, type SeatCount } from './balance-report.ts';
import { type Player, playGame } from './bot-games.ts';
import type { Command } from './command.ts';
import { botFlags, botsFromArgs, type Opened, openFromArgs, optionsFromArgs, tableFlags } from './opening.ts';
import { progress } from './progress.ts';
import { usage } from './usage.ts';

const flags = { ...tableFlags, ...botFlags, games: 'value', write: 'value', json: 'switch', lang: 'value' } as const;

export const balance: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const opened = await openFromArgs(args);
  const games = number(args, 'games', 1, 1_000_000) ?? 200;
  const seed = value(args, 'seed') ?? 'balance';
  const counts = seatCounts(args, opened);
  const seatings = counts.map(seats => ({ seats, bots: oneForAll(args, seats) }));
  const tick = progress(games * counts.length, language(args));
  let done = 0;
  const found: SeatCount[] = [];
  for (const { seats, bots } of seatings) {
    const config = checkConfig(opened.game, { options: optionsFromArgs(args), seats });
    const census = await opened.module.census?.(opened.game);
    const played: Played[] = [];
    for (let i = 0; i < games; i++) {
      played.push(playCounted(opened, config, bots, `${seed}/${seats}/${i}`, census));
      tick(++done);
    }
    found.push({
      seats,
      options: config.options,
      played,
      groups: (census?.groups ?? []).map(group => ({ id: group.id, words: group.words, rows: group.rows() })),
    });
  }
  const [{ bots }] = seatings as [(typeof seatings)[number]];
  const [{ bot, budget }] = bots as [Player];
  const result = { game: opened.game.id, edition: opened.game.edition, bot, budget, games, seed, counts: found };
  const command = ['npm run -s atoll -- balance', ...argv.filter(arg => arg !== '--json')].join(' ');
  const text = report(opened.module, result, command);
  const file = value(args, 'write');
  if (file !== undefined) save(file, text);
  if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
  else if (file === undefined) console.log(text);
  return 0;
};

function playCounted(
  opened: Opened,
  config: TableConfig,
  bots: readonly Player[],
  seed: string,
  census?: Census,
): Played {
  const { game, sense } = opened;
  let order: readonly number[] | undefined;
  const table = playGame({
    game,
    sense,
    config,
    bots,
    deal: seed,
    seed,
    watch(state, move) {
      order ??= census?.order?.(state) ?? bots.map((_, seat) => seat);
      census?.move?.(state, move);
    },
  });
  for (const { told } of table.played) for (const { event } of told) census?.event?.(event);
  const sheet = game.scoresheet(table.state);
  if (!sheet.final) throw new Error(`The game with the seed ${seed} does not come to an end.`);
  census?.end?.(table.state);
  const seats = order ?? [];
  return {
    decisions: table.played.length,
    winners: winners(sheet).map(seat => seats.indexOf(seat)),
    rows: seats.map(seat => {
      const row = sheet.rows.find(one => one.seat === seat);
      return { total: row?.total ?? 0, points: row?.points ?? [] };
    }),
    categories: sheet.categories,
  };
}

/** `--seats 2,4`; otherwise all that the game allows. */
function seatCounts(args: Args, { game }: Opened): number[] {
  const { min, max } = game.seats;
  const text = value(args, 'seats');
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return text.split(',').map(one => wholeNumber(one, '--seats', min, max));
}

function oneForAll(args: Args, seats: number): Player[] {
  const bots = botsFromArgs(args, seats, 'greedy');
  if (bots.some(({ bot }) => bot !== bots[0]?.bot))
    throw usage(
      'bots',
      'Hier spielt derselbe Bot auf allen Plätzen: nenn nur einen.',
      'Here the same bot plays on all seats: name one only.',
    );
  return bots;
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw usage('file', `${file} lässt sich nicht schreiben: ${why}`, `${file} cannot be written: ${why}`);
  }
}
