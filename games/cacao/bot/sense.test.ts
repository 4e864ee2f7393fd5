import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, type MoveRecord, moveKey } from '@atoll/engine';
import type { CacaoMove, CacaoState } from '../rules/types.ts';
import { decisions, game, type Scene, scene, start } from '../test/scenes.ts';
import { sense } from './sense.ts';

const { evaluate, policy, estimateMoves } = sense(game);

/** What the bot would play now, without the noise that it adds where it does. */
function favourite(s: CacaoState): CacaoMove {
  const moves = game.moves(s);
  const weights: number[] = [];
  estimateMoves?.(s, moves, weights);
  return moves[weights.indexOf(Math.max(...weights))];
}

const choose = (s: CacaoState): CacaoMove => policy?.(s, new Chance('policy')) as CacaoMove;

test('policy and weighing know exactly the legal moves, whatever the position and number of seats', () => {
  for (const seats of [2, 3, 4])
    for (let n = 0; n < 12; n++) {
      const chance = new Chance(`sense ${seats} ${n}`);
      const s = game.setup({ seats, options: {} }, chance);
      for (const { kind } of decisions(s)) {
        const moves = game.moves(s);
        const chosen = policy?.(s, chance) as MoveRecord;
        assert.ok(moves.map(moveKey).includes(moveKey(chosen)), `${kind}: ${moveKey(chosen)}`);
        const weights: number[] = [];
        estimateMoves?.(s, moves, weights);
        assert.equal(weights.length, moves.length);
        assert.ok(weights.every(Number.isFinite), `${kind}: ${weights}`);
        // Half by sense and half at random, so that odd positions come up as well.
        game.play(s, n % 2 ? (chosen as CacaoMove) : chance.pick(moves), chance);
      }
    }
});

test('at the end the evaluation is the score', () => {
  for (const seats of [2, 3, 4]) {
    const chance = new Chance(`end ${seats}`);
    const s = game.setup({ seats, options: {} }, chance);
    for (const _ of decisions(s)) game.play(s, chance.pick(game.moves(s)), chance);
    for (const { seat, total } of game.scoresheet(s).rows) assert.equal(evaluate(s, seat), total);
  }
});

test('looking at a position does not change it', () => {
  const chance = new Chance('still');
  const s = game.setup({ seats: 2, options: {} }, chance);
  for (let n = 0; n < 30; n++) game.play(s, chance.pick(game.moves(s)), chance);
  const before = game.writePosition(s);
  evaluate(s, 0);
  choose(s);
  favourite(s);
  assert.deepEqual(game.writePosition(s), before);
});

const working = (edges: string[], village: NonNullable<Scene['villages']>[number], jungle: string[]): CacaoState =>
  scene({
    board: ['0,0 plantation1', ...jungle, '1,0 seat0 1-1-1-1'],
    villages: [village, {}],
    steps: [{ kind: 'work', seat: 0, edges }],
  });

test('it harvests first and sells then', () => {
  const s = working(['1,0:W', '1,0:S'], { fruits: 0, hand: [], pile: [] }, ['1,1 market4']);
  assert.deepEqual(choose(s), { edge: '1,0:W', workers: 1 });
  assert.deepEqual(favourite(s), { edge: '1,0:W', workers: 1 });
});

test('it sells first where the storage is full', () => {
  const s = working(['1,0:W', '1,0:S'], { fruits: 5 }, ['1,1 market2']);
  assert.deepEqual(choose(s), { edge: '1,0:S', workers: 1 });
  assert.deepEqual(favourite(s), { edge: '1,0:S', workers: 1 });
});

test('it sells the last fruit at the dearer market', () => {
  const s = working(['1,0:S', '1,0:E'], { fruits: 1 }, ['1,1 market2', '2,0 market4']);
  assert.deepEqual(choose(s), { edge: '1,0:E', workers: 1 });
});

test('it takes gold, water and sun tokens before it trades', () => {
  const s = working(['1,0:W', '1,0:S'], {}, ['1,1 water']);
  assert.deepEqual(choose(s), { edge: '1,0:S', workers: 1 });
  assert.deepEqual(favourite(s), { edge: '1,0:S', workers: 1 });
});

test('it places where three workers sell three fruits', () => {
  const s = scene({ board: [...start], villages: [{ hand: ['3-1-0-0', '1-1-1-1'], fruits: 3, pile: [] }, {}] });
  const move = favourite(s);
  assert.ok('tile' in move && move.tile === '3-1-0-0', moveKey(move));
  // Wherever it lies, its strong side looks at the market on 1,1.
  const towards = { '1,0': 2, '2,1': 3, '1,2': 0, '0,1': 1 }[move.cell];
  assert.equal(move.turn, towards, moveKey(move));
});

test('it fills a space with what helps itself and not the neighbour', () => {
  const filling = (mine: string, theirs: string): CacaoMove =>
    favourite(
      scene({
        board: [...start, `2,1 seat1 ${theirs}`, `1,0 seat0 ${mine}`],
        display: ['mine2', 'market3'],
        villages: [{ fruits: 0 }, { fruits: 0 }],
        steps: [{ kind: 'fill', tile: '1,0', spaces: ['2,0'], filled: [] }],
      }),
    );
  assert.deepEqual(filling('3-1-0-0 turn1', '2-1-0-1 turn2'), { jungle: 'mine2', space: '2,0' });
  assert.deepEqual(filling('2-1-0-1 turn3', '3-1-0-0 turn0'), { jungle: 'market3', space: '2,0' });
});

test('a village with more of anything stands better', () => {
  const worth = (village: NonNullable<Scene['villages']>[number]): number =>
    evaluate(scene({ board: [...start], villages: [village, {}] }), 0);
  const poor = worth({});
  for (const more of [{ fruits: 1 }, { suns: 1 }, { water: -4 }, { sales: 1 }, { mined: 1 }])
    assert.ok(worth(more) > poor, JSON.stringify(more));
  assert.ok(
    worth({ fruits: 5, hand: [], pile: [] }) === worth({ hand: [], pile: [] }),
    'no tile left, nothing to sell with',
  );
});
