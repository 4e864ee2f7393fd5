/** Each rule of Tides as a story, and the test kit that every game must pass. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable, winners } from '@atoll/engine';
import { checkGame, story } from '@atoll/engine/kit';
import { allWaves, readEdition } from '../editions/edition.ts';
import { tides } from '../index.ts';
import type { TidesState } from '../rules/types.ts';
import { inventory } from './inventory.ts';

const game = tides.open(tides.editions[0]);
const edition = readEdition(tides.editions[0]);

/** A position for two, written down as far as the story needs it; all other waves are out at sea or in the pile. */
function position(story: Partial<TidesState>): TidesState {
  const s: TidesState = {
    mark: 8,
    active: 0,
    laid: false,
    hands: [[], []],
    pile: [],
    pools: { north: [], south: [] },
    sea: [],
    pearls: [0, 0],
    spills: [0, 0],
    ...story,
  };
  const rest = allWaves(edition);
  for (const wave of [...s.hands.flat(), ...s.pile, ...s.pools.north, ...s.pools.south])
    rest.splice(rest.indexOf(wave), 1);
  s.sea = rest;
  return game.readPosition(game.writePosition(s));
}

test('two pools are empty, and the tide sets the mark', () => {
  for (const [tide, mark] of [
    ['neap', 8],
    ['spring', 10],
  ] as const) {
    const { state } = openTable(game, { seats: 3, options: { tide } }, 'tide');
    assert.deepEqual(state.pools, { north: [], south: [] });
    assert.equal(state.mark, mark);
  }
});

test('everybody starts with three of the 24 waves', () => {
  const { state } = openTable(game, { seats: 4 }, 'start');
  assert.deepEqual(
    state.hands.map(hand => hand.length),
    [3, 3, 3, 3],
  );
  assert.equal(state.pile.length, 24 - 12);
  assert.equal(story.asked(game, state), '0 lay');
});

test('a wave of the hand goes in any pool', () => {
  const s = position({ hands: [[2, 3], [1]], pools: { north: [4], south: [] } });
  const told = story.play(game, s, { wave: 3, pool: 'north' });
  assert.deepEqual(s.pools, { north: [4, 3], south: [] });
  assert.deepEqual(s.hands[0], [2]);
  assert.deepEqual(told, [{ type: 'laid', seat: 0, wave: 3, pool: 'north', level: 7 }]);
});

test('nobody may stop before laying, or lay what they do not hold', () => {
  const s = position({ hands: [[2, 3], [5]] });
  assert.equal(story.refused(game, s, { wave: 'stop' }), 'lay-first');
  assert.equal(story.refused(game, s, { wave: 5, pool: 'north' }), 'not-in-hand');
  assert.equal(story.refused(game, s, { wave: 2, pool: 'west' }), 'no-such-pool');
  assert.equal(story.refused(game, s, 'north'), 'shape');
  assert.equal(game.explain(s, 'north').detail, 'wave, pool; or wave: stop');
});

test('a pool that is exactly full brings a pearl a wave', () => {
  const s = position({ hands: [[2, 3], [5]], pools: { north: [4, 1], south: [1] } });
  story.play(game, s, { wave: 3, pool: 'north' });
  assert.deepEqual(s.pearls, [3, 0]);
  assert.deepEqual(s.pools, { north: [], south: [1] });
  assert.deepEqual(s.sea.slice(-3), [4, 1, 3]);
});

test('a pool that spills costs a pearl and ends the turn', () => {
  const s = position({ hands: [[2, 4], [5]], pools: { north: [5], south: [] } });
  story.play(game, s, { wave: 4, pool: 'north' });
  assert.deepEqual(game.scoresheet(s).rows[0]?.points, [0, -1]);
  assert.deepEqual(s.pools.north, []);
  assert.equal(s.active, 1);
});

test('after the first wave one may stop', () => {
  const s = position({ hands: [[2, 4], [5]] });
  story.play(game, s, { wave: 2, pool: 'south' });
  assert.equal(story.asked(game, s), '0 more');
  story.play(game, s, { wave: 'stop' });
  assert.equal(story.asked(game, s), '1 lay');
  assert.deepEqual(s.hands[0], [4]);
});

test('a player who lays the last wave of the hand need not say stop', () => {
  const s = position({ hands: [[2], [5]] });
  story.play(game, s, { wave: 2, pool: 'south' });
  assert.equal(story.asked(game, s), '1 lay');
});

test('the hand is filled up at the end of the turn', () => {
  const s = position({
    hands: [
      [1, 1, 2],
      [3, 3, 3],
    ],
    pile: [5, 4],
  });
  const heard = story.play(game, s, { wave: 1, pool: 'south' }, { wave: 2, pool: 'south' }, { wave: 'stop' });
  assert.deepEqual(s.hands[0], [1, 4, 5]);
  assert.deepEqual(s.pile, []);
  assert.equal(
    heard.some(event => event.type === 'drew'),
    false,
    'what is drawn is told to nobody else',
  );
});

test('seats without waves are passed over, and without any it is over', () => {
  const s = position({ hands: [[1, 2], []] });
  story.play(game, s, { wave: 1, pool: 'south' }, { wave: 'stop' });
  assert.equal(story.asked(game, s), '0 lay');
  const told = story.play(game, s, { wave: 2, pool: 'south' });
  assert.equal(story.asked(game, s), 'over');
  assert.deepEqual(told.at(-1), { type: 'end', winners: [0, 1] });
});

test('in a tie the player with fewer spills wins, otherwise they share', () => {
  const end = (pearls: number[], spills: number[]) => winners(game.scoresheet(position({ pearls, spills })));
  assert.deepEqual(end([5, 6], [0, 0]), [1]);
  assert.deepEqual(end([5, 6], [0, 1]), [0]);
  assert.deepEqual(end([5, 5], [1, 1]), [0, 1]);
});

test('a hand is seen by its owner alone', () => {
  const s = position({
    hands: [
      [1, 2, 2],
      [3, 4, 5],
    ],
    pile: [1, 1],
  });
  assert.deepEqual(game.view(s, 1).hand, [3, 4, 5]);
  assert.deepEqual(game.view(s, 'spectator').hand, []);
  assert.equal(JSON.stringify(game.view(s, 0)).includes('[3,4,5]'), false);
  assert.deepEqual(game.imagine(game.view(s, 1), new Chance('x')).hands[1], [3, 4, 5]);
});

test('an edition that nobody could play with is refused', () => {
  const base = tides.editions[0] as object;
  assert.throws(() => tides.open({ ...base, marks: { neap: 8, spring: 5 } }), /marks\.spring: A single wave/);
  assert.throws(() => tides.open({ ...base, waves: [{ height: 1, count: 11 }] }), /waves: Four players/);
  assert.throws(
    () =>
      tides.open({
        ...base,
        waves: [
          { height: 1, count: 9 },
          { height: 1, count: 9 },
        ],
      }),
    /appears twice/,
  );
});

checkGame(tides, { folder: import.meta.dirname, longest: 48, inventory, secrets: (s, seat) => s.hands[seat] });
