import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chat, ChatLine } from '../../../server/door/protocol.ts';
import { afterHearing, type ChatMessage, unreadAfter } from './talk.ts';

const line = (n: number, mine = false): ChatLine => ({
  line: n,
  n: 0,
  at: '',
  name: 'Ann',
  mine,
  audience: 'players',
  words: { de: `${n}`, en: `${n}` },
});
const chat = (...lines: ChatLine[]): Chat => ({
  lines,
  last: lines.at(-1)?.line ?? 0,
  hears: 'players',
  muted: [],
  off: false,
});
const whole = (...lines: ChatLine[]): ChatMessage => ({ type: 'chat', table: 't', whole: true, ...chat(...lines) });
const more = (last: number, ...lines: ChatLine[]): ChatMessage => ({
  type: 'chat',
  table: 't',
  whole: false,
  lines,
  last,
  hears: 'players',
});

test('the whole chat takes the place of what was there, and new lines follow it', () => {
  const first = afterHearing(null, whole(line(1), line(2)));
  assert.deepEqual(first, chat(line(1), line(2)));
  assert.deepEqual(
    afterHearing(first, more(3, line(3)))?.lines.map(({ line }) => line),
    [1, 2, 3],
  );
  assert.deepEqual(
    afterHearing(first, whole(line(2)))?.lines.map(({ line }) => line),
    [2],
  );
});

test('what arrives twice is heard once, and lines that I may not read move the end on', () => {
  const first = afterHearing(null, whole(line(1), line(2)));
  const again = afterHearing(first, more(7, line(2), line(4)));
  assert.deepEqual(
    again?.lines.map(({ line }) => line),
    [1, 2, 4],
  );
  assert.equal(again?.last, 7);
  assert.equal(afterHearing(null, more(3, line(3))), null, 'lines without their beginning are nothing to show');
});

test('unread is what others said since; my own lines are not', () => {
  const lines = [line(1), line(2, true), line(4), line(6)];
  assert.deepEqual(
    [0, 1, 4, 6, 9].map(read => unreadAfter(lines, read)),
    [3, 2, 1, 0, 0],
  );
});
