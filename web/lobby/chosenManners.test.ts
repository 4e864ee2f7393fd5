import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotInfo } from '@atoll/bots';
import { mannersForAll, mannersToSend, usualManners } from './chosenManners.ts';

const level = (id: string) => ({ id }) as BotInfo;
const usual = usualManners([level('level1'), level('level3'), level('level5')]);

test('what is not chosen is left to the server', () => {
  assert.deepEqual(mannersToSend(usual), {
    lobby: false,
    clock: { kind: 'none' },
    absent: { kind: 'standIn', bot: 'level3' },
    chat: 'on',
  });
  assert.deepEqual(mannersToSend({ ...usual, absent: 'vote', language: 'de', botsAfter: 60, chat: 'phrases' }), {
    lobby: false,
    clock: { kind: 'none' },
    absent: { kind: 'vote' },
    chat: 'phrases',
    language: 'de',
    botsAfter: 60,
  });
});

test('a table that is open to all has a clock from the start; one that was chosen stays', () => {
  assert.equal(mannersForAll(usual).clock.kind, 'live');
  assert.equal(mannersForAll(usual).lobby, true);
  const days = { kind: 'days', perTurn: 12, bank: 24 } as const;
  assert.deepEqual(mannersForAll({ ...usual, clock: days }).clock, days);
});

test('where a house has no third level, its strongest bot stands in', () => {
  assert.equal(usualManners([level('level1'), level('level2')]).standIn, 'level2');
});
