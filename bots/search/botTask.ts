/** What a bot is given to think about: a view and the means to imagine, never a state. */
import { type BotSense, Chance, type Game, type MoveRecord, type Seat } from '@atoll/engine';
import { type SearchParameters, searchParametersFrom } from './searchParameters.ts';

export interface Budget {
  ms?: number;
  /** For the same seed and number of iterations a bot always gives the same answer. */
  iterations?: number;
}

export interface BotTask {
  game: Game;
  sense?: BotSense;
  /** What the seat that decides can see. */
  view: unknown;
  seed: string;
  budget: Budget;
  /**
   * Use the whole budget even when the answer is settled before, and then, if need be, a few per cent more, so that there are
   * other moves to compare the answer with: for people who look at more than that.
   */
  whole?: boolean;
  /** Other parameters of the search than the game's own. */
  searchParameters?: Readonly<Record<string, number>> | undefined;
}

/** A task opened for thinking. */
export interface Thinking {
  game: Game;
  sense: BotSense | undefined;
  searchParameters: SearchParameters;
  view: unknown;
  chance: Chance;
  /** The seat that decides, and how many there are. */
  seat: Seat;
  seats: number;
  /** A first imagined state, for everything that is the same in all of them. */
  world: unknown;
  moves: readonly MoveRecord[];
  /** When to have an answer, on the clock of `performance.now()`. */
  deadline: number;
}

export function open(task: BotTask): Thinking {
  const { game, sense, view } = task;
  const deadline = task.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + task.budget.ms;
  const chance = new Chance(task.seed);
  const world = game.imagine(view, chance);
  const decision = game.decision(world);
  if (!decision) throw new Error('A bot was asked for a move, but the game is over.');
  const seats = game.scoresheet(world).rows.length;
  const moves = game.moves(world);
  const searchParameters = searchParametersFrom(sense?.searchParameters?.[seats], task.searchParameters);
  return { game, sense, searchParameters, view, chance, seat: decision.seat, seats, world, moves, deadline };
}

/** What a bot makes of a decision. */
export interface Thought {
  move: MoveRecord;
  /** The moves that were looked at, the best first; empty where a bot does not compare. */
  considered: readonly Considered[];
  iterations: number;
  /** How the bot expects it to go on, as far as it has looked: who plays what. */
  line: readonly { seat: Seat; move: MoveRecord }[];
}

export interface Considered {
  move: MoveRecord;
  /** In how many imagined games it was tried. */
  tries: number;
  /** The expected lead over the best of the others at the end, in points. */
  lead: number;
  /** Its margin of error: half the width of the 95 % confidence interval; null after fewer than two tries. */
  margin: number | null;
}
