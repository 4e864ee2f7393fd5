/** What a bot must know about Orbis beyond its rules. */
import { type BotSense, type Chance, type Game, intuit, judge, nearlyBest } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { OrbisEvent, OrbisMove, OrbisState, OrbisView } from '../rules/types.ts';
import { featuresOf } from './features.ts';
import { reach, type Taste, tasteFor } from './policyParameters.ts';
import judgement from './tuned/judgement.json' with { type: 'json' };
import net2 from './tuned/net2.json' with { type: 'json' };
import net3 from './tuned/net3.json' with { type: 'json' };
import net4 from './tuned/net4.json' with { type: 'json' };
import skill from './tuned/search.json' with { type: 'json' };
import { weigh } from './weighing.ts';

const legal: OrbisMove[] = [];
const weights: number[] = [];

/** Moves within so many points of the best are as good as the best, so that playouts differ. */
const SLACK = 0.25;

export function sense(game: Game<OrbisState, OrbisMove, OrbisEvent, OrbisView, Box>): BotSense<OrbisState, OrbisMove> {
  const { box } = game;
  const features = featuresOf(box);
  const evaluate = judge(features, judgement);
  const foresee = [net2, net3, net4].map(net => intuit(features, judgement, net));
  const choose = (s: OrbisState, chance: Chance, taste: Taste, careful: boolean): OrbisMove => {
    legal.length = 0;
    game.moves(s, legal);
    weigh(box, s, legal, weights, taste, careful);
    return legal[nearlyBest(weights, legal.length, SLACK, chance)] as OrbisMove;
  };
  return {
    evaluate,
    foresee: (s, seat) => (foresee[s.seats - 2] ?? evaluate)(s, seat),
    features,
    judgement,
    skill,
    glance: 120,
    policy: (s, chance) => choose(s, chance, tasteFor(s.seats), false),
    weigh: (s, moves, into) => weigh(box, s, moves, into, tasteFor(s.seats), true),
    manner: seats => ({
      taste: { ...tasteFor(seats) },
      reach: { ...reach },
      policyBy(numbers) {
        const taste = numbers as unknown as Taste;
        // Whatever is tried: worshipers do not lose their worth before the end has come.
        const sane = { ...taste, fade: Math.max(1, taste.fade) };
        return (s, chance) => choose(s, chance, sane, true);
      },
    }),
  };
}
