/** Learning what features of a game are worth: bots play, and what they ended with is traced back to what they had. */
import { addSample, newSums, type Sums } from '@atoll/bots/regression.ts';
import { Chance, type Features, type Judgement, type MoveRecord, type Seat } from '@atoll/engine';
import { type BotGame, playGame } from './bot-games.ts';

/** A judgement has two weights a feature, for the start and for the end; a constant goes with them. */
export const widthOf = ({ names }: Features): number => 2 * names.length;

/** Positions are taken when somebody else comes to decide, so that turns are over; not all, because neighbours are alike. */
const part = 0.5;

/** Plays a game and adds its positions to new sums: features of every seat, and what the seat ended with. */
export function sumsOfGame(game: BotGame, features: Features, slip: number): Sums {
  const sums = newSums(widthOf(features));
  const seen: { seat: Seat; row: Float64Array }[] = [];
  const chance = new Chance(`${game.seed}/training`);
  let last: Seat | null = null;
  const watch = (state: unknown, _move: MoveRecord) => {
    const decision = game.game.decision(state);
    if (!decision || decision.seat === last) return;
    last = decision.seat;
    if (chance.unit() < part)
      for (let seat = 0; seat < game.config.seats; seat++) seen.push({ seat, row: rowOf(features, state, seat) });
  };
  const { state } = playGame({ ...game, watch, slip });
  for (let seat = 0; seat < game.config.seats; seat++) seen.push({ seat, row: rowOf(features, state, seat) });
  const totals = new Map(game.game.scoresheet(state).rows.map(row => [row.seat, row.total]));
  for (const { seat, row } of seen) addSample(sums, row, totals.get(seat) ?? 0);
  return sums;
}

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
