/** The tree of an information-set search: what was played, how often, and how it went for the player who played it. */
import { type MoveRecord, moveKey, type Seat } from '@atoll/engine';
import type { SearchParameters } from './searchParameters.ts';

/** A move below a node. */
export interface Branch {
  move: MoveRecord;
  visits: number;
  /** How often the move could have been played: what is imagined differs, and with it what is legal. */
  available: number;
  /** Sum of the rewards of the seat that plays it. */
  total: number;
  /** How good it looked before it was tried, in points above the mean of its siblings. */
  weight: number;
  node: Node | null;
}

/** What a seat may do at a node. */
export interface Fork {
  branches: Map<string, Branch>;
  /** The legal moves when it was last passed, with their branches: often the same again. */
  moves: MoveRecord[];
  choices: Branch[];
  /** How far the weights lie apart. */
  range: number;
  /** The places of `choices`, those that looked best first; null until somebody needs it. */
  order: number[] | null;
}

/** A point reached by a line of moves, no matter what was imagined to be hidden. */
export interface Node {
  /** For every seat apart: what is drawn can change whose decision it is here. */
  forks: (Fork | undefined)[];
}

export interface Tree {
  root: Node;
  /** How many branches there are in all: that is what memory goes to. */
  size: number;
}

export const newNode = (): Node => ({ forks: [] });

/** A seat's fork with branches for the moves that are legal now, in their order; `weigh` looks at new ones. */
export function forkAt(
  tree: Tree,
  node: Node,
  seat: Seat,
  moves: readonly MoveRecord[],
  weigh: () => readonly number[],
): Fork {
  let fork = node.forks[seat];
  if (!fork) {
    fork = { branches: new Map(), moves: [], choices: [], range: 0, order: null };
    node.forks[seat] = fork;
  }
  if (sameList(fork.moves, moves)) return fork;
  let weights: readonly number[] | null = null;
  fork.moves.length = moves.length;
  fork.choices.length = moves.length;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    const key = moveKey(move);
    let branch = fork.branches.get(key);
    if (!branch) {
      weights ??= weigh();
      branch = { move, visits: 0, available: 0, total: 0, weight: weights[i], node: null };
      fork.branches.set(key, branch);
      tree.size++;
    }
    fork.moves[i] = move;
    fork.choices[i] = branch;
  }
  if (weights) fork.range = Math.max(fork.range, rangeOf(weights));
  fork.order = null;
  return fork;
}

/** Their mean is zero, so this is their standard deviation. */
function rangeOf(weights: readonly number[]): number {
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  return Math.sqrt(squares / weights.length);
}

function sameList(a: readonly MoveRecord[], b: readonly MoveRecord[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Which branch to follow: the one that may be the best, given how it looked, how it went, and how seldom it was tried
 * when it could have been. A weight counts like so many visits as make a mean just as wrong as it is taken to be.
 * `spread` is how far rewards lie apart in this search, so that no game has to be told its scale.
 * Where there are very many moves, those that looked worst must wait until the others are known (progressive widening).
 */
export function select(fork: Fork, spread: number, searchParameters: SearchParameters): number {
  const { choices, range } = fork;
  const { exploration, priorUncertainty, breadth } = searchParameters;
  let visits = 0;
  let level = 0;
  for (const branch of choices) {
    branch.available++;
    visits += branch.visits;
    level += branch.total - branch.visits * branch.weight;
  }
  if (visits > 0) level /= visits;
  const wrong = priorUncertainty * range;
  const trust = wrong > 0 ? Math.min(100, Math.max(1, (spread / wrong) ** 2)) : 1;
  const wide = Math.min(choices.length, Math.ceil(breadth * Math.sqrt(1 + visits)));
  const order = wide < choices.length ? orderOf(fork) : null;
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < wide; n++) {
    const i = order ? order[n] : n;
    const branch = choices[i];
    const known = branch.visits + trust;
    const value =
      (branch.total + trust * (level + branch.weight)) / known +
      exploration * spread * Math.sqrt(Math.log(1 + branch.available) / known);
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  return best;
}

function orderOf(fork: Fork): number[] {
  const weight = (i: number): number => fork.choices[i].weight;
  fork.order ??= fork.choices.map((_, i) => i).sort((a, b) => weight(b) - weight(a));
  return fork.order;
}
