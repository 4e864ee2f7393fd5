import assert from 'node:assert/strict';
import { test } from 'node:test';
import { autoMove, Chance, openTable } from '@atoll/engine';
import { asked, awake, board, box, decisions, game, play, scene, tileOn } from '../test/scenes.ts';
import { jungleTile } from '../text/components.ts';
import { auto } from './preferring.ts';
import type { CacaoMove, CacaoState } from './types.ts';

/** What stands before an edge: plantation, market, mine, water or sun. */
function workAt(s: CacaoState, move: CacaoMove): string {
  if (!('edge' in move) || move.edge === 'done') return 'none';
  const [x = 0, y = 0] = (move.edge.split(':')[0] ?? '').split(',').map(Number);
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[move.edge.at(-1) ?? ''] ?? [0, 0];
  return jungleTile(tileOn(s, `${x + (dx as number)},${y + (dy as number)}`) ?? '').kind;
}

/** Answers with preferences as long as they answer. There are never more than a few edges, so it comes to an end. */
function answerAll(s: CacaoState, preferences: Record<string, string>): void {
  for (let n = 0; n < 20 && asked(s) === '0 work'; n++) {
    const move = auto(box, s, preferences);
    if (!move) return;
    play(s, move);
  }
}

test('standing answers never touch what a person wants to be asked', () => {
  const answered = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `standing ${n}`);
    const luck = new Chance(`standing ${n}`);
    for (const _ of decisions(state)) {
      for (const collect of ['all', 'ask'])
        for (const sell of ['all', 'ask']) {
          const move = autoMove(game, state, { collect, sell });
          if (!move) continue;
          assert.equal(game.decision(state)?.kind, 'work', 'placing and filling are never answered');
          const kind = workAt(state, move);
          assert.notEqual(kind, 'none', 'nothing is skipped for anybody');
          assert.equal(kind === 'market' ? sell : collect, 'all', `${kind} was answered with ${collect}, ${sell}`);
          answered.add(`${kind} ${collect} ${sell}`);
        }
      game.play(state, luck.pick(game.moves(state)), chance);
    }
  }
  // It does answer: everything that is wanted, with and without the other wish.
  for (const kind of ['plantation', 'mine', 'water', 'sun'])
    for (const sell of ['all', 'ask']) assert.ok(answered.has(`${kind} all ${sell}`), `${kind}, ${sell}`);
  assert.ok(answered.has('market all all') && answered.has('market ask all'));
});

const around = ['1,-1 mine2', '2,0 water', '1,1 sun', '0,0 plantation2'];

test('without a word from anybody everything is collected, and selling is asked', () => {
  const s = scene({ board: around });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  answerAll(s, {});
  assert.deepEqual(board(s, 0), { fruits: 2, gold: 2, water: -4, suns: 1 });

  const market = scene({ villages: [{ fruits: 2 }] });
  play(market, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.deepEqual(auto(box, market, {}), { edge: '1,0:W', workers: 1 });
  answerAll(market, {});
  assert.equal(asked(market), '0 work');
  assert.deepEqual(board(market, 0), { fruits: 3, gold: 0, water: -10, suns: 0 });
});

test('a harvest that would overflow beside a market is left to the person', () => {
  const s = scene({ villages: [{ hand: ['2-1-0-1'], fruits: 4 }] });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 3 });
  assert.equal(auto(box, s, { collect: 'all', sell: 'ask' }), null);
});

test('a player who always sells everything sells at the market with the highest price first', () => {
  const s = scene({ board: ['0,0 market2', '2,0 market4'], villages: [{ fruits: 1 }] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  answerAll(s, { sell: 'all' });
  assert.deepEqual(board(s, 0), { fruits: 0, gold: 4, water: -10, suns: 0 });
});

/** The most that any way to go on brings: gold first, then fruits left. Tries every order and every number of workers. */
function best(s: CacaoState, seen = new Map<string, number>()): number {
  if (asked(s) !== '0 work') return board(s, 0).gold * 100 + board(s, 0).fruits;
  const step = s.steps.at(-1);
  const key = JSON.stringify([step, board(s, 0)]);
  let most = seen.get(key);
  if (most === undefined) {
    most = Math.max(
      ...game.moves(s).map(move => {
        const next = game.copy(s);
        play(next, move);
        return best(next, seen);
      }),
    );
    seen.set(key, most);
  }
  return most;
}

test('harvesting and selling everything goes in the order that brings most, against every other way', () => {
  const luck = new Chance('orders');
  const tiles = ['plantation1', 'plantation1', 'plantation2', 'market2', 'market3', 'market4', 'temple'];
  let differed = 0;
  for (let n = 0; n < 400; n++) {
    const { edition, workerIds } = box;
    const worker = () => luck.pick(workerIds);
    // The tile at 3,0 is already there and wakes with it: up to five edges at once.
    const s = scene({
      board: [
        `0,0 ${luck.pick(tiles)}`,
        `1,1 ${luck.pick(tiles)}`,
        `1,-1 ${luck.pick(tiles)}`,
        `3,0 seat0 2-1-0-1 turn3`,
      ],
      display: Array(2).fill(luck.pick(tiles)),
      villages: [{ hand: [worker()], fruits: luck.int(edition.storage + 1) }],
    });
    const placings = game.moves(s).filter(move => 'cell' in move && move.cell === '1,0');
    play(s, luck.pick(placings));
    if (asked(s) !== '0 work') continue;
    assert.ok(awake(s).length <= 5);
    const most = best(s);
    const worst = game.copy(s);
    for (let i = 0; i < 20 && asked(worst) === '0 work'; i++) play(worst, game.moves(worst)[0]);
    if (board(worst, 0).gold * 100 + board(worst, 0).fruits < most) differed++;
    answerAll(s, { collect: 'all', sell: 'all' });
    assert.equal(board(s, 0).gold * 100 + board(s, 0).fruits, most, JSON.stringify(game.view(s, 0).tiles));
  }
  assert.ok(differed > 50, `the order mattered in ${differed} cases only`);
});
