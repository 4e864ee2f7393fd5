import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, openTable } from '@atoll/engine';
import { jungleCounts, workerCounts } from '../../editions/box.ts';
import { asked, board, box, decisions, game, play, scene, start, tileOn } from '../../test/scenes.ts';
import type { CacaoState, Village } from '../types.ts';
import { spread } from './flow.ts';

const opened = (seats: number, seed = 'set-up'): CacaoState => openTable(game, { seats }, seed).state;
const tilesOf = (village: Village): number[] => [...spread(village.hand), ...village.pile].sort();

test('two to four play, and nobody else', () => {
  for (const seats of [2, 3, 4]) assert.equal(opened(seats).villages.length, seats);
  for (const seats of [0, 1, 5, 2.5]) assert.throws(() => opened(seats), BadInput);
});

test('everybody begins with an empty village and the water carrier at -10', () => {
  const s = opened(4);
  for (let seat = 0; seat < 4; seat++) assert.deepEqual(board(s, seat), { fruits: 0, gold: 0, water: -10, suns: 0 });
});

test('a plantation and a market touch at a corner, two jungle tiles lie open, the rest is shuffled face down', () => {
  for (const [seats, all] of [
    [2, 21],
    [3, 28],
    [4, 28],
  ] as const) {
    const s = opened(seats);
    assert.deepEqual(game.view(s, 'spectator').tiles, [
      { cell: '0,0', jungle: 'plantation1' },
      { cell: '1,1', jungle: 'market2' },
    ]);
    assert.equal(s.display.length, 2);
    assert.equal(s.pile.length, all - 4);
    const used = [box.jungleIds.indexOf('plantation1'), box.jungleIds.indexOf('market2'), ...s.display, ...s.pile];
    assert.deepEqual(used.sort(), spread(jungleCounts(box, seats)).sort());
  }
  const orders = new Set(Array.from({ length: 20 }, (_, i) => opened(2, `shuffle ${i}`).pile.join()));
  assert.equal(orders.size, 20);
});

test('everybody draws three of their own shuffled worker tiles', () => {
  for (const seats of [2, 3, 4]) {
    const s = opened(seats);
    for (const village of s.villages) {
      assert.equal(spread(village.hand).length, 3);
      assert.deepEqual(tilesOf(village), spread(workerCounts(box, seats)));
    }
  }
  const hands = new Set(Array.from({ length: 40 }, (_, i) => opened(2, `hands ${i}`).villages[0]?.hand.join()));
  assert.ok(hands.size > 5, 'hands differ from game to game');
});

test('who begins is drawn by lot, everybody as often as the others', () => {
  const begins = [0, 0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const { first } = opened(4, `lot ${i}`);
    begins[first] += 1;
  }
  for (const [seat, times] of begins.entries())
    assert.ok(times > 60 && times < 140, `seat ${seat} began ${times} times of 400`);
});

test('turns go clockwise from the starting seat', () => {
  const s = scene({ seats: 3, first: 1 });
  const order: string[] = [];
  for (const cell of ['2,1', '-1,0', '1,2', '0,-1']) {
    order.push(asked(s));
    play(s, { tile: '1-1-1-1', cell, turn: 0 });
    for (const { kind } of decisions(s)) {
      if (kind === 'place') break;
      play(s, { edge: 'done' });
    }
  }
  assert.deepEqual(order, ['1 place', '2 place', '0 place', '1 place']);
});

test('a turn goes: place, fill, work, draw, refill, next seat', () => {
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['mine1', 'temple'],
    pile: ['water'],
    villages: [{ pile: ['2-1-0-1'] }],
  });
  const events = play(
    s,
    { tile: '1-1-1-1', cell: '1,0', turn: 0 },
    { jungle: 'mine1', space: '2,0' },
    { edge: '1,0:E', workers: 1 },
    { edge: 'done' },
    { edge: '2,1:N', workers: 1 },
  );
  assert.deepEqual(
    events.map(event => event.type),
    ['placed', 'filled', 'worked', 'forwent', 'worked', 'drew', 'revealed', 'turn'],
  );
});

