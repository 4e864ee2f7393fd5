import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked,
  building,
  hutOn,
  offered,
  play,
  points,
  refused,
  type Scene,
  scene,
  supply,
  treasures,
} from '../../test/scenes.ts';
import { tilesOf } from '../view/view.ts';

const seven = (more: Scene = {}) =>
  scene({ boat: 7, tiles: 'all', supplies: [{ landscapes: 'water', treasures: '7' }], ...more });

const end = (more: Scene) => {
  const t = scene({ seats: 4, tiles: 'all', boat: 12, ...more });
  t.s.over = true;
  t.s.steps = [];
  return t;
};

test('the options are none, a mix of all, only statues, and only the others', () => {
  const [option] = seven().game.options;
  assert.deepEqual(
    option?.values.map(({ id }) => id),
    ['none', 'all', 'statues', 'others'],
  );
});

test('a player who builds on a field of the stone place takes its tile', () => {
  const t = seven({ stoneTiles: { 'C-E': 'statue-B', 'D-E': 'joker' } });
  const events = play(t, building('C-E', '7'));
  assert.deepEqual(events[1], { type: 'tile', seat: 0, field: 'C-E', tile: 'statue-B' });
  assert.deepEqual(tilesOf(supply(t, 0)), ['statue-B']);
  assert.equal(t.game.view(t.s, 1).fields.find(f => f.id === 'C-E')?.stoneTile, null);
  assert.deepEqual(t.game.view(t.s, 1).supplies[0]?.tiles, ['statue-B']);
});

test('every kind of tile goes to its owner', () => {
  for (const tile of ['treasure', 'amulet', 'joker', 'statue-H'] as const) {
    const t = seven({ stoneTiles: { 'C-E': tile } });
    play(t, building('C-E', '7'));
    assert.deepEqual(tilesOf(supply(t, 0)), [tile]);
  }
});

test('example 15: violet wins the tie on A with the statue tile; red, nearest to the statue, is second', () => {
  const [yellow, violet, red] = [0, 1, 2];
  const t = end({
    huts: { 'A-E': red, 'A-EF': yellow, 'A-F': violet, 'A-FG': violet, 'A-GH': yellow, 'A-H': red },
    poles: { 'A-GH': 2, 'A-H': 3 },
    supplies: [{}, { tiles: 'statue-A' }],
  });
  const ranking = t.game.view(t.s, 'spectator').paths[0]?.ranking;
  assert.deepEqual(
    ranking?.map(({ owner, points, statue }) => [owner, points, statue]),
    [
      [violet, 12, true],
      [red, 6, false],
      [yellow, 0, false],
    ],
  );
});

test('a statue tile wins ties only, on its own path only', () => {
  const more = end({
    huts: { 'A-EF': 0, 'A-FG': 0, 'A-GH': 1 },
    poles: { 'A-GH': 2 },
    supplies: [{}, { tiles: 'statue-A' }],
  });
  assert.deepEqual(points(more, 'paths'), [12, 6, 0, 0]);
  const other = end({ huts: { 'A-EF': 0, 'A-FG': 1 }, supplies: [{}, { tiles: 'statue-B' }] });
  assert.deepEqual(points(other, 'paths'), [12, 6, 0, 0]);
});

test('a statue tile wins the tie for second place too', () => {
  const t = end({
    huts: { 'A-EF': '0 double', 'A-FG': 1, 'A-GH': 2 },
    poles: { 'A-GH': 2 },
    supplies: [{}, {}, { tiles: 'statue-A' }],
  });
  assert.deepEqual(points(t, 'paths'), [12, 0, 6, 0]);
});

test('a statue tile beats neutral huts in a tie', () => {
  const t = end({ seats: 2, huts: { 'A-EF': 'neutral', 'A-FG': 0 }, supplies: [{ tiles: 'statue-A' }] });
  assert.deepEqual(points(t, 'paths'), [12, 0]);
});

test('the treasure tile counts as a treasure of 3, once', () => {
  const t = seven({ boat: 10, supplies: [{ landscapes: 'water water', treasures: '4 4', tiles: 'treasure' }] });
  assert.deepEqual(offered(t, 'pay'), ['4+tile3']);
  play(t, building('A-E', '4+tile3'));
  assert.deepEqual(tilesOf(supply(t, 0)), []);
  assert.equal(t.s.treasureDiscard, treasures('4'));
  assert.deepEqual(offered(t, 'do'), ['pass']);
});

test('several treasure tiles may be paid together, and with start cards', () => {
  const t = seven({
    supplies: [{ landscapes: 'water', start: '4', tiles: 'treasure treasure' }],
    printed: { 'A-E': { treasures: 10 }, 'B-E': { treasures: 6 } },
  });
  assert.deepEqual(
    t.game
      .moves(t.s)
      .flatMap(move =>
        move.do === 'build' && ['A-E', 'B-E'].includes(move.field) ? [`${move.field} ${move.pay}`] : [],
      ),
    ['A-E start4+tile3+tile3', 'B-E tile3+tile3'],
  );
});

