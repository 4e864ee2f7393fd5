import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { decisions, game } from '../test/scenes.ts';
import {
  CELLS,
  cellName,
  cellOf,
  column,
  covers,
  edgeName,
  edgeOf,
  facing,
  isJungleSpace,
  isWorker,
  row,
  workerCode,
  workerSeat,
  workerTurn,
  workerType,
} from './grid.ts';

test('every place and every edge has a name that leads back to it', () => {
  for (let cell = 0; cell < CELLS; cell++) assert.equal(cellOf(cellName(cell)), cell);
  for (let edge = 0; edge < CELLS * 4; edge++) assert.equal(edgeOf(edgeName(edge)), edge);
  for (const nonsense of ['', '0', '0,0,0', '99,0', '0, 0', '00,0', '0,0:X', null, 7, {}]) {
    assert.equal(cellOf(nonsense), -1);
    assert.equal(edgeOf(nonsense), -1);
  }
});

test('an edge looks at the space in front of it', () => {
  const seen = ['N', 'E', 'S', 'W'].map(side => cellName(facing(edgeOf(`3,-2:${side}`))));
  assert.deepEqual(seen, ['3,-3', '4,-2', '3,-1', '2,-2']);
});

test('jungle and worker spaces alternate like the fields of a chessboard', () => {
  assert.ok(isJungleSpace(cellOf('0,0')) && isJungleSpace(cellOf('1,1')) && isJungleSpace(cellOf('-3,5')));
  assert.ok(!isJungleSpace(cellOf('1,0')) && !isJungleSpace(cellOf('-2,-1')));
});

test('a worker tile’s code keeps its seat, kind, turn and whether it covers another', () => {
  for (const seat of [0, 1, 2, 3])
    for (const type of [0, 7, 15])
      for (const turn of [0, 1, 2, 3])
        for (const over of [false, true]) {
          const code = workerCode(seat, type, turn, over);
          assert.ok(isWorker(code));
          assert.deepEqual(
            [workerSeat(code), workerType(code), workerTurn(code), covers(code)],
            [seat, type, turn, over],
          );
        }
});

test('a table that always grows outwards stays well within the grid', () => {
  for (const outwards of [column, row, (cell: number) => -column(cell), (cell: number) => -row(cell)]) {
    const { state, chance } = openTable(game, { seats: 4 }, 'outwards');
    const luck = new Chance('outwards');
    for (const _ of decisions(state)) {
      const moves = game.moves(state);
      const far = (move: (typeof moves)[number]) => ('cell' in move ? outwards(cellOf(move.cell)) : 0);
      const farthest = Math.max(...moves.map(far));
      game.play(state, luck.pick(moves.filter(move => far(move) === farthest)), chance);
    }
    for (const put of state.placed) {
      const cell = put >>> 16;
      assert.ok(Math.abs(column(cell)) <= 30 && Math.abs(row(cell)) <= 30, cellName(cell));
    }
  }
});
