/** What things are worth to a bot, in chief points. */
export interface Prospects {
  /** Treasures that it is good to have for each landscape card in hand: the price of a good field. */
  readonly price: number;
  /** A landscape card and the treasures for a hut, while there is time to build it; and either without the other. */
  readonly pair: number;
  readonly treasures: number;
  readonly cards: number;
  /** Another landscape in hand; a card whose landscape has a bird. */
  readonly newLandscape: number;
  readonly birdCard: number;
  /** A hut in the supply that can still be built: what it brings beyond what it costs. */
  readonly hut: number;
  /** Cards that are yet to be drawn at a landing. */
  readonly draw: number;
  readonly openCard: number;
  /** Cards are worth so much less for each hut beyond the first that the hand can pay already. */
  readonly surplus: number;
  /** A hut that can be built at a landing, rather than later. */
  readonly build: number;
  /** The same in the last round, when all that is not built is lost; and what a card that can pay for it is worth then. */
  readonly lastBuild: number;
  readonly lastDraw: number;
  /**
   * The top site: birds, and the first bowl of the next round. Where everybody has one bowl, the first is worth nothing
   * before huts are built; the last number says after which part of the race it is worth everything.
   */
  readonly birds: number;
  readonly firstBowl: number;
  readonly firstBowlFull: number;
  /** Prospects on a path while much is to come, compared with the end. */
  readonly earlyPaths: number;
  /** How much of what one gains on a path the others lose, at the end. */
  readonly rivalry: number;
  /** How surely a hut that is not built at one landing is built at the next. */
  readonly buildLater: number;
  /** How far leads on a path are from sure, at the end and for each part of the game that is left. */
  readonly uncertainty: number;
  readonly uncertaintyLeft: number;
  /** Who is not on a path yet is so far behind, in huts; how much winning a tie counts. */
  readonly absent: number;
  readonly tieBreak: number;
  /** Part of the free stone fields that will be built on in a whole game. */
  readonly stoneFilling: number;
  /** How often a round one collects, and how much more with each hut there. */
  readonly collectRate: number;
  readonly collectRatePerHut: number;
  /** A second hut on amulet fields brings little by itself, but the third a lot. */
  readonly towardsThirdHut: number;
  /** What an amulet can pay for, beyond its points. */
  readonly amulet: number;
  /** With so many rounds left a hand is worth its full price. */
  readonly roundsToSpend: number;
}

/**
 * By these the evaluation reads a position. Most were found by letting bots with other numbers play against these, over and
 * over, on drafts of the base edition; a few were set by hand.
 */
export const plain: Prospects = {
  price: 15.6,
  pair: 5.08,
  treasures: 0.24,
  cards: 1.15,
  newLandscape: 1.33,
  birdCard: 0.75,
  hut: 1.08,
  draw: 2.7,
  openCard: 0.12,
  surplus: 0.1,
  build: 1.59,
  lastBuild: 1.29,
  lastDraw: 0.19,
  birds: 0.1,
  firstBowl: 3,
  firstBowlFull: 0.25,
  earlyPaths: 0.05,
  rivalry: 0.7,
  buildLater: 0.95,
  uncertainty: 0.06,
  uncertaintyLeft: 1.31,
  absent: 0.79,
  tieBreak: 1.16,
  stoneFilling: 0.7,
  collectRate: 0.42,
  collectRatePerHut: 0.1,
  towardsThirdHut: 0.11,
  amulet: 0.02,
  roundsToSpend: 6,
};

/**
 * What everybody still gets beyond all that, by number of seats: so much times the part of the game that is left, and so
 * much times its square. It makes an evaluation a fair guess at the final total; it changes no choice between moves.
 */
export const rest: Readonly<Record<number, readonly [number, number]>> = {
  2: [-22, 118],
  3: [4, 61],
  4: [-37, 102],
  5: [-21, 69],
};
