/** What a bot is given to think about: a view and the means to imagine, never a state. */
import { type BotSense, Chance, type Game, type MoveRecord, type Seat } from '@atoll/engine';

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
}

/** A task opened for thinking. */
export interface Thinking {
  game: Game;
  sense: BotSense | undefined;
  view: unknown;
  chance: Chance;
  /** The seat that decides, and how many there are. */
  seat: Seat;
  seats: number;
  /** A first imagined state, for whatever is the same in all of them. */
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
  return { game, sense, view, chance, seat: decision.seat, seats, world, moves: game.moves(world), deadline };
}
