import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Replay } from '@atoll/engine';
import type { LogEntry } from '../../../server/door/protocol.ts';
import { withHappenings } from './happenings.ts';

const none = { bot: undefined, why: undefined, about: undefined, choice: undefined };
const happened: Replay['happened'] = [
  { ...none, after: 0, seat: 1, type: 'standIn', bot: 'level3', why: 'left' },
  { ...none, after: 2, seat: 1, type: 'seated' },
  { ...none, after: 2, seat: 0, type: 'vote', about: 1, choice: 'wait' },
  { ...none, after: 3, seat: 0, type: 'end', why: 'vote' },
];
const moves = [0, 1, 1].map((seat, i): LogEntry => ({ n: i + 1, at: '', seat, kind: 'k', auto: false, events: [] }));
const shown = (entries: readonly LogEntry[]) =>
  entries.map(entry => (entry.happened ? entry.happened.type : `${entry.n}${entry.standIn ? ' by a stand-in' : ''}`));

test('a replay tells what happened besides the moves at its place, up to the position that is shown', () => {
  assert.deepEqual(shown(withHappenings(moves, happened)), [
    'standIn',
    '1',
    '2 by a stand-in',
    'seated',
    'vote',
    '3',
    'end',
  ]);
  assert.deepEqual(shown(withHappenings(moves.slice(0, 1), happened)), ['standIn', '1']);
  assert.deepEqual(shown(withHappenings(moves, undefined)), ['1', '2', '3']);
});

test('what a file says without sense is left out', () => {
  const odd: Replay['happened'] = [
    { ...none, after: 0, seat: 1, type: 'standIn', why: 'time' },
    { ...none, after: 0, seat: 1, type: 'standIn', bot: 'x', why: 'spite' },
    { ...none, after: 0, seat: 1, type: 'end', why: 'asked' },
    { ...none, after: 0, seat: 1, type: 'vote', about: 0 },
  ];
  assert.deepEqual(shown(withHappenings(moves, odd)), ['1', '2', '3']);
});
