import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleOfEvent } from '@atoll/engine';
import { godIds, type OrbisEvent, tileKinds } from '../rules/types.ts';
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

test('a line of the log leads to the rule of the god or the region it names', () => {
  const ruleOf = (event: OrbisEvent) => ruleOfEvent(links, event, null);
  for (const god of godIds) {
    const rule = links.components[god]?.rule;
    assert.equal(ruleOf({ type: 'god', seat: 0, god }), rule);
    assert.equal(ruleOf({ type: 'godScored', seat: 0, god, points: 3 }), rule);
  }
  for (const kind of tileKinds)
    assert.equal(
      ruleOf({ type: 'placed', seat: 0, spot: '1,0', tile: 'x', kind, colour: 'red', level: 1 }),
      links.components[kind]?.rule,
    );
  assert.equal(ruleOf({ type: 'took', seat: 0, cell: 4, tile: 'x', kind: 'farm', colour: 'red', level: 1 }), 'R7');
});
