import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, awake, board, decisions, game, play, refused, scene, start, tileOn } from '../../test/scenes.ts';

/** The space 1,0 with a jungle tile on every side. */
const around = (north: string, east: string, south: string, west: string) => [
  `1,-1 ${north}`,
  `2,0 ${east}`,
  `1,1 ${south}`,
  `0,0 ${west}`,
];

test('the example turn: Yellow harvests and sells, and Red sells at the new market in Yellow’s turn', () => {
  const [yellow, red] = [0, 1];
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['market3', 'temple'],
    villages: [{ hand: ['2-1-0-1'] }, { fruits: 1 }],
  });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 0 }, { jungle: 'market3', space: '2,0' });
  assert.equal(asked(s), `${yellow} work`);
  play(s, { edge: '1,0:W', workers: 1 }, { edge: '1,0:E', workers: 1 });
  assert.deepEqual(board(s, yellow), { fruits: 0, gold: 3, water: -10, suns: 0 });

  assert.equal(asked(s), `${red} work`);
  play(s, { edge: '2,1:N', workers: 1 });
  assert.deepEqual(board(s, red), { fruits: 0, gold: 3, water: -10, suns: 0 });
  assert.equal(asked(s), `${red} place`);
});

test('workers of the new tile work wherever they look at a jungle tile, old or new', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['mine1', 'mine1'] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  // South and west lay there before, east has just been filled, north is empty.
  assert.deepEqual(awake(s), ['1,0:E', '1,0:S', '1,0:W']);
});

test('workers of somebody else’s older tile wake when a jungle tile is laid before them', () => {
  const s = scene({ board: [...start, '2,1 seat1 2-1-0-1'], display: ['mine2', 'mine2'] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 }, { edge: 'done' });
  assert.equal(asked(s), '1 work');
  assert.deepEqual(awake(s), ['2,1:N']);
  play(s, { edge: '2,1:N', workers: 2 });
  assert.equal(board(s, 1).gold, 4);
});

test('the active player’s own older tile wakes too', () => {
  const s = scene({ board: [...start, '2,1 seat0 2-1-0-1'], display: ['mine2', 'mine2'] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.deepEqual(awake(s), ['1,0:E', '1,0:S', '1,0:W', '2,1:N']);
  play(s, { edge: '2,1:N', workers: 2 }, { edge: '1,0:E', workers: 1 });
  assert.equal(board(s, 0).gold, 6);
});

test('workers that have worked sleep for the rest of the game', () => {
  const s = scene({ board: around('mine1', 'mine1', 'mine1', 'mine1') });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 }, { edge: '1,0:N', workers: 1 });
  assert.equal(refused(s, { edge: '1,0:N', workers: 1 }), 'edge-asleep');
  play(s, { edge: 'done' });
  // A neighbour at the same mines wakes nobody but itself, since no tile was laid.
  play(s, { tile: '1-1-1-1', cell: '3,0', turn: 0 });
  assert.equal(asked(s), '1 work');
  play(s, { edge: 'done' });
  assert.equal(asked(s), '0 place');
});

test('an edge without workers does not work, and neither does one that looks at an empty space', () => {
  const s = scene({ board: ['0,0 mine1', '1,1 mine1'], villages: [{ hand: ['3-1-0-0'] }] });
  // Turned once: three look east at nothing, one looks south at a mine, nobody looks west.
  play(s, { tile: '3-1-0-0', cell: '1,0', turn: 1 });
  assert.deepEqual(awake(s), ['1,0:S']);
});

test('a market may be passed by: keeping fruit is a choice', () => {
  const s = scene({ villages: [{ fruits: 2 }] });
  play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  assert.equal(asked(s), '0 work');
  const events = play(s, { edge: 'done' });
  assert.deepEqual(events[0], { type: 'forwent', seat: 0, edges: ['2,1:W'] });
  assert.deepEqual(board(s, 0), { fruits: 2, gold: 0, water: -10, suns: 0 });
});

