import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, play, refused, scene, start, tileOn } from '../../test/scenes.ts';
import type { CacaoState } from '../types.ts';

const cellsOf = (s: CacaoState): string[] =>
  [...new Set(game.moves(s).flatMap(move => ('cell' in move ? [move.cell] : [])))].sort();

test('a tile goes on any empty worker space beside a jungle tile, and nowhere else', () => {
  const opening = scene({ board: start });
  assert.deepEqual(cellsOf(opening), ['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1']);

  const later = scene({ board: [...start, '1,0 seat1 1-1-1-1', '2,0 temple'] });
  assert.deepEqual(cellsOf(later), ['-1,0', '0,-1', '0,1', '1,2', '2,-1', '2,1', '3,0']);
  assert.equal(refused(later, { tile: '1-1-1-1', cell: '1,0', turn: 0 }), 'over-foreign');
  assert.equal(refused(later, { tile: '1-1-1-1', cell: '3,1', turn: 0 }), 'jungle-space');
  assert.equal(refused(later, { tile: '1-1-1-1', cell: '0,3', turn: 0 }), 'no-jungle-beside');
});

test('only tiles of the own hand can be placed, and the placed one leaves it', () => {
  const s = scene({ villages: [{ hand: ['1-1-1-1', '1-1-1-1', '3-1-0-0'], pile: ['2-1-0-1'] }] });
  assert.equal(refused(s, { tile: '2-1-0-1', cell: '1,0', turn: 0 }), 'not-in-hand');
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.equal(tileOn(s, '1,0'), 'seat0 1-1-1-1');
  assert.deepEqual(game.view(s, 0).villages[0]?.hand, ['1-1-1-1', '3-1-0-0']);
});

test('a tile can be turned any way; turns that look the same are one choice', () => {
  const s = scene({ villages: [{ hand: ['1-1-1-1', '2-1-0-1', '3-0-0-1', '3-1-0-0'] }] });
  const turns = (tile: string) =>
    game.moves(s).flatMap(move => ('tile' in move && move.tile === tile && move.cell === '1,0' ? [move.turn] : []));
  assert.deepEqual(turns('1-1-1-1'), [0]);
  for (const tile of ['2-1-0-1', '3-0-0-1', '3-1-0-0']) assert.deepEqual(turns(tile), [0, 1, 2, 3]);
});

test('a quarter turn moves the strong side clockwise: north, east, south, west', () => {
  const mines = ['0,0 mine1', '1,-1 mine1', '2,0 mine1', '1,1 mine1'];
  const strongSide = ['N', 'E', 'S', 'W'].map((_, turn) => {
    const s = scene({ board: mines, villages: [{ hand: ['3-1-0-0'] }] });
    play(s, { tile: '3-1-0-0', cell: '1,0', turn: turn as 0 | 1 | 2 | 3 });
    const strong = game.moves(s).find(move => 'workers' in move && move.workers === 3);
    return strong && 'edge' in strong ? strong.edge : null;
  });
  assert.deepEqual(strongSide, ['1,0:N', '1,0:E', '1,0:S', '1,0:W']);
});

test('the single worker stands clockwise of the three on 3-1-0-0, and the other way round on 3-0-0-1', () => {
  // The three look south at the market; the plantation lies to the west.
  const harvest = (tile: string) => {
    const s = scene({ villages: [{ hand: [tile], fruits: 1 }] });
    play(s, { tile, cell: '1,0', turn: 2 });
    return refused(s, { edge: '1,0:W', workers: 1 });
  };
  assert.equal(harvest('3-1-0-0'), null);
  assert.equal(harvest('3-0-0-1'), 'edge-asleep');
});
