import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picks } from '@atoll/engine';
import { isLegal, marks } from './legal.ts';

const moves = [
  { die: 3, action: 'build' },
  { die: 5, action: 'build' },
  { die: 5, action: 'fish' },
];
const at = (picks: Picks, recent: string[] = [], spotlit: string[] = []) => ({
  moves,
  picks,
  recent: new Map(recent.map(place => [place, 1])),
  spotlight: new Set(spotlit),
});

test('what some move has can be chosen, field by field or together', () => {
  assert.equal(isLegal({ moves }, { action: 'fish' }), true);
  assert.equal(isLegal({ moves }, { die: 3, action: 'fish' }), false);
  assert.equal(isLegal({ moves }, { die: 3, action: 'fish' }), false, 'and is so when it is asked again');
  assert.equal(isLegal({ moves: [] }, { action: 'fish' }), false, 'other moves, other answers');
});

test('beside a chosen die, what only another die could do glows on boards that show everything legal', () => {
  assert.equal(marks(at({ die: 3 }), { action: 'fish' }, undefined, 'legal'), 'is-legal');
  assert.equal(marks(at({ die: 3 }), { action: 'fish' }, undefined, 'fitting'), 'is-legal-otherwise');
  assert.equal(marks(at({ die: 3 }), { action: 'build' }, undefined, 'fitting'), 'is-legal');
});

test('what is chosen, what others did last and what the log points at are marked as well', () => {
  assert.equal(marks(at({ die: 5 }), { die: 5 }, 'dice', 'legal'), 'is-legal is-chosen');
  assert.equal(marks(at({}, ['mat:1'], ['mat:1']), null, 'mat:1', 'legal'), 'is-recent is-spotlit');
  assert.equal(marks(at({}, ['mat:1']), { die: 9 }, 'mat:2', 'legal'), '');
});
