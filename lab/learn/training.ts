/**
 * Learning what features of a game are worth. Bots play; now and then a turn is ended in several ways, each is played out,
 * and what the ways differ in is traced to what they came to. That is fairer than asking which positions ended well: there,
 * everything that good players happen to do would count as the reason why they won.
 */

import { type BotSense, Chance, type Features, type FeatureWeights, type MoveRecord, type Seat } from '@atoll/engine';
import { type BotGame, playGame, totalsOf } from '../botGames.ts';
import { addSample, newSums, type Sums } from './regression.ts';

/** There are two weights a feature, for the start and for the end; a constant goes with them. */
export const widthOf = ({ names }: Features): number => 2 * names.length;

/** How many turns of a game are ended in several ways, and in how many. */
const turns = 0.5;
const ways = 4;
/** How many of the moves of such a turn are any legal ones. */
const strays = 0.3;
/** How much the totals themselves count beside differences: enough to say where the whole lies. */
const level = 0.05;

/** Plays a game and adds to new sums what can be learned from its turns, for every seat. */
export function sumsOfGame(game: BotGame, features: Features, slip: number): Sums {
  const sums = newSums(widthOf(features));
  const chance = new Chance(`${game.seed}/training`);
  let last: Seat | null = null;
  let turn = 0;
  const watch = (state: unknown, _move: MoveRecord) => {
    const decision = game.game.decision(state);
    if (!decision || decision.seat === last) return;
    last = decision.seat;
    if (chance.unit() < turns) learnFromTurn(game, features, state, `${game.seed}/${turn++}`, sums);
  };
  playGame({ ...game, watch, slip });
  return sums;
}

function learnFromTurn(game: BotGame, features: Features, state: unknown, seed: string, sums: Sums): void {
  const seats = Array.from({ length: game.config.seats }, (_, seat) => seat);
  const ends = endsOfTurn(game, state, seed, {
    ways,
    later: 0,
    read(end) {
      if (seats.some(seat => (features.known?.(end, seat) ?? null) !== null)) return null;
      return seats.map(seat => ({ row: rowOf(features, end, seat), safe: features.safe?.(end, seat) ?? 0 }));
    },
  });
  if (!ends) return;
  const width = widthOf(features);
  for (const seat of seats) {
    const mean = new Float64Array(width);
    let total = 0;
    const samples = ends.map(({ seen, totals }) => {
      const { row, safe } = seen[seat];
      return { row, later: totals[seat] - safe };
    });
    for (const { row, later } of samples) {
      for (let i = 0; i < width; i++) mean[i] += row[i] / ways;
      total += later / ways;
    }
    for (const { row, later } of samples)
      addSample(
        sums,
        row.map((value, i) => value - mean[i]),
        later - total,
      );
    addSample(
      sums,
      mean.map(value => value * level),
      total * level,
    );
  }
}

/** How a turn was ended in one way: what was to be seen then, and the totals that it came to or would, by seat. */
interface End<T> {
  seen: T;
  totals: readonly number[];
}

interface Ending<T> {
  ways: number;
  /** Turns of others after which one looks. */
  later: number;
  /** What is to be kept of how it stands then; null where there is nothing to learn. */
  read(state: unknown): T | null;
  /** Rounds after that, at whose end totals are foreseen instead of waited for; otherwise it is played to the end. */
  rounds?: number | undefined;
}

/**
 * Ends the turn of the player to decide in several ways; then the game's policy plays on. All ways begin with the same
 * luck; how far it stays the same depends on what they draw. Null where there is nothing to learn from one.
 */
export function endsOfTurn<T>(
  { game, sense, config: { seats } }: BotGame,
  from: unknown,
  seed: string,
  { ways, later, read, rounds = Number.POSITIVE_INFINITY }: Ending<T>,
): End<T>[] | null {
  const ends: End<T>[] = [];
  const playTurns = (state: unknown, most: number, luck: Chance) => {
    let decision = game.decision(state);
    for (let turns = 0; decision && turns < most; turns++)
      for (const { seat } = decision; decision?.seat === seat; decision = game.decision(state))
        game.play(state, policyMove(game, sense, state, luck), luck);
  };
  for (let way = 0; way < ways; way++) {
    const state = game.copy(from);
    const luck = new Chance(seed);
    const own = new Chance(`${seed}/${way}`);
    const { seat: turn } = game.decision(state) ?? {};
    let decision = game.decision(state);
    for (; decision?.seat === turn; decision = game.decision(state))
      game.play(state, own.unit() < strays ? own.pick(game.moves(state)) : policyMove(game, sense, state, own), luck);
    playTurns(state, later, luck);
    const seen = read(state);
    if (seen === null) return null;
    playTurns(state, rounds * seats, luck);
    ends.push({ seen, totals: foreseen(game, sense, state) });
  }
  return ends;
}

/** What every seat has, or will have as far as can be told. */
function foreseen(game: BotGame['game'], sense: BotSense | undefined, state: unknown): number[] {
  const totals = totalsOf(game, state);
  if (!sense || game.decision(state) === null) return totals;
  const { evaluateForSearch = sense.evaluate } = sense;
  return totals.map((_, seat) => evaluateForSearch(state, seat));
}

export const policyMove = (
  game: BotGame['game'],
  sense: BotSense | undefined,
  state: unknown,
  chance: Chance,
): MoveRecord => (sense?.policy ? sense.policy(state, chance) : chance.pick(game.moves(state)));

function rowOf(features: Features, state: unknown, seat: Seat): Float64Array {
  const n = features.names.length;
  const values = new Float64Array(n);
  features.read(state, seat, values);
  const progress = features.progress(state);
  const row = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    row[i] = values[i] * (1 - progress);
    row[n + i] = values[i] * progress;
  }
  return row;
}

/** Weights as they are checked in, in hundredths of a point. */
export function featureWeightsOf({ names }: Features, weights: readonly number[], games: number): FeatureWeights {
  const rounded = (values: readonly number[]) => values.map(value => Math.round(value * 100) / 100);
  return {
    features: names,
    early: rounded(weights.slice(0, names.length)),
    late: rounded(weights.slice(names.length)),
    games,
  };
}
