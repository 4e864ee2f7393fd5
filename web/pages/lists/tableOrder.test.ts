import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf, tableOrder } from './tableOrder.ts';

const table = (status: 'waiting' | 'running' | 'over', seat: number | null, day: number, old = false) => ({
  old,
  info: {
    status,
    you: 0,
    decision: seat === null ? null : { seat, kind: 'k' },
    changedAt: `2026-01-0${day}T12:00:00Z`,
  },
});

test('tables that wait for me come first, then those that run, then those that wait for people, then finished ones', () => {
  const over = table('over', null, 9);
  const waiting = table('waiting', null, 8);
  const theirs = table('running', 1, 7);
  const mine = table('running', 0, 2);
  const mineLater = table('running', 0, 3);
  const old = table('running', 0, 1, true);
  const sorted = [over, waiting, old, theirs, mine, mineLater].sort(tableOrder);
  assert.deepEqual(sorted, [mineLater, mine, theirs, old, waiting, over]);
  assert.equal(kindOf(old), 'running', 'what cannot go on waits for nobody');
});
