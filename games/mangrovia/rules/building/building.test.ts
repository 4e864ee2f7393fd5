import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked,
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
import { sizeOf } from '../packs.ts';

/** Seat 0 may build one hut, and can pay for any water field of 7. */
const seven = (more: Scene = {}) => scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '2 5' }], ...more });

test('a hut stands where nobody has built, neutral huts included', () => {
  const t = seven({ huts: { 'A-E': 1, 'B-E': 'neutral', 'A-F': 0 } });
  for (const field of ['A-E', 'B-E', 'A-F']) assert.equal(refused(t, building(field, '2+5')), 'occupied');
  play(t, building('C-E', '2+5'));
  assert.equal(hutOn(t, 'C-E'), '0');
});

test('a hut needs a bird on the landscape of its field', () => {
  assert.equal(refused(seven({ birds: 'sand reed' }), building('A-E', '2+5')), 'no-bird');
  assert.equal(refused(seven({ birds: 'sand water' }), building('A-E', '2+5')), null);
});

test('a hut costs one landscape card of its field', () => {
  const t = seven({ printed: { 'A-E': { landscape: 'mangrove' } } });
  assert.equal(refused(t, building('A-E', '2+5', { cards: 'mangrove' })), 'no-landscape-card');
  assert.equal(refused(t, building('A-E', '2+5', { cards: 'water' })), 'no-landscape-card');
  play(t, building('B-E', '2+5'));
  assert.equal(supply(t, 0).landscapes, 0);
});

test('a card of another landscape will not do', () => {
  const t = scene({
    boat: 7,
    printed: { 'A-E': { landscape: 'mangrove' } },
    supplies: [{ landscapes: 'water mangrove', treasures: '7' }],
  });
  assert.equal(refused(t, building('A-E', '7', { cards: 'water' })), 'wrong-landscape');
});

test('example 5: seven treasures and a sand card, and one chief point at once', () => {
  const field = printedField({ landscape: 'sand', treasures: 7, points: 1 });
  const t = scene({ base: true, boat: 7, birds: 'water sand', supplies: [{ landscapes: 'sand', treasures: '3 4' }] });
  const events = play(t, building(field, '3+4', { cards: 'sand' }));
  assert.equal(hutOn(t, field), '0');
  assert.deepEqual(points(t, 'fields'), [1, 0, 0]);
  assert.equal(events[0]?.type === 'built' && events[0].points, 1);
  assert.deepEqual([supply(t, 0).treasures, supply(t, 0).landscapes, supply(t, 0).huts], [0, 0, 9]);
});

test('example 6: amulets worth six do not pay a price of five', () => {
  const field = printedField({ landscape: 'water', amulets: 5 });
  const t = scene({ base: true, boat: 7, ones: 5, supplies: [{ landscapes: 'water', amulets: '2 4' }] });
  assert.equal(refused(t, building(field, '2+4')), 'cannot-pay');
  assert.ok(!offered(t, 'field').includes(field));
});

test('the price is paid exactly: not more, not less', () => {
  const t = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '2 3 5 6' }] });
  assert.equal(refused(t, building('A-E', '3+5')), 'overpaid');
  assert.equal(refused(t, building('A-E', '2+3')), 'underpaid');
  assert.deepEqual(offered(t, 'pay'), ['2+5']);
});

test('a player who cannot pay exactly cannot build', () => {
  const t = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '3 3 6' }] });
  assert.equal(refused(t, building('A-E', '3+3')), 'cannot-pay');
  assert.deepEqual(offered(t, 'do'), ['pass']);
});

test('treasures do not pay a price in amulets, nor amulets one in treasures, nor both together', () => {
  const printed = { 'A-E': { amulets: 5 } };
  const t = scene({ boat: 7, printed, supplies: [{ landscapes: 'water', treasures: '5 4', amulets: '3' }] });
  assert.equal(refused(t, building('A-E', '5')), 'cannot-pay');
  assert.equal(refused(t, building('B-E', '3+4')), 'cannot-pay');
  assert.deepEqual(offered(t, 'field'), []);
});

test('amulets pay a price in amulets', () => {
  const printed = { 'A-E': { amulets: 5 } };
  const t = scene({ boat: 7, printed, supplies: [{ landscapes: 'water', amulets: '1 2 2 4 5' }] });
  assert.deepEqual(offered(t, 'field'), ['A-E']);
  assert.deepEqual(new Set(offered(t, 'pay')), new Set(['1+2+2', '1+4', '5']));
});

test('which cards are paid is a choice between all sums that fit, equal cards counting once', () => {
  const t = scene({ boat: 7, supplies: [{ landscapes: 'water water', treasures: '2 2 2 3 3 4 5 5 7' }] });
  assert.deepEqual(new Set(offered(t, 'pay')), new Set(['7', '2+5', '3+4', '2+2+3']));
  const moves = t.game.moves(t.s).map(move => JSON.stringify(move));
  assert.equal(new Set(moves).size, moves.length);
});

test('a building can be offered with every one of its payments, and no other', () => {
  // Every multiset of a hand, by hand: what makes seven must be in the list.
  const hand = [2, 2, 3, 3, 4, 5, 6, 7];
  const sums = new Set<string>();
  for (let bits = 1; bits < 1 << hand.length; bits++) {
    const chosen = hand.filter((_, i) => (bits >> i) & 1);
    if (chosen.reduce((a, b) => a + b, 0) === 7) sums.add(chosen.join('+'));
  }
  const t = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: hand.join(' ') }] });
  assert.deepEqual(new Set(offered(t, 'pay')), sums);
});

