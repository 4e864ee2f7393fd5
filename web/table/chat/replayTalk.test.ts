import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { openReplayTalk } from './replayTalk.ts';

const said = (after: number, name: string, seat?: number) => ({
  after,
  name,
  words: { de: name, en: name },
  ...(seat !== undefined && { seat }),
});

test('each line shows from the move on after which it was said', () => {
  const at = signal(0);
  const talk = openReplayTalk([said(0, 'Ann', 0), said(2, 'Eve'), said(1, 'Bob', 1), said(5, 'Ann', 0)], at);
  const shown = () => talk?.chat.value?.lines.map(({ name }) => name).join();
  assert.equal(shown(), 'Ann');
  at.value = 1;
  assert.equal(shown(), 'Ann,Bob');
  at.value = 3;
  assert.equal(shown(), 'Ann,Eve,Bob');
  at.value = 99;
  assert.equal(shown(), 'Ann,Eve,Bob,Ann');
  at.value = 0;
  assert.equal(shown(), 'Ann');
  assert.equal(talk?.speaker, undefined);
});

test('a game in which nothing was said has no chat', () => {
  assert.equal(openReplayTalk(undefined, signal(0)), undefined);
  assert.equal(openReplayTalk([], signal(0)), undefined);
});
