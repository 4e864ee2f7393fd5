import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chapter } from '@atoll/engine';
import { search } from './rule-search.ts';

const rule = (id: string, de: string, en: string) => ({
  id,
  title: { de: id, en: id },
  text: { de, en },
  tests: [],
});
const book: Chapter[] = [
  {
    title: { de: 'Arbeit', en: 'Work' },
    rules: [rule('R1', 'Früchte ernten', 'Harvest fruit'), rule('R2', 'Verkaufen', 'Sell')],
  },
  { title: { de: 'Ende', en: 'End' }, rules: [rule('R3', 'Tempel werten', 'Score temples')] },
];
const found = (query: string) => search(book, query).flatMap(chapter => chapter.rules.map(({ id }) => id));

test('every word must be found, in either language, whatever its accents', () => {
  assert.deepEqual(found('fruchte'), ['R1']);
  assert.deepEqual(found('HARVEST'), ['R1']);
  assert.deepEqual(found('harvest sell'), []);
});

test('a chapter’s title finds its rules, a number finds its rule', () => {
  assert.deepEqual(found('work'), ['R1', 'R2']);
  assert.deepEqual(found('r3'), ['R3']);
});

test('chapters without a find are left out', () => {
  assert.deepEqual(
    search(book, 'temples').map(chapter => chapter.title.en),
    ['End'],
  );
});
