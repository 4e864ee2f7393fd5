/** What a bot must know about Cacao beyond its rules. */
import { type BotSense, type Game, weightedEvaluation } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type {
  CacaoEvent,
  CacaoMove,
  CacaoState,
  CacaoView,
  FillMove,
  PlaceMove,
  Step,
  WorkMove,
} from '../rules/types.ts';
import { featuresOf } from './features.ts';
import { chooseFilling, weighFillings } from './filling.ts';
import { choosePlacing, weighPlacings } from './placing.ts';
import featureWeights from './tuned/featureWeights.json' with { type: 'json' };
import searchParameters from './tuned/search.json' with { type: 'json' };
import type { BoxTables } from './turnContext.ts';
import { chooseWorking, weighWorkings } from './working.ts';
import { worths } from './worth.ts';

export function sense(game: Game<CacaoState, CacaoMove, CacaoEvent, CacaoView, Box>): BotSense<CacaoState, CacaoMove> {
  const { box } = game;
  const tables: BoxTables = { box, worths: worths(box) };
  const features = featuresOf(tables);
  return {
    evaluate: weightedEvaluation(features, featureWeights),
    features,
    featureWeights,
    searchParameters,
    policy(s, chance) {
      const step = s.steps.at(-1) as Step;
      if (step.kind === 'place') return choosePlacing(tables, s, chance);
      return step.kind === 'fill' ? chooseFilling(tables, s, step) : chooseWorking(tables, s, step);
    },
    estimateMoves(s, moves, into) {
      const step = s.steps.at(-1) as Step;
      if (step.kind === 'place') weighPlacings(tables, s, moves as readonly PlaceMove[], into);
      else if (step.kind === 'fill') weighFillings(tables, s, step, moves as readonly FillMove[], into);
      else weighWorkings(tables, s, step, moves as readonly WorkMove[], into);
    },
  };
}
