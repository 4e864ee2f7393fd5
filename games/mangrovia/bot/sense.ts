/** What a bot must know about Mangrovia beyond its rules. */
import { type BotSense, type Chance, type Game, judge, nearlyBest } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { moves } from '../rules/steps.ts';
import type { MangroviaEvent, MangroviaMove, MangroviaState } from '../rules/types.ts';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { type Chart, chartOf } from './boxTables.ts';
import { featuresOf } from './features.ts';
import { reach, sane, type Taste, tasteFor } from './policyParameters.ts';
import judgement from './tuned/judgement.json' with { type: 'json' };
import skill from './tuned/search.json' with { type: 'json' };
import { plain } from './values.ts';
import { weigh } from './weighing.ts';

/** Playouts are to differ: a move that looks this much worse, in points, is still played now and then. */
const carelessness = 0.3;

const legal: MangroviaMove[] = [];
const weights: number[] = [];

export function sense(
  game: Game<MangroviaState, MangroviaMove, MangroviaEvent, MangroviaView, Box>,
): BotSense<MangroviaState, MangroviaMove> {
  const { box } = game;
  const features = featuresOf(chartOf(box, plain));
  const chartBy = (taste: Taste): Chart<Taste> => chartOf(box, sane(taste));
  const charts = new Map([2, 3, 4, 5].map(seats => [seats, chartBy(tasteFor(seats))]));
  const chartFor = ({ seats }: MangroviaState): Chart<Taste> => charts.get(seats) as Chart<Taste>;
  const choose = (s: MangroviaState, chance: Chance, chart: Chart<Taste>): MangroviaMove => {
    legal.length = 0;
    moves(box, s, legal);
    if (legal.length === 1) return legal[0] as MangroviaMove;
    weigh(chart, s, legal, weights);
    return legal[nearlyBest(weights, legal.length, carelessness, chance)] as MangroviaMove;
  };
  return {
    evaluate: judge(features, judgement),
    features,
    judgement,
    skill,
    glance: 32,
    policy: (s, chance) => choose(s, chance, chartFor(s)),
    weigh: (s, list, into) => weigh(chartFor(s), s, list, into),
    manner: seats => ({
      taste: { ...tasteFor(seats) },
      reach: { ...reach },
      policyBy(numbers) {
        const chart = chartBy(numbers as unknown as Taste);
        return (s, chance) => choose(s, chance, chart);
      },
    }),
  };
}
