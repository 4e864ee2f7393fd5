/**
 * `atoll train --net`: learns a net that mends the game's judgement, from games that the policy plays. Turns are ended in
 * several ways, and the net is to say how they come to differ in the end.
 */
import { existsSync } from 'node:fs';
import { Chance, type Features, inputsOf, shape } from '@atoll/engine';
import { type Args, has, language, number, value } from '../../cli/args.ts';
import { usage } from '../../cli/commands/usage.ts';
import { type Opened, readText } from '../../cli/files/openGame.ts';
import { progress } from '../../cli/terminal/progress.ts';
import { duel, printDuel } from '../duel.ts';
import { type Crew, crewFromArgs } from '../workerPool.ts';
import { errorsOf, type Learner, netOf, newLearner, scaled, step, WAYS } from './network.ts';
import { playLessons, save } from './trainingGames.ts';
import { addGame, drawTurns, heldBackRows, lessonsOf, newTurns, someRows, type Turns } from './turnRows.ts';

/** How often each turn is learned from, on the average, and from how many at once. */
const passes = 5;
const turnsAtOnce = 256;
/** Rows in memory, at most, in bytes; beyond that the oldest are forgotten. */
const mostBytes = 1.2e9;
const usualUnits = 32;

interface Kept {
  game: string;
  inputs: readonly string[];
  games: number;
  learner: Learner | null;
}

export async function trainNet(
  args: Args,
  opened: Opened,
  features: Features,
  counts: readonly number[],
): Promise<number> {
  const { game, sense } = opened;
  if (!sense?.judgement || !sense.policy)
    throw usage(
      'net',
      `${game.id} hat kein Urteil oder keine Spielweise, die ein Netz verbessern könnte.`,
      `${game.id} has no judgement or no policy that a net could mend.`,
    );
  const games = number(args, 'games', 0, 10_000_000) ?? 10_000;
  const units = number(args, 'hidden', 1, 1000) ?? usualUnits;
  const rounds = number(args, 'rounds', 1, 1000);
  const file = value(args, 'kept');
  const kept = readKept(file, game.id, features);
  const crew = crewFromArgs(args, game);
  try {
    const checks = await learn(crew, { args, opened, counts, games, units, rounds, kept, features });
    const { learner } = kept;
    if (!learner)
      throw usage('games', 'Aus null Partien lässt sich nichts lernen.', 'Nothing can be learned from no games.');
    const net = netOf(learner, inputsOf(features), kept.games);
    save(file, plainKept(kept));
    save(value(args, 'write'), net);
    const seats = counts.length === 1 ? (counts[0] as number) : game.seats.min;
    const met = await duel(crew, opened, args, { net }, number(args, 'duel', 0, 100_000) ?? 100, seats);
    const errors = checks.length > 0 ? errorsOf(learner, checks) : null;
    const result = { game: game.id, games: kept.games, steps: learner.steps, errors, duel: met };
    if (has(args, 'json')) console.log(JSON.stringify({ ...result, net }, null, 2));
    else {
      console.log(`${kept.games} games, ${learner.steps} steps`);
      if (errors)
        console.log(
          `ways to end a turn differ by ${Math.sqrt(errors.before).toFixed(3)} points from what the judgement says, by ${Math.sqrt(errors.after).toFixed(3)} from what the net says`,
        );
      printDuel(met);
    }
    return 0;
  } finally {
    await crew.close();
  }
}

interface Learning {
  args: Args;
  opened: Opened;
  counts: readonly number[];
  games: number;
  units: number;
  /** Rounds after which it is judged how a turn has come out; at the end where nothing is said. */
  rounds: number | undefined;
  kept: Kept;
  features: Features;
}

/** Plays, then learns; returns the rows that were kept back. */
async function learn(crew: Crew, learning: Learning): Promise<Float32Array> {
  const { args, games, units, kept, features } = learning;
  const seed = value(args, 'seed') ?? 'net';
  const chance = new Chance(`${seed}/steps/${kept.games}`);
  const turns = await play(crew, learning, seed);
  if (games === 0) return new Float32Array(0);
  kept.learner ??= newLearner(inputsOf(features).length, units, chance, someRows(turns));
  const { learner } = kept;
  kept.games += games;
  for (const rows of turns.games) scaled(learner, rows);
  const lessons = lessonsOf(turns, WAYS * (learner.inputs + 1));
  const steps = Math.ceil((passes * lessons.turns) / turnsAtOnce);
  const tick = progress(steps, language(args), stepsWords);
  for (let n = 0; n < steps; n++) {
    step(learner, ...drawTurns(lessons, turnsAtOnce, chance), (1 + Math.cos((Math.PI * n) / steps)) / 2);
    tick(n + 1);
  }
  return heldBackRows(turns);
}

const stepsWords = { de: 'Schritten', en: 'steps' };

/** Plays all games, and keeps what can be learned from them. */
async function play(crew: Crew, { args, opened, counts, games, rounds, kept }: Learning, seed: string): Promise<Turns> {
  const turns = newTurns(mostBytes);
  await playLessons(crew, {
    args,
    opened,
    counts,
    games,
    seed,
    first: kept.games,
    task: () => ({ players: [], rows: { rounds } }),
    learn: ({ rows = new Float32Array(0) }, i) => addGame(turns, i, rows),
  });
  return turns;
}

const numbers = shape.list(shape.number, 0, 1e7);
const readKeptShape = shape.record({
  game: shape.string,
  inputs: shape.list(shape.string, 0, 10_000),
  games: shape.integer(0, 1e9),
  learner: shape.record({
    inputs: shape.integer(1, 10_000),
    units: shape.integer(1, 1000),
    weights: numbers,
    means: numbers,
    squares: numbers,
    steps: shape.integer(0, 1e9),
    scale: numbers,
  }),
});

const plainKept = ({ learner, ...rest }: Kept) => ({
  ...rest,
  learner: learner && {
    ...learner,
    weights: [...learner.weights],
    means: [...learner.means],
    squares: [...learner.squares],
    scale: [...learner.scale],
  },
});

/** What earlier runs learned; new where there is no such file yet. */
function readKept(file: string | undefined, game: string, features: Features): Kept {
  const names = inputsOf(features);
  if (file === undefined || !existsSync(file)) return { game, inputs: names, games: 0, learner: null };
  const kept = readKeptShape(shape.parseJson(readText(file)), '');
  const { weights, means, squares, scale, ...rest } = kept.learner;
  const size = rest.inputs + 1 + rest.units * (rest.inputs + 2);
  const fits =
    kept.game === game &&
    kept.inputs.join() === names.join() &&
    rest.inputs === names.length &&
    scale.length === rest.inputs &&
    [weights, means, squares].every(row => row.length === size);
  if (!fits)
    throw usage(
      'kept',
      `${file} ist von einem anderen Spiel oder sieht anderes an; nimm eine neue Datei.`,
      `${file} is about another game or looks at other things; take a new file.`,
    );
  const learner: Learner = {
    ...rest,
    weights: Float64Array.from(weights),
    means: Float64Array.from(means),
    squares: Float64Array.from(squares),
    scale: Float64Array.from(scale),
  };
  return { ...kept, learner };
}
