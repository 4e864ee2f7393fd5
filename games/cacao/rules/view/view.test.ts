import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable, same, serialise } from '@atoll/engine';
import { game, play, scene, start } from '../../test/scenes.ts';
import type { CacaoEvent } from '../types.ts';

const hand = ['1-1-1-1', '2-1-0-1', '3-1-0-0'];

test('a hand is for its owner’s eyes alone', () => {
  const s = scene({ villages: [{ hand }, { hand: ['2-1-0-1'] }] });
  assert.deepEqual(game.view(s, 0).villages[0]?.hand, hand);
  assert.equal(game.view(s, 1).villages[0]?.hand, null);
  assert.equal(game.view(s, 'spectator').villages[0]?.hand, null);
  assert.equal(game.view(s, 1).villages[0]?.handSize, 3);
});

test('two tables that differ only in hands and piles look the same to those who cannot know', () => {
  const one = scene({
    display: ['water', 'sun'],
    pile: ['temple', 'mine1'],
    villages: [{ hand: ['1-1-1-1'] }, { hand: ['2-1-0-1'], pile: ['3-1-0-0', '1-1-1-1'] }],
  });
  const other = scene({
    display: ['water', 'sun'],
    pile: ['mine1', 'temple'],
    villages: [{ hand: ['1-1-1-1'] }, { hand: ['3-1-0-0'], pile: ['1-1-1-1', '2-1-0-1'] }],
  });
  assert.ok(same(game.view(one, 0), game.view(other, 0)));
  assert.ok(same(game.view(one, 'spectator'), game.view(other, 'spectator')));
  assert.ok(!same(game.view(one, 1), game.view(other, 1)));
});

test('everybody hears that a tile was drawn, and only the owner hears which', () => {
  const s = scene({ villages: [{ pile: ['3-0-0-1'] }] });
  const told: { event: CacaoEvent; only?: number }[] = [];
  game.play(s, { tile: '1-1-1-1', cell: '2,1', turn: 0 }, new Chance('x'), (event, only) => told.push({ event, only }));
  assert.deepEqual(
    told.filter(({ event }) => event.type === 'drew'),
    [
      { event: { type: 'drew', seat: 0 }, only: undefined },
      { event: { type: 'drew', seat: 0, tile: '3-0-0-1' }, only: 0 },
    ],
  );
});

test('gold, fruits, water, sun tokens and the tiles still to come are open to everybody', () => {
  const s = scene({
    display: ['water', 'sun'],
    villages: [{ hand, pile: ['1-1-1-1'], fruits: 3, water: 4, suns: 2, sales: 7, mined: 2 }],
  });
  const seen = game.view(s, 'spectator');
  assert.deepEqual(seen.villages[0], {
    seat: 0,
    hand: null,
    handSize: 3,
    pileSize: 1,
    unplaced: { '1-1-1-1': 2, '2-1-0-1': 1, '3-0-0-1': 0, '3-1-0-0': 1 },
    fruits: 3,
    water: 5,
    waterValue: 4,
    suns: 2,
    gold: 9,
    sales: 7,
    mined: 2,
  });
  assert.deepEqual(seen.display, ['water', 'sun']);
});

test('what a seat imagines fits what it sees, and leaves its own hand as it is', () => {
  const { state } = openTable(game, { seats: 4 }, 'imagine');
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const seen = game.view(state, viewer);
    const imagined = game.imagine(seen, new Chance(`as ${viewer}`));
    assert.equal(serialise(game.view(imagined, viewer)), serialise(seen));
    if (viewer !== 'spectator') assert.deepEqual(imagined.villages[viewer]?.hand, state.villages[viewer]?.hand);
  }
});

test('imagining deals the unknown afresh, from all that is still to come', () => {
  const { state } = openTable(game, { seats: 2 }, 'imagine');
  const seen = game.view(state, 0);
  const dealt = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const imagined = game.imagine(seen, new Chance(`deal ${i}`));
    dealt.add(serialise([imagined.pile, imagined.villages[1]?.hand]));
    assert.deepEqual(imagined.pile.toSorted(), state.pile.toSorted());
  }
  assert.ok(dealt.size > 30, `only ${dealt.size} different deals`);
});

test('a copy shares nothing with what it was copied from', () => {
  const s = scene({ board: [...start, '2,1 seat1 1-1-1-1'], display: ['water', 'sun'], villages: [{ fruits: 1 }] });
  const before = serialise(s);
  const copied = game.copy(s);
  play(
    copied,
    { tile: '1-1-1-1', cell: '1,0', turn: 0 },
    { jungle: 'sun', space: '2,0' },
    { edge: '1,0:E', workers: 1 },
  );
  assert.equal(serialise(s), before);
  const midTurn = game.copy(copied);
  play(midTurn, { edge: 'done' });
  assert.equal(copied.steps.at(-1)?.kind, 'work');
});
