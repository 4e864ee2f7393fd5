import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import { openBoraBora } from '../rules/game.ts';
import { draw } from './terminal.ts';

const game = openBoraBora(base);
const table = openTable(game, { seats: 3 }, 'terminal');

test('the terminal shows all regions, all mats and every village', () => {
  const lines = draw(game.view(table.state, 0), 'en').split('\n');
  assert.equal(lines.filter(line => / fish \d/.test(line)).length, 12);
  assert.equal(lines.filter(line => /^[ >][ABC] {2}/.test(line)).length, 3);
  assert.ok(lines.some(line => line.includes('Land path / Water path')));
});

test('of other hands the terminal shows how many cards they hold and not which', () => {
  const seen = draw(game.view(table.state, 'spectator'), 'en');
  const hands = seen.split('\n').filter(line => line.includes('Dice'));
  assert.equal(hands.length, 3);
  for (const line of hands) assert.match(line, /God cards 2 /);
});
