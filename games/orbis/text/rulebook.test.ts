import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rulebook } from './rulebook.ts';

const rules = rulebook.flatMap(chapter => chapter.rules);
const folder = new URL('../', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

test('the rules are numbered through, without a gap', () => {
  assert.deepEqual(
    rules.map(rule => rule.id),
    Array.from({ length: 58 }, (_, i) => `R${i + 1}`),
  );
});

test('every rule names tests that there are', () => {
  const tests = sources.filter(({ name }) => name.endsWith('.test.ts')).map(({ text }) => text);
  for (const { id, tests: titles } of rules) {
    assert.ok(titles.length > 0, id);
    for (const title of titles)
      assert.ok(
        tests.some(text => text.includes(`test('${title}'`)),
        `${id}: ${title}`,
      );
  }
});

test('every rule that the code names is in the rulebook', () => {
  const known = new Set(rules.map(rule => rule.id));
  for (const { name, text } of sources)
    for (const [named] of text.matchAll(/\bR\d+\b/g)) assert.ok(known.has(named), `${name} names ${named}`);
});

test('where the published rules are silent or leave it open, the rulebook says that this is our reading', () => {
  assert.deepEqual(
    rules.filter(rule => rule.ours).map(rule => rule.id),
    ['R6', 'R10', 'R11', 'R14', 'R33', 'R38', 'R50', 'R55', 'R56'],
  );
});

test('rules are short: a title, and one to five sentences', () => {
  for (const { id, title, text } of rules)
    for (const language of ['de', 'en'] as const) {
      assert.ok(title[language].length <= 40, id);
      const sentences = text[language].split(/[.!?](?:\s|$)/).filter(Boolean).length;
      assert.ok(sentences >= 1 && sentences <= 5, `${id} has ${sentences} sentences in ${language}`);
    }
});
