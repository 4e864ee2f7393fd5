import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked,
  baseGame,
  building,
  cards,
  hutOn,
  offered,
  passing,
  play,
  points,
  printedField,
  refused,
  type Scene,
  scene,
  supply,
  treasures,
} from '../../test/scenes.ts';

const ten = (more: Scene = {}) =>
  scene({ boat: 10, supplies: [{ landscapes: 'water water', treasures: '2 5 7' }], ...more });
const nine = (more: Scene = {}) =>
  scene({ boat: 9, supplies: [{ landscapes: 'water water', treasures: '2 5 7' }], ...more });

test('two huts: one after the other, each paid by itself', () => {
  const t = ten();
  play(t, building('A-E', '2+5'));
  assert.equal(asked(t), '0 build');
  play(t, building('B-E', '7'));
  assert.deepEqual([hutOn(t, 'A-E'), hutOn(t, 'B-E'), t.s.boat], ['0', '0', 0]);
});

test('two huts: on two different fields, and no double hut', () => {
  const t = ten();
  assert.deepEqual(offered(t, 'huts'), [1]);
  assert.equal(refused(t, building('A-E', '2+5+7', { huts: 2 })), 'no-double-here');
  play(t, building('A-E', '2+5'));
  assert.equal(refused(t, building('A-E', '7')), 'occupied');
});

test('two huts: one alone is enough, and none too', () => {
  const one = ten();
  play(one, building('A-E', '7'), passing);
  assert.deepEqual([one.s.phase, supply(one, 0).huts], ['bowls', 9]);
  const none = ten();
  play(none, passing);
  assert.deepEqual([none.s.phase, supply(none, 0).huts], ['bowls', 10]);
});

test('example 7: fourteen treasures pay a reed and a water field, but not two fields of seven', () => {
  const { fields } = baseGame.box;
  const [reed, water] = fields
    .flatMap(a => fields.map(b => [a, b] as const))
    .find(
      ([a, b]) =>
        a.landscapes.join() === 'reed' &&
        a.points === 3 &&
        b.landscapes.join() === 'water' &&
        b.points === 0 &&
        a.currency === 'treasures' &&
        b.currency === 'treasures' &&
        a.price + b.price === 14 &&
        a.price !== 7,
    ) as [(typeof fields)[number], (typeof fields)[number]];
  const pay = (sum: number) => (sum > 7 ? `2+${sum - 2}` : `${sum}`);
  const hand = [pay(reed.price), pay(water.price)].join('+').replaceAll('+', ' ');
  const t = scene({
    base: true,
    boat: 10,
    birds: 'water reed',
    supplies: [{ landscapes: 'water reed', treasures: hand }],
  });
  play(t, building(reed.id, pay(reed.price), { cards: 'reed' }), building(water.id, pay(water.price)));
  assert.deepEqual(points(t, 'fields'), [3, 0, 0]);
  assert.deepEqual([supply(t, 0).treasures, supply(t, 0).landscapes], [0, 0]);

  const sevens = scene({ boat: 10, supplies: [{ landscapes: 'water water', treasures: hand }] });
  assert.ok(!offered(sevens, 'do').includes('build'));
});

test('double hut: both huts on one field, double price, two landscape cards', () => {
  const t = nine({ bowls: { 1: 1 } });
  assert.deepEqual(offered(t, 'huts'), [1, 2]);
  play(t, building('A-E', '2+5+7', { huts: 2 }));
  assert.equal(hutOn(t, 'A-E'), '0 double');
  assert.deepEqual([supply(t, 0).huts, supply(t, 0).treasures, supply(t, 0).landscapes], [8, 0, 0]);
  assert.deepEqual([t.s.treasureDiscard, t.s.landscapeDiscard], [treasures('2 5 7'), cards('water water')]);
});

test('example 8: twenty treasures and two water cards for a double hut, and twice four points', () => {
  const field = printedField({ landscape: 'water', treasures: 10, points: 4 });
  const t = scene({ base: true, boat: 9, supplies: [{ landscapes: 'water water', treasures: '6 7 7' }] });
  const events = play(t, building(field, '6+7+7', { huts: 2 }));
  assert.equal(events[0]?.type === 'built' && events[0].points, 8);
  assert.equal(hutOn(t, field), '0 double');
  assert.deepEqual(points(t, 'fields'), [8, 0, 0]);
});

