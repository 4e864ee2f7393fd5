import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from '@atoll/engine';
import { startPair } from '../../editions/box.ts';
import { baseGame as game } from '../../test/scenes.ts';
import { countOf, sizeOf } from '../packs.ts';
import { BLOCKED, FREE, type MangroviaState, NEUTRAL, ownerOf, type TileOption } from '../types.ts';
import { startCardsOf, tilesOf } from '../view/view.ts';

const { box } = game;
const opened = (seats: number, seed = 'setup', stoneTiles: TileOption = 'none'): MangroviaState =>
  openTable(game, { seats, options: { stoneTiles } }, seed).state;
const neutralFields = (s: MangroviaState): string[] =>
  box.fieldIds.filter((_, field) => ownerOf(s.fields[field]) === NEUTRAL);
const symbols = (symbol: string): string[] => box.fields.filter(f => f.neutral === symbol).map(f => f.id);

test('huts and bowls: ten and two with two and three seats, nine and one with four, eight and one with five', () => {
  const begin = [2, 3, 4, 5].map(seats => {
    const s = opened(seats);
    const { bowls } = game.view(s, 0).supplies[0];
    return [s.supplies.map(({ huts }) => huts), bowls];
  });
  assert.deepEqual(begin, [
    [[10, 10], 2],
    [[10, 10, 10], 2],
    [[9, 9, 9, 9], 1],
    [[8, 8, 8, 8, 8], 1],
  ]);
});

test('everybody begins without points', () => {
  for (const seats of [2, 3, 4, 5]) for (const row of game.scoresheet(opened(seats)).rows) assert.equal(row.total, 0);
});

test('the lot says who begins, and everybody does at times', () => {
  const begins = [0, 0, 0, 0, 0];
  for (let i = 0; i < 200; i++) {
    const { first, start } = opened(5, `lot ${i}`);
    assert.equal(first, start);
    begins[first] += 1;
  }
  for (const n of begins) assert.ok(n > 20 && n < 65, begins.join());
});

test('start cards go round from the start player: the pair of each later seat is worth one more', () => {
  const s = opened(5, 'start cards');
  const sums = s.supplies.map((_, i) => {
    const seat = (s.first + i) % 5;
    const values = startCardsOf(box, s, seat);
    assert.deepEqual(values, startPair(box, s, seat));
    return values[0] + values[1];
  });
  assert.deepEqual(sums, [7, 8, 9, 10, 11]);
  assert.deepEqual(startCardsOf(box, s, s.first), [3, 4]);
});

test('everybody knows the start cards', () => {
  const s = opened(3);
  for (let seat = 0; seat < 3; seat++)
    assert.deepEqual(game.view(s, 'spectator').supplies[seat]?.startCards, startPair(box, s, seat));
});

test('two landscape cards each, four treasures and three landscape cards open, the rest in piles', () => {
  for (const seats of [2, 3, 4, 5]) {
    const s = opened(seats);
    for (const supply of s.supplies)
      assert.deepEqual([sizeOf(supply.landscapes), sizeOf(supply.treasures), supply.seenLandscapes], [2, 0, 0]);
    assert.equal(s.openTreasures.filter(Boolean).length, 4);
    assert.equal(s.openLandscapes.filter(Boolean).length, 3);
    assert.equal(sizeOf(s.treasurePile), 43 - 4);
    assert.equal(sizeOf(s.landscapePile), 32 - 3 - 2 * seats);
  }
});

test('the birds begin on mangrove and water, and the boat on its own field', () => {
  const v = game.view(opened(4), 'spectator');
  assert.deepEqual(v.birds, ['mangrove', 'water']);
  assert.equal(v.boat, 0);
  assert.deepEqual(
    v.supplies.map(({ amuletHuts, amuletCount }) => [amuletHuts, amuletCount]),
    [0, 1, 2, 3].map(() => [0, 0]),
  );
});

