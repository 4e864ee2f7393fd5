import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happened } from '../../../server/door/protocol.ts';
import { happenedWords } from './happenedWords.ts';

const names = ['Anna', 'Ben'];
const said = (happened: Happened, seat = 0) => {
  const { de, en } = happenedWords(happened, seat, names, 'Lotse');
  return [de, en];
};

test('a stand-in is named, with for whom and why', () => {
  assert.deepEqual(said({ type: 'standIn', bot: 'level3', why: 'time' }), [
    'Zeit um: Bot Lotse springt für Anna ein',
    'Time is up: bot Lotse stands in for Anna',
  ]);
  for (const why of ['vote', 'asked', 'house'] as const)
    for (const line of said({ type: 'standIn', bot: 'level3', why })) assert.match(line, /Lotse.*Anna/);
});

test('who has left is not named: somebody else may sit there by now', () => {
  for (const line of said({ type: 'standIn', bot: 'level3', why: 'left' })) assert.doesNotMatch(line, /Anna/);
});

test('a vote says who wants what about whom, and an early end says why', () => {
  assert.deepEqual(said({ type: 'vote', about: 0, choice: 'standIn' }, 1), [
    'Ben ist dafür, dass ein Bot für Anna einspringt',
    'Ben wants a bot to stand in for Anna',
  ]);
  assert.deepEqual(said({ type: 'end', why: 'nobody' }), [
    'Vorzeitig zu Ende: Am Tisch saßen nur noch Bots.',
    'Ended early: Only bots were left at the table.',
  ]);
});
