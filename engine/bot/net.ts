/** A small net that corrects an evaluation: it sees what sums of features cannot say. */
import type { Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';
import { type Features, type FeatureWeights, worthBy } from './evaluation.ts';

/** As it is checked in: plain JSON. One layer of hidden units with ReLU: they count only where they are above zero. */
export interface Net {
  inputs: readonly string[];
  /** Points that each input adds straight away, and a constant. */
  linear: readonly number[];
  bias: number;
  /** `[input][unit]`: what inputs add to hidden units; what those begin with; and the points that each unit adds. */
  hiddenWeights: readonly (readonly number[])[];
  hiddenBias: readonly number[];
  outputWeights: readonly number[];
  /** From how many games it was learned. */
  games: number;
}

/** What a net looks at: the features, how far the game has come, and what else the game shows. */
export const inputsOf = <S>({ names, netInputs }: Features<S>): readonly string[] => [
  ...names,
  'how far the game has come',
  ...(netInputs?.names ?? []),
];

/** Fills `into` with what a net looks at, from its beginning. */
export function readInputs<S>(features: Features<S>, state: S, seat: Seat, into: Float64Array): void {
  const { names, netInputs } = features;
  features.read(state, seat, into);
  into[names.length] = features.progress(state);
  netInputs?.read(state, seat, into, names.length + 1);
}

/** An evaluation by weights and net. Throws `BadInput` when the net looks at other things than the game shows. */
export function evaluationWithNet<S>(
  features: Features<S>,
  weights: FeatureWeights,
  net: Net,
): (state: S, seat: Seat) => number {
  const worth = worthBy(features, weights);
  const names = inputsOf(features);
  const units = net.outputWeights.length;
  const fits =
    net.inputs.join() === names.join() &&
    net.linear.length === names.length &&
    net.hiddenWeights.length === names.length &&
    net.hiddenWeights.every(row => row.length === units) &&
    net.hiddenBias.length === units;
  if (!fits)
    throw new BadInput(
      'net',
      {
        de: 'Das Netz sieht anderes an, als das Spiel zeigt; lern es neu mit „atoll train --net“.',
        en: 'The net looks at other things than the game shows; learn it again with “atoll train --net”.',
      },
      'inputs',
    );
  const linear = Float64Array.from(net.linear);
  const hiddenWeights = Float64Array.from(net.hiddenWeights.flat());
  const hiddenBias = Float64Array.from(net.hiddenBias);
  const outputWeights = Float64Array.from(net.outputWeights);
  const inputs = new Float64Array(names.length);
  const hidden = new Float64Array(units);
  return (state, seat) => {
    const known = features.known?.(state, seat) ?? null;
    if (known !== null) return known;
    readInputs(features, state, seat, inputs);
    let sum = (features.safe?.(state, seat) ?? 0) + worth(inputs, inputs[features.names.length]) + net.bias;
    hidden.set(hiddenBias);
    for (let i = 0; i < inputs.length; i++) {
      const value = inputs[i];
      if (value === 0) continue;
      sum += value * linear[i];
      for (let unit = 0, at = i * units; unit < units; unit++, at++) hidden[unit] += value * hiddenWeights[at];
    }
    for (let unit = 0; unit < units; unit++) {
      const value = hidden[unit];
      if (value > 0) sum += value * outputWeights[unit];
    }
    return sum;
  };
}
