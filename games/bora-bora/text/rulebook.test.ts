import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rulebook } from './rulebook.ts';

const rules = rulebook.flatMap(chapter => chapter.rules);
const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('rules are numbered without a gap, and have words in both languages', () => {
  assert.deepEqual(
    rules.map(({ id }) => id),
    rules.map((_, i) => `R${i + 1}`),
  );
  for (const { id, title, text } of rules)
    for (const words of [title, text]) assert.ok(words.de.trim() !== '' && words.en.trim() !== '', id);
});

test('every rule is proven by tests that exist', () => {
  const titles = sources
    .filter(({ name }) => name.endsWith('.test.ts'))
    .map(({ text }) => text)
    .join('\n');
  for (const { id, tests } of rules) {
    assert.ok(tests.length > 0, `${id} names no test`);
    for (const title of tests) assert.ok(titles.includes(`test('${title}'`), `${id}: no test is called “${title}”`);
  }
});

test('every rule that the code refers to stands in the rulebook', () => {
  const known = new Set(rules.map(({ id }) => id));
  for (const { name, text } of sources)
    for (const [id] of text.matchAll(/\bR\d+\b/g)) assert.ok(known.has(id), `${name} refers to ${id}`);
});
