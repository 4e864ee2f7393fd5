/** A judgement learned from games: what each feature of a position is worth, early and late. */
import type { Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';

/** What a learned judgement looks at, in the game's own words. */
export interface Features<S = unknown> {
  readonly names: readonly string[];
  /** Fills `into` with the position's features for a seat, in the order of the names. */
  read(state: S, seat: Seat, into: Float64Array): void;
  /** How far the game has come: 0 at the start, 1 at the end. */
  progress(state: S): number;
  /** Points that a seat has in any case; the features are worth what comes on top. */
  safe?(state: S, seat: Seat): number;
  /** What a seat will end with where so little is left that it can be told: there is nothing to learn then. */
  known?(state: S, seat: Seat): number | null;
  /** What else a net may look at (see net.ts): whatever may matter, in small numbers, from `into[at]` on. */
  readonly netInputs?: {
    readonly names: readonly string[];
    read(state: S, seat: Seat, into: Float64Array, at: number): void;
  };
}

/** As it is checked in: plain JSON. */
export interface Judgement {
  features: readonly string[];
  /** Points for one of each feature at the start and at the end; in between, in between. */
  early: readonly number[];
  late: readonly number[];
  /** From how many games it was learned. */
  games: number;
}

/** An evaluation from features and what was learned about them. Throws `BadInput` when the two do not fit. */
export function judge<S>(features: Features<S>, judgement: Judgement): (state: S, seat: Seat) => number {
  const worth = worthBy(features, judgement);
  const values = new Float64Array(features.names.length);
  return (state, seat) => {
    const known = features.known?.(state, seat) ?? null;
    if (known !== null) return known;
    features.read(state, seat, values);
    return (features.safe?.(state, seat) ?? 0) + worth(values, features.progress(state));
  };
}

/** What features of these values are worth together, so far into the game; values beyond the features do not count. */
export function worthBy<S>(
  { names }: Features<S>,
  judgement: Judgement,
): (values: Float64Array, progress: number) => number {
  if (
    judgement.features.length !== names.length ||
    judgement.features.some((name, i) => name !== names[i]) ||
    judgement.early.length !== names.length ||
    judgement.late.length !== names.length
  )
    throw new BadInput(
      'judgement',
      {
        de: `Das Urteil kennt andere Merkmale (${judgement.features.join(', ')}) als das Spiel (${names.join(', ')}).`,
        en: `The judgement knows other features (${judgement.features.join(', ')}) than the game (${names.join(', ')}).`,
      },
      'features',
    );
  const early = Float64Array.from(judgement.early);
  const growth = Float64Array.from(judgement.late, (value, i) => value - early[i]);
  return (values, progress) => {
    let sum = 0;
    for (let i = 0; i < early.length; i++) sum += values[i] * (early[i] + progress * growth[i]);
    return sum;
  };
}
