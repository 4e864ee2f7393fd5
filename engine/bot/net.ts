/** A small net that mends a judgement: it sees what sums of features cannot say. */
import type { Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';
import { type Features, type Judgement, worthBy } from './judgement.ts';

/** As it is checked in: plain JSON. One layer of hidden units, which count only as far as they are above nought. */
export interface Net {
  inputs: readonly string[];
  /** Points that each input adds straight away, and a constant. */
  straight: readonly number[];
  rest: number;
  /** `[input][unit]`: what inputs add to hidden units; what those begin with; and the points that each unit adds. */
  into: readonly (readonly number[])[];
  begin: readonly number[];
  out: readonly number[];
  /** From how many games it was learned. */
  games: number;
}

/** What a net looks at: the features, how far the game has come, and what else the game shows. */
export const inputsOf = <S>({ names, more }: Features<S>): readonly string[] => [
  ...names,
  'how far the game has come',
  ...(more?.names ?? []),
];

/** Fills `into` with what a net looks at, from its beginning. */
export function readInputs<S>(features: Features<S>, state: S, seat: Seat, into: Float64Array): void {
  const { names, more } = features;
  features.read(state, seat, into);
  into[names.length] = features.progress(state);
  more?.read(state, seat, into, names.length + 1);
}

/** An evaluation by judgement and net. Throws `BadInput` when the net looks at other things than the game shows. */
export function evaluationWithNet<S>(
  features: Features<S>,
  judgement: Judgement,
  net: Net,
): (state: S, seat: Seat) => number {
  const worth = worthBy(features, judgement);
  const names = inputsOf(features);
  const units = net.out.length;
  const fits =
    net.inputs.join() === names.join() &&
    net.straight.length === names.length &&
    net.into.length === names.length &&
    net.into.every(row => row.length === units) &&
    net.begin.length === units;
  if (!fits)
    throw new BadInput(
      'net',
      {
        de: 'Das Netz sieht anderes an, als das Spiel zeigt; lern es neu mit „atoll train --net“.',
        en: 'The net looks at other things than the game shows; learn it anew with “atoll train --net”.',
      },
      'inputs',
    );
  const straight = Float64Array.from(net.straight);
  const into = Float64Array.from(net.into.flat());
  const begin = Float64Array.from(net.begin);
  const out = Float64Array.from(net.out);
  const inputs = new Float64Array(names.length);
  const hidden = new Float64Array(units);
  return (state, seat) => {
    const known = features.known?.(state, seat) ?? null;
    if (known !== null) return known;
    readInputs(features, state, seat, inputs);
    let sum = (features.safe?.(state, seat) ?? 0) + worth(inputs, inputs[features.names.length] as number) + net.rest;
    hidden.set(begin);
    for (let i = 0; i < inputs.length; i++) {
      const value = inputs[i] as number;
      if (value === 0) continue;
      sum += value * (straight[i] as number);
      for (let unit = 0, at = i * units; unit < units; unit++, at++)
        hidden[unit] = (hidden[unit] as number) + value * (into[at] as number);
    }
    for (let unit = 0; unit < units; unit++) {
      const value = hidden[unit] as number;
      if (value > 0) sum += value * (out[unit] as number);
    }
    return sum;
  };
}
