/** `atoll balance`: bots play many games with an edition, and a report says how fair and how varied they were. */
import { answer, type Census, checkConfig, type MoveRecord, openTable, type TableConfig, winners } from '@atoll/engine';
import { type Played, report, type SeatCount } from '../../lab/balanceReport.ts';
import type { Player } from '../../lab/botGames.ts';
import { type Args, has, language, number, readArgs, value, wholeNumber } from '../args.ts';
import {
  botFlags,
  botsFromArgs,
  type Opened,
  openFromArgs,
  optionsFromArgs,
  tableFlags,
  writeText,
} from '../files/openGame.ts';
import { counter } from '../terminal/progress.ts';
import type { Command } from './command.ts';
import { poolFlags, poolFromArgs } from './pool.ts';
import { usage } from './usage.ts';

const flags = {
  ...tableFlags,
  ...botFlags,
  ...poolFlags,
  games: 'value',
  write: 'value',
  json: 'switch',
  lang: 'value',
} as const;

export const balance: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const opened = await openFromArgs(args);
  const games = number(args, 'games', 1, 1_000_000) ?? 200;
  const seed = value(args, 'seed') ?? 'balance';
  const counts = seatCounts(args, opened);
  const seatings = counts.map(seats => ({ seats, players: oneForAll(args, seats) }));
  const tick = counter(games * counts.length, language(args));
  const found: SeatCount[] = [];
  const pool = poolFromArgs(args, opened);
  try {
    for (const { seats, players } of seatings) {
      const config = checkConfig(opened.game, { options: optionsFromArgs(args), seats });
      const census = await opened.module.census?.(opened.game);
      const played = await Promise.all(
        Array.from({ length: games }, async (_, i) => {
          const deal = `${seed}/${seats}/${i}`;
          const { moves = [] } = await pool.play({ ...config, players, deal, seed: deal, moves: true });
          tick();
          return count(opened, config, deal, moves, census);
        }),
      );
      found.push({
        seats,
        options: config.options,
        played,
        groups: (census?.groups ?? []).map(group => ({
          id: group.id,
          words: group.words,
          spread: group.spread,
          rows: group.rows(),
        })),
      });
    }
  } finally {
    await pool.close();
  }
  const [{ players }] = seatings as [(typeof seatings)[number]];
  const [{ bot, budget }] = players as [Player];
  const result = { game: opened.game.id, edition: opened.game.edition, bot, budget, games, seed, counts: found };
  const command = ['npm run -s atoll -- balance', ...argv.filter(countsForReport)].join(' ');
  const text = report(opened.module, result, command);
  const file = value(args, 'write');
  if (file !== undefined) writeText(file, text);
  if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
  else if (file === undefined) console.log(text);
  return 0;
};

/** How many threads there were, and who else reads it, changes nothing in a report. */
const countsForReport = (arg: string, i: number, argv: readonly string[]): boolean =>
  arg !== '--json' && !arg.startsWith('--workers') && argv[i - 1] !== '--workers';

/** Looks at a game that was played, move by move. */
function count(
  { game }: Opened,
  config: TableConfig,
  deal: string,
  moves: readonly MoveRecord[],
  census?: Census,
): Played {
  const table = openTable(game, config, deal);
  const seats = census?.order?.(table.state) ?? Array.from({ length: config.seats }, (_, seat) => seat);
  for (const move of moves) {
    census?.move?.(table.state, move);
    const done = answer(table, game.decision(table.state)?.seat ?? -1, move);
    if ('refusal' in done) throw new Error(`${JSON.stringify(move)} is not as it was played: ${done.refusal.words.en}`);
  }
  for (const { told } of table.played) for (const { event } of told) census?.event?.(event);
  census?.end?.(table.state);
  const sheet = game.scoresheet(table.state);
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
  const bots = botsFromArgs(args, seats, 'level3');
  if (bots.some(({ bot }) => bot !== bots[0]?.bot))
    throw usage(
      'bots',
      'Hier spielt derselbe Bot auf allen Sitzen: nenn nur einen.',
      'Here the same bot plays on all seats: name one only.',
    );
  return bots;
}
