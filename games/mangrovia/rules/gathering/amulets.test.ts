import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { amulets, asked, building, collecting, offered, play, refused, scene, supply } from '../../test/scenes.ts';
import { sizeOf } from '../packs.ts';
import type { MangroviaEvent } from '../types.ts';

const isles = (n: number, seat = 0) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`isle-${i + 1}`, seat]));
const throwing = (amulet: number) => ({ do: 'throw', amulet }) as const;

test('huts on amulet fields are counted, and no others', () => {
  const t = scene({ boat: 2, huts: { ...isles(2), 'A-E': 0, 'isle-5': 1, 'A-G': 0 } });
  assert.deepEqual(
    t.game.view(t.s, 0).supplies.map(s => [s.amuletHuts, s.drawsAmulets, s.keepsAmulets]),
    [
      [2, 2, 1],
      [1, 1, 1],
      [0, 0, 0],
    ],
  );
});

test('a hut paid with amulets is no amulet hut unless its field is one', () => {
  const t = scene({ boat: 7, printed: { 'A-E': { amulets: 5 } }, supplies: [{ landscapes: 'water', amulets: '5' }] });
  play(t, building('A-E', '5'));
  assert.equal(t.game.view(t.s, 0).supplies[0]?.amuletHuts, 0);
});

test('building on an amulet field is a step on the amulet track', () => {
  const t = scene({ boat: 7, huts: isles(1), supplies: [{ landscapes: 'water', treasures: '7' }] });
  const events = play(t, building('isle-2', '7'));
  assert.deepEqual(events[1], { type: 'amuletHut', seat: 0, huts: 2 });
  assert.equal(t.game.view(t.s, 0).supplies[0]?.amuletHuts, 2);
});

test('without a hut there: an amulet of value 1 from the board, and none from the bag', () => {
  const t = scene({ boat: 2, ones: 2, bag: '6 6' });
  const events = play(t, collecting);
  assert.deepEqual(events[0], { type: 'collected', seat: 0, from: 'board', count: 1 });
  assert.deepEqual([supply(t, 0).amulets, t.s.ones, sizeOf(t.s.bag)], [amulets('1'), 1, 2]);
  assert.equal(t.game.view(t.s, 1).supplies[0]?.seenOnes, 1);
});

test('without a hut there, and none of value 1 left: nothing to collect', () => {
  const t = scene({ boat: 8, ones: 0, bag: '6 6', supplies: [{ landscapes: 'water', treasures: '7' }] });
  assert.equal(refused(t, collecting), 'no-amulets-left');
  const skipped = scene({
    boat: 1,
    bowls: { 2: 1 },
    treasures: '2',
    bag: '6',
    steps: [{ kind: 'draw', seat: 0, from: 'open' }],
  });
  const events = play(skipped, { do: 'pass' });
  assert.ok(events.some(e => e.type === 'passed' && e.seat === 1 && e.what === 'amulets' && e.need));
});

test('with exactly one hut there: one amulet from the bag, and it is kept', () => {
  const t = scene({ boat: 2, huts: isles(1), ones: 5, bag: '4' });
  play(t, collecting);
  assert.deepEqual([supply(t, 0).amulets, t.s.bag, t.s.ones], [amulets('4'), 0, 5]);
  assert.notEqual(asked(t), '0 throw');
});

test('example 4: three huts there: orange draws three, looks at them and keeps two', () => {
  const t = scene({ boat: 2, huts: isles(3), bag: '2 3 6' });
  play(t, collecting);
  assert.equal(asked(t), '0 throw');
  assert.deepEqual(offered(t, 'amulet'), [2, 3, 6]);
  play(t, throwing(3));
  assert.deepEqual([supply(t, 0).amulets, t.s.bag], [amulets('2 6'), amulets('3')]);
});

test('with two huts there: two are drawn, one is thrown back', () => {
  const t = scene({ boat: 2, huts: isles(2), bag: '2 5' });
  play(t, collecting, throwing(2));
  assert.equal(supply(t, 0).amulets, amulets('5'));
});

test('however many huts there: no more than five are drawn', () => {
  for (const huts of [5, 6, 7]) {
    const t = scene({ boat: 2, huts: isles(huts), bag: '2 2 3 3 4 4 5 5' });
    play(t, collecting);
    assert.equal(sizeOf(t.s.bag), 3);
  }
});

test('only one of those just drawn can be thrown back', () => {
  const t = scene({ boat: 2, huts: isles(2), bag: '2 5', supplies: [{ amulets: '1 6' }] });
  play(t, collecting);
  for (const amulet of [1, 6, 4]) assert.equal(refused(t, throwing(amulet)), 'not-drawn');
});

test('what is thrown back can be drawn again', () => {
  const t = scene({ boat: 2, huts: isles(2), bag: '2 5', bowls: { 2: 0 } });
  play(t, collecting, throwing(2));
  assert.equal(t.s.bag, amulets('2'));
});

