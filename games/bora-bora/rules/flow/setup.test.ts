import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from '@atoll/engine';
import { box, game, play, refused, scene, village } from '../../test/scenes.ts';
import { actions, terrains } from '../names.ts';

const open = (seats: number, seed = 'setup') => openTable(game, { seats }, seed).state;
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

test('five islands hold twelve regions, three of each terrain, and every site gives its terrain’s good', () => {
  const { regions } = game.view(open(4), 'spectator');
  assert.equal(regions.length, 12);
  for (const terrain of terrains) assert.equal(regions.filter(region => region.terrain === terrain).length, 3);
  assert.deepEqual(
    ['centre', 'north', 'east', 'south', 'west'].map(island => regions.filter(r => r.island === island).length),
    [4, 2, 2, 2, 2],
  );
  const goods = { mountain: 'stone', beach: 'sand', forest: 'wood', steppe: 'offering' };
  for (const { terrain, good } of regions) assert.equal(good, goods[terrain]);
});

test('two seats have five action tiles, three have six, four have seven; fishing is always there', () => {
  const tiles = (seats: number) => game.view(open(seats), 'spectator').mats.map(mat => mat.actions.join('+'));
  assert.deepEqual(tiles(2), ['helper', 'temple', 'build', 'woman+man', 'land+water', 'fishing']);
  assert.deepEqual(tiles(3), ['helper', 'temple', 'build', 'woman', 'man', 'land+water', 'fishing']);
  assert.deepEqual(tiles(4), ['helper', 'temple', 'build', 'woman', 'man', 'land', 'water', 'fishing']);
  for (const seats of [2, 3, 4]) assert.equal(tiles(seats).join('+').split('+').length, actions.length);
});

test('a fish lies beside every region, four of them worth 1', () => {
  const { fish } = open(3);
  assert.equal(fish.length, 12);
  assert.equal(fish.filter(value => value === 1).length, 4);
  assert.notDeepEqual(open(3, 'one').fish, open(3, 'two').fish);
});

test('six men and six women lie out, thirty of each are still to come', () => {
  const s = open(4);
  for (const [slots, pile] of [
    [s.men, s.menPile],
    [s.women, s.womenPile],
  ] as const) {
    assert.equal(pile.length, 30);
    assert.equal(new Set([...slots, ...pile]).size, 36);
  }
});

test('everybody starts with one crane and two parrots, and two more tasks lie out than there are seats', () => {
  for (const seats of [2, 3, 4]) {
    const s = open(seats);
    assert.equal(s.tasks.length, seats + 2);
    assert.equal(s.taskPile.length, 53 - 2 * seats - (seats + 2));
    for (const { tasks } of s.villages) {
      assert.equal(tasks.filter(task => task < box.cranes).length, 1);
      assert.equal(tasks.length, 3);
    }
  }
});

test('all 24 pieces of jewelry lie open, four a round', () => {
  const { jewelry } = game.view(open(2), 'spectator');
  assert.deepEqual(
    jewelry.map(row => row.filter(tile => tile !== null).length),
    [4, 4, 4, 4, 4, 4],
  );
});

test('six god tiles lie in the temple, five god cards lie open, the rest is the pile', () => {
  const s = open(3);
  assert.equal(s.templeTiles, 6);
  assert.equal(s.display.length, 5);
  assert.equal(s.deck.length, 60 - 5 - 2 * 3);
});

test('everybody starts with twelve huts, six building tiles, four priests, two cards, two offerings and a god tile', () => {
  for (const v of open(4).villages) {
    assert.equal(v.huts + v.twelfth, 12);
    assert.equal(v.twelfth, 1);
    assert.equal(v.unbuilt, 0b1111110);
    assert.equal(total(v.hand), 2);
    assert.equal(total(v.shown), 0);
    assert.deepEqual([v.offerings, v.godTiles, v.shells, v.people.length], [2, 1, 0, 0]);
  }
  assert.deepEqual(
    game.view(open(4), 'spectator').villages.map(v => v.priests),
    [4, 4, 4, 4],
  );
});

test('the turn order is drawn; it brings 0, 1, 2 and 3 points, and the first marker lies on top', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const s = open(4, `order ${n}`);
    orders.add(s.order.join());
    assert.deepEqual(
      s.order.map(seat => s.villages[seat].points[0]),
      [0, 1, 2, 3],
    );
    assert.deepEqual(s.track.toReversed(), s.order);
  }
  assert.ok(orders.size > 5);
});

test('first huts are set in reverse turn order, each in a free region beside a fish of 1, without scoring it', () => {
  const fish = Object.fromEntries(box.regionIds.map(id => [id, 2]));
  const s = scene({
    phase: 'start',
    seats: 3,
    order: [2, 0, 1],
    fish: { ...fish, 'centre-steppe': 1, 'centre-beach': 1, 'south-steppe': 1, 'west-steppe': 1 },
  });
  assert.equal(refused(s, { region: 'north-beach' }), 'start-fish');
  play(s, { region: 'centre-steppe' });
  assert.equal(village(s, 1).offerings, 1);
  assert.equal(game.decision(s)?.seat, 0);
  assert.equal(refused(s, { region: 'centre-steppe' }), 'start-taken');
  play(s, { region: 'centre-beach' }, { material: 'sand', cell: 'a1' });
  assert.equal(village(s, 0).cells[0], 1);
  assert.equal(game.decision(s)?.seat, 2);
  assert.equal(village(s, 0).points[8], 0);
  assert.deepEqual([village(s, 1).huts, village(s, 1).twelfth], [10, 1]);
});
