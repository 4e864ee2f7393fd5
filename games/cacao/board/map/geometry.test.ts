import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgeMiddle, edgeParts, lying, openSpaces, tableBox, turnsOf, workersAround } from './geometry.ts';

test('an edge lies between its worker tile and the jungle space it looks at', () => {
  assert.deepEqual(edgeParts('2,1:E'), { cell: '2,1', side: 'E', space: '3,1' });
  assert.deepEqual(edgeMiddle('2,1:E'), { x: 250, y: 100 });
  assert.deepEqual(edgeMiddle('-1,0:N'), { x: -100, y: -50 });
});

test('turning a tile clockwise brings its northern workers to the east', () => {
  assert.deepEqual(workersAround('3-1-0-0', 0), [3, 1, 0, 0]);
  assert.deepEqual(workersAround('3-1-0-0', 1), [0, 3, 1, 0]);
  assert.deepEqual(workersAround('3-1-0-0', 3), [1, 0, 0, 3]);
});

test('a tile with the same workers all around can be turned only one way', () => {
  assert.equal(turnsOf('1-1-1-1'), 1);
  assert.equal(turnsOf('2-0-2-0'), 2);
  assert.equal(turnsOf('2-1-0-1'), 4);
});

test('an overbuilt tile shows the one on top and remembers that one is below', () => {
  const cells = lying({
    tiles: [
      { cell: '1,0', seat: 0, tile: '1-1-1-1', turn: 0, over: false },
      { cell: '0,0', jungle: 'temple' },
      { cell: '1,0', seat: 0, tile: '2-1-0-1', turn: 2, over: true },
    ],
  });
  assert.equal(cells.get('1,0')?.below, 1);
  assert.deepEqual(cells.get('1,0')?.top, { cell: '1,0', seat: 0, tile: '2-1-0-1', turn: 2, over: true });
  assert.equal(cells.get('0,0')?.below, 0);
});

test('the table shows every space around a jungle tile, and no more', () => {
  const tiles = [
    { cell: '0,0', jungle: 'plantation1' },
    { cell: '1,1', jungle: 'market2' },
  ];
  assert.deepEqual(openSpaces(lying({ tiles })).sort(), ['-1,0', '0,-1', '0,1', '1,0', '1,2', '2,1']);
  assert.deepEqual(tableBox({ tiles }), { x: -150, y: -150, width: 400, height: 400 });
});
