import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rulebook } from './rulebook.ts';

const rules = rulebook.flatMap(chapter => chapter.rules);

test('the rules are numbered through, without a gap', () => {
  assert.deepEqual(
    rules.map(rule => rule.id),
    Array.from({ length: 37 }, (_, i) => `R${i + 1}`),
  );
});

test('every rule that the code names is in the rulebook', () => {
  const folder = new URL('../', import.meta.url);
  const known = new Set(rules.map(rule => rule.id));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts')))
    for (const [named] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\bR\d+\b/g))
      assert.ok(known.has(named), `${file} names ${named}`);
});

test('where the published rules are silent or leave it open, the rulebook says that this is our reading', () => {
  assert.deepEqual(
    rules.filter(rule => rule.ours).map(rule => rule.id),
    ['R7', 'R19', 'R37'],
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
