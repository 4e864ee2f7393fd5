import assert from 'node:assert/strict';
import { test } from 'node:test';
import base from '../editions/base.json' with { type: 'json' };
import { components } from './components.ts';
import { links } from './links.ts';

test('everything that has a name on the board leads to its rule, under the same name', () => {
  for (const [id, { name }] of Object.entries(components)) assert.deepEqual(links.components[id]?.words, name, id);
});

test('jungle tiles lead to the rule of their kind, also those of other editions', () => {
  for (const { id, kind } of base.jungle) assert.equal(links.components[id]?.rule, links.components[kind]?.rule, id);
  assert.equal(links.components.market4?.rule, 'R21');
});
