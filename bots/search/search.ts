/** Information-set Monte Carlo tree search, from the knowledge of one seat. */
import type { MoveRecord, Seat } from '@atoll/engine';
import { looksAhead } from '../greedy.ts';
import { type BotTask, type Considered, open, type Thinking, type Thought } from './botTask.ts';
import { addValue, deviationOf, marginOf, newStats, type RunningStats } from './deviation.ts';
import { playOut } from './playout.ts';
import { centred, weigh } from './priors.ts';
import { leadOf, reward } from './rewards.ts';
import { type Branch, type Fork, forkAt, type Node, newNode, select, type Tree } from './tree.ts';

/** Playouts from the present position before the tree begins to grow: they show how far rewards lie apart. */
const warmUp = 8;

/** Every so many iterations it checks whether the answer is settled. */
const lookEvery = 16;

/** Besides the answer, this many moves are shown for comparison, each with at least this share of the iterations. */
const compared = 3;
const leastShare = 0.02;

/** A tree of this many branches (some hundred bytes each) grows no further, however long the budget. */
const mostBranches = 300_000;

/** A line through the tree: the branches taken, and who took each. */
interface Line {
  branches: Branch[];
  seats: Seat[];
}

/**
 * Each iteration imagines again what is hidden, follows the tree as far as it goes, adds a node, plays the game out and
 * tells every branch on the way how it went for the seat that chose it. All seats share one tree. Nobody in it can play
 * on secrets: what is hidden changes from one iteration to the next. The answer is the move that was tried most often.
 * Unless the whole budget is wanted, it ends as soon as no other move could still be tried more often.
 */
export function search(task: BotTask): Thought {
  const thinking = farSighted(open(task));
  const { game, view, searchParameters, chance, seat, seats } = thinking;
  const iterations = task.budget.iterations ?? Number.POSITIVE_INFINITY;
  const tree: Tree = { root: newNode(), size: 0 };
  const line: Line = { branches: [], seats: [] };
  const spread = newStats();
  const leads = new Map<Branch, RunningStats>();
  const standing: number[] = new Array(seats).fill(0);

  if (
    thinking.sense &&
    searchParameters.priorUncertainty > 0 &&
    searchParameters.ahead > 0 &&
    thinking.moves.length > 1
  ) {
    const first = centred(looksAhead(thinking));
    forkAt(tree, tree.root, seat, thinking.moves, () => first);
  }
  /** One iteration; `first` is the place of the move to begin with, where it is not the search's own choice. */
  const iterate = (grow: boolean, first: number | null) => {
    const state = game.imagine(view, chance);
    line.branches.length = 0;
    line.seats.length = 0;
    if (grow) descend(thinking, tree, state, deviationOf(spread), line, first);
    playOut(thinking, state, standing);
    for (const [depth, branch] of line.branches.entries()) {
      branch.visits++;
      branch.total += reward(standing, line.seats[depth], searchParameters);
    }
    addValue(spread, reward(standing, seat, searchParameters));
    const [begin] = line.branches;
    if (begin) addLead(leads, begin, leadOf(standing, seat));
  };
  const began = performance.now();
  let i = 0;
  for (; i < iterations; i++) {
    const now = performance.now();
    if (i > warmUp && now > thinking.deadline) break;
    if (!task.whole && i % lookEvery === 0) {
      const left = Math.min(
        iterations - i,
        i === 0 ? Number.POSITIVE_INFINITY : (i * (thinking.deadline - now)) / (now - began),
      );
      if (isSettled(tree, thinking, left)) break;
    }
    iterate(i >= warmUp, null);
  }
  const fork = forkAt(tree, tree.root, seat, thinking.moves, () =>
    weigh(thinking, thinking.world, seat, thinking.moves),
  );
  const ranked = fork.choices.toSorted(better);
  // A move that looks far better than all others was tried alone: what is settled changes no more, but can be compared.
  if (task.whole)
    for (const branch of ranked.slice(0, compared))
      while (branch.visits < Math.floor(leastShare * i)) iterate(true, fork.choices.indexOf(branch));
  const best = ranked[0];
  return {
    move: best.move,
    considered: ranked.filter(({ visits }) => visits > 0).map(branch => consideredOf(branch, leads.get(branch))),
    iterations: i,
    line: [{ seat, move: best.move }, ...expected(best.node)],
  };
}

