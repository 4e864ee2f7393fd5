import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Preferences } from '@atoll/engine';
import { scene } from '../test/scenes.ts';

const alone = () => scene({ boat: 7, supplies: [{ landscapes: 'sand', treasures: '6' }] });
const collecting = () => scene({ boat: 2, ones: 3 });

test('a single move is played at once only for those who do not mind showing that it is one', () => {
  const t = alone();
  assert.deepEqual(t.game.auto?.(t.s, { single: 'play' }), { do: 'pass' });
  for (const asked of [{}, { single: 'hide' }] as Preferences[]) assert.equal(t.game.auto?.(t.s, asked), null);
});

test('amulets are collected by themselves only where that is wished, and only where nothing else is offered', () => {
  const t = collecting();
  assert.equal(t.game.auto?.(t.s, {}), null);
  assert.deepEqual(t.game.auto?.(t.s, { collect: 'always' }), { do: 'amulets' });
  const either = scene({ boat: 8, ones: 3, supplies: [{ landscapes: 'water', treasures: '7' }] });
  assert.equal(either.game.auto?.(either.s, { collect: 'always' }), null);
});
