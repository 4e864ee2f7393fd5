import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoveRecord } from '@atoll/engine';
import { sourcesIn, withoutPart } from './choosable.ts';
import { keysBySeat, partsOf, partsOfSeat } from './parts.ts';

const view = {
  viewer: 0,
  active: 1,
  mark: 8,
  hand: [2, 5],
  handSizes: [2, 3],
  pileSize: 12,
  pools: { north: [4], south: [] },
  map: [
    ['sand', null],
    [null, 'reef'],
  ],
};
const bySeat = new Set(['handSizes']);
const parts = partsOf(view, bySeat);
const kinds = Object.fromEntries(parts.map(part => [part.path.join('/'), part.kind]));

test('lists are rows, lists of lists grids, records groups, and counts of hidden things face-down backs', () => {
  assert.deepEqual(kinds, { mark: 'number', hand: 'row', pileSize: 'backs', pools: 'group', map: 'grid' });
});

test('what is kept by seat belongs to that seat', () => {
  assert.deepEqual(partsOfSeat(view, bySeat, 1), [{ kind: 'backs', path: ['handSizes', 1], count: 3 }]);
});

test('a list that is as long as there are seats is kept by seat only if it grows with them', () => {
  const views = [
    { seats: 2, view: { points: [0, 0], display: [1, 2] } },
    { seats: 3, view: { points: [0, 0, 0], display: [1, 2] } },
  ];
  assert.deepEqual([...keysBySeat(views)], ['points']);
});

const moves: MoveRecord[] = [
  { wave: 2, pool: 'north' },
  { wave: 2, pool: 'south' },
  { wave: 5, pool: 'north' },
  { wave: 'stop' },
];

test('a field is chosen where most of its values lie: waves from the hand, pools by their names', () => {
  assert.deepEqual(
    [...sourcesIn(parts, moves)],
    [
      ['hand', 'wave'],
      ['pools', 'pool'],
    ],
  );
});

test('what nothing on the board stands for is offered beside it', () => {
  const rest = withoutPart(parts, [...moves, { wave: 'stop', bid: 3 }], sourcesIn(parts, moves));
  assert.deepEqual(
    [...rest],
    [
      ['wave', ['stop']],
      ['pool', []],
      ['bid', [3]],
    ],
  );
});

test('there is no button inside a button: in a place that can be chosen, nothing is chosen for itself', () => {
  const inside = partsOf({ pools: { north: [4], south: [5] } }, new Set());
  const both = [
    { wave: 4, pool: 'north' },
    { wave: 5, pool: 'south' },
  ];
  const sources = sourcesIn(inside, both);
  assert.deepEqual([...sources], [['pools', 'pool']]);
  assert.deepEqual(withoutPart(inside, both, sources).get('wave'), [4, 5]);
});
