import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { asked, can, gameWith, laying, play, refused, scene, supply } from '../../test/scenes.ts';
import type { OrbisMove } from '../types.ts';

const pairs = (moves: readonly OrbisMove[]): string[] =>
  moves.map(move => (move.do === 'exchange' ? `${move.from} ${move.to}` : ''));

test('three worshipers of one colour can become one of any other colour', () => {
  const table = scene({ worlds: [{ worshipers: '3 blue 2 red' }] });
  assert.deepEqual(pairs(can(table, { do: 'exchange' })), ['blue yellow', 'blue green', 'blue red', 'blue white']);
  play(table, { do: 'exchange', from: 'blue', to: 'red' });
  assert.equal(supply(table, 0), '3 red');
  assert.equal(asked(table), '0 take');
  assert.equal(refused(table, { do: 'exchange', from: 'red', to: 'red' }), 'exchange-same');
});

test('two of a colour are not enough to exchange', () => {
  const table = scene({ worlds: [{ worshipers: '2 blue 2 red 2 white' }] });
  assert.equal(can(table, { do: 'exchange' }).length, 0);
  assert.equal(refused(table, { do: 'exchange', from: 'blue', to: 'red' }), 'exchange-too-few');
});

test('one can exchange as often as there are worshipers for it', () => {
  const table = scene({ worlds: [{ worshipers: '9 blue' }] });
  for (const to of ['red', 'green', 'white'] as const) play(table, { do: 'exchange', from: 'blue', to });
  assert.equal(supply(table, 0), '1 green 1 red 1 white');
});

test('with every decision of their turn, players can exchange first', () => {
  const seen = new Set<string>();
  const game = gameWith();
  for (let n = 0; n < 400; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `exchange ${n}`);
    const luck = new Chance(`exchange ${n}`);
    for (const decision of story.decisions(game, state)) {
      const moves = game.moves(state);
      if (moves.some(move => move.do === 'exchange')) seen.add(decision.kind);
      const others = moves.filter(move => move.do !== 'exchange');
      game.play(state, luck.pick(others), chance);
    }
  }
  assert.deepEqual([...seen].sort(), [
    'convert',
    'death',
    'love',
    'pay',
    'place',
    'take',
    'trim',
    'village',
    'volcano',
  ]);
});

test('worshipers that were just collected can be exchanged to pay for the region', () => {
  const table = laying(
    { fronts: { 'blue-1a': { cost: 'red', effect: 'rock' } }, crowd: { 'blue-1a': '3 green' } },
    'blue-1a',
  );
  assert.equal(can(table, { side: 'region' }).length, 0);
  assert.equal(refused(table, { do: 'place', spot: '1,0', side: 'region' }), 'exchange-first');
  play(table, { do: 'exchange', from: 'green', to: 'red' }, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(supply(table, 0), 'none');
});

test('while paying, only exchanges are offered after which one can still pay', () => {
  const table = laying(
    { fronts: { 'blue-1a': { cost: 'blue any', effect: 'rock' } }, worlds: [{ worshipers: '3 blue 3 red' }] },
    'blue-1a',
  );
  play(table, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(asked(table), '0 pay');
  assert.deepEqual(
    pairs(can(table, { do: 'exchange' })).filter(pair => pair.startsWith('blue')),
    [],
  );
  assert.equal(refused(table, { do: 'exchange', from: 'blue', to: 'green' }), 'exchange-needed');
  assert.equal(can(table, { do: 'exchange', from: 'red' }).length, 4);
});

test('while a village asks for worshipers, no exchange takes away those it needs', () => {
  const fronts = { 'yellow-2d': { effect: 'village 4', points: 3 } };
  const table = laying({ fronts, worlds: [{ worshipers: '5 red' }] }, 'yellow-2d');
  play(table, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(asked(table), '0 village');
  assert.equal(can(table, { do: 'exchange' }).length, 0);
  const rich = laying({ fronts, worlds: [{ worshipers: '6 red' }] }, 'yellow-2d');
  play(rich, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(can(rich, { do: 'exchange' }).length, 4);
});

test('with one spot left, no exchange takes away the only way to lay the tile as a region', () => {
  const fronts = { 'blue-1a': { cost: 'blue red', effect: 'rock' } };
  const pyramid = [
    'red-2a .',
    'red-2b red-2c blue-2a',
    'blue-1b red-1b blue-1c blue-1d',
    'blue-3a red-1a blue-3b blue-3c blue-3d',
  ];
  const table = laying({ fronts, worlds: [{ worshipers: '4 blue', pyramid }] }, 'blue-1a');
  assert.equal(asked(table), '0 place');
  assert.deepEqual(can(table, { do: 'place' }), [{ do: 'place', spot: '4,1', side: 'wilderness' }]);
  assert.deepEqual(pairs(can(table, { do: 'exchange' })), ['blue red']);
});

test('the turn does not stop for an exchange alone: what is left can be exchanged when the next turn begins', () => {
  const table = scene({ display: ['green-1a', 'blue-1a'], worlds: [{ worshipers: '4 blue' }, {}] });
  play(table, { do: 'take', tile: 'green-1a' }, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(asked(table), '1 take');
  play(table, { do: 'take', tile: 'blue-1a' }, { do: 'place', spot: '1,0', side: 'region' });
  assert.equal(asked(table), '0 take');
  assert.equal(supply(table, 0), '4 blue');
  assert.equal(can(table, { do: 'exchange', from: 'blue' }).length, 4);
});
