import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleOfEvent } from '@atoll/engine';
import { type MangroviaEvent, tileKinds } from '../rules/types.ts';
import { links } from './links.ts';

const ruleOf = (event: MangroviaEvent) => ruleOfEvent(links, event, null);

test('a stone place tile leads to the rule of what it is', () => {
  const component = { treasure: 'treasureTile', amulet: 'amuletTile', joker: 'joker' } as const;
  for (const tile of tileKinds) {
    const id = tile in component ? component[tile as keyof typeof component] : 'statueTile';
    assert.equal(ruleOf({ type: 'tile', seat: 0, field: 'a1', tile }), links.components[id]?.rule, tile);
  }
});

test('the boat leads to its landings, amulets to how many huts brought them', () => {
  assert.equal(ruleOf({ type: 'boat', landing: 4, seat: 0 }), links.components.landing?.rule);
  const collected = (from: 'bag' | 'board', count: number) => ruleOf({ type: 'collected', seat: 0, from, count });
  assert.deepEqual([collected('board', 1), collected('bag', 1), collected('bag', 3)], ['R35', 'R36', 'R37']);
});

test('double huts, birds that must move and neutral huts in a ranking lead to their own rules', () => {
  const built = { type: 'built', seat: 0, field: 'a1', cards: 'sand', pay: '7', points: 0 } as const;
  assert.equal(ruleOf({ ...built, huts: 1 }), 'R47');
  assert.equal(ruleOf({ ...built, huts: 2 }), links.components.doubleHut?.rule);
  assert.equal(ruleOf({ type: 'birds', seat: 0, birds: ['sand', 'reed'], must: false }), 'R42');
  assert.equal(ruleOf({ type: 'birds', seat: 0, birds: ['sand', 'reed'], must: true }), 'R65');
  const scored = { type: 'pathScored', path: 'A', first: 0, points: [12, 6] } as const;
  assert.equal(ruleOf({ ...scored, second: 1 }), 'R69');
  assert.equal(ruleOf({ ...scored, second: 'neutral' }), links.components.neutralHut?.rule);
});