test('what is paid is seen by all: cards that were known are gone first', () => {
  const t = scene({
    boat: 7,
    supplies: [{ landscapes: 'water water', seenLandscapes: 'water', treasures: '2 2 5', seenTreasures: '2 5' }],
  });
  const events = play(t, building('A-E', '2+5'));
  assert.deepEqual(events[0], { type: 'built', seat: 0, field: 'A-E', huts: 1, cards: 'water', pay: '2+5', points: 0 });
  assert.deepEqual([supply(t, 0).treasures, supply(t, 0).seenTreasures], [treasures('2'), 0]);
  assert.deepEqual([supply(t, 0).landscapes, supply(t, 0).seenLandscapes], [cards('water'), 0]);
});

test('chief points of a field come at once', () => {
  const t = seven({ printed: { 'A-E': { points: 3 } } });
  play(t, building('A-E', '2+5'));
  assert.deepEqual(points(t, 'fields'), [3, 0, 0]);
  assert.equal(t.game.view(t.s, 1).supplies[0]?.chief, 3);
});

test('on the pole place the top tile goes under the hut and brings its value at once', () => {
  const t = seven({ huts: { 'A-G': 1, 'A-H': 2 }, poles: { 'A-G': 2, 'A-H': 3 } });
  const events = play(t, building('B-G', '2+5'));
  assert.deepEqual(events[1], { type: 'pole', seat: 0, field: 'B-G', tile: 4 });
  assert.deepEqual(points(t, 'poleTiles'), [4, 2, 3]);
  assert.equal(t.game.view(t.s, 0).poleTile, 5);
});

test('the centres of the two places are no fields', () => {
  for (const centre of ['CD-EF', 'AB-GH']) assert.equal(refused(seven(), building(centre, '2+5')), 'no-such-field');
});

test('huts come out of the supply', () => {
  const t = seven();
  play(t, building('A-E', '2+5'));
  assert.equal(supply(t, 0).huts, 9);
});

test('a player with no hut left builds no more', () => {
  const t = scene({
    boat: 10,
    bowls: { 3: 0, 2: 0 },
    treasurePile: '2',
    supplies: [{ huts: 1, landscapes: 'water water water', treasures: '7 7 7' }],
  });
  const events = play(t, building('A-E', '7'));
  assert.equal(events.filter(({ type }) => type === 'passed').length, 1);
  // Neither the second hut of landing 10 nor the hut of landing 11 is asked for, only its card.
  assert.deepEqual([asked(t), t.s.boat], ['0 draw', 11]);
});

test('treasures and landscape cards go to discards of their own, start cards leave the game', () => {
  const t = scene({ boat: 7, bowls: { 1: 1 }, supplies: [{ landscapes: 'water', treasures: '4', start: '3 4' }] });
  play(t, building('A-E', '4+start3'));
  assert.equal(t.s.treasureDiscard, treasures('4'));
  assert.equal(t.s.landscapeDiscard, cards('water'));
  assert.deepEqual(t.game.view(t.s, 1).supplies[0]?.startCards, [4]);
});

test('a start card and a treasure of the same value are two ways to pay', () => {
  const t = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '3 4', start: '3 4' }] });
  assert.deepEqual(new Set(offered(t, 'pay')), new Set(['3+4', '4+start3', '3+start4', 'start3+start4']));
});

test('two equal start cards are one choice, and both can be paid one after the other', () => {
  const startCards = [
    [4, 4],
    [3, 5],
    [4, 5],
    [4, 6],
    [5, 6],
  ];
  const t = scene({ boat: 10, startCards, supplies: [{ landscapes: 'water water', treasures: '3 3', start: '4 4' }] });
  const ways = t.game.moves(t.s).flatMap(move => (move.do === 'build' && move.field === 'A-E' ? [move.pay] : []));
  assert.deepEqual(ways, ['3+start4']);
  play(t, building('A-E', '3+start4'));
  assert.deepEqual(t.game.view(t.s, 0).supplies[0]?.startCards, [4]);
  play(t, building('B-E', '3+start4'));
  assert.deepEqual(t.game.view(t.s, 0).supplies[0]?.startCards, []);
});

test('nobody must build', () => {
  const t = seven();
  play(t, passing);
  assert.deepEqual([supply(t, 0).huts, sizeOf(supply(t, 0).treasures)], [10, 2]);
});

test('a player who holds cards that the others do not know is asked, even if nothing can be built with them', () => {
  const unknown = { landscapes: 'sand', treasures: '6' };
  const t = scene({
    boat: 6,
    treasurePile: '2 3 4 5 7',
    landscapePile: 'water',
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    supplies: [unknown],
  });
  play(t, passing);
  assert.equal(asked(t), '0 build');
  assert.deepEqual(offered(t, 'do'), ['pass']);
});

test('a player who holds only cards that all know, and cannot build with them, is not asked', () => {
  const known = { landscapes: 'sand', treasures: '6', seenLandscapes: 'sand', seenTreasures: '6' };
  const t = scene({
    boat: 6,
    treasurePile: '2 3 4 5 7',
    landscapePile: 'water',
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    supplies: [known],
  });
  play(t, passing);
  assert.notEqual(asked(t), '0 build');
});

test('nobody is asked for what no hand could pay: too few cards, or none of them left anywhere', () => {
  // One unknown treasure pays seven only if it is a seven, and all sevens lie open.
  const t = scene({
    boat: 6,
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    landscapePile: 'water',
    supplies: [{ landscapes: 'water', treasures: '6' }],
  });
  t.s.treasureDiscard = treasures('7 7 7 7 7 7');
  play(t, passing);
  assert.notEqual(asked(t), '0 build');
});
