import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Features, judge } from './judgement.ts';

const features: Features<{ gold: number; wood: number; turn: number }> = {
  names: ['gold', 'wood'],
  read(state, seat, into) {
    into[0] = state.gold + seat;
    into[1] = state.wood;
  },
  progress: ({ turn }) => turn / 10,
};
const judgement = { features: ['gold', 'wood'], early: [1, 2], late: [1, 0], games: 5 };

test('what a feature is worth goes from early to late as the game goes on', () => {
  const evaluate = judge(features, judgement);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 0 }, 0), 3 + 8);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 5 }, 0), 3 + 4);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 10 }, 1), 4);
});

test('a judgement about other features is refused, with their names', () => {
  for (const broken of [
    { ...judgement, features: ['gold', 'stone'] },
    { ...judgement, early: [1] },
  ])
    assert.throws(() => judge(features, broken), /other features .*gold/);
});
