import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf, isSafe } from './markdownBlocks.ts';

test('headings, lists and paragraphs are told apart, also without empty lines between them', () => {
  assert.deepEqual(blocksOf('# Rules\nBe kind.\nAnd quick.\n\n- one\n- two\n  more\n\n1. first'), [
    { kind: 'heading', level: 1, text: 'Rules' },
    { kind: 'text', text: 'Be kind.\nAnd quick.' },
    { kind: 'list', items: ['one', 'two more'] },
    { kind: 'numbers', items: ['first'] },
  ]);
});

test('links lead to pages and people, and to nothing that runs', () => {
  for (const to of ['https://example.org', 'mailto:a@example.org', '/rules', 'tel:+49']) assert.ok(isSafe(to), to);
  for (const to of ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '//elsewhere.example', 'vbscript:x'])
    assert.ok(!isSafe(to), to);
});
