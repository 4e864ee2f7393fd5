/**
 * What things are worth to the bot, in points at the end of the game, while there is time to make something of them.
 * Most numbers were found by letting slightly different sets of them play many thousands of games against each other; a few
 * that this left in doubt were set by hand and tried in the same way.
 */
import type { Count, Trade } from '../rules/names.ts';

export const goods = {
  offering: 1,
  card: 0.98,
  shell: 1.7,
  shellEarly: 0.8,
  step: 0.9,
  material: 1.96,
  /** A material that lies beside another one, and one for which there is no cell. */
  paired: 0.82,
  beside: 0.19,
  /** Dice that it takes to make something of a good; with fewer left it is worth less. */
  dice: 6.43,
};

/** How much a god may cost before it had better be kept: by card, by tile, by two cards. */
export const calls = { card: 4.66, tile: 5.88, pair: 7.77, last: 0.27 };

/** One use of a trade by one tile; two and three tiles bring more, where they reach further and where they count. */
export const tradeUse: Record<Trade, number> = {
  land: 2.1,
  water: 1.8,
  woman: 1.5,
  man: 1.5,
  build: 3.6,
  material: 2.5,
  hut: 0.6,
  points: 2.8,
  card: 1.1,
  offering: 0.9,
  status: 1.1,
  shell: 1.4,
};
export const people = {
  reaching: 1.1,
  counting: 1.75,
  /** The best trade of a sex is used every round; the others are there to choose from. */
  best: 0.74,
  others: 0.29,
  /** Any person at all: in the last round, and how much more in the first. */
  each: 0.6,
  eachEarly: 4,
  /** Status symbols and shells still to be had from the helper. */
  symbol: 0.65,
};

export const map = {
  /** A new region, beside its good and its fish; and the free hut space when there was none. */
  region: 1.82,
  /** How much more it is worth in the first round. */
  regionEarly: 4,
  space: 2.32,
  /** A further region within reach. */
  reach: 0.5,
  /** How fast a site is lost to others, by round and seat. */
  lost: 0.1,
  fish: 1.4,
  /** Moving a hut to the twelfth space, when that frees a space and when it does not. */
  hut: 0.86,
  hutLater: 0.36,
};

export const temple = {
  /** How likely a priest is there at the next scoring, by space; and how much less at each one after that. */
  stays: 0.05,
  byHeight: 0.14,
  later: 0.87,
  laterHeight: 0.16,
  bySeat: 0.27,
  lead: 2.8,
};

export const building = { each: 0.73, highTile: 0.4, cutOff: 1.16 };

export const dice = { face: -0.12, point: 0.57 };

export const jewels = { each: 0.5, shell: 0.51 };

/** Status steps beyond their points: acting early in the next round. */
export const status = { first: 2.8 };

export const tasks = {
  /** How quickly hope fades with what a task lacks, and how much more quickly when few rounds are left. */
  fades: 0.39,
  hurry: 0.32,
  /** Hope is never full before the points are counted. */
  sure: 1.7,
};

/** How hard one unit of what a task counts is to come by. */
export const hard: Record<Count, number> = {
  women: 1.12,
  men: 1.12,
  priests: 0.7,
  jewelry: 1.41,
  jewelryKinds: 0.62,
  first: 0.98,
  regions: 0.54,
  islands: 0.85,
  terrain: 0.92,
  island: 0.92,
  cards: 0.76,
  colours: 0.58,
  menTrades: 1.37,
  womenTrades: 1.88,
  buildings: 0.69,
  godTiles: 0.89,
  offerings: 0.89,
  shells: 1.22,
  material: 1.02,
  twelfth: 1.1,
  movedMen: 1.4,
  movedWomen: 1.4,
  moved: 1.25,
  people: 1.59,
};

/** How hard that is when people who can do it are in the village already. */
export const ready: Partial<Record<Count, number>> = { twelfth: 0.5, movedMen: 0.6, movedWomen: 0.6, moved: 0.6 };

/** How easily what was there once is gone again before it was shown. */
export const fragile: Partial<Record<Count, number>> = {
  priests: 0.43,
  first: 0.52,
  cards: 0.21,
  colours: 0.29,
  godTiles: 0.18,
  offerings: 0.02,
  shells: 0.35,
  material: 0.19,
};
