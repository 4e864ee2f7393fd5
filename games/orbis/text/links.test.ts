import assert from 'node:assert/strict';
import { test } from 'node:test';
import { godIds, tileKinds } from '../rules/types.ts';
import { components } from './components.ts';
import { links } from './links.ts';
import { rulebook } from './rulebook.ts';

const titles = new Map(rulebook.flatMap(chapter => chapter.rules.map(({ id, title }) => [id, title])));

test('everything that has a name on the board leads to its rule, under the same name', () => {
  for (const [id, { name }] of Object.entries(components)) assert.deepEqual(links.components[id]?.words, name, id);
});

test('every god and every kind of region leads to the rule that is called after it', () => {
  for (const id of [...godIds, ...tileKinds]) {
    const link = links.components[id];
    assert.equal(titles.get(link?.rule ?? '')?.de, link?.words.de, id);
  }
});
