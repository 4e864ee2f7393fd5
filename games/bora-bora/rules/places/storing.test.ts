import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, offered, play, refused, scene, village } from '../../test/scenes.ts';
import type { ViewStep } from '../view/viewTypes.ts';

const gather = (left: number): ViewStep[] => [
  { kind: 'gather', seat: 0, left },
  { kind: 'use', seat: 0, men: ['material'], women: [], green: false },
];
const sandCells = 'a1 d1 c2 b3';

test('a material goes on a free cell of its kind and stays there', () => {
  const s = scene({ phase: 'people', villages: [{ cells: 'a1' }], steps: gather(2) });
  assert.equal(refused(s, { material: 'sand', cell: 'b1' }), 'cell-material');
  assert.equal(refused(s, { material: 'sand', cell: 'a1' }), 'cell-taken');
  assert.equal(refused(s, { material: 'sand', cell: 'beside' }), 'cell-free');
  play(s, { material: 'sand', cell: 'd1' });
  assert.equal(village(s, 0).cells[box.cellIds.indexOf('d1')], 1);
});

test('without a free cell a material lies beside the board, where only tasks see it', () => {
  const s = scene({ phase: 'people', villages: [{ cells: sandCells }], steps: gather(3) });
  play(s, { material: 'sand', cell: 'beside' });
  assert.deepEqual(village(s, 0).beside, [1, 0, 0]);
});

test('a covered cell is free for nothing any more', () => {
  const s = scene({ phase: 'people', villages: [{ built: { 'a1+b1': 2 } }], steps: gather(2) });
  assert.equal(refused(s, { material: 'sand', cell: 'a1' }), 'cell-taken');
});

test('supplies never run out', () => {
  const s = scene({ phase: 'people', villages: [{ cells: sandCells, beside: { sand: 30 } }], steps: gather(2) });
  assert.ok(offered(s, 'material').includes('sand'));
  play(s, { material: 'sand', cell: 'beside' });
  assert.equal(village(s, 0).beside[0], 31);
});
