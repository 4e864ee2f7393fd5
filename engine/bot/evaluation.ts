/** An evaluation learned from games: a weighted sum of features of a position, with weights for early and late in the game. */
import type { Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';

/** What an evaluation looks at, in the game's own words. */
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
export interface FeatureWeights {
  features: readonly string[];
  /** Points for one of each feature at the start and at the end; in between, in between. */
  early: readonly number[];
  late: readonly number[];
  /** From how many games it was learned. */
  games: number;
}

/** An evaluation from features and what was learned about them. Throws `BadInput` when the two do not fit. */
export function weightedEvaluation<S>(
  features: Features<S>,
  weights: FeatureWeights,
): (state: S, seat: Seat) => number {
  const worth = worthBy(features, weights);
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
  weights: FeatureWeights,
): (values: Float64Array, progress: number) => number {
  if (
    weights.features.length !== names.length ||
    weights.features.some((name, i) => name !== names[i]) ||
    weights.early.length !== names.length ||
    weights.late.length !== names.length
  )
    throw new BadInput(
      'featureWeights',
      {
        de: `Die Gewichte gelten für andere Merkmale (${weights.features.join(', ')}) als die des Spiels (${names.join(', ')}).`,
        en: `The weights are for other features (${weights.features.join(', ')}) than the game has (${names.join(', ')}).`,
      },
      'features',
    );
  const early = Float64Array.from(weights.early);
  const growth = Float64Array.from(weights.late, (value, i) => value - early[i]);
  return (values, progress) => {
    let sum = 0;
    for (let i = 0; i < early.length; i++) sum += values[i] * (early[i] + progress * growth[i]);
    return sum;
  };
}
