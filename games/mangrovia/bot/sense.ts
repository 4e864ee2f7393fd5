/** What a bot must know about Mangrovia beyond its rules. */
import { type BotSense, type Game, judge, nearlyBest } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import { moves } from '../rules/steps.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from '../rules/types.ts';
import type { MangroviaView } from '../rules/viewTypes.ts';
import { chartOf } from './chart.ts';
import { featuresOf } from './features.ts';
import judgement from './judgement.json' with { type: 'json' };
import { weigh } from './weighing.ts';

/** Playouts are to differ: a move that looks this much worse, in points, is still played now and then. */
const carelessness = 0.3;

const legal: MangroviaMove[] = [];
const weights: number[] = [];

export function sense(
  game: Game<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>,
): BotSense<MangroviaState, MangroviaMove> {
  const { box } = game;
  const chart = chartOf(box, judgement);
  const features = featuresOf(chart);
  return {
    evaluate: judge(features, judgement),
    features,
    judgement,
    policy(s, chance) {
      legal.length = 0;
      moves(box, s, legal);
      if (legal.length === 1) return legal[0] as MangroviaMove;
      weigh(chart, s, legal, weights);
      return legal[nearlyBest(weights, legal.length, carelessness, chance)] as MangroviaMove;
    },
    weigh: (s, list, into) => weigh(chart, s, list, into),
  };
}
