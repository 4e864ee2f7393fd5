import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Comparison, ratings, ratingsWithIntervals } from './elo.ts';

const results = (a: number, b: number, wins: number, losses: number): Comparison[] => [
  ...Array.from({ length: wins }, () => ({ a, b, score: 1 })),
  ...Array.from({ length: losses }, () => ({ a, b, score: 0 })),
];

test('ten wins to one are about 400 points', () => {
  const [first, second] = ratings(2, results(0, 1, 1000, 100)) as [number, number];
  assert.ok(Math.abs(first - second - 400) < 5, `${first - second}`);
  assert.ok(Math.abs(first + second) < 1e-6);
});

test('strength is handed on: who beats the one that beats the third is ahead of both', () => {
  const [a, b, c] = ratings(3, [...results(0, 1, 75, 25), ...results(1, 2, 75, 25)]) as [number, number, number];
  assert.ok(a > b && b > c);
  assert.ok(Math.abs(a - b - (b - c)) < 5);
  assert.ok(Math.abs(a - b - 400 * Math.log10(3)) < 10);
});

test('who never lost has a finite rating', () => {
  const [first] = ratings(2, results(0, 1, 20, 0));
  assert.ok(Number.isFinite(first) && (first as number) > 200);
});

test('ties are equal strength', () => {
  const tied = Array.from({ length: 10 }, () => ({ a: 0, b: 1, score: 0.5 }));
  for (const rating of ratings(2, tied)) assert.ok(Math.abs(rating) < 1e-6);
});

test('intervals hold the rating and shrink with more games', () => {
  const width = (games: number): number => {
    const groups = Array.from({ length: games }, (_, i) => results(0, 1, i % 3 === 0 ? 0 : 1, i % 3 === 0 ? 1 : 0));
    const [first] = ratingsWithIntervals(2, groups);
    assert.ok(first && first.low <= first.elo && first.elo <= first.high);
    return first.high - first.low;
  };
  assert.ok(width(400) < width(40) / 2);
});
