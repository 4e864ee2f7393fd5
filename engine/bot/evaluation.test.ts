import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Features, weightedEvaluation } from './evaluation.ts';

const features: Features<{ gold: number; wood: number; turn: number }> = {
  names: ['gold', 'wood'],
  read(state, seat, into) {
    into[0] = state.gold + seat;
    into[1] = state.wood;
  },
  progress: ({ turn }) => turn / 10,
};
const weights = { features: ['gold', 'wood'], early: [1, 2], late: [1, 0], games: 5 };

test('what a feature is worth goes from early to late as the game goes on', () => {
  const evaluate = weightedEvaluation(features, weights);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 0 }, 0), 3 + 8);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 5 }, 0), 3 + 4);
  assert.equal(evaluate({ gold: 3, wood: 4, turn: 10 }, 1), 4);
});

test('weights for other features are refused, with their names', () => {
  for (const broken of [
    { ...weights, features: ['gold', 'stone'] },
    { ...weights, early: [1] },
  ])
    assert.throws(() => weightedEvaluation(features, broken), /other features .*gold/);
});
