/** What a bot must know about Orbis beyond its rules. */
import {
  type BotSense,
  type Chance,
  evaluationWithNet,
  type Game,
  nearlyBest,
  weightedEvaluation,
} from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView } from '../rules/types.ts';
import { featuresOf } from './features.ts';
import { type PolicyParameters, parametersFor, variation } from './policyParameters.ts';
import featureWeights from './tuned/featureWeights.json' with { type: 'json' };
import net2 from './tuned/net2.json' with { type: 'json' };
import net3 from './tuned/net3.json' with { type: 'json' };
import net4 from './tuned/net4.json' with { type: 'json' };
import searchParameters from './tuned/search.json' with { type: 'json' };
import { estimateMoves } from './weighing.ts';

const legal: OrbisMove[] = [];
const weights: number[] = [];

/** Moves within so many points of the best are as good as the best, so that playouts differ. */
const SLACK = 0.25;

export function sense(game: Game<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>): BotSense<OrbisState, OrbisMove> {
  const { box } = game;
  const features = featuresOf(box);
  const evaluate = weightedEvaluation(features, featureWeights);
  const evaluateForSearch = [net2, net3, net4].map(net => evaluationWithNet(features, featureWeights, net));
  const choose = (s: OrbisState, chance: Chance, parameters: PolicyParameters, careful: boolean): OrbisMove => {
    legal.length = 0;
    game.moves(s, legal);
    estimateMoves(box, s, legal, weights, parameters, careful);
    return legal[nearlyBest(weights, legal.length, SLACK, chance)];
  };
  return {
    evaluate,
    evaluateForSearch: (s, seat) => (evaluateForSearch[s.seats - 2] ?? evaluate)(s, seat),
    features,
    featureWeights,
    searchParameters,
    level4Iterations: 120,
    policy: (s, chance) => choose(s, chance, parametersFor(s.seats), false),
    estimateMoves: (s, moves, into) => estimateMoves(box, s, moves, into, parametersFor(s.seats), true),
    tunablePolicy: seats => ({
      parameters: { ...parametersFor(seats) },
      variation: { ...variation },
      policyWith(numbers) {
        const parameters = numbers as unknown as PolicyParameters;
        // Keeps a bound while parameters are tried out: worshipers keep their worth until the end.
        const sane = { ...parameters, fadingRegions: Math.max(1, parameters.fadingRegions) };
        return (s, chance) => choose(s, chance, sane, true);
      },
    }),
  };
}