test('five amulets of value 1 on the board, 35 of 2 to 6 in the bag', () => {
  const s = opened(3);
  assert.equal(s.ones, 5);
  assert.equal(sizeOf(s.bag), 35);
  assert.equal(countOf(s.bag, 0), 0);
  for (const kind of [1, 2, 3, 4, 5]) assert.ok(countOf(s.bag, kind) > 0);
});

test('pole tiles 2 to 9 wait with the 2 on top', () => {
  assert.deepEqual(box.edition.poles.tiles, [2, 3, 4, 5, 6, 7, 8, 9]);
  assert.equal(game.view(opened(3), 'spectator').poleTile, 2);
});

test('three seats: neutral huts on the grey symbols only', () => {
  assert.deepEqual(neutralFields(opened(3)), symbols('grey'));
  assert.equal(symbols('grey').length, 3);
});

test('two seats: neutral huts on the grey and the white symbols', () => {
  const found = neutralFields(opened(2));
  assert.equal(found.length, 10);
  assert.deepEqual(found.sort(), [...symbols('grey'), ...symbols('white')].sort());
});

test('four and five seats: no neutral huts', () => {
  for (const seats of [4, 5]) assert.deepEqual(neutralFields(opened(seats)), []);
});

test('two seats: the neutral hut of the pole place stands on tile 2, and the 3 is next', () => {
  const v = game.view(opened(2), 'spectator');
  const poles = v.fields.filter(field => field.poleTile !== null);
  assert.deepEqual(
    poles.map(({ owner, poleTile }) => [owner, poleTile]),
    [['neutral', 2]],
  );
  assert.equal(v.poleTile, 3);
});

test('two seats: the lowest cult site is blocked, and no other ever', () => {
  assert.deepEqual(opened(2).sites, [FREE, FREE, FREE, FREE, FREE, BLOCKED]);
  for (const seats of [3, 4, 5]) assert.ok(opened(seats).sites.every(site => site === FREE));
});

const laid = (s: MangroviaState) =>
  game
    .view(s, 'spectator')
    .fields.filter(field => box.stoneAt[box.fieldAt.get(field.id) as number] !== -1)
    .map(field => field.stoneTile);

test('the base game has no stone tiles', () => {
  for (const seats of [2, 3, 4, 5]) assert.ok(laid(opened(seats)).every(tile => tile === null));
});

test('stone tiles: one on every field of the stone place, none under the neutral hut', () => {
  for (const option of ['all', 'statues', 'others'] as const)
    for (const seats of [2, 3, 4, 5]) {
      const s = opened(seats, 'tiles', option);
      assert.equal(laid(s).filter(tile => tile !== null).length, seats <= 3 ? 7 : 8);
      for (const { owner, stoneTile } of game.view(s, 'spectator').fields)
        assert.ok(owner === null || stoneTile === null);
      assert.ok(s.supplies.every(supply => tilesOf(supply).length === 0));
    }
});

test('only statues: eight different ones; only the others: three kinds, as many as the box has', () => {
  const statues = laid(opened(5, 'statues', 'statues'));
  assert.deepEqual(
    statues.toSorted(),
    [...'ABCDEFGH'].map(path => `statue-${path}`),
  );
  const others = laid(opened(4, 'others', 'others'));
  const { treasure, amulet, joker } = box.edition.stoneTiles;
  const count = (kind: string) => others.filter(tile => tile === kind).length;
  assert.deepEqual([count('treasure'), count('amulet'), count('joker')], [treasure, amulet, joker]);
});

test('a mix of all sixteen: statues and others come together, by chance', () => {
  const mixes = new Set<number>();
  for (let i = 0; i < 40; i++)
    mixes.add(laid(opened(4, `mix ${i}`, 'all')).filter(tile => tile?.startsWith('statue')).length);
  assert.ok(mixes.size >= 4 && !mixes.has(8), [...mixes].join());
});
