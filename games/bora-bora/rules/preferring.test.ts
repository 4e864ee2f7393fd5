import assert from 'node:assert/strict';
import { test } from 'node:test';
import { autoMove, Chance, type Preferences } from '@atoll/engine';
import { game, scene } from '../test/scenes.ts';

test('a single move is played at once only for those who do not mind showing that it is one', () => {
  const s = scene({
    villages: [{ regions: ['centre-steppe'], hand: 'blue', offerings: 1 }],
    steps: [{ kind: 'fish', seat: 0, region: 'centre-steppe' }],
  });
  assert.equal(game.moves(s).length, 1);
  assert.deepEqual(game.auto?.(s, { single: 'play' }), { red: 'none' });
  for (const asked of [{}, { single: 'hide' }] as Preferences[]) assert.equal(game.auto?.(s, asked), null);
});

test('a material goes beside another one, if that is preferred', () => {
  const s = scene({ villages: [{ cells: 'c1' }], steps: [{ kind: 'store', seat: 0, material: 'sand' }] });
  assert.equal(game.auto?.(s, {}), null);
  assert.deepEqual(game.auto?.(s, { cell: 'best' }), { material: 'sand', cell: 'c2' });
});

test('fulfilled tasks are counted at the end for those who want that', () => {
  const s = scene({
    phase: 'last',
    round: 6,
    villages: [{ tasks: ['shells-5', 'wood-3', 'stone-3'], shells: 5 }],
  });
  assert.deepEqual(game.auto?.(s, { last: 'fulfil' }), { task: 'shells-5', how: 'fulfil' });
  for (const asked of [{}, { last: 'ask' }] as Preferences[]) assert.equal(game.auto?.(s, asked), null);
});

test('preferences know no more than the seat does', () => {
  const s = game.readPosition(
    game.writePosition(game.setup({ seats: 2, options: {} }, new Chance('preferences of a seat'))),
  );
  assert.equal(autoMove(game, s, {}), null);
});
