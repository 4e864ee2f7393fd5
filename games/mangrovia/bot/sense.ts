/** What a bot must know about Mangrovia beyond its rules. */
import { type BotSense, type Chance, type Game, nearlyBest, weightedEvaluation } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { moves } from '../rules/steps.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from '../rules/types.ts';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { type BoxTables, boxTablesOf } from './boxTables.ts';
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
  const features = featuresOf(boxTablesOf(box, plain));
  const tablesBy = (parameters: PolicyParameters): BoxTables<PolicyParameters> =>
    boxTablesOf(box, withinBounds(parameters));
  const tablesBySeats = new Map([2, 3, 4, 5].map(seats => [seats, tablesBy(parametersFor(seats))]));
  const tablesFor = ({ seats }: MangroviaState): BoxTables<PolicyParameters> =>
    tablesBySeats.get(seats) as BoxTables<PolicyParameters>;
  const choose = (s: MangroviaState, chance: Chance, tables: BoxTables<PolicyParameters>): MangroviaMove => {
    legal.length = 0;
    moves(box, s, legal);
    if (legal.length === 1) return legal[0];
    estimateMoves(tables, s, legal, weights);
    return legal[nearlyBest(weights, legal.length, carelessness, chance)];
  };
  return {
    evaluate: weightedEvaluation(features, featureWeights),
    features,
    featureWeights,
    searchParameters,
    level4Iterations: 32,
    policy: (s, chance) => choose(s, chance, tablesFor(s)),
    estimateMoves: (s, list, into) => estimateMoves(tablesFor(s), s, list, into),
    tunablePolicy: seats => ({
      parameters: { ...parametersFor(seats) },
      variation: { ...variation },
      policyWith(numbers) {
        const tables = tablesBy(numbers as unknown as PolicyParameters);
        return (s, chance) => choose(s, chance, tables);
      },
    }),
  };
}
