import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFor, pickLess, pickMore } from './picking.ts';

const moves = [
  { tile: 'a', cell: '0,1', turn: 0 },
  { tile: 'a', cell: '0,1', turn: 1 },
  { tile: 'a', cell: '1,0', turn: 0 },
  { tile: 'b', cell: '1,0', turn: 0 },
];

test('clicking another tile replaces the first and keeps the cell where it still fits', () => {
  assert.deepEqual(pickMore(moves, { tile: 'a', cell: '1,0' }, { tile: 'b' }), { cell: '1,0', tile: 'b' });
});

test('a pick that the new one rules out falls away', () => {
  assert.deepEqual(pickMore(moves, { tile: 'a', cell: '0,1', turn: 1 }, { tile: 'b' }), { tile: 'b' });
});

test('what no legal move has cannot be picked', () => {
  assert.equal(pickMore(moves, {}, { cell: '9,9' }), null);
  assert.equal(pickMore(moves, {}, { tile: 'b', cell: '0,1' }), null);
});

test('earlier picks that fit each other but not the new one together give way one by one, the older staying', () => {
  const odd = [
    { x: 1, y: 1, z: 1 },
    { x: 1, y: 2, z: 2 },
    { x: 2, y: 1, z: 2 },
  ];
  assert.deepEqual(pickMore(odd, { x: 1, y: 1 }, { z: 2 }), { x: 1, z: 2 });
});

test('the options of a field are those that fit the other picks, also while one of them is chosen', () => {
  assert.deepEqual([...optionsFor(moves, { tile: 'a', cell: '0,1' }, 'cell')], ['0,1', '1,0']);
  assert.deepEqual([...optionsFor(moves, { tile: 'b', cell: '1,0' }, 'cell')], ['1,0']);
});

test('taking back names fields, or everything', () => {
  assert.deepEqual(pickLess({ tile: 'a', cell: '0,1' }, ['cell']), { tile: 'a' });
  assert.deepEqual(pickLess({ tile: 'a', cell: '0,1' }, []), {});
});
