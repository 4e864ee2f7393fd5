import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from '../test/scenes.ts';
import { draw } from './terminal.ts';

const table = scene({
  fronts: {
    'red-1a': { effect: 'volcano 3 red blue', points: 4, cost: 'red any' },
    'green-1a': { effect: 'forest 3 red', points: 3 },
  },
  display: ['red-1a'],
  crowd: { 'red-1a': '2 blue' },
  worlds: [{ worshipers: '1 yellow 2 white', pyramid: ['~blue-1a', 'green-1a !red-1b'], god: 'training' }],
});

test('the display says what a region is, does, costs, and who stands on it', () => {
  const lines = draw(table.game.view(table.state, 0), 'en').split('\n');
  const left = lines.slice(0, 4).map(line => line.slice(0, 24).trim());
  assert.deepEqual(left, ['Re1 volcano', '-3 Re/Bl  = 4', 'Re *', '2Bl']);
});

test('a world is drawn row upon row: wilderness, what is cancelled, and forests that do not count yet', () => {
  const drawn = draw(table.game.view(table.state, 0), 'de');
  const [upper, lower] = drawn.split('\n').slice(drawn.split('\n').findIndex(line => line.includes('~~~')));
  assert.equal(upper?.trim(), '~~~');
  assert.equal(lower?.trim().replace(/ +/g, ' '), 'Gr0! Ro0x');
  assert.match(drawn, />A {3}Anhänger: 1Ge 2We {3}Göttin in Ausbildung/);
});
