/** What a bot must know about Mangrovia beyond its rules. */
import { type BotSense, type Chance, type Game, nearlyBest, weightedEvaluation } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { moves } from '../rules/steps.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from '../rules/types.ts';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { type Chart, chartOf } from './boxTables.ts';
import { featuresOf } from './features.ts';
import { type PolicyParameters, parametersFor, variation, withinBounds } from './policyParameters.ts';
import featureWeights from './tuned/featureWeights.json' with { type: 'json' };
import searchParameters from './tuned/search.json' with { type: 'json' };
import { plain } from './values.ts';
import { estimateMoves } from './weighing.ts';

/** Playouts are to differ: a move that looks this much worse, in points, is still played now and then. */
const carelessness = 0.3;

const legal: MangroviaMove[] = [];
const weights: number[] = [];

export function sense(
  game: Game<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>,
): BotSense<MangroviaState, MangroviaMove> {
  const { box } = game;
  const features = featuresOf(chartOf(box, plain));
  const chartBy = (parameters: PolicyParameters): Chart<PolicyParameters> => chartOf(box, withinBounds(parameters));
  const charts = new Map([2, 3, 4, 5].map(seats => [seats, chartBy(parametersFor(seats))]));
  const chartFor = ({ seats }: MangroviaState): Chart<PolicyParameters> => charts.get(seats) as Chart<PolicyParameters>;
  const choose = (s: MangroviaState, chance: Chance, chart: Chart<PolicyParameters>): MangroviaMove => {
    legal.length = 0;
    moves(box, s, legal);
    if (legal.length === 1) return legal[0];
    estimateMoves(chart, s, legal, weights);
    return legal[nearlyBest(weights, legal.length, carelessness, chance)];
  };
  return {
    evaluate: weightedEvaluation(features, featureWeights),
    features,
    featureWeights,
    searchParameters,
    level4Iterations: 32,
    policy: (s, chance) => choose(s, chance, chartFor(s)),
    estimateMoves: (s, list, into) => estimateMoves(chartFor(s), s, list, into),
    tunablePolicy: seats => ({
      parameters: { ...parametersFor(seats) },
      variation: { ...variation },
      policyWith(numbers) {
        const chart = chartBy(numbers as unknown as PolicyParameters);
        return (s, chance) => choose(s, chance, chart);
      },
    }),
  };
}
