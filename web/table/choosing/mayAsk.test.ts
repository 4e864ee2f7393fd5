import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo } from '../../../server/door/protocol.ts';
import { mayAsk } from './mayAsk.ts';

const me: SeatInfo = { seat: 0, kind: 'person', name: 'Anna', online: true };
const bot: SeatInfo = { seat: 1, kind: 'bot', name: 'level2', bot: 'level2', online: true };
const ben: SeatInfo = { seat: 1, kind: 'person', name: 'Ben', online: false };
const free: SeatInfo = { seat: 1, kind: 'open', name: '', online: false };

test('against bots one may ask', () => {
  assert.equal(mayAsk('local', { seats: [me, bot], status: 'running', you: 0 }), true);
  assert.equal(mayAsk('live', { seats: [me, bot], status: 'running', you: 0 }), true);
});

test('at a running table with other people nobody may ask, not even when they are away', () => {
  assert.equal(mayAsk('live', { seats: [me, ben], status: 'running', you: 0 }), false);
  assert.equal(mayAsk('live', { seats: [me, ben], status: 'running', you: 'spectator' }), false);
  assert.equal(mayAsk('live', { seats: [me, free], status: 'waiting', you: 0 }), false);
});

test('a spectator of bots and one person may not ask for that person', () => {
  assert.equal(mayAsk('live', { seats: [me, bot], status: 'running', you: 'spectator' }), false);
});

test('in a replay one may ask at every move', () => {
  assert.equal(mayAsk('replay', { seats: [me, ben], status: 'running', you: 'spectator' }), true);
});

test('in a lesson nobody asks: the lesson says what to do', () => {
  assert.equal(mayAsk('lesson', { seats: [me, bot], status: 'running', you: 0 }), false);
});
