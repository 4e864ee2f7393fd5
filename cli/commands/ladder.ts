/** `atoll ladder`: every bot against every other, the same deals from all seats, and a rating for each. */

import { cpus } from 'node:os';
import { checkConfig } from '@atoll/engine';
import type { Player } from '../../lab/botGames.ts';
import { type Comparison, ratingsWithIntervals } from '../../lab/elo.ts';
import { type Ladder, ladderText, type Pairing } from '../../lab/ladderText.ts';
import { mean } from '../../lab/statistics.ts';
import type { GameResult, WorkerPool } from '../../lab/workerPool.ts';
import { type Args, has, language, number, readArgs, value } from '../args.ts';
import { botFlags, botNamed, openFromArgs, optionsFromArgs, tableFlags, writeText } from '../files/openGame.ts';
import { counter } from '../terminal/progress.ts';
import type { Command } from './command.ts';
import { poolFlags, poolFromArgs, poolSize } from './pool.ts';
import { usage } from './usage.ts';

const flags = {
  ...tableFlags,
  ...poolFlags,
  ...botFlags,
  games: 'value',
  alone: 'switch',
  write: 'value',
  json: 'switch',
  lang: 'value',
} as const;

/** The levels, and the yardsticks that never change. */
const usual = 'level5,level4,level3,level2,level1,greedy,plain,flat,random';

export const ladder: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const opened = await openFromArgs(args);
  const { game, module } = opened;
  const seats = number(args, 'seats', game.seats.min, game.seats.max) ?? game.seats.min;
  const config = checkConfig(game, { seats, options: optionsFromArgs(args) });
  const players = playersFrom(args);
  const deals = Math.ceil((number(args, 'games', 1, 1_000_000) ?? 20) / seats);
  const seed = value(args, 'seed') ?? 'ladder';
  const pool = poolFromArgs(args, opened);
  try {
    const pairs = players.flatMap((_, a) => players.slice(a + 1).map((__, i) => ({ a, b: a + 1 + i })));
    const tick = counter(pairs.length * deals * seats, language(args));
    const played = await Promise.all(
      pairs.map(({ a, b }) =>
        playPair(pool, { a, b, players, seats, options: config.options, deals, seed, alone: has(args, 'alone') }, tick),
      ),
    );
    const rated = ratingsWithIntervals(
      players.length,
      played.flatMap(({ groups }) => groups),
    );
    const result: Ladder = {
      game: game.id,
      name: module.about.name,
      edition: game.edition,
      seats,
      games: deals * seats,
      seed,
      alone: has(args, 'alone'),
      machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${poolSize(args)} at once, Node ${process.versions.node}`,
      players: players.map(({ bot, budget }, i) => {
        const games = played.flatMap(pair => pair.results(i));
        return {
          bot,
          budget,
          ...(rated[i] as { elo: number; low: number; high: number }),
          meanRank: mean(games.map(one => one.rank)),
          meanScore: mean(games.map(one => one.total)),
        };
      }),
      pairs: played.map(
        ({ a, b, score, games }): Pairing => ({ a: players[a]?.bot ?? '', b: players[b]?.bot ?? '', score, games }),
      ),
    };
    const command = ['npm run -s atoll -- ladder', ...argv.filter(arg => arg !== '--json')].join(' ');
    const text = ladderText(result, command);
    const file = value(args, 'write');
    if (file !== undefined) writeText(file, text);
    if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
    else if (file === undefined) console.log(text);
    return 0;
  } finally {
    await pool.close();
  }
};

/** `--bots level5,greedy` or with a budget each: `search@500`, `plain@200i`. */
function playersFrom(args: Args): Player[] {
  const names = (value(args, 'bots') ?? usual).split(',');
  if (names.length < 2)
    throw usage('bots', 'Eine Rangliste braucht mindestens zwei Bots.', 'A ladder needs at least two bots.');
  return names.map(name => botNamed(name, number(args, 'iterations', 1, 10_000_000), number(args, 'ms', 1, 600_000)));
}

interface Pair {
  a: number;
  b: number;
  players: readonly Player[];
  seats: number;
  options: Readonly<Record<string, string>>;
  deals: number;
  seed: string;
  /** With more than two seats: one of the first against all others of the second, not half and half. */
  alone: boolean;
}

interface PlayedPair {
  a: number;
  b: number;
  /** What the first one got of the games in all, a tie counting half. */
  score: number;
  games: number;
  groups: Comparison[][];
  results(player: number): { rank: number; total: number }[];
}

/** Both play the same deals; from deal to deal's next seating, everybody moves on by one seat. */
async function playPair(pool: WorkerPool, pair: Pair, tick: () => void): Promise<PlayedPair> {
  const { a, b, players, seats, deals, seed, options, alone } = pair;
  const seatings = Array.from({ length: seats }, (_, shift) =>
    Array.from({ length: seats }, (__, seat) => {
      const place = (seat + shift) % seats;
      return (alone ? place === 0 : place % 2 === 0) ? a : b;
    }),
  );
  const results = await Promise.all(
    Array.from({ length: deals }, (_, deal) =>
      Promise.all(
        seatings.map(async (seating, shift) => {
          const result = await pool.play({
            seats,
            options,
            players: seating.map(player => players[player] as Player),
            deal: `${seed}/${deal}`,
            seed: `${seed}/${a}-${b}/${deal}/${shift}`,
          });
          tick();
          return { seating, result };
        }),
      ),
    ),
  );
  const groups = results.map(group => group.flatMap(({ seating, result }) => comparisons(seating, result, a)));
  let score = 0;
  for (const { seating, result } of results.flat()) score += firstShare(seating, result, a);
  return {
    a,
    b,
    score,
    games: deals * seats,
    groups,
    results: player =>
      results
        .flat()
        .flatMap(({ seating, result }) =>
          seating.flatMap((sitting, seat) =>
            sitting === player ? [{ rank: result.ranks[seat] as number, total: result.totals[seat] as number }] : [],
          ),
        ),
  };
}

/** Every seat of the one against every seat of the other. */
function comparisons(seating: readonly number[], { ranks }: GameResult, a: number): Comparison[] {
  const found: Comparison[] = [];
  for (const [seat, player] of seating.entries())
    for (const [other, opponent] of seating.entries()) {
      if (player !== a || opponent === a) continue;
      const [own, theirs] = [ranks[seat] as number, ranks[other] as number];
      found.push({ a: player, b: opponent, score: own < theirs ? 1 : own === theirs ? 0.5 : 0 });
    }
  return found;
}

/** How much of the victory went to the first player's seats. */
function firstShare(seating: readonly number[], { ranks }: GameResult, a: number): number {
  const winners = seating.filter((_, seat) => ranks[seat] === 1);
  return winners.filter(player => player === a).length / winners.length;
}
