import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, type MoveRecord } from '@atoll/engine';
import type { CacaoG } from './boardgameio/board.ts';
import { putJungle } from './boardgameio/board.ts';
import { begin, decider, listMoves, makeMove } from './boardgameio/driving.ts';
import { playRandom, seedHandTuned } from './handTuned.ts';
import { cacao } from './ours.ts';

interface Dealt {
  first: number;
  board: { cell: string; jungle: string }[];
  display: string[];
  pile: string[];
  villages: { hand: string[]; pile: string[] }[];
}

/** The deal of one of our tables, as the other version keeps it. */
function dealOf(state: unknown): CacaoG {
  const dealt = cacao.writePosition(state) as Dealt;
  const G: CacaoG = {
    first: dealt.first,
    over: false,
    board: {},
    spaces: [],
    display: dealt.display,
    pile: dealt.pile.toReversed(),
    villages: dealt.villages.map(({ hand, pile }) => ({
      hand,
      pile: pile.toReversed(),
      fruits: 0,
      water: 0,
      suns: 0,
      sales: 0,
      mined: 0,
    })),
    steps: [{ kind: 'place' }],
  };
  for (const { cell, jungle } of dealt.board) putJungle(G, cell, jungle);
  return G;
}

const argsOf = (move: MoveRecord): { move: string; args: (string | number)[] } => {
  const fields =
    'tile' in move ? ['tile', 'cell', 'turn'] : 'jungle' in move ? ['jungle', 'space'] : ['edge', 'workers'];
  const name = 'tile' in move ? 'place' : 'jungle' in move ? 'fill' : 'work';
  return { move: name, args: fields.filter(f => f in move).map(f => move[f] as string | number) };
};

const sorted = (list: readonly object[]): string[] => list.map(item => JSON.stringify(item)).sort();

test('the boardgame.io version has the same decisions, the same moves and the same final scores as ours', () => {
  for (const seats of [2, 3, 4])
    for (let game = 0; game < 6; game++) {
      const chance = new Chance(`${seats} ${game}`);
      const state = cacao.setup({ seats, options: {} }, chance);
      let other = begin(seats, dealOf(state));
      for (let n = 1; ; n++) {
        const decision = cacao.decision(state);
        if (!decision) break;
        const moves = cacao.moves(state);
        assert.equal(decider(other), decision.seat, `seats ${seats}, game ${game}, decision ${n}`);
        assert.deepEqual(sorted(listMoves(other)), sorted(moves.map(argsOf)), `seats ${seats}, game ${game}, ${n}`);
        const move = chance.pick(moves);
        cacao.play(state, move, chance);
        const { move: name, args } = argsOf(move);
        other = makeMove(other, name, args);
      }
      assert.deepEqual(
        other.ctx.gameover?.scores,
        cacao.scoresheet(state).rows.map(row => row.total),
      );
    }
});

test('the boardgame.io version refuses what is not legal', () => {
  const state = cacao.setup({ seats: 2, options: {} }, new Chance('refuse'));
  const before = begin(2, dealOf(state));
  assert.equal(makeMove(before, 'place', ['2-1-0-1', '9,9', 0]).G, before.G);
  assert.equal(makeMove(before, 'fill', ['temple', '0,2']).G, before.G);
  assert.equal(makeMove(before, 'work', ['done']).G, before.G);
});

interface Sample {
  mean: number;
  deviation: number;
  n: number;
}

function sample(values: readonly number[]): Sample {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1);
  return { mean, deviation: Math.sqrt(variance), n: values.length };
}

/** Whether two means differ by no more than chance explains; beyond five standard errors it does not. */
function agree(a: Sample, b: Sample, what: string): void {
  const error = Math.sqrt(a.deviation ** 2 / a.n + b.deviation ** 2 / b.n);
  assert.ok(Math.abs(a.mean - b.mean) < 5 * error, `${what}: ${a.mean} and ${b.mean}, standard error ${error}`);
}

test('the hand-tuned loop plays the same game: scores and lengths of random games agree', () => {
  const games = 1500;
  for (const seats of [2, 3, 4]) {
    const ours: number[][] = [[], [], [], [], []];
    const chance = new Chance(`hand tuned ${seats}`);
    for (let i = 0; i < games; i++) {
      const state = cacao.setup({ seats, options: {} }, chance);
      let decisions = 0;
      for (; cacao.decision(state); decisions++) cacao.play(state, chance.pick(cacao.moves(state)), chance);
      for (const { seat, total } of cacao.scoresheet(state).rows) ours[seat]?.push(total);
      ours[4]?.push(decisions);
    }
    const tuned: number[][] = [[], [], [], [], []];
    const totals: number[] = [];
    seedHandTuned(12345);
    for (let i = 0; i < games; i++) {
      tuned[4]?.push(playRandom(seats, totals));
      for (let seat = 0; seat < seats; seat++) tuned[seat]?.push(totals[seat] as number);
    }
    for (let seat = 0; seat < seats; seat++)
      agree(sample(ours[seat] as number[]), sample(tuned[seat] as number[]), `seat ${seat} of ${seats}`);
    agree(sample(ours[4] as number[]), sample(tuned[4] as number[]), `decisions with ${seats} seats`);
  }
});
