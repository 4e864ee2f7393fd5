/** The numbers that the policy goes by: what things are worth, and how much of that a hut is built for. */

import two from './tuned/policy2.json' with { type: 'json' };
import three from './tuned/policy3.json' with { type: 'json' };
import four from './tuned/policy4.json' with { type: 'json' };
import five from './tuned/policy5.json' with { type: 'json' };
import type { Prospects } from './values.ts';

/** How much something counts at the start and at the end. */
type Rate = readonly number[];

export interface PolicyParameters extends Prospects {
  /** A joker that is used up; a bird where the seat has a card itself, and where others are seen to have one. */
  readonly joker: number;
  readonly ownBird: number;
  readonly othersBird: number;
  /** How much the prospects of a hut count: on paths, on the two places, on amulet fields, and what it takes from the hand. */
  readonly paths: Rate;
  readonly stone: Rate;
  readonly pole: Rate;
  readonly amuletFields: Rate;
  readonly hand: Rate;
}

export const rateAt = ([early = 1, late = 1]: Rate, left: number): number => late + (early - late) * left;

const tuned: readonly PolicyParameters[] = [two, three, four, five];

/** What suits two does not suit four: there, paths have more runners, and the bowls go around more often. */
export const parametersFor = (seats: number): PolicyParameters => tuned[seats - 2] ?? five;

/** How far tuning varies each. */
export const variation: PolicyParameters = {
  price: 2,
  pair: 1,
  treasures: 0.12,
  cards: 0.23,
  newLandscape: 0.35,
  birdCard: 0.15,
  hut: 0.22,
  draw: 0.5,
  openCard: 0.15,
  surplus: 0.1,
  build: 0.3,
  lastBuild: 0.3,
  lastDraw: 0.1,
  birds: 0.4,
  firstBowl: 1,
  firstBowlFull: 0.15,
  earlyPaths: 0.1,
  rivalry: 0.15,
  buildLater: 0.15,
  uncertainty: 0.03,
  uncertaintyLeft: 0.25,
  absent: 0.15,
  tieBreak: 0.2,
  stoneFilling: 0.15,
  collectRate: 0.1,
  collectRatePerHut: 0.1,
  towardsThirdHut: 0.12,
  amulet: 0.1,
  roundsToSpend: 1,
  joker: 0.4,
  ownBird: 0.3,
  othersBird: 0.15,
  paths: [0.2, 0.2],
  stone: [0.2, 0.2],
  pole: [0.15, 0.2],
  amuletFields: [0.15, 0.2],
  hand: [0.15, 0.25],
};

/** Keeps these from zero while parameters are tried out, because they are divisors. */
export const withinBounds = (parameters: PolicyParameters): PolicyParameters => ({
  ...parameters,
  price: Math.max(3, parameters.price),
  firstBowlFull: Math.max(0.01, parameters.firstBowlFull),
  uncertainty: Math.max(0.01, parameters.uncertainty),
  uncertaintyLeft: Math.max(0, parameters.uncertaintyLeft),
  roundsToSpend: Math.max(1, parameters.roundsToSpend),
});
