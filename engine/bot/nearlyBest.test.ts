import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '../core/chance.ts';
import { nearlyBest } from './nearlyBest.ts';

test('without slack the largest weight is taken, and in a tie the first', () => {
  assert.equal(nearlyBest([1, 3, 2], 3, 0, new Chance('a')), 1);
  assert.equal(nearlyBest([2, 5, 5], 3, 0, new Chance('a')), 1);
});

test('what is within the slack of the best is taken now and then, what is farther behind never', () => {
  const taken = [0, 0, 0];
  const chance = new Chance('slack');
  for (let i = 0; i < 300; i++) {
    const at = nearlyBest([1, 0.5, -0.5], 3, 1, chance);
    taken[at] = (taken[at] ?? 0) + 1;
  }
  const [best = 0, near = 0, far = 0] = taken;
  assert.ok(best > near && near > 0, String(taken));
  assert.equal(far, 0);
});

test('it looks at so many weights and draws as often, whatever else lies in the list', () => {
  const chance = new Chance('draws');
  assert.equal(nearlyBest([1, 2, 99], 2, 0, chance), 1);
  assert.equal(chance.draws, 2);
});