/** Judging by what the game foresees, where it does more than evaluate. */
function farSighted(thinking: Thinking): Thinking {
  const { sense } = thinking;
  return sense?.evaluateForSearch ? { ...thinking, sense: { ...sense, evaluate: sense.evaluateForSearch } } : thinking;
}

/** Whether no other move could be tried more often in what is left. */
function isSettled({ root }: Tree, { moves, seat }: Thinking, left: number): boolean {
  if (moves.length === 1) return true;
  const fork = root.forks[seat];
  if (!fork) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of fork.branches.values())
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  return first - second > left;
}

const legal: MoveRecord[] = [];

/**
 * Plays along the tree to its edge, and adds a node there. It may be told where to begin. With `othersFirstMoveOnly` the tree asks how
 * others begin their turns and lets the policy end them, so that it comes to the seat's own next turn sooner.
 */
function descend(
  thinking: Thinking,
  tree: Tree,
  state: unknown,
  spread: number,
  line: Line,
  first: number | null,
): void {
  const { game, searchParameters, chance, seat } = thinking;
  const finish = searchParameters.othersFirstMoveOnly > 0 ? thinking.sense?.policy : undefined;
  let node = tree.root;
  let grown = tree.size > mostBranches;
  let last = seat;
  for (;;) {
    const decision = game.decision(state);
    if (!decision) return;
    if (finish && decision.seat === last && decision.seat !== seat) {
      game.play(state, finish(state, chance), chance);
      continue;
    }
    last = decision.seat;
    legal.length = 0;
    game.moves(state, legal);
    const fork = forkAt(tree, node, decision.seat, legal, () => weigh(thinking, state, decision.seat, legal));
    const best = select(fork, spread, searchParameters);
    const at = node === tree.root && first !== null ? first : best;
    const branch = fork.choices[at];
    line.branches.push(branch);
    line.seats.push(decision.seat);
    game.play(state, legal[at], chance);
    if (
      branch.visits < searchParameters.expansionVisits ||
      (!branch.node && grown) ||
      line.branches.length >= searchParameters.depth
    )
      return;
    if (!branch.node) {
      branch.node = newNode();
      grown = true;
    }
    node = branch.node;
  }
}

/** More visits first; in a tie the one that went better, or looked better where none was tried. */
function better(a: Branch, b: Branch): number {
  if (a.visits !== b.visits) return b.visits - a.visits;
  return a.visits > 0 ? b.total - a.total : b.weight - a.weight;
}

function addLead(leads: Map<Branch, RunningStats>, branch: Branch, lead: number): void {
  let spread = leads.get(branch);
  if (!spread) {
    spread = newStats();
    leads.set(branch, spread);
  }
  addValue(spread, lead);
}

function consideredOf({ move, visits }: Branch, lead = newStats()): Considered {
  return { move, tries: visits, lead: lead.mean, margin: marginOf(lead) };
}

/** A line is worth telling only as far as it was followed this often. */
const leastFollowed = 10;

/** What was played most often from here on. */
function expected(node: Node | null): { seat: Seat; move: MoveRecord }[] {
  if (!node) return [];
  let found: { seat: Seat; branch: Branch } | null = null;
  for (const [seat, fork] of node.forks.entries())
    for (const branch of (fork as Fork | undefined)?.branches.values() ?? [])
      if (branch.visits >= leastFollowed && branch.visits > (found?.branch.visits ?? 0)) found = { seat, branch };
  if (!found) return [];
  return [{ seat: found.seat, move: found.branch.move }, ...expected(found.branch.node)];
}
