import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, scene } from '../../test/scenes.ts';
import { templeGold, temples } from './temples.ts';

const gold = (...workers: number[]) => templeGold(workers, 6, 3);
const standing = (board: readonly string[], seats: number) => {
  const [temple] = temples(box, scene({ board, seats }));
  return temple && { workers: temple.workers, gold: temple.gold };
};

test('the example temple: Yellow and Red with two workers share six gold, Purple with one gets nothing', () => {
  const board = ['1,1 temple', '1,0 seat0 2-1-0-1 turn2', '2,1 seat1 2-1-0-1 turn3', '1,2 seat2 1-1-1-1'];
  assert.deepEqual(standing(board, 3), { workers: [2, 2, 1], gold: [3, 3, 0] });
});

test('most workers at a temple earn six gold, second most three', () => {
  assert.deepEqual(gold(4, 1, 2), [6, 0, 3]);
  assert.deepEqual(gold(1, 5, 3, 2), [0, 6, 3, 0]);
});

test('a tie for the most shares six gold, rounded down, and there is no second place', () => {
  assert.deepEqual(gold(2, 2), [3, 3]);
  assert.deepEqual(gold(2, 2, 2), [2, 2, 2]);
  assert.deepEqual(gold(2, 2, 2, 2), [1, 1, 1, 1]);
  assert.deepEqual(gold(3, 1, 3, 2), [3, 0, 3, 0]);
  assert.deepEqual(gold(3, 3, 3, 2), [2, 2, 2, 0]);
});

test('a tie for second shares three gold, rounded down', () => {
  assert.deepEqual(gold(3, 1, 1), [6, 1, 1]);
  assert.deepEqual(gold(3, 1, 1, 1), [6, 1, 1, 1]);
  assert.deepEqual(gold(3, 2, 2, 1), [6, 1, 1, 0]);
});

test('a player who is alone at a temple earns six gold, and nobody is second', () => {
  assert.deepEqual(gold(1, 0, 0), [6, 0, 0]);
  assert.deepEqual(gold(0, 3), [0, 6]);
});

test('a temple without workers pays nobody', () => {
  assert.deepEqual(gold(0, 0, 0, 0), [0, 0, 0, 0]);
  assert.deepEqual(standing(['1,1 temple', '1,0 seat0 2-1-0-1 turn0'], 2), { workers: [0, 0], gold: [0, 0] });
});

test('only workers on the side towards the temple count, and several tiles of a seat add up', () => {
  const board = ['1,1 temple', '1,0 seat0 3-1-0-0 turn1', '2,1 seat0 1-1-1-1', '0,1 seat1 3-0-0-1 turn3'];
  assert.deepEqual(standing(board, 2), { workers: [2, 0], gold: [6, 0] });
});

test('each temple is scored for itself', () => {
  const s = scene({ board: ['1,1 temple', '3,1 temple', '2,1 seat0 2-1-0-1 turn1', '1,0 seat1 2-1-0-1 turn2'] });
  assert.deepEqual(
    temples(box, s).map(temple => temple.gold),
    [
      [0, 6],
      [6, 0],
    ],
  );
});

test('at a temple only the tile on top counts where somebody has overbuilt', () => {
  const below = ['1,1 temple', '1,0 seat0 3-1-0-0 turn2', '2,1 seat1 2-1-0-1 turn3'];
  assert.deepEqual(standing(below, 2), { workers: [3, 2], gold: [6, 3] });
  const gone = [...below, '1,0 seat0 2-1-0-1 turn0'];
  assert.deepEqual(standing(gone, 2), { workers: [0, 2], gold: [0, 6] });
  const covered = [...below, '1,0 seat0 1-1-1-1'];
  assert.deepEqual(standing(covered, 2), { workers: [1, 2], gold: [3, 6] });
});
