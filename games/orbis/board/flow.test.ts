import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf } from './flow.ts';

const states = (steps: Parameters<typeof courseOf>[0]['steps']) =>
  courseOf({ steps })
    .map(({ station, state }) => `${station} ${state}`)
    .join(', ');

test('a turn with a region goes through all stations', () => {
  assert.equal(states([{ kind: 'take' }]), 'take now, place next, pay next, effect next, trim next');
  assert.equal(
    states([{ kind: 'refill' }, { kind: 'trim' }, { kind: 'pay', spot: '1,0' }]),
    'take done, place done, pay now, effect next, trim next',
  );
  assert.equal(
    states([{ kind: 'refill' }, { kind: 'trim' }, { kind: 'village', spot: '1,0' }]),
    'take done, place done, pay done, effect now, trim next',
  );
});

test('a player who takes a god places and pays nothing', () => {
  assert.equal(
    states([{ kind: 'trim' }, { kind: 'love' }]),
    'take done, place skipped, pay skipped, effect now, trim next',
  );
  assert.equal(states([{ kind: 'trim' }]), 'take done, place skipped, pay skipped, effect done, trim now');
});