test('double hut: the whole doubled price at once, exactly, and two cards', () => {
  assert.equal(refused(nine(), building('A-E', '2+5', { huts: 2 })), 'underpaid');
  const poor = nine({ supplies: [{ landscapes: 'water water', treasures: '6 7' }] });
  assert.equal(refused(poor, building('A-E', '6+7', { huts: 2 })), 'cannot-pay');
  const bare = nine({ supplies: [{ landscapes: 'water', treasures: '7 7' }] });
  assert.equal(refused(bare, building('A-E', '7+7', { huts: 2 })), 'no-landscape-card');
});

test('a double hut on a field paid in amulets costs double the amulets', () => {
  const t = nine({
    printed: { 'A-E': { amulets: 5, points: 2 } },
    supplies: [{ landscapes: 'water water', amulets: '4 6' }],
  });
  play(t, building('A-E', '4+6', { huts: 2 }));
  assert.deepEqual(points(t, 'fields'), [4, 0, 0]);
});

test('no double huts on the stone place, the pole place and amulet fields', () => {
  const t = nine();
  for (const field of ['C-E', 'CD-F', 'A-G', 'AB-H', 'isle-1'])
    assert.equal(refused(t, building(field, '2+5+7', { huts: 2 })), 'double-place');
  const double = t.game.moves(t.s).flatMap(move => (move.do === 'build' && move.huts === 2 ? [move.field] : []));
  for (const field of double) assert.equal(t.game.box.fields[t.game.box.fieldAt.get(field) as number]?.place, null);
});

test('a hut that stands is not made a double hut', () => {
  const t = nine({ huts: { 'A-E': 0, 'B-E': 1 } });
  assert.equal(refused(t, building('A-E', '7')), 'occupied');
  assert.equal(refused(t, building('A-E', '2+5+7', { huts: 2 })), 'no-upgrade');
  assert.equal(refused(t, building('B-E', '2+5+7', { huts: 2 })), 'occupied');
});

test('a double hut needs two huts in the supply', () => {
  const t = nine({ supplies: [{ huts: 1, landscapes: 'water water', treasures: '2 5 7' }] });
  assert.deepEqual(offered(t, 'huts'), [1]);
  assert.equal(refused(t, building('A-E', '2+5+7', { huts: 2 })), 'one-hut-left');
});

test('a field with two landscapes takes a card of either, if that one has a bird', () => {
  const hand = { landscapes: 'mangrove sand', treasures: '7' };
  const both = scene({ boat: 7, birds: 'mangrove sand', supplies: [hand] });
  assert.deepEqual(offered(both, 'cards'), ['mangrove', 'sand']);
  const one = scene({ boat: 7, birds: 'sand reed', supplies: [hand] });
  assert.deepEqual(offered(one, 'cards'), ['sand']);
  assert.equal(refused(one, building('B-F', '7', { cards: 'mangrove' })), 'no-bird');
  assert.equal(refused(one, building('B-F', '7', { cards: 'water' })), 'wrong-landscape');
});

test('example 9: a hut on a field with two landscapes, and four points', () => {
  const field = baseGame.box.fields.find(
    f => f.landscapes.length === 2 && f.points === 4,
  ) as (typeof baseGame.box.fields)[number];
  const [card] = field.landscapes;
  const other = ['mangrove', 'water', 'sand', 'reed'].find(name => !field.landscapes.includes(name as never));
  const hand = Array.from({ length: field.price / 2 }, () => 2).join(' ');
  const t = scene({
    base: true,
    boat: 7,
    birds: `${card} ${other}`,
    supplies: [{ landscapes: card as string, treasures: hand }],
  });
  play(t, building(field.id, hand.replaceAll(' ', '+'), { cards: card as string }));
  assert.deepEqual(points(t, 'fields'), [4, 0, 0]);
});

test('a double hut on a field with two landscapes: two cards of one of them, or one of each', () => {
  const hand = { landscapes: 'mangrove mangrove sand sand', treasures: '7 7' };
  const t = scene({ boat: 9, birds: 'mangrove sand', supplies: [hand] });
  const double = t.game.moves(t.s).flatMap(move => (move.do === 'build' && move.huts === 2 ? [move.cards] : []));
  assert.deepEqual(double, ['mangrove+mangrove', 'mangrove+sand', 'sand+sand']);
});

test('a double hut there: no card of a landscape without a bird', () => {
  const hand = { landscapes: 'mangrove mangrove sand sand', treasures: '7 7' };
  const t = scene({ boat: 9, birds: 'sand reed', supplies: [hand] });
  const double = t.game.moves(t.s).flatMap(move => (move.do === 'build' && move.huts === 2 ? [move.cards] : []));
  assert.deepEqual(double, ['sand+sand']);
  assert.equal(refused(t, building('B-F', '7+7', { huts: 2, cards: 'mangrove+sand' })), 'no-bird');
});
