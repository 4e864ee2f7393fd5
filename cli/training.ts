/**
 * Learning what features of a game are worth. Bots play; now and then a turn is ended in several ways, each is played out,
 * and what the ways differ in is traced to what they came to. That is fairer than asking which positions ended well: there,
 * whatever good players happen to do would count as the reason for their winning.
 */
import { addSample, newSums, type Sums } from '@atoll/bots/regression.ts';
import { type BotSense, Chance, type Features, type Judgement, type MoveRecord, type Seat } from '@atoll/engine';
import { type BotGame, playGame } from './bot-games.ts';

/** A judgement has two weights a feature, for the start and for the end; a constant goes with them. */
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

/** How a turn ended, and what came of it later, by seat. */
interface End {
  rows: readonly Float64Array[];
  later: readonly number[];
}

function learnFromTurn(game: BotGame, features: Features, state: unknown, seed: string, sums: Sums): void {
  const ends: End[] = [];
  for (let way = 0; way < ways; way++) {
    const end = endTurn(game, features, game.game.copy(state), seed, way);
    if (!end) return;
    ends.push(end);
  }
  const width = widthOf(features);
  for (let seat = 0; seat < game.config.seats; seat++) {
    const mean = new Float64Array(width);
    let total = 0;
    for (const { rows, later } of ends) {
      const row = rows[seat] as Float64Array;
      for (let i = 0; i < width; i++) mean[i] = (mean[i] as number) + (row[i] as number) / ways;
      total += (later[seat] as number) / ways;
    }
    for (const { rows, later } of ends)
      addSample(
        sums,
        (rows[seat] as Float64Array).map((value, i) => value - (mean[i] as number)),
        (later[seat] as number) - total,
      );
    addSample(
      sums,
      mean.map(value => value * level),
      total * level,
    );
  }
}

/**
 * Ends the turn of whoever is to decide, in a way of its own; then the game's policy plays on. All ways begin with the
 * same luck; how far it stays the same depends on what they draw. Nothing is learned where the end is known anyway.
 */
function endTurn(
  { game, sense, config }: BotGame,
  features: Features,
  state: unknown,
  seed: string,
  way: number,
): End | null {
  const luck = new Chance(seed);
  const own = new Chance(`${seed}/${way}`);
  const { seat: turn } = game.decision(state) ?? {};
  let decision = game.decision(state);
  for (; decision?.seat === turn; decision = game.decision(state))
    game.play(state, own.unit() < strays ? own.pick(game.moves(state)) : moveOf(game, sense, state, own), luck);
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  if (seats.some(seat => (features.known?.(state, seat) ?? null) !== null)) return null;
  const rows = seats.map(seat => rowOf(features, state, seat));
  const safe = seats.map(seat => features.safe?.(state, seat) ?? 0);
  for (; decision; decision = game.decision(state)) game.play(state, moveOf(game, sense, state, luck), luck);
  const totals = new Map(game.scoresheet(state).rows.map(row => [row.seat, row.total]));
  return { rows, later: seats.map(seat => (totals.get(seat) ?? 0) - (safe[seat] as number)) };
}

const moveOf = (game: BotGame['game'], sense: BotSense | undefined, state: unknown, chance: Chance): MoveRecord =>
  sense?.policy ? sense.policy(state, chance) : chance.pick(game.moves(state));

function rowOf(features: Features, state: unknown, seat: Seat): Float64Array {
  const n = features.names.length;
  const values = new Float64Array(n);
  features.read(state, seat, values);
  const progress = features.progress(state);
  const row = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    row[i] = (values[i] as number) * (1 - progress);
    row[n + i] = (values[i] as number) * progress;
  }
  return row;
}

/** Weights as they are checked in, in hundredths of a point. */
export function judgementOf({ names }: Features, weights: readonly number[], games: number): Judgement {
  const rounded = (values: readonly number[]) => values.map(value => Math.round(value * 100) / 100);
  return {
    features: names,
    early: rounded(weights.slice(0, names.length)),
    late: rounded(weights.slice(names.length)),
    games,
  };
}