test('everything may be passed by, even gold', () => {
  const s = scene({ board: around('mine2', 'water', 'sun', 'plantation2') });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 }, { edge: 'done' });
  assert.deepEqual(board(s, 0), { fruits: 0, gold: 0, water: -10, suns: 0 });
});

test('some workers of an edge may work while the others rest, and then the edge is finished', () => {
  const s = scene({ villages: [{ hand: ['3-1-0-0'], fruits: 3 }] });
  play(s, { tile: '3-1-0-0', cell: '1,0', turn: 2 });
  assert.deepEqual(
    game.moves(s).filter(move => 'edge' in move && move.edge === '1,0:S'),
    [3, 2, 1].map(workers => ({ edge: '1,0:S', workers })),
  );
  play(s, { edge: '1,0:S', workers: 2 });
  assert.deepEqual(board(s, 0), { fruits: 1, gold: 4, water: -10, suns: 0 });
  // Selling two, harvesting one, selling again at the same market: the edge has been finished.
  assert.equal(refused(s, { edge: '1,0:S', workers: 1 }), 'edge-asleep');
  assert.deepEqual(awake(s), ['1,0:W']);
});

test('harvest then sell, or sell then harvest: a full storage makes the difference', () => {
  const begin = () => {
    const s = scene({ villages: [{ hand: ['2-1-0-1'], fruits: 4 }] });
    play(s, { tile: '2-1-0-1', cell: '1,0', turn: 3 });
    return s;
  };
  const harvest = { edge: '1,0:W', workers: 2 };
  const sell = { edge: '1,0:S', workers: 1 };

  const sellFirst = begin();
  play(sellFirst, sell, harvest);
  assert.deepEqual(board(sellFirst, 0), { fruits: 5, gold: 2, water: -10, suns: 0 });

  const harvestFirst = begin();
  assert.equal(refused(harvestFirst, harvest), 'nothing-to-do', 'only one of the two finds room');
  play(harvestFirst, { ...harvest, workers: 1 }, sell);
  assert.deepEqual(board(harvestFirst, 0), { fruits: 4, gold: 2, water: -10, suns: 0 });
});

test('selling before the harvest sells nothing when the storage is empty', () => {
  const s = scene({ villages: [{ hand: ['1-1-1-1'] }] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.equal(refused(s, { edge: '1,0:S', workers: 1 }), 'nothing-to-do');
  play(s, { edge: '1,0:W', workers: 1 });
  assert.equal(refused(s, { edge: '1,0:S', workers: 1 }), null);
});

test('the active player acts first, then the others clockwise, each deciding in the active player’s turn', () => {
  const s = scene({
    seats: 3,
    active: 1,
    board: [...start, '1,0 seat0 1-1-1-1', '1,2 seat2 1-1-1-1'],
    display: ['mine1', 'mine1'],
  });
  play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 });
  const order: string[] = [];
  for (const { kind } of decisions(s)) {
    if (kind === 'place') break;
    order.push(asked(s));
    assert.equal(s.active, 1);
    play(s, { edge: 'done' });
  }
  assert.deepEqual([...order, asked(s)], ['1 work', '2 work', '0 work', '2 place']);
});

test('somebody who has nothing to do is not asked', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['market3', 'market3'] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 }, { edge: 'done' });
  assert.equal(asked(s), '1 place', 'Red has no fruit to sell');
});

test('a plantation gives one fruit a worker, a double plantation two', () => {
  const s = scene({
    board: around('plantation1', 'temple', 'plantation2', 'temple'),
    villages: [{ hand: ['2-1-0-1'] }],
  });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 1 }, { edge: '1,0:N', workers: 1 });
  assert.equal(board(s, 0).fruits, 1);
  play(s, { edge: '1,0:S', workers: 1 });
  assert.equal(board(s, 0).fruits, 3);
});

test('five fruits fit in the storage; what does not fit is lost', () => {
  const s = scene({
    board: around('temple', 'plantation2', 'temple', 'temple'),
    villages: [{ hand: ['3-1-0-0'], fruits: 0 }],
  });
  const events = play(s, { tile: '3-1-0-0', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 3 });
  assert.equal(board(s, 0).fruits, 5);
  const worked = events.find(event => event.type === 'worked');
  assert.deepEqual([worked?.fruits, worked?.lost], [5, 1]);
});

