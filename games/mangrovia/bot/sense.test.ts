import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openMangrovia } from '../rules/game.ts';
import type { MangroviaMove } from '../rules/types.ts';
import { buildsAhead } from './bowlValue.ts';
import { boxTablesOf } from './boxTables.ts';
import { clockOf } from './gameProgress.ts';
import { sense as senseOf } from './sense.ts';
import { plain } from './values.ts';
import { landingsWorth } from './worth.ts';

const game = openMangrovia(base);
const sense = senseOf(game);
const tables = boxTablesOf(game.box, plain);

/** Plays by the policy, and looks at the state before every move. */
function playThrough(seats: number, seed: string, look: (state: ReturnType<typeof game.setup>) => void): void {
  const chance = new Chance(seed);
  const state = game.setup({ seats, options: { stoneTiles: 'all' } }, chance);
  for (const _ of story.decisions(game, state)) {
    look(state);
    game.play(state, sense.policy?.(state, chance) as MangroviaMove, chance);
  }
  look(state);
}

test('the policy plays legal moves to the end, with every number of seats', () => {
  for (const seats of [2, 3, 4, 5]) {
    let decisions = 0;
    playThrough(seats, `policy ${seats}`, state => {
      decisions++;
      if (!game.decision(state)) return;
      const legal = new Set(game.moves(state));
      assert.ok(legal.has(sense.policy?.(state, new Chance('same')) as MangroviaMove));
    });
    assert.ok(decisions > 50);
  }
});

test('an evaluation is a number, and when the game is over it is near what a seat ends with', () => {
  const guesses: number[][] = [];
  let finals: number[] = [];
  playThrough(3, 'evaluation', state => {
    guesses.push([0, 1, 2].map(seat => sense.evaluate(state, seat)));
    finals = game.scoresheet(state).rows.map(row => row.total);
  });
  const off = (at: number): number =>
    Math.max(...finals.map((total, seat) => Math.abs(total - (guesses[at]?.[seat] ?? Number.NaN))));
  for (const guess of guesses) for (const value of guess) assert.ok(Number.isFinite(value));
  assert.ok(off(guesses.length - 1) < 12, `${off(guesses.length - 1)} points off`);
});

test('every legal move is weighed', () => {
  playThrough(2, 'weighing', state => {
    if (!game.decision(state)) return;
    const moves = game.moves(state);
    const weights: number[] = [];
    sense.estimateMoves?.(state, moves, weights);
    assert.equal(weights.length, moves.length);
    assert.ok(weights.every(Number.isFinite));
  });
});

test('a move weighs the same in whatever order moves are asked about, shared records or not', () => {
  const weighed = (state: ReturnType<typeof game.setup>, moves: readonly MangroviaMove[]): number[] => {
    const weights: number[] = [];
    sense.estimateMoves?.(state, moves, weights);
    return weights;
  };
  let seen = 0;
  playThrough(3, 'any order', state => {
    if (game.decision(state)?.kind !== 'build') return;
    const moves = game.moves(state);
    const weights = weighed(state, moves);
    assert.deepEqual(weighed(state, structuredClone(moves).reverse()).reverse(), weights);
    for (const [i, move] of moves.entries()) assert.deepEqual(weighed(state, [move]), [weights[i]]);
    seen += moves.length;
  });
  assert.ok(seen > 100);
});

/** The move that looks best. */
function favourite(state: ReturnType<typeof game.setup>): MangroviaMove {
  const moves = game.moves(state);
  const weights: number[] = [];
  sense.estimateMoves?.(state, moves, weights);
  return moves[weights.indexOf(Math.max(...weights))];
}

