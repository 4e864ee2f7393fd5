/** What a bot must know about Bora Bora beyond its rules. */
import { type BotSense, type Game, nearlyBest, weightedEvaluation } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import { moves } from '../rules/steps.ts';
import type { BoraMove, BoraState } from '../rules/types.ts';
import type { BoraView } from '../rules/view/viewTypes.ts';
import { featuresOf } from './features.ts';
import featureWeights from './tuned/featureWeights.json' with { type: 'json' };
import { estimateMoves } from './weighing.ts';

/** Playouts are to differ: a move that looks this much worse, in points, is still played now and then. */
const carelessness = 0.8;

const legal: BoraMove[] = [];
const weights: number[] = [];

export function sense(game: Game<BoraState, BoraMove, BoraEvent, BoraView, Box>): BotSense<BoraState, BoraMove> {
  const { box } = game;
  const features = featuresOf(box);
  return {
    evaluate: weightedEvaluation(features, featureWeights),
    features,
    featureWeights,
    policy(s, chance) {
      legal.length = 0;
      moves(box, s, legal);
      if (legal.length === 1) {
        chance.unit(); // one draw for every move, weighed or not: a seed stands for the same game
        return legal[0];
      }
      estimateMoves(box, s, legal, weights);
      return legal[nearlyBest(weights, legal.length, carelessness, chance)];
    },
    estimateMoves: (s, list, into) => estimateMoves(box, s, list, into),
  };
}
