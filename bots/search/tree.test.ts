import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { usualSearchParameters } from './searchParameters.ts';
import { forkAt, newNode, select, type Tree } from './tree.ts';

const [left, middle, right] = [{ way: 'left' }, { way: 'middle' }, { way: 'right' }];
const newTree = (): Tree => ({ root: newNode(), size: 0 });

/** Follows one fork many times, where each way brings its own reward, give or take 5. */
function visit(weights: readonly number[], rewards: readonly number[], rounds: number): number[] {
  const chance = new Chance('bandit');
  const tree = newTree();
  const fork = forkAt(tree, tree.root, 0, [left, middle, right], () => weights);
  for (let i = 0; i < rounds; i++) {
    const at = select(fork, 3, usualSearchParameters);
    const branch = fork.choices[at];
    branch.visits++;
    branch.total += rewards[at] + 10 * chance.unit() - 5;
  }
  return fork.choices.map(({ visits }) => visits);
}

test('what looks best is tried first', () => {
  const [first, second, third] = visit([-1, 2, -1], [0, 0, 0], 1);
  assert.deepEqual([first, second, third], [0, 1, 0]);
});

test('what goes best is tried most often, even if it looked bad', () => {
  const [first, second, third] = visit([2, 0, -2], [0, 0, 4], 400) as [number, number, number];
  assert.ok(third > 200, `${first}, ${second}, ${third}`);
});

test('with nothing to tell ways apart, all of them are tried', () => {
  for (const visits of visit([0, 0, 0], [0, 0, 0], 90)) assert.ok(visits > 10);
});

test('a move that is not always legal keeps its branch, and is available only when it is', () => {
  const tree = newTree();
  const none = () => [0, 0];
  const [a] = forkAt(tree, tree.root, 0, [left, middle], none).choices;
  const other = forkAt(tree, tree.root, 0, [middle, right], none);
  select(other, 1, usualSearchParameters);
  const again = forkAt(tree, tree.root, 0, [{ way: 'left' }, middle], none);
  assert.equal(again.choices[0], a, 'the same branch for an equal record');
  assert.deepEqual(
    again.choices.map(({ available }) => available),
    [0, 1],
  );
  assert.equal(tree.size, 3);
});

test('the same move of another seat is another branch', () => {
  const tree = newTree();
  const mine = forkAt(tree, tree.root, 0, [left, right], () => [0, 0]);
  const theirs = forkAt(tree, tree.root, 1, [left, right], () => [0, 0]);
  assert.notEqual(mine.choices[0], theirs.choices[0]);
});

test('where there are many moves, those that look worst wait until the others are known', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ way: i }));
  const tree = newTree();
  const fork = forkAt(tree, tree.root, 0, many, () => many.map((_, i) => i - 19.5));
  const narrow = { ...usualSearchParameters, breadth: 2 };
  for (let i = 0; i < 50; i++) {
    const branch = fork.choices[select(fork, 1000, narrow)];
    branch.visits++;
  }
  const tried = fork.choices.flatMap(({ visits }, i) => (visits > 0 ? [i] : []));
  assert.ok(tried.length > 2 && tried.length <= 2 * Math.sqrt(51) + 1, `${tried}`);
  assert.ok(
    tried.every(i => i >= 40 - 2 * Math.sqrt(51) - 1),
    `only the best-looking: ${tried}`,
  );
});
