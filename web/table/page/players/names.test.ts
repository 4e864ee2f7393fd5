import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo } from '../../../../server/door/protocol.ts';
import { seatNames } from './names.ts';

const bots = new Map([['greedy', { de: 'Gierig', en: 'Greedy' }]]);
const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name, online: true });
const bot = (seat: number): SeatInfo => ({ seat, kind: 'bot', name: 'greedy', bot: 'greedy', online: true });

test('people go by their names, bots by their level in the reader’s language', () => {
  assert.deepEqual(
    seatNames([person(0, 'Anna'), bot(1)], bots, words => words.de),
    ['Anna', 'Gierig'],
  );
});

test('two of the same name are told apart by a number', () => {
  assert.deepEqual(
    seatNames([bot(0), person(1, 'Anna'), bot(2)], bots, words => words.en),
    ['Greedy 1', 'Anna', 'Greedy 2'],
  );
});

test('a player whose name is not kept is somebody, and a free seat says so', () => {
  const open: SeatInfo = { seat: 1, kind: 'open', name: '', online: false };
  assert.deepEqual(
    seatNames([person(0, ''), open], bots, words => words.en),
    ['somebody', 'still free'],
  );
});
