/** Information-set Monte Carlo tree search, from the knowledge of one seat. */
import type { MoveRecord, Seat } from '@atoll/engine';
import { playOut } from './playout.ts';
import { newSpread, note, spreadOf } from './spread.ts';
import { reward } from './standing.ts';
import { type BotTask, open, type Thinking } from './task.ts';
import { type Branch, forkAt, newNode, select, type Tree } from './tree.ts';
import { weigh } from './weighing.ts';

/** Playouts from the present position before the tree begins to grow: they show how far rewards lie apart. */
const warmUp = 8;

/** A tree of this many branches (some hundred bytes each) grows no further, however long the budget. */
const mostBranches = 500_000;

/** A line through the tree: the branches taken, and who took each. */
interface Line {
  branches: Branch[];
  seats: Seat[];
}

/**
 * Each iteration imagines anew what is hidden, follows the tree as far as it goes, adds a node, plays the game out and
 * tells every branch on the way how it went for the seat that chose it. All seats share one tree. Nobody in it can play
 * on secrets: what is hidden changes from one iteration to the next. The answer is the move that was tried most often.
 */
export function search(task: BotTask): MoveRecord {
  const thinking = open(task);
  const { game, view, chance, seat, seats } = thinking;
  const iterations = task.budget.iterations ?? Number.POSITIVE_INFINITY;
  const tree: Tree = { root: newNode(), size: 0 };
  const line: Line = { branches: [], seats: [] };
  const spread = newSpread();
  const standing: number[] = new Array(seats).fill(0);

  for (let i = 0; i < iterations; i++) {
    if (i > warmUp && performance.now() > thinking.deadline) break;
    const state = game.imagine(view, chance);
    line.branches.length = 0;
    line.seats.length = 0;
    if (i >= warmUp) descend(thinking, tree, state, spreadOf(spread), line);
    playOut(thinking, state, standing);
    for (const [depth, branch] of line.branches.entries()) {
      branch.visits++;
      branch.total += reward(standing, line.seats[depth] as Seat);
    }
    note(spread, reward(standing, seat));
  }
  return mostTried(thinking, tree);
}

const legal: MoveRecord[] = [];

/** Plays along the tree to its edge, and adds a node there. */
function descend(thinking: Thinking, tree: Tree, state: unknown, spread: number, line: Line): void {
  const { game, chance } = thinking;
  let node = tree.root;
  let grown = tree.size > mostBranches;
  for (;;) {
    const decision = game.decision(state);
    if (!decision) return;
    legal.length = 0;
    game.moves(state, legal);
    const fork = forkAt(tree, node, decision.seat, legal, () => weigh(thinking, state, decision.seat, legal));
    const at = select(fork, spread);
    const branch = fork.choices[at] as Branch;
    line.branches.push(branch);
    line.seats.push(decision.seat);
    game.play(state, legal[at] as MoveRecord, chance);
    if (branch.visits === 0 || (!branch.node && grown)) return;
    if (!branch.node) {
      branch.node = newNode();
      grown = true;
    }
    node = branch.node;
  }
}

/** The move with the most visits; of equals the one that went better, or looked better where none was tried. */
function mostTried(thinking: Thinking, tree: Tree): MoveRecord {
  const { seat, moves, world } = thinking;
  const { choices } = forkAt(tree, tree.root, seat, moves, () => weigh(thinking, world, seat, moves));
  let best = 0;
  for (let i = 1; i < choices.length; i++) if (better(choices[i] as Branch, choices[best] as Branch)) best = i;
  return moves[best] as MoveRecord;
}

const better = (a: Branch, b: Branch): boolean =>
  a.visits !== b.visits ? a.visits > b.visits : a.visits > 0 ? a.total > b.total : a.weight > b.weight;