test('amulets are collected all or none: one cannot stop at some of them', () => {
  const t = scene({ boat: 2, huts: isles(3), bag: '2 3 4 5' });
  assert.deepEqual(t.game.moves(t.s), [collecting, { do: 'pass' }]);
  play(t, collecting);
  assert.ok(t.game.moves(t.s).every(move => move.do === 'throw'));
  assert.notEqual(refused(t, { do: 'pass' }), null);
  play(t, t.game.moves(t.s)[0]);
  assert.equal(sizeOf(supply(t, 0).amulets), 2);
});

test('a player with a hut on an amulet field takes no amulet of value 1 from the board', () => {
  const t = scene({ boat: 8, huts: isles(1), ones: 5, supplies: [{ landscapes: 'water', treasures: '7' }] });
  assert.equal(refused(t, collecting), 'no-amulets-left');
});

test('amulets lie face down: others know how many, and which ones of value 1 came from the board', () => {
  const t = scene({ boat: 2, huts: isles(1), bag: '4', ones: 3, supplies: [{ amulets: '1', seenOnes: 1 }] });
  play(t, collecting);
  const [mine, theirs] = [0, 1].map(viewer => t.game.view(t.s, viewer).supplies[0]);
  assert.deepEqual(mine?.amulets, [1, 4]);
  assert.deepEqual([theirs?.amulets, theirs?.amuletCount, theirs?.seenOnes], [null, 2, 1]);
});

test('what was drawn and thrown back is told to its owner alone', () => {
  const t = scene({ boat: 2, huts: isles(2), bag: '2 5' });
  const told: [MangroviaEvent['type'], number | undefined][] = [];
  const hear = (event: MangroviaEvent, only?: number) => told.push([event.type, only]);
  t.game.play(t.s, { do: 'amulets' }, new Chance('x'), hear);
  assert.equal(t.game.view(t.s, 1).steps.at(-1)?.kind, 'throw');
  assert.deepEqual(t.game.view(t.s, 1).steps.at(-1), { kind: 'throw', seat: 0, drawn: null, count: 2 });
  t.game.play(t.s, throwing(5), new Chance('x'), hear);
  assert.deepEqual(told.slice(0, 4), [
    ['collected', undefined],
    ['lookedAmulets', 0],
    ['threw', undefined],
    ['threwBack', 0],
  ]);
});

test('spent amulets lie aside', () => {
  const t = scene({
    boat: 7,
    printed: { 'A-E': { amulets: 5 } },
    supplies: [{ landscapes: 'water', amulets: '1 4 6' }],
  });
  play(t, building('A-E', '1+4'));
  assert.deepEqual([t.s.aside, supply(t, 0).amulets, t.s.bag], [amulets('1 4'), amulets('6'), 0]);
});

test('spent amulets come back when the bag is empty and one is to be drawn, those of value 1 too', () => {
  const t = scene({ boat: 2, huts: isles(1), bag: '', aside: '1', ones: 2 });
  const events = play(t, collecting);
  assert.deepEqual(events[0], { type: 'bagRefilled', amulets: 1 });
  assert.deepEqual([supply(t, 0).amulets, t.s.aside, t.s.ones], [amulets('1'), 0, 2]);
  assert.equal(supply(t, 0).seenOnes, 0);
});

test('as long as there is one in the bag, spent amulets stay aside', () => {
  const t = scene({ boat: 2, huts: isles(1), bag: '3', aside: '6' });
  play(t, collecting);
  assert.deepEqual([supply(t, 0).amulets, t.s.aside, t.s.bag], [amulets('3'), amulets('6'), 0]);
});

test('too few in the bag: the rest is drawn, the spent ones go in, and drawing goes on', () => {
  const t = scene({ boat: 2, huts: isles(4), bag: '2', aside: '5 5 5 5' });
  play(t, collecting);
  assert.deepEqual(offered(t, 'amulet'), [2, 5]);
  assert.deepEqual([sizeOf(t.s.bag), t.s.aside], [1, 0]);
});

test('too few in all: one draws what there is, and a single one is kept', () => {
  const two = scene({ boat: 2, huts: isles(4), bag: '2 3' });
  play(two, collecting);
  assert.deepEqual(offered(two, 'amulet'), [2, 3]);
  const single = scene({ boat: 2, huts: isles(4), bag: '6' });
  play(single, collecting);
  assert.equal(supply(single, 0).amulets, amulets('6'));
  assert.notEqual(asked(single), '0 throw');
});

test('equal amulets are thrown back by one move, and the seat is asked all the same: nobody else knows that they are equal', () => {
  const t = scene({ boat: 2, huts: isles(2), bag: '4 4' });
  play(t, collecting);
  assert.equal(asked(t), '0 throw');
  assert.deepEqual(offered(t, 'amulet'), [4]);
});
