import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Features } from './evaluation.ts';
import { evaluationWithNet, inputsOf, type Net, readInputs } from './net.ts';

interface Hoard {
  gold: number;
  wood: number;
  turn: number;
}

const features: Features<Hoard> = {
  names: ['gold'],
  read(state, _seat, into) {
    into[0] = state.gold;
  },
  progress: ({ turn }) => turn / 10,
  safe: (_, seat) => 100 * seat,
  known: ({ gold, turn }) => (turn === 10 ? gold : null),
  netInputs: {
    names: ['wood'],
    read(state, _seat, into, at) {
      into[at] = state.wood;
    },
  },
};
const weights = { features: ['gold'], early: [1], late: [1], games: 5 };
/** Says two points for each wood beyond three, half a point for each wood, and one for nothing. */
const net: Net = {
  inputs: ['gold', 'how far the game has come', 'wood'],
  linear: [0, 0, 0.5],
  bias: 1,
  hiddenWeights: [
    [0, 0],
    [0, 0],
    [1, -1],
  ],
  hiddenBias: [-3, -100],
  outputWeights: [2, 50],
  games: 7,
};

test('a net looks at the features, how far the game has come, and what else the game shows', () => {
  assert.deepEqual(inputsOf(features), net.inputs);
  const into = new Float64Array(3);
  readInputs(features, { gold: 4, wood: 6, turn: 5 }, 0, into);
  assert.deepEqual([...into], [4, 0.5, 6]);
  assert.deepEqual(inputsOf({ ...features, netInputs: undefined } as unknown as Features), [
    'gold',
    'how far the game has come',
  ]);
});

test('it adds to the evaluation what inputs say straight away, and hidden units as far as they are above zero (ReLU)', () => {
  const evaluate = evaluationWithNet(features, weights, net);
  assert.equal(evaluate({ gold: 4, wood: 2, turn: 5 }, 0), 4 + 1 + 0.5 * 2);
  assert.equal(evaluate({ gold: 4, wood: 6, turn: 5 }, 0), 4 + 1 + 0.5 * 6 + 2 * 3);
  assert.equal(evaluate({ gold: 4, wood: 6, turn: 5 }, 1), 100 + 4 + 1 + 0.5 * 6 + 2 * 3, 'and what is safe');
  assert.equal(evaluate({ gold: 4, wood: 6, turn: 10 }, 0), 4, 'what is known needs no guess');
});

test('a net that looks at other things is refused', () => {
  for (const broken of [
    { ...net, inputs: ['gold', 'how far the game has come', 'stone'] },
    { ...net, linear: [0, 0] },
    { ...net, hiddenWeights: net.hiddenWeights.slice(1) },
    { ...net, hiddenWeights: [[0], [0], [1]] },
    { ...net, hiddenBias: [0] },
  ])
    assert.throws(() => evaluationWithNet(features, weights, broken), /other things than the game shows/);
});
