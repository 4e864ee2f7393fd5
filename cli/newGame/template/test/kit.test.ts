/** Each rule of Sardines as a story, and the test kit that every game must pass. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, winners } from '@atoll/engine';
import { checkGame, story } from '@atoll/engine/kit';
import { sardines } from '../index.ts';
import type { SardinesState } from '../rules/types.ts';
import { cardForms } from '../text/text.ts';
import { inventory } from './inventory.ts';

const game = sardines.open(sardines.editions[0]);

/** A position for two, written down as far as the story needs it. */
const position = (part: Partial<SardinesState>): SardinesState => ({
  ...openTable(game, { seats: 2 }, 'story').state,
  hands: [
    [2, 5, 7],
    [1, 2, 9],
  ],
  ...part,
});

test('everybody starts with three of the 36 cards', () => {
  const { state } = openTable(game, { seats: 4 }, 'start');
  assert.deepEqual(
    state.hands.map(hand => hand.length),
    [3, 3, 3, 3],
  );
  assert.equal(state.pile.length, 36 - 12);
  assert.equal(story.asked(game, state), '0 play');
});

test('a card goes to the end of the row', () => {
  const s = position({ row: [4, 1] });
  story.play(game, s, { card: 5 });
  assert.deepEqual(s.row, [4, 1, 5]);
});

test('nobody may play what they do not hold', () => {
  const s = position({});
  assert.equal(story.refused(game, s, { card: 9 }), 'not-in-hand');
  assert.equal(story.refused(game, s, 'card 2'), 'shape');
});

test('a card catches its like and everything after it', () => {
  const s = position({ row: [3, 5, 8, 1] });
  const told = story.play(game, s, { card: 5 });
  assert.deepEqual(s.row, [3]);
  assert.deepEqual(s.caught, [4, 0]);
  assert.deepEqual(told[1], { type: 'caught', seat: 0, cards: [5, 8, 1, 5] });
});

test('at the end of the turn a card is drawn', () => {
  const s = position({ pile: [8, 6, 6] });
  story.play(game, s, { card: 7 });
  assert.equal(s.hands[0]?.length, 3);
  assert.equal(s.pile.length, 2);
  assert.equal(story.asked(game, s), '1 play');
});

test('with the last card of the pile it is over', () => {
  const s = position({ pile: [8], active: 1 });
  story.play(game, s, { card: 9 });
  assert.equal(story.asked(game, s), 'over');
});

test('most cards caught win, and equals share', () => {
  const end = (caught: number[]) => winners(game.scoresheet(position({ caught, pile: [] })));
  assert.deepEqual(end([5, 6]), [1]);
  assert.deepEqual(end([6, 6]), [0, 1]);
});

test('a hand is seen by its owner alone', () => {
  const s = position({});
  assert.deepEqual(game.view(s, 1).hand, [1, 2, 9]);
  assert.deepEqual(game.view(s, 'spectator').hand, []);
  assert.equal(JSON.stringify(game.view(s, 0)).includes('[1,2,9]'), false);
});

test('an edition that nobody could play with is refused', () => {
  const base = sardines.editions[0] as object;
  assert.throws(() => sardines.open({ ...base, highest: 7, copies: 5 }), /35 cards cannot be shared by 2/);
});

checkGame(sardines, {
  folder: import.meta.dirname,
  longest: 36,
  inventory,
  secrets: (s, seat) => s.hands[seat],
  nouns: [cardForms],
});
