import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotInfo } from '@atoll/bots';
import { forAllWishes, mannersFrom, usualWishes } from './wishes.ts';

const level = (id: string) => ({ id }) as BotInfo;
const usual = usualWishes([level('level1'), level('level3'), level('level5')]);

test('what is not wished for is left to the server', () => {
  assert.deepEqual(mannersFrom(usual), {
    lobby: false,
    clock: { kind: 'none' },
    absent: { kind: 'standIn', bot: 'level3' },
    chat: 'on',
  });
  assert.deepEqual(mannersFrom({ ...usual, absent: 'vote', language: 'de', botsAfter: 60, chat: 'phrases' }), {
    lobby: false,
    clock: { kind: 'none' },
    absent: { kind: 'vote' },
    chat: 'phrases',
    language: 'de',
    botsAfter: 60,
  });
});

test('a table that is open to all has a clock from the start; one that was chosen stays', () => {
  assert.equal(forAllWishes(usual).clock.kind, 'live');
  assert.equal(forAllWishes(usual).lobby, true);
  const days = { kind: 'days', perTurn: 12, bank: 24 } as const;
  assert.deepEqual(forAllWishes({ ...usual, clock: days }).clock, days);
});

test('where a house has no third level, its strongest bot stands in', () => {
  assert.equal(usualWishes([level('level1'), level('level2')]).standIn, 'level2');
});
