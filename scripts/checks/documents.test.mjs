import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadEnds } from './documents.mjs';
import { filesUnder, readSource } from './sources.mjs';

const files = ['README.md', 'docs/bots.md', 'docs/positions/README.md', 'bots/search/tree.ts', 'games/tides/index.ts'];
const look = (page, text) => deadEnds(new Map([[page, text]]), files);

test('every link and path in the documents leads somewhere', () => {
  const all = filesUnder();
  const pages = all.filter(path => path.endsWith('.md'));
  assert.ok(pages.length > 20);
  assert.deepEqual(deadEnds(new Map(pages.map(path => [path, readSource(path)])), all), []);
});

test('links are followed from where they stand, to files, folders and headings', () => {
  assert.deepEqual(look('docs/bots.md', '[a](positions/) [b](../README.md#play) [c](https://example.org/x)'), []);
  assert.deepEqual(look('docs/bots.md', '[a](README.md)'), ['docs/bots.md: the link to README.md leads nowhere']);
});

test('paths in prose are there; those in examples of code and in games of the reader’s own need not be', () => {
  assert.deepEqual(
    look('README.md', '`bots/search/` and `bots/search/tree.ts`, `games/pearl/index.ts`, `text/html`'),
    [],
  );
  assert.deepEqual(look('README.md', '```\n`bots/gone.ts`\n```'), []);
  assert.deepEqual(look('README.md', '`bots/gone.ts` and `games/tides/gone.ts`'), [
    'README.md: there is no bots/gone.ts',
    'README.md: there is no games/tides/gone.ts',
  ]);
});

test('a diary may name what is gone, but its links work', () => {
  assert.deepEqual(look('CHANGELOG.md', '`bots/gone.ts`'), []);
  assert.deepEqual(look('CHANGELOG.md', '[gone](bots/gone.ts)'), [
    'CHANGELOG.md: the link to bots/gone.ts leads nowhere',
  ]);
});
