import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, awake, board, game, play, refused, scene, start, tileOn } from '../../test/scenes.ts';
import type { CacaoState } from '../types.ts';

const late = { display: [], pile: [] };
const onTop = { tile: '1-1-1-1', cell: '1,0', turn: 0 } as const;
const placings = (s: CacaoState): Set<string> =>
  new Set(game.moves(s).flatMap(move => ('cell' in move ? [move.cell] : [])));

test('the example of overbuilding: two fruits, two sales at four gold, one step of water', () => {
  const s = scene({
    ...late,
    board: ['0,0 temple', '1,1 water', '1,-1 plantation2', '2,0 market4', '1,0 seat0 1-1-1-1'],
    villages: [{ hand: ['2-1-0-1'], suns: 1 }],
  });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 1 });
  assert.equal(board(s, 0).suns, 0);
  play(s, { edge: '1,0:N', workers: 1 });
  assert.equal(board(s, 0).fruits, 2);
  play(s, { edge: '1,0:E', workers: 2 }, { edge: '1,0:S', workers: 1 });
  assert.deepEqual(board(s, 0), { fruits: 0, gold: 8, water: -4, suns: 0 });
});

test('nobody overbuilds before pile and display are both empty', () => {
  const board = [...start, '1,0 seat0 1-1-1-1'];
  const villages = [{ suns: 1 }];
  assert.equal(
    refused(scene({ board, villages, display: ['temple', 'temple'], pile: ['water'] }), onTop),
    'over-early',
  );
  assert.equal(refused(scene({ board, villages, display: ['temple'], pile: [] }), onTop), 'over-early');
  assert.equal(refused(scene({ board, villages, ...late }), onTop), null);
});

test('overbuilding costs a sun token; without one a tile is placed as usual', () => {
  const without = scene({ ...late, board: [...start, '1,0 seat0 1-1-1-1'], villages: [{ suns: 0 }] });
  assert.equal(refused(without, onTop), 'over-no-sun');
  assert.ok(!placings(without).has('1,0'));
  assert.ok(placings(without).has('0,1'));

  const s = scene({ ...late, board: [...start, '1,0 seat0 1-1-1-1'], villages: [{ suns: 2 }] });
  const [placed] = play(s, onTop);
  assert.deepEqual(placed, { type: 'placed', seat: 0, ...onTop, over: true });
  assert.equal(board(s, 0).suns, 1);
});

test('a player with a sun token may still place as usual, and keeps it', () => {
  const s = scene({ ...late, board: [...start, '1,0 seat0 1-1-1-1'], villages: [{ suns: 1 }] });
  assert.deepEqual([...placings(s)].sort(), ['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1']);
  play(s, { ...onTop, cell: '0,1' });
  assert.equal(board(s, 0).suns, 1);
});

test('only own tiles are overbuilt', () => {
  const s = scene({ ...late, board: [...start, '1,0 seat1 1-1-1-1', '0,1 seat0 1-1-1-1'], villages: [{ suns: 1 }] });
  assert.equal(refused(s, onTop), 'over-foreign');
  assert.equal(refused(s, { ...onTop, cell: '0,1' }), null);
});

test('with three and four seats too, nobody overbuilds the tile of any other seat', () => {
  for (const seats of [3, 4]) {
    const others = ['-1,0', '0,1', '0,-1'].slice(0, seats - 1);
    const foreign = others.map((cell, i) => `${cell} seat${i + 1} 1-1-1-1`);
    const s = scene({ ...late, seats, board: [...start, '1,0 seat0 1-1-1-1', ...foreign], villages: [{ suns: 3 }] });
    for (const cell of others) {
      assert.equal(refused(s, { ...onTop, cell }), 'over-foreign', `${seats} seats, ${cell}`);
      assert.ok(!placings(s).has(cell));
    }
    assert.equal(refused(s, onTop), null);
  }
});

test('a tile can be overbuilt in a turn after the one that laid it', () => {
  const s = scene({ ...late, villages: [{ hand: ['1-1-1-1', '1-1-1-1'], suns: 1 }] });
  play(s, onTop, { edge: 'done' });
  assert.equal(asked(s), '1 place', 'one tile a turn');
  play(s, { ...onTop, cell: '-1,0' }, { edge: 'done' });
  const [placed] = play(s, onTop);
  assert.deepEqual(placed, { type: 'placed', seat: 0, ...onTop, over: true });
});

test('each place is overbuilt only once', () => {
  const s = scene({
    ...late,
    board: [...start, '1,0 seat0 1-1-1-1', '0,1 seat0 1-1-1-1', '1,0 seat0 2-1-0-1'],
    villages: [{ suns: 3 }],
  });
  assert.equal(refused(s, onTop), 'over-twice');
  assert.equal(refused(s, { ...onTop, cell: '0,1' }), null);
});

test('workers of the tile on top work, nobody else wakes, and nothing is filled', () => {
  const s = scene({
    ...late,
    board: ['0,0 mine1', '1,1 mine2', '1,0 seat0 1-1-1-1', '0,1 seat1 1-1-1-1', '2,1 seat0 1-1-1-1'],
    villages: [{ suns: 1 }, { fruits: 1 }],
  });
  const events = play(s, onTop);
  assert.deepEqual(awake(s), ['1,0:S', '1,0:W']);
  const gold = play(s, { edge: '1,0:S', workers: 1 }, { edge: '1,0:W', workers: 1 });
  assert.equal(board(s, 0).gold, 3);
  assert.equal(
    [...events, ...gold].some(event => event.type === 'filled'),
    false,
  );
  assert.equal(tileOn(s, '2,0'), null, 'it lies between two worker tiles, but no tile is left');
  assert.equal(asked(s), '1 place');
});

test('a tile on top is turned as its owner likes', () => {
  const s = scene({
    ...late,
    board: [...start, '1,0 seat0 1-1-1-1'],
    villages: [{ hand: ['2-1-0-1'], suns: 1 }],
  });
  const turns = game.moves(s).flatMap(move => ('cell' in move && move.cell === '1,0' ? [move.turn] : []));
  assert.deepEqual(turns, [0, 1, 2, 3]);
});