test('of several amulets the lowest goes back', () => {
  let thrown = 0;
  for (let i = 0; i < 40; i++) {
    const chance = new Chance(`amulets ${i}`);
    const state = game.setup({ seats: 2, options: { stoneTiles: 'none' } }, chance);
    for (const _ of story.decisions(game, state)) {
      const moves = game.moves(state);
      if (moves[0]?.do === 'throw') {
        thrown++;
        const values = moves.flatMap(move => (move.do === 'throw' ? [move.amulet] : []));
        assert.deepEqual(favourite(state), { do: 'throw', amulet: Math.min(...values) });
      }
      game.play(state, chance.pick(moves), chance);
    }
  }
  assert.ok(thrown > 0);
});

test('a player who can build mostly does', () => {
  let asked = 0;
  let built = 0;
  playThrough(4, 'building', state => {
    if (!game.decision(state) || !game.moves(state).some(move => move.do === 'build')) return;
    asked++;
    if (favourite(state).do === 'build') built++;
  });
  assert.ok(asked > 10 && built > asked / 2, `${built} of ${asked}`);
});

/** What the moves of each kind are estimated at, at most, in a position. */
function heaviest(state: ReturnType<typeof game.setup>): Partial<Record<MangroviaMove['do'], number>> {
  const moves = game.moves(state);
  const weights: number[] = [];
  sense.estimateMoves?.(state, moves, weights);
  const found: Partial<Record<MangroviaMove['do'], number>> = {};
  for (const [i, move] of moves.entries())
    found[move.do] = Math.max(found[move.do] ?? Number.NEGATIVE_INFINITY, weights[i]);
  return found;
}

test('not to build costs nothing early on, and late what the cards in hand would have bought', () => {
  let early = 0;
  let late = 0;
  for (let i = 0; i < 10; i++)
    playThrough(2, `passing ${i}`, state => {
      if (game.decision(state)?.kind !== 'build') return;
      const { pass = 0, build } = heaviest(state);
      const { timeToSpend } = clockOf(tables, state);
      const step = state.steps.at(-1);
      const last = step?.kind === 'build' && buildsAhead(tables, state, step.seat) <= step.left;
      if (timeToSpend === 1) {
        early++;
        assert.ok(Math.abs(pass) < 1, `${pass} early on`);
      } else if (timeToSpend < 0.4 && build !== undefined && last) {
        late++;
        assert.ok(pass < 0, `${pass} with no other chance in this round`);
      }
    });
  assert.ok(early > 10, `${early} early`);
  assert.ok(late > 0, `${late} late`);
});

test('a player who can build everything the hand pays for later in the round collects amulets first', () => {
  let asked = 0;
  let collected = 0;
  for (let i = 0; i < 10; i++)
    playThrough(2, `collecting ${i}`, state => {
      const step = state.steps.at(-1);
      if (step?.kind !== 'build' || !step.amulets || buildsAhead(tables, state, step.seat) < 2) return;
      const { build = 0, amulets = 0 } = heaviest(state);
      if (build <= 0 || amulets < 2) return;
      asked++;
      if (amulets > build) collected++;
    });
  assert.ok(asked > 3 && collected > 0.7 * asked, `${collected} of ${asked}`);
});

test('the first bowl of the next round is worth little before huts are built where everybody has one bowl', () => {
  const top = (seats: number, huts: number): number => {
    const s = game.setup({ seats, options: { stoneTiles: 'none' } }, new Chance('top'));
    s.supplies[0].huts -= huts;
    const clock = clockOf(tables, s);
    const means = { huts: 8, inHand: 0, collecting: 0 };
    const waits = (first: number) => ({ draws: 3, open: 2, builds: 0, collects: 0, top: first });
    return landingsWorth(plain, clock, means, waits(1)) - landingsWorth(plain, clock, means, waits(0));
  };
  for (const seats of [4, 5]) {
    assert.ok(top(seats, 0) < 1, `${top(seats, 0)} points at the start`);
    assert.ok(top(seats, 3) > 2.5, `${top(seats, 3)} points with three huts built`);
  }
  for (const seats of [2, 3]) assert.ok(top(seats, 0) > 2.5, `${top(seats, 0)} points`);
});