test('the treasure tile does not pay a price in amulets, nor the amulet tile one in treasures', () => {
  const printed = { 'A-E': { amulets: 3 }, 'B-E': { treasures: 2 } };
  const treasure = seven({ printed, supplies: [{ landscapes: 'water', tiles: 'treasure' }] });
  const amulet = seven({ printed, supplies: [{ landscapes: 'water', tiles: 'amulet' }] });
  for (const t of [treasure, amulet]) assert.deepEqual(offered(t, 'do'), ['pass']);
});

test('the amulet tile counts as an amulet of 2, once', () => {
  const printed = { 'A-E': { amulets: 5 } };
  const t = seven({ printed, supplies: [{ landscapes: 'water', amulets: '3', tiles: 'amulet' }] });
  assert.deepEqual(offered(t, 'pay'), ['3+tile2']);
  play(t, building('A-E', '3+tile2'));
  assert.deepEqual(tilesOf(supply(t, 0)), []);
});

test('an amulet tile that is left at the end is no amulet', () => {
  const t = end({ supplies: [{ amulets: '4', tiles: 'amulet' }] });
  assert.deepEqual(points(t, 'amulets'), [4, 0, 0, 0]);
});

test('the landscape joker builds where no bird sits, for the card of the field and its price', () => {
  const hand = { landscapes: 'water', treasures: '7', tiles: 'joker' };
  const t = seven({ birds: 'sand reed', supplies: [hand] });
  assert.deepEqual(offered(t, 'cards'), ['water+joker']);
  play(t, building('A-E', '7', { cards: 'water+joker' }));
  assert.equal(hutOn(t, 'A-E'), '0');
  assert.deepEqual([tilesOf(supply(t, 0)), supply(t, 0).landscapes, supply(t, 0).treasures], [[], 0, 0]);
  const noCard = seven({ birds: 'sand reed', supplies: [{ ...hand, landscapes: 'mangrove' }] });
  assert.equal(refused(noCard, building('A-E', '7', { cards: 'water+joker' })), 'no-landscape-card');
});

test('a joker is used once', () => {
  const t = seven({
    boat: 10,
    birds: 'sand reed',
    supplies: [{ landscapes: 'water water', treasures: '7 7', tiles: 'joker' }],
  });
  play(t, building('A-E', '7', { cards: 'water+joker' }));
  assert.equal(refused(t, building('B-E', '7', { cards: 'water+joker' })), 'no-bird');
});

test('one joker covers a double hut', () => {
  const t = seven({
    boat: 9,
    birds: 'sand reed',
    supplies: [{ landscapes: 'water water', treasures: '7 7', tiles: 'joker' }],
  });
  play(t, building('A-E', '7+7', { huts: 2, cards: 'water+water+joker' }));
  assert.deepEqual([hutOn(t, 'A-E'), tilesOf(supply(t, 0))], ['0 double', []]);
});

test('a joker is given only where a bird is missing', () => {
  const t = seven({ supplies: [{ landscapes: 'water', treasures: '7', tiles: 'joker' }] });
  assert.deepEqual(offered(t, 'cards'), ['water']);
  assert.equal(refused(t, building('A-E', '7', { cards: 'water+joker' })), 'joker-not-needed');
});

test('without a joker none can be given', () => {
  const t = seven({
    printed: { 'A-E': { landscape: 'sand' } },
    supplies: [{ landscapes: 'water sand', treasures: '7' }],
  });
  assert.equal(refused(t, building('A-E', '7', { cards: 'sand+joker' })), 'no-bird');
  assert.equal(refused(t, building('B-E', '7', { cards: 'water+joker' })), 'no-joker');
});

test('on a field with two landscapes the joker stands for the one without a bird', () => {
  const t = seven({
    birds: 'mangrove reed',
    supplies: [{ landscapes: 'mangrove sand', treasures: '7', tiles: 'joker' }],
  });
  assert.deepEqual(offered(t, 'cards'), ['mangrove', 'sand+joker']);
});

test('a tile just taken can be used in the same turn', () => {
  const t = seven({
    boat: 10,
    stoneTiles: { 'C-E': 'treasure' },
    supplies: [{ landscapes: 'water water', treasures: '4 7' }],
  });
  play(t, building('C-E', '7'));
  assert.equal(asked(t), '0 build');
  play(t, building('A-E', '4+tile3'));
  assert.equal(hutOn(t, 'A-E'), '0');
});

test('a player with a joker is asked wherever it could be of use', () => {
  const hand = { landscapes: 'sand', treasures: '6', seenTreasures: '6', tiles: 'joker' };
  const t = scene({
    boat: 6,
    tiles: 'all',
    birds: 'sand reed',
    landscapePile: 'water',
    treasurePile: '2',
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    printed: { 'A-E': { treasures: 6 } },
    supplies: [hand],
  });
  play(t, { do: 'pass' });
  assert.equal(asked(t), '0 build');
});
