/**
 * What guesses at moves go by: the worth of worshipers, places, kinds of tiles, gods, in points. There are two sets. The
 * evaluation goes by a plain one, set by hand, so that a bot that looks a turn ahead stays a fixed yardstick; the policy and the
 * first look of the search go by one that `atoll tune orbis --policy` found.
 */
import { REGIONS } from '../rules/regions/pyramid.ts';
import type { TileKind } from '../rules/types.ts';
import { tileKinds } from '../rules/types.ts';
import two from './tuned/policy2.json' with { type: 'json' };
import three from './tuned/policy3.json' with { type: 'json' };
import four from './tuned/policy4.json' with { type: 'json' };

/** What ends in “later” is added at the end of the game, and taken away at its beginning. */
export interface PolicyParameters {
  /** The first, second and every further worshiper of a colour. */
  readonly worshipersOfAColour: readonly number[];
  readonly supplyLater: number;
  /** What holding more than seven brings or costs, each. */
  readonly beyondSeven: number;
  /** What is left of that for worshipers of a colour with a reduction token. */
  readonly withReduction: number;
  /** One worshiper, when it is not known of which colour. */
  readonly worshiper: number;
  /** Regions before the end when worshipers begin to lose their worth. */
  readonly fadingRegions: number;
  /** A reduction token, for every region to come but one. */
  readonly reductionToken: number;
  /** An exchange, beyond the worshipers it takes. */
  readonly exchange: number;
  /** Worshipers of any colour, when a conversion lets one choose. */
  readonly anyColour: number;
  /** A place in the first row, which takes any colour: the last one, the one before … */
  readonly firstRow: readonly number[];
  /** Laying on the second, third, fourth row. */
  readonly rows: readonly number[];
  /** What lies above a wilderness may have any colour. */
  readonly aboveWilderness: number;
  readonly aboveWildernessLater: number;
  /** A neighbour of another colour makes the spot above fit for two colours instead of one. */
  readonly twoColours: number;
  /** A colour that fitted nowhere fits, and one that fitted on this spot alone no longer does. */
  readonly newFit: number;
  readonly lastFit: number;
  /** How much the forests beside count. */
  readonly forests: number;
  /** A better temple for this seat is a poorer one for somebody else. */
  readonly rivalry: number;
  readonly rivalryLater: number;
  /** How much of a temple can be hoped for without a shrine, as long as there is time to lay one. */
  readonly withoutShrine: number;
  /** A higher mystic value decides between equals, so it is a part of a shrine. */
  readonly tieBreak: number;
  /** How much a lead says: from the start on, and at the end on top. */
  readonly leadCertainty: number;
  readonly leadCertaintyLater: number;
  readonly wilderness: number;
  readonly wildernessLater: number;
  /** Regions by kind, beyond what is known of them; in the order of the kinds. */
  readonly kinds: readonly number[];
  readonly kindsLater: readonly number[];
  /** Regions by colour. */
  readonly colours: readonly number[];
  /** Every level above or below the second. */
  readonly level: number;
  readonly levelLater: number;
  /** A usual region with the worshipers that come with it: a god taken now leaves it for later. */
  readonly averageRegion: number;
  /** A god that is worth this much can as well be taken now. */
  readonly goodEnoughGod: number;
  /** Gods, in the order of the edition. */
  readonly gods: readonly number[];
  /** What the next, second and third seat lose with the tile that is best for them. */
  readonly othersLoss: readonly number[];
}

const none = (count: number): number[] => new Array(count).fill(0);

export const plain: PolicyParameters = {
  worshipersOfAColour: [0.67, 0.36, 0.3],
  supplyLater: 0,
  beyondSeven: 0,
  withReduction: 0.75,
  worshiper: 0.38,
  fadingRegions: 2.4,
  reductionToken: 0.18,
  exchange: 0,
  anyColour: 1.2,
  firstRow: [0.26, 0.26, 0.26, 0.26, 0.26],
  rows: none(3),
  aboveWilderness: 0.35,
  aboveWildernessLater: 0,
  twoColours: 0.15,
  newFit: 0,
  lastFit: 0,
  forests: 1,
  rivalry: 1.9,
  rivalryLater: 0,
  withoutShrine: 0.7,
  tieBreak: 0.4,
  leadCertainty: 0.3,
  leadCertaintyLater: 2.5,
  wilderness: 0,
  wildernessLater: 0,
  kinds: none(tileKinds.length),
  kindsLater: none(tileKinds.length),
  colours: none(5),
  level: 0,
  levelLater: 0,
  averageRegion: 1.4,
  goodEnoughGod: 1.6,
  gods: none(10),
  othersLoss: none(3),
};

const tuned: readonly PolicyParameters[] = [two, three, four];

/** What the policy goes by. What suits four does not suit two: there, the next turn comes soon, and what one loses the other wins. */
export const parametersFor = (seats: number): PolicyParameters => tuned[seats - 2] ?? four;

/** How far tuning varies each. */
export const variation: PolicyParameters = {
  worshipersOfAColour: [0.12, 0.1, 0.08],
  supplyLater: 0.3,
  beyondSeven: 0.1,
  withReduction: 0.15,
  worshiper: 0.08,
  fadingRegions: 0.6,
  reductionToken: 0.05,
  exchange: 0.2,
  anyColour: 0.3,
  firstRow: [0.15, 0.15, 0.15, 0.15, 0.15],
  rows: [0.15, 0.15, 0.2],
  aboveWilderness: 0.1,
  aboveWildernessLater: 0.3,
  twoColours: 0.08,
  newFit: 0.12,
  lastFit: 0.12,
  forests: 0.25,
  rivalry: 0.5,
  rivalryLater: 0.6,
  withoutShrine: 0.15,
  tieBreak: 0.15,
  leadCertainty: 0.1,
  leadCertaintyLater: 0.7,
  wilderness: 0.3,
  wildernessLater: 0.5,
  kinds: tileKinds.map(() => 0.3),
  kindsLater: tileKinds.map(() => 0.5),
  colours: [0.2, 0.2, 0.2, 0.2, 0.2],
  level: 0.1,
  levelLater: 0.3,
  averageRegion: 0.4,
  goodEnoughGod: 0.4,
  gods: plain.gods.map(() => 0.5),
  othersLoss: [0.2, 0.2, 0.2],
};

/** From -½ at the beginning to ½ at the end, to go with what is added later. */
export const lateness = (regions: number): number => regions / REGIONS - 0.5;

const places = new Map(tileKinds.map((kind, i) => [kind, i]));
export const kindAt = (kind: TileKind): number => places.get(kind) as number;