test('at the end of a turn one draws a worker tile and the display is filled up to two', () => {
  const s = scene({
    board: [...start, '1,0 seat1 1-1-1-1'],
    display: ['temple', 'temple'],
    pile: ['water', 'sun'],
    villages: [{ hand: ['1-1-1-1'], pile: ['3-1-0-0', '2-1-0-1'] }],
  });
  play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  assert.equal(asked(s), '1 place');
  assert.deepEqual(game.view(s, 0).villages[0]?.hand, ['3-1-0-0']);
  assert.deepEqual(game.view(s, 0).display, ['temple', 'water']);
  assert.equal(s.pile.length, 1);
});

test('when a pile has run out nothing is drawn from it', () => {
  const s = scene({
    board: [...start, '1,0 seat1 1-1-1-1'],
    display: ['temple', 'temple'],
    pile: [],
    villages: [{ hand: ['1-1-1-1', '2-1-0-1'], pile: [] }],
  });
  const events = play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  assert.deepEqual(
    events.map(event => event.type),
    ['placed', 'filled', 'turn'],
  );
  assert.deepEqual(game.view(s, 0).display, ['temple']);
  assert.deepEqual(game.view(s, 0).villages[0]?.hand, ['2-1-0-1']);
});

test('worker tiles are still drawn when the jungle is used up', () => {
  const s = scene({ display: [], pile: [], villages: [{ hand: ['1-1-1-1'], pile: ['3-1-0-0', '2-1-0-1'] }] });
  const events = play(s, { tile: '1-1-1-1', cell: '0,-1', turn: 0 }, { edge: 'done' });
  assert.ok(events.some(event => event.type === 'drew' && event.seat === 0));
  assert.deepEqual(game.view(s, 0).villages[0]?.hand, ['3-1-0-0']);
  assert.equal(asked(s), '1 place');
});

test('in the very last turn spaces are filled too, and the workers there still work', () => {
  const last = { hand: ['1-1-1-1'], pile: [] };
  const s = scene({
    first: 1,
    board: [...start, '1,0 seat1 1-1-1-1', '-1,0 seat0 1-1-1-1'],
    active: 0,
    display: ['mine2'],
    pile: [],
    villages: [last, { hand: [], pile: [] }],
  });
  play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  assert.equal(tileOn(s, '2,0'), 'mine2');
  play(s, { edge: '2,1:N', workers: 1 }, { edge: '1,0:E', workers: 1 });
  assert.equal(asked(s), 'over');
  assert.deepEqual([board(s, 0).gold, board(s, 1).gold], [2, 2]);
});

test('the supply never runs out: twenty fruits and twelve sun tokens fill four villages, and the bank always pays', () => {
  const full = { fruits: 5, suns: 3, sales: 100 };
  const s = scene({
    seats: 4,
    board: ['0,0 plantation2', '1,1 sun', '2,0 mine2'],
    villages: [{ hand: ['2-1-0-1'], fruits: 3, suns: 2, sales: 100 }, full, full, full],
  });
  play(
    s,
    { tile: '2-1-0-1', cell: '1,0', turn: 2 },
    { edge: '1,0:W', workers: 1 },
    { edge: '1,0:S', workers: 1 },
    { edge: '1,0:E', workers: 1 },
  );
  assert.deepEqual(board(s, 0), { fruits: 5, gold: 102, water: -10, suns: 3 });
});

test('the game ends when everybody has placed their last tile, after the last round is played out', () => {
  const last = { hand: ['1-1-1-1'], pile: [] };
  const s = scene({ seats: 3, first: 1, villages: [last, last, last] });
  play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  assert.equal(asked(s), '2 place', 'the others still have a turn');
  play(s, { tile: '1-1-1-1', cell: '1,2', turn: 0 });
  assert.equal(asked(s), '0 place');
  const events = play(s, { tile: '1-1-1-1', cell: '-1,0', turn: 0 }, { edge: '-1,0:E', workers: 1 });
  assert.equal(asked(s), 'over');
  assert.equal(game.scoresheet(s).final, true);
  assert.equal(tileOn(s, '2,2'), 'temple');
  // Seats 1 and 2 have a worker each at the temple; seat 0 has a fruit.
  assert.deepEqual(events.slice(-2), [
    { type: 'temple', space: '2,2', workers: [0, 1, 1], gold: [0, 3, 3] },
    { type: 'end', winners: [1, 2] },
  ]);
});
