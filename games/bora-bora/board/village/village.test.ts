import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bonuses } from '../../rules/flow/scoring.ts';
import { box, game, play, scene, village } from '../../test/scenes.ts';
import { reachOf, strength } from '../hand/reach.ts';
import { movePointedAt } from '../preview/foreseen.ts';
import { bonusProgress } from './bonuses.ts';
import { hutSpaces, knownCards, pushedOut, tradeGroups } from './village.ts';

const viewOf = (more: Parameters<typeof scene>[0], viewer = 0) => game.view(scene(more), viewer);

test('men and women of a trade stand apart, equal tiles together', () => {
  const view = viewOf({ villages: [{ people: ['man-shell-1', 'woman-shell-1', 'man-shell-3', 'man-land-1'] }, {}] });
  const own = view.villages[0];
  assert.ok(own);
  assert.deepEqual(
    tradeGroups(own, 'man').map(({ trade, people }) => [trade, people.length]),
    [
      ['land', 1],
      ['shell', 2],
    ],
  );
  assert.equal(tradeGroups(own, 'woman').length, 1);
  assert.equal(strength(box, own, 'man-shell'), 2);
  assert.equal(strength(box, own, 'woman-hut'), 0);
});

test('people fill the hut spaces from the left, huts stand on the right, the rest is free', () => {
  const people = viewOf({ villages: [{ people: ['man-shell-1', 'woman-shell-1'] }, {}] }).villages[0]?.people ?? [];
  const row = hutSpaces({ people, huts: 7, twelfth: 1 }).map(({ holds }) => holds);
  assert.deepEqual(row, ['person', 'person', 'free', 'free', ...Array.from({ length: 7 }, () => 'hut')]);
});

test('somebody else’s hand is known only as far as it was shown', () => {
  const view = viewOf({ villages: [{ hand: 'red red' }, { hand: 'blue white white', shown: 'white' }] });
  const [own, other] = view.villages.map(knownCards);
  assert.deepEqual(own, { known: [['red', 2]], hidden: 0 });
  assert.deepEqual(other, { known: [['white', 1]], hidden: 2 });
});

test('a priest on space 1 is pushed out of a full row, even by another one of the same player', () => {
  const full = scene({ temple: { 1: 1, 2: 0, 3: 0 }, steps: [{ kind: 'priest', seat: 0, most: 6 }] });
  const before = game.view(full, 0).temple;
  play(full, { space: 3 });
  assert.equal(pushedOut(before, game.view(full, 0).temple, 0), 1);

  const own = scene({ temple: { 1: 0, 2: 1 }, steps: [{ kind: 'priest', seat: 0, most: 6 }] });
  const row = game.view(own, 0).temple;
  play(own, { space: 2 });
  assert.equal(pushedOut(row, game.view(own, 0).temple, 0), 0);
});

test('nobody is pushed out while there is room below', () => {
  const s = scene({ temple: { 4: 1 }, steps: [{ kind: 'priest', seat: 0, most: 6 }] });
  const before = game.view(s, 0).temple;
  play(s, { space: 4 });
  assert.equal(pushedOut(before, game.view(s, 0).temple, 0), null);
});

test('a die reaches as far as it counts, and to 6 with the white god', () => {
  const view = viewOf({ phase: 'dice' });
  assert.deepEqual(reachOf(box, view, { die: 3, action: 'woman' }), { what: 'woman', most: 3 });
  assert.deepEqual(reachOf(box, view, { die: 3, action: 'temple', white: 'card' }), { what: 'temple', most: 6 });
  assert.equal(reachOf(box, view, { die: 3, action: 'helper' }), null);
  assert.equal(reachOf(box, view, { die: 3 }), null);
});

test('a trade reaches as far as its tiles together, twice as far with the green god', () => {
  const view = viewOf({ phase: 'people', villages: [{ people: ['man-woman-1'] }, {}] });
  assert.deepEqual(reachOf(box, view, { use: 'man-woman', green: 'no' }), { what: 'woman', most: 3 });
  assert.deepEqual(reachOf(box, view, { use: 'man-woman', green: 'double' }), { what: 'woman', most: 6 });
});

test('bonuses are reached by the same numbers as in the rules', () => {
  const s = scene({
    villages: [
      {
        jewelry: ['comb-1', 'comb-2', 'crown-1', 'crown-2', 'earring-1', 'necklace-1'],
        regions: ['centre-forest', 'north-beach'],
        people: ['man-land-1'],
        cells: 'a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3',
      },
      {},
    ],
  });
  for (const { bonus, have, least } of bonusProgress(box, game.view(s, 0), 0))
    assert.equal(have >= least, bonuses[bonus](box, village(s, 0)), bonus);
  assert.equal(bonusProgress(box, game.view(s, 0), 0).filter(({ have, least }) => have >= least).length, 2);
});

test('what is pointed at is the move that calls no god, until a god is picked', () => {
  const moves = [
    { die: 3, action: 'helper', blue: 'none', white: 'none' },
    { die: 3, action: 'helper', blue: 'none', white: 'card' },
    { die: 3, action: 'build', blue: 'none', white: 'none' },
  ] as const;
  assert.equal(movePointedAt(moves, {}, {}), null);
  assert.equal(movePointedAt(moves, { die: 3 }, {}), null);
  assert.equal(movePointedAt(moves, { die: 3 }, { action: 'helper' }), moves[0]);
  assert.equal(movePointedAt(moves, { die: 3, action: 'helper', white: 'card' }, {}), moves[1]);
  assert.equal(movePointedAt(moves, { die: 3, action: 'helper' }, { action: 'build' }), moves[2]);
});
