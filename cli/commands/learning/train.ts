/**
 * `atoll train`: learns what the features of a game are worth from games that bots play against each other. What was
 * learned can be kept in a file and gone on with. At the end the learned weights play the game's own ones.
 */
import { existsSync } from 'node:fs';
import { type Features, type FeatureWeights, shape } from '@atoll/engine';
import { type Duel, duel, duelText, isBetter } from '@atoll/lab/duel.ts';
import { addSums, errorOf, newSums, type Sums, solve } from '@atoll/lab/learn/regression.ts';
import { featureWeightsOf, widthOf } from '@atoll/lab/learn/training.ts';
import { playTrainingGames } from '@atoll/lab/learn/trainingGames.ts';
import { has, language, number, readArgs, refuseFlags, value } from '../../args.ts';
import {
  botNamed,
  type Opened,
  openFromArgs,
  optionsFromArgs,
  readText,
  save,
  tableFlags,
} from '../../files/openGame.ts';
import { counter } from '../../terminal/progress.ts';
import type { Command } from '../command.ts';
import { poolFlags, poolFromArgs } from '../pool.ts';
import { usage } from '../usage.ts';
import { trainNet } from './trainNet.ts';

const flags = {
  ...tableFlags,
  ...poolFlags,
  games: 'value',
  bots: 'value',
  kept: 'value',
  duel: 'value',
  write: 'value',
  net: 'switch',
  hidden: 'value',
  rounds: 'value',
  json: 'switch',
  lang: 'value',
} as const;

/** Now and then a bot makes any move at all, so that positions come up that it would never seek. */
const slip = 0.06;
/** Found by trying: less lets rare features run wild, more flattens all. */
const ridge = 0.002;
/** Where the game goes by learned weights already, the new is drawn towards it: a mean of both plays best. */
const loyalty = 2;

export const train: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  if (!has(args, 'net')) refuseFlags(args, ['hidden', 'rounds'], { without: 'net' });
  const opened = await openFromArgs(args);
  const { game } = opened;
  const features = featuresOf(opened);
  const seats = number(args, 'seats', game.seats.min, game.seats.max);
  const counts = seats
    ? [seats]
    : Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  if (has(args, 'net')) return trainNet(args, opened, features, counts);
  const games = number(args, 'games', 0, 10_000_000) ?? 400;
  const kept = readKept(value(args, 'kept'), game.id, features);
  const player = botNamed(value(args, 'bots') ?? 'level3');
  const options = optionsFromArgs(args);
  const pool = poolFromArgs(args, opened);
  try {
    await playTrainingGames(pool, {
      game,
      options,
      counts,
      games,
      seed: value(args, 'seed') ?? 'train',
      first: kept.games,
      task: seats => ({ players: Array.from({ length: seats }, () => player), learn: { slip } }),
      learn({ sums }) {
        if (sums) addSums(kept.sums, sums);
        kept.games++;
      },
      tick: counter(games, language(args)),
    });
    if (kept.sums.count === 0)
      throw usage('games', 'Aus null Partien lässt sich nichts lernen.', 'Nothing can be learned from no games.');
    const weights = weightsFrom(kept.sums, features, opened.sense?.featureWeights);
    const learned = featureWeightsOf(features, weights, kept.games);
    save(value(args, 'kept'), kept);
    const met = await duel(pool, opened, {
      learned: { featureWeights: learned },
      games: number(args, 'duel', 0, 100_000) ?? 100,
      seats: game.seats.min,
      options,
    });
    const result = {
      game: game.id,
      games: kept.games,
      positions: kept.sums.count,
      error: errorOf(kept.sums, weights),
      // The command line's own word for them, which scripts may read.
      judgement: learned,
      duel: met,
      better: isBetter(met),
    };
    save(value(args, 'write'), learned);
    if (has(args, 'json')) console.log(JSON.stringify(result, null, 2));
    else print(result);
    return 0;
  } finally {
    await pool.close();
  }
};

function featuresOf({ game, sense }: Opened): Features {
  if (!sense?.features)
    throw usage(
      'features',
      `${game.id} nennt keine Merkmale, von denen sich etwas lernen ließe.`,
      `${game.id} names no features to learn about.`,
    );
  return sense.features;
}

function weightsFrom(sums: Sums, { names }: Features, before: FeatureWeights | undefined): number[] {
  const same = before?.features.join() === names.join();
  return before && same ? solve(sums, loyalty, [...before.early, ...before.late]) : solve(sums, ridge);
}

interface Kept {
  game: string;
  features: readonly string[];
  games: number;
  sums: Sums;
}

const readKeptShape = shape.record({
  game: shape.string,
  features: shape.list(shape.string, 0, 10_000),
  games: shape.integer(0, 1e9),
  sums: shape.record({
    size: shape.integer(0, 20_000),
    count: shape.integer(0, 1e12),
    products: shape.list(shape.number, 0, 1e9),
    targets: shape.list(shape.number, 0, 20_000),
    squares: shape.number,
  }),
});

/** What earlier runs learned; new where there is no such file yet. */
function readKept(file: string | undefined, game: string, features: Features): Kept {
  if (file === undefined || !existsSync(file))
    return { game, features: features.names, games: 0, sums: newSums(widthOf(features)) };
  const kept = readKeptShape(shape.parseJson(readText(file)), '');
  const same = kept.game === game && kept.features.join() === features.names.join();
  if (!same || kept.sums.size !== widthOf(features))
    throw usage(
      'kept',
      `${file} ist von einem anderen Spiel oder von anderen Merkmalen; nimm eine neue Datei.`,
      `${file} is about another game or other features; take a new file.`,
    );
  return kept;
}

function print(result: {
  games: number;
  positions: number;
  error: number;
  judgement: FeatureWeights;
  duel: Duel;
}): void {
  const { judgement: learned } = result;
  console.log(`${result.games} games, ${result.positions} positions; off by ${result.error.toFixed(2)} points`);
  for (const [i, name] of learned.features.entries())
    console.log(
      `  ${name.padEnd(28)} ${String(learned.early[i]).padStart(8)} early ${String(learned.late[i]).padStart(8)} late`,
    );
  const text = duelText(result.duel);
  if (text !== null) console.log(text);
}
