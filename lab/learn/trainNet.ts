/**
 * Learning a net that corrects the game's evaluation, from games that the policy plays. Turns are ended in several ways, and
 * the net is to say how they come to differ in the end.
 */
import { BadInput, Chance, type Features, inputsOf, shape } from '@atoll/engine';
import type { WorkerPool } from '../workerPool.ts';
import { type Learner, newLearner, scaled, step, WAYS } from './network.ts';
import { playTrainingGames, type TrainingGames } from './trainingGames.ts';
import { addGame, drawTurns, heldBackRows, newTurns, someRows, type Turns, turnsToLearnFrom } from './turnRows.ts';

/** How often each turn is learned from, on the average, and from how many at once. */
const passes = 5;
const turnsAtOnce = 256;
/** Rows in memory, at most, in bytes; beyond that the oldest are forgotten. */
const mostBytes = 1.2e9;

/** What runs so far have learned; goes into a file and on from there. */
export interface NetRun {
  game: string;
  inputs: readonly string[];
  games: number;
  learner: Learner | null;
}

export interface NetTraining extends Pick<TrainingGames, 'game' | 'options' | 'counts' | 'games' | 'seed' | 'tick'> {
  features: Features;
  /** Hidden units of a new net. */
  units: number;
  /** Rounds after which it is judged how a turn has come out; at the end where nothing is said. */
  rounds: number | undefined;
  /** Told how many steps there will be; what it returns hears how many are done. */
  stepping(steps: number): (done: number) => void;
}

/** Plays, then learns; returns the rows that were kept back. */
export async function learnNet(pool: WorkerPool, run: NetRun, training: NetTraining): Promise<Float32Array> {
  const { games, units, features, seed } = training;
  const chance = new Chance(`${seed}/steps/${run.games}`);
  const turns = await play(pool, run, training);
  if (games === 0) return new Float32Array(0);
  run.learner ??= newLearner(inputsOf(features).length, units, chance, someRows(turns));
  const { learner } = run;
  run.games += games;
  for (const rows of turns.games) scaled(learner, rows);
  const learned = turnsToLearnFrom(turns, WAYS * (learner.inputs + 1));
  const steps = Math.ceil((passes * learned.turns) / turnsAtOnce);
  const tick = training.stepping(steps);
  for (let n = 0; n < steps; n++) {
    step(learner, ...drawTurns(learned, turnsAtOnce, chance), (1 + Math.cos((Math.PI * n) / steps)) / 2);
    tick(n + 1);
  }
  return heldBackRows(turns);
}

/** Plays all games, and keeps what can be learned from them. */
async function play(pool: WorkerPool, run: NetRun, training: NetTraining): Promise<Turns> {
  const turns = newTurns(mostBytes);
  await playTrainingGames(pool, {
    ...training,
    first: run.games,
    task: () => ({ players: [], rows: { rounds: training.rounds } }),
    learn: ({ rows = new Float32Array(0) }, i) => addGame(turns, i, rows),
  });
  return turns;
}

const numbers = shape.list(shape.number, 0, 1e7);
const readRunShape = shape.record({
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

/** As it goes into a file. */
export const plainRun = ({ learner, ...rest }: NetRun) => ({
  ...rest,
  learner: learner && {
    ...learner,
    weights: [...learner.weights],
    means: [...learner.means],
    squares: [...learner.squares],
    scale: [...learner.scale],
  },
});

export const newRun = (game: string, features: Features): NetRun => ({
  game,
  inputs: inputsOf(features),
  games: 0,
  learner: null,
});

/** What earlier runs learned, from the text of their file; refused where it is about something else. */
export function readRun(file: string, text: string, game: string, features: Features): NetRun {
  const names = inputsOf(features);
  const run = readRunShape(shape.parseJson(text), '');
  const { weights, means, squares, scale, ...rest } = run.learner;
  const size = rest.inputs + 1 + rest.units * (rest.inputs + 2);
  const fits =
    run.game === game &&
    run.inputs.join() === names.join() &&
    rest.inputs === names.length &&
    scale.length === rest.inputs &&
    [weights, means, squares].every(row => row.length === size);
  if (!fits)
    throw new BadInput('kept', {
      de: `${file} ist von einem anderen Spiel oder sieht anderes an; nimm eine neue Datei.`,
      en: `${file} is about another game or looks at other things; take a new file.`,
    });
  const learner: Learner = {
    ...rest,
    weights: Float64Array.from(weights),
    means: Float64Array.from(means),
    squares: Float64Array.from(squares),
    scale: Float64Array.from(scale),
  };
  return { ...run, learner };
}