test('with a full storage there is nothing to harvest', () => {
  const s = scene({ villages: [{ fruits: 5 }] });
  play(s, { tile: '1-1-1-1', cell: '0,-1', turn: 0 });
  assert.equal(asked(s), '1 place');
  assert.equal(board(s, 0).fruits, 5);
});

test('each worker at a market sells one fruit at its price', () => {
  for (const [market, gold] of [
    ['market2', 4],
    ['market3', 6],
    ['market4', 8],
  ] as const) {
    const s = scene({
      board: around('temple', market, 'temple', 'temple'),
      villages: [{ hand: ['2-1-0-1'], fruits: 5 }],
    });
    play(s, { tile: '2-1-0-1', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 2 });
    assert.deepEqual(board(s, 0), { fruits: 3, gold, water: -10, suns: 0 });
  }
});

test('nobody sells more fruits than they have', () => {
  const s = scene({
    board: around('temple', 'market4', 'temple', 'temple'),
    villages: [{ hand: ['3-1-0-0'], fruits: 1 }],
  });
  play(s, { tile: '3-1-0-0', cell: '1,0', turn: 1 });
  assert.deepEqual(game.moves(s), [{ edge: '1,0:E', workers: 1 }, { edge: 'done' }]);
});

test('a gold mine gives its value for each worker', () => {
  const s = scene({ board: around('mine2', 'mine1', 'temple', 'temple'), villages: [{ hand: ['3-0-0-1'] }] });
  play(s, { tile: '3-0-0-1', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 3 });
  assert.equal(board(s, 0).gold, 3);
  play(s, { edge: '1,0:N', workers: 1 });
  assert.equal(board(s, 0).gold, 5);
});

test('each worker at the water moves the carrier one field forward', () => {
  const s = scene({ board: around('temple', 'water', 'temple', 'temple'), villages: [{ hand: ['2-1-0-1'] }] });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 2 });
  assert.equal(board(s, 0).water, -1);
});

test('the carrier stops at 16, and further steps are lost', () => {
  const s = scene({
    board: around('temple', 'water', 'temple', 'temple'),
    villages: [{ hand: ['3-1-0-0'], water: 11 }],
  });
  const events = play(s, { tile: '3-1-0-0', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 1 });
  assert.equal(board(s, 0).water, 16);
  const worked = events.find(event => event.type === 'worked');
  assert.deepEqual([worked?.water, worked?.lost], [1, 2]);

  const there = scene({ board: around('temple', 'water', 'temple', 'temple'), villages: [{ water: 16 }] });
  play(there, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.equal(asked(there), '1 place', 'nothing left to do at the water');
});

test('each worker at a sun-worshiping site takes a sun token', () => {
  const s = scene({ board: around('temple', 'sun', 'temple', 'temple'), villages: [{ hand: ['2-1-0-1'] }] });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 1 }, { edge: '1,0:E', workers: 2 });
  assert.equal(board(s, 0).suns, 2);
});

test('three sun tokens are the most; further ones are lost', () => {
  const s = scene({ board: around('temple', 'sun', 'temple', 'temple'), villages: [{ hand: ['3-1-0-0'], suns: 1 }] });
  play(s, { tile: '3-1-0-0', cell: '1,0', turn: 1 });
  assert.equal(refused(s, { edge: '1,0:E', workers: 3 }), 'nothing-to-do');
  const [worked] = play(s, { edge: '1,0:E', workers: 2 });
  assert.equal(board(s, 0).suns, 3);
  assert.equal(worked?.type === 'worked' && worked.lost, 1);
});

test('a temple gives nothing when workers come to it', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['temple', 'temple'] });
  play(s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.equal(tileOn(s, '2,0'), 'temple');
  assert.deepEqual(awake(s), ['1,0:S', '1,0:W']);
  play(s, { edge: 'done' });
  assert.equal(asked(s), '1 place');
  assert.deepEqual(board(s, 1), { fruits: 0, gold: 0, water: -10, suns: 0 });
});
