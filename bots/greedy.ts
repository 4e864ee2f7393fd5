/** One turn ahead. */
import type { MoveRecord } from '@atoll/engine';
import { type BotTask, open, type Thinking, type Thought } from './search/botTask.ts';
import { leadOf, reward, standings } from './search/rewards.ts';

/** Imagined states over which a move's outcome is averaged; a smaller budget makes it fewer. */
const worlds = 4;

/** The bot's turn ends here at the latest, if a game lets a seat go on for ever. */
const longestTurn = 12;

/** How good a state is for the seat that thinks, and its lead there. */
type Evaluate = (thinking: Thinking, state: unknown) => { value: number; lead: number };

/**
 * By whom the rest of a turn is played, once its first move is tried: the game's policy, what looks best at once, or nobody.
 */
type Finish = 'policy' | 'evaluation' | 'nobody';

/**
 * The yardstick: takes the move after which the seat stands best by the game's own evaluation. It asks nothing else, the
 * policy least of all, so that it stays the same however policies are tuned.
 */
export const greedy = (task: BotTask): Thought => oneTurnAhead(task, byEvaluation, 0, 'evaluation');

/** The same, but it looks at how it stands after the decision at hand, in the middle of its turn. */
export const hasty = (task: BotTask): Thought => oneTurnAhead(task, byEvaluation, 0, 'nobody');

/** Sees where each of its turns would leave everybody, and knows from the game's policy how such turns go on. */
export const clearSighted = (task: BotTask): Thought => oneTurnAhead(task, byEvaluation, 0, 'policy');

/** How somebody sees who does not see everything. */
export interface Sight {
  /** How much of what is yet to come counts beside the points that are there already; 1 is all of it. */
  foresight: number;
  /** Moves are taken for equally good when they stand out from the average nearly as far as the best: by all but this share. */
  blur: number;
}

/**
 * Errs as beginners do: thinks of its own points alone, the more of those at hand, and does not see small differences.
 * What stands out as good or bad it sees as well as anybody.
 */
export const shortSighted = (task: BotTask, { foresight, blur }: Sight): Thought =>
  oneTurnAhead(task, byOwnPoints(foresight), blur, 'policy');

/**
 * Plays every legal move on a few imagined states and takes the one after which the seat stands best.
 *
 * A turn is often several decisions (place, fill, let workers work), and only the last of them shows what the first was
 * good for. So one step is a turn: after the move, the seat's own following decisions are answered as well, by the
 * game's policy, or by the best outcome where it has none or is not to be asked. The step ends when somebody else decides.
 */
function oneTurnAhead(task: BotTask, evaluate: Evaluate, blur: number, finish: Finish): Thought {
  const thinking = open(task);
  const { sums, tries } = turnAhead(thinking, evaluate, finish, Math.min(worlds, task.budget.iterations ?? worlds));
  sums.sort((a, b) => b.value - a.value);
  return {
    move: sums[blur > 0 ? thinking.chance.int(alike(sums, blur)) : 0].move,
    considered: sums.map(({ move, lead }) => ({ move, tries, lead: lead / tries, margin: null })),
    iterations: tries,
    line: [],
  };
}

/** What a move came to in all imagined states together. */
interface Sum {
  move: MoveRecord;
  value: number;
  lead: number;
}

function turnAhead(
  thinking: Thinking,
  evaluate: Evaluate,
  finish: Finish,
  most: number,
): { sums: Sum[]; tries: number } {
  const { game, view, chance, moves } = thinking;
  const sums = moves.map((move): Sum => ({ move, value: 0, lead: 0 }));
  let i = 0;
  for (; i < most; i++) {
    if (i > 0 && performance.now() > thinking.deadline) break;
    const world = i === 0 ? thinking.world : game.imagine(view, chance);
    for (const sum of sums) {
      const state = game.copy(world);
      game.play(state, sum.move, chance);
      finishTurn(thinking, state, evaluate, finish);
      const { value, lead } = evaluate(thinking, state);
      sum.value += value;
      sum.lead += lead;
    }
  }
  return { sums, tries: i };
}

/** How good every legal move looks a turn ahead, in the order of the moves; only how they compare counts. */
export function looksAhead(thinking: Thinking): number[] {
  const { sums, tries } = turnAhead(thinking, byEvaluation, 'policy', worlds);
  return sums.map(({ value }) => value / tries);
}

const standing: number[] = [];

function byEvaluation(
  { game, sense, searchParameters, seat, seats }: Thinking,
  state: unknown,
): { value: number; lead: number } {
  standing.length = seats;
  standings(game, sense, state, searchParameters, standing);
  return { value: reward(standing, seat, searchParameters), lead: leadOf(standing, seat) };
}

const byOwnPoints =
  (foresight: number): Evaluate =>
  ({ game, sense, seat, seats }, state) => {
    standing.length = seats;
    for (const { seat: of, total } of game.scoresheet(state).rows) standing[of] = total;
    const now = standing[seat];
    const over = game.decision(state) === null;
    const value = sense && !over ? now + foresight * (sense.evaluate(state, seat) - now) : now;
    return { value, lead: leadOf(standing, seat) };
  };

/** How many of these, the best first, look alike to somebody who does not see small differences. */
function alike(sums: readonly { value: number }[], blur: number): number {
  const best = sums[0]?.value ?? 0;
  let mean = 0;
  for (const { value } of sums) mean += value / sums.length;
  const least = best - blur * Math.max(0, best - mean);
  const first = sums.findIndex(({ value }) => value < least);
  return first < 0 ? sums.length : first;
}

function finishTurn(thinking: Thinking, state: unknown, evaluate: Evaluate, finish: Finish): void {
  const { game, sense, chance, seat } = thinking;
  if (finish === 'nobody') return;
  const policy = finish === 'policy' ? sense?.policy : undefined;
  for (let i = 0; i < longestTurn && game.decision(state)?.seat === seat; i++)
    game.play(state, policy ? policy(state, chance) : bestAtOnce(thinking, state, evaluate), chance);
}

/** The move after which the seat stands best at once. */
function bestAtOnce(thinking: Thinking, state: unknown, evaluate: Evaluate): MoveRecord {
  const { game, chance } = thinking;
  const moves = game.moves(state);
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const [i, move] of moves.entries()) {
    const after = game.copy(state);
    game.play(after, move, chance);
    const { value } = evaluate(thinking, after);
    if (value <= bestValue) continue;
    bestValue = value;
    best = i;
  }
  return moves[best];
}
